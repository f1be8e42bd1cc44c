"""Things a client can send: honest requests and commands, and what malice or a fault makes of them."""

import json
import string
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.routing import Route

from sternhafen.server import protocol
from sternhafen.server.web.routes import ROUTES

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 15, 16, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, 1e308,
    "", "0", "²", "x", "\x00", "a\x00b", "\u202eevil", "\ufeff", "e\u0301" * 30, "😀" * 8, "x" * 25, "x" * 5000,
    "'; DROP TABLE players; --", "%s%n", "../../etc/passwd", "http://[",
    [], [[]], {}, {"a": {"b": {}}}, {"": 0}, ["x"] * 50, {"type": "act"}, {"card": "\x00"},
]  # fmt: skip
RAW: list[bytes] = [
    b"", b"{", b"null", b"[]", b"\xff\xfe\x00", b"{}" * 9, b'{"a":NaN}', b'{"name":"\\ud800"}', b'{"name":"\\u0000"}',
    b"[" * 3000, b'{"a":' * 3000, b"x" * 70_000, b'{"name":"\xc3\x28"}', b"1" * 5000, b'"' + b"x" * 9000 + b'"',
]  # fmt: skip
WORDS = [
    "%00", "%0a", "²", "nowhere", "x" * 300, "x" * 5000, "..", "%2e%2e%2f", "9" * 30, "9" * 5000, "-1", "%ff%fe",
    "%F0%9F%98%80", "all", "watch", "0", "1", "null", "a b", "'", "*", "@",
]  # fmt: skip
ORIGINS = [b"http://evil.example", b"http://[", b"null", b"\xff"]
COOKIES = [b"sternhafen=forged.x", b"sternhafen=\xe9", b"=;;=", b"a"]
SCHEMES = [b"Bearer \xe9\xff", b"Bearer", b"Basic x"]
QUERIES = ("seat", "moment", "at", "since", "status", "game", "mine", "before", "pack", "token", "invite")
METHODS = ("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH")
BODIES: list[Any] = [kind for name, kind in vars(protocol).items() if name.endswith("Request")]
COMMANDS: list[Any] = list(protocol.ClientMessage.__args__)
PATHS = sorted({route.path for route in ROUTES if isinstance(route, Route)})
DEAR = ("/api/account/register", "/api/account/login", "/api/account/password", "/api/account/delete")
"""Hashing passwords takes long; these come less often."""


class Nasty:
    """A stream of requests and frames from one seed."""

    def __init__(self, rng: Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables

    def path(self) -> str:
        """One of our addresses, its parts honest or not; sometimes no address of ours."""
        rng = self.rng
        if rng.random() < 0.1:
            return "/" + "/".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 4)))
        path = rng.choice(PATHS if rng.random() < 0.03 else [one for one in PATHS if one not in DEAR])
        while "{" in path:
            before, _, rest = path.partition("{")
            path = before + self.part() + rest.partition("}")[2]
        return path + self.query()

    def part(self) -> str:
        return self.rng.choice(self.tables if self.rng.random() < 0.7 else WORDS)

    def query(self) -> str:
        rng = self.rng
        names = [rng.choice(QUERIES) for _ in range(rng.choice((0, 0, 1, 2)))]
        values = [rng.choice(WORDS) if rng.random() < 0.6 else quote(str(rng.choice(VALUES))) for _ in names]
        return "?" + "&".join(map("=".join, zip(names, values, strict=True))) if names else ""

    def body(self) -> bytes:
        """A request as a model describes it, with some of its values replaced; or plain rubbish."""
        rng = self.rng
        if rng.random() < 0.1:
            return rng.choice(RAW)
        return self.bent(self.fields(rng.choice(BODIES)))

    def frame(self, view: Any) -> bytes | str:
        """A command, honest or bent."""
        rng = self.rng
        if rng.random() < 0.02:
            return rng.choice(RAW)[:16_000]
        kind = rng.choice(COMMANDS)
        fields = self.fields(kind) | {"type": kind.__struct_config__.tag, "id": f"{rng.getrandbits(64):x}"}
        decision = (view or {}).get("decision")
        if fields["type"] == "act" and decision and rng.random() < 0.7:
            fields |= {"decision": decision["number"], "action": self.action(decision)}
        return self.bent(fields, often=0.15).decode(errors="replace")

    def action(self, decision: Any) -> Any:
        """An action of the decision, honest or with another value somewhere."""
        options = [option.get("action", option) for option in decision.get("options") or [{}]]
        action = dict(self.rng.choice(options) or {"type": "x"})
        if self.rng.random() < 0.5:
            action[self.rng.choice([*action, "x"])] = self.rng.choice(VALUES)
        return action

    def fields(self, model: Any) -> dict[str, Any]:
        """Honest looking values for a model's fields."""
        honest = {
            "name": "Ada", "language": "de", "email": "a@b.c", "username": self.word(), "password": "correct horse",
            "game": "jumpdrive", "label": "bot", "seat": self.rng.randrange(3), "bot": "random", "invite": "x" * 32,
            "ready": True, "visibility": "solo", "decision": 1, "action": {"type": "explore"}, "text": "hello",
            "paused": self.rng.random() < 0.2, "players": 2, "same_deal": self.rng.choice(self.tables), "token": "x",
            "old": "x", "new": "correct horse 2", "bots": ["random"],
        }  # fmt: skip
        names = msgspec.structs.fields(model)
        return {one.name: honest[one.name] for one in names if one.name in honest and self.rng.random() < 0.8}

    def word(self) -> str:
        return "".join(self.rng.choice(string.ascii_lowercase) for _ in range(8))

    def bent(self, fields: dict[str, Any], often: float = 0.6) -> bytes:
        rng = self.rng
        for name in [*fields, "extra"]:
            if rng.random() < often / (len(fields) + 1):
                fields[name] = rng.choice(VALUES)
        written = json.dumps(fields).encode()
        if rng.random() < 0.03:
            at = rng.randrange(len(written) + 1)
            written = written[:at] + bytes([rng.randrange(256)]) + written[at + 1 :]
        return written

    def headers(self, origin: str, cookies: list[str], keys: list[str]) -> list[bytes]:
        """Who asks and from where: honest, forged or broken."""
        rng, lines = self.rng, []
        if rng.random() < 0.9:
            lines.append(b"Origin: " + rng.choice([origin.encode()] * 6 + ORIGINS))
        if rng.random() < 0.8:
            lines.append(b"Cookie: " + rng.choice([cookie.encode() for cookie in cookies] * 4 + COOKIES))
        if rng.random() < 0.15:
            lines.append(b"Authorization: " + rng.choice([f"Bearer {key}".encode() for key in keys] + SCHEMES))
        return lines
