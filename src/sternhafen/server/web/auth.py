"""Who is asking: a session cookie or a bearer token; and from where: the Origin of unsafe requests."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..protocol import PlayerInfo
from ..protocol.errors import ApiError
from ..store import Store, players
from ..system.network import network
from ..system.secrecy import Cookies, digest
from ..system.settings import Settings

COOKIE = "sternhafen"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Over TLS: browsers take a cookie of this name from this host only, never from a neighbour under the same domain."""


class Auth:
    """Identifies requests and WebSockets alike."""

    def __init__(self, store: Store, cookies: Cookies, settings: Settings) -> None:
        self.store = store
        self.cookies = cookies
        self.origins = settings.origins
        self.at_home = not settings.public_url
        self.secure = settings.public_url.startswith("https:")
        self.cookie = HOST_COOKIE if self.secure else COOKIE

    def check_origin(self, request: HTTPConnection) -> None:
        """Browsers must come from our own pages. Programs send no Origin but show a bearer token."""
        origin = request.headers.get("origin")
        if origin is None and bearer(request) is not None:
            return
        if origin is None or not self._ours(origin.lower(), request.headers.get("host", "").lower()):
            raise ApiError("origin", "origin")

    def _ours(self, origin: str, host: str) -> bool:
        """The public address; at home, where none is set, also this machine by number, as a phone would type it.

        Only numbers, never names: a foreign page can make its own name lead here, but not a number.
        """
        if origin in self.origins or not self.at_home:
            return origin in self.origins
        try:
            parts = urlsplit(origin)
            return parts.netloc == host and is_number(parts.hostname)
        except ValueError:
            return False

    async def player(self, request: HTTPConnection) -> PlayerInfo | None:
        """The player; None for a visitor who shows nothing; refused when what they show is not genuine."""
        token = bearer(request)
        if token is not None:
            found = await self.store.read(lambda connection: players.of_token(connection, token))
            return known(found)
        session = self.session(request)
        if session is None:
            return None
        return await self.store.read(lambda connection: players.of_session(connection, session))

    def credential(self, request: HTTPConnection) -> str | None:
        """The hash under which the key or session of a request is stored; None for a visitor who shows nothing."""
        secret = bearer(request) or self.session(request)
        return digest(secret) if secret else None

    def session(self, request: HTTPConnection) -> str | None:
        """The session secret in the cookie; refused when the cookie was tampered with."""
        cookie = request.cookies.get(self.cookie)
        if cookie is None:
            return None
        secret = self.cookies.read(cookie)
        if secret is None:
            raise ApiError("unauthorized", "bad-cookie")
        return secret

    def origin(self, request: HTTPConnection) -> str:
        """What is stored of where a table was opened from."""
        return self.cookies.place(caller(request))

    async def require_session(self, request: HTTPConnection) -> PlayerInfo:
        """The player in person: a program's key opens no account, makes no keys and deletes nobody."""
        if bearer(request) is not None:
            raise ApiError("forbidden", "not-with-a-key")
        return await self.require(request)

    async def require(self, request: HTTPConnection) -> PlayerInfo:
        """The player, or a refusal."""
        player = await self.player(request)
        if player is None:
            raise ApiError("unauthorized", "no-player")
        return player


def is_number(host: str | None) -> bool:
    """Whether a host is written as an IP address."""
    try:
        return bool(ip_address(host or ""))
    except ValueError:
        return False


def bearer(request: HTTPConnection) -> str | None:
    """The token of an Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def known(player: PlayerInfo | None) -> PlayerInfo:
    """A token that fits nobody is refused, unlike no token at all."""
    if player is None:
        raise ApiError("unauthorized", "bad-token")
    return player


def caller(request: HTTPConnection) -> str:
    """The name under which limits count this caller."""
    return network(address(request))


def address(request: HTTPConnection) -> str:
    """The caller's network address (uvicorn has looked behind trusted proxies)."""
    return request.client.host if request.client else "unknown"
