"""What every answer tells the browser: where pages may load from, send to and be shown."""

import re

from ..system.settings import Settings

ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
OVER_TLS = ((b"strict-transport-security", b"max-age=31536000"),)
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'{socket}; "
    "form-action 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'"
)
HOST = re.compile(r"[a-z0-9.:\[\]-]{1,255}", re.ASCII | re.IGNORECASE)

Headers = tuple[tuple[bytes, bytes], ...]


def headers(settings: Settings, host: str) -> Headers:
    """The headers of an answer to somebody who called us by this host."""
    secure = settings.public_url.startswith("https:")
    # Some browsers do not count a WebSocket to the same host as 'self'.
    socket = f" {'wss' if secure else 'ws'}://{host}" if HOST.fullmatch(host) else ""
    policy = (b"content-security-policy", POLICY.format(socket=socket).encode())
    return (*ALWAYS, policy, *(OVER_TLS if secure else ()))
