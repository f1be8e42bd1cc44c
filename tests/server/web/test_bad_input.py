"""What once was answered with 500, on both databases."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from faults.fuzz import RawLine
from server.harness import Chair, Person, Server
from server.postgres import Postgres
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        with Server(f"sqlite:///{tmp_path_factory.mktemp('bad') / 'bad.sqlite3'}") as server:
            yield server
    else:
        with Postgres() as postgres, Server(postgres.url) as server:
            yield server


@pytest.fixture
def person(anywhere: Server) -> Iterator[Person]:
    somebody = Person(anywhere, "Cyd")
    yield somebody
    somebody.close()


PATHS = [
    "/%00", "/a%00b", "/" + "x" * 5000, "/" + "x" * 300, "/assets/" + "x" * 300, "/t/%00", "/api/tables/%00",
    "/api/tables/" + "x" * 900, "/api/tables/²", "/api/tables?before=99999999999999999999999", "/api/tables?game=%00",
    "/api/tables?status=%00", "/api/games/%00/components", "/%ff%fe", "/api/tables/x/moments/" + "9" * 5000,
    "/api/games/jumpdrive/components?pack=%00",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_addresses(anywhere: Server, path: str) -> None:
    """Answered as missing or malformed."""
    with RawLine(anywhere) as line:
        assert line.ask("GET", path, [], b"") in (200, 400, 404)


@pytest.mark.parametrize("query", ["seat=²", "seat=%00", "moment=²", "moment=" + "9" * 900, "seat=" + "9" * 900])
def test_looking_back(person: Person, query: str) -> None:
    """Numbers nobody could mean."""
    table = person.solo(players=2)
    assert person.http.get(f"/api/tables/{table}/moments/1?{query}").status_code in (200, 400, 403, 404)


BODIES: list[tuple[str, Any]] = [
    ("/api/me", {"name": "a\x00b"}),
    ("/api/me", {"name": "x", "email": "a\x00@b"}),
    ("/api/tokens", {"label": "\x00"}),
    ("/api/account/login", {"username": "\x00", "password": "x"}),
    ("/api/account/register", {"username": "ab\x00", "password": "long enough"}),
    ("/api/tables", {"game": "jumpdrive", "same_deal": "\x00"}),
    ("/api/tables", {"game": "jumpdrive", "seed": 10**60, "visibility": "solo"}),
    ("/api/tables", {"game": "jumpdrive", "options": {"x": 10**400}}),
    ("/api/tables", {"game": "jumpdrive", "clock": {"kind": "correspondence", "days": 1e-300}}),
    ("/api/tables/x/join", {"invite": "\x00"}),
    ("/api/records", {"format": "\x00"}),
    ("/api/mail/confirm", {"token": "\x00"}),
    ("/api/mail/stop", {"token": "é"}),
]


@pytest.mark.parametrize(("path", "data"), BODIES, ids=range(len(BODIES)))
def test_bodies(person: Person, path: str, data: Any) -> None:
    """NULs and huge values."""
    assert person.http.post(path, json=data).status_code in (200, 400, 401, 403, 404)


@pytest.mark.parametrize("raw", [b"[" * 60_000, b'{"a":' * 12_000, b'{"name":' + b"[" * 20_000, b'{"name":"\\ud800"}'])
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/records"])
def test_nesting(person: Person, path: str, raw: bytes) -> None:
    """Nested deeper than anybody means it, or half a letter."""
    assert person.http.post(path, content=raw).status_code == 400


@pytest.mark.parametrize(
    "header", [b"Authorization: Bearer \xe9\xff", b"Cookie: sternhafen=\xe9\xff", b"Origin: http://["]
)
def test_headers(anywhere: Server, header: bytes) -> None:
    """Letters outside ASCII where only ASCII belongs, and half an address."""
    with RawLine(anywhere) as line:
        for path in ("/api/me", "/metrics"):
            assert line.ask("GET", path, [header], b"") in (200, 401, 403)
        assert line.ask("POST", "/api/me", [header], b"{}") in (401, 403)


def test_commands(person: Person) -> None:
    """Over the socket: nested, NUL, huge; the line closes or the command is refused, and the next line is fine."""
    table = person.solo(players=2)
    frames = [
        '{"type":"act","id":"1","decision":1,"action":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
        '{"type":"chat","id":"1","text":"\\u0000"}',
        '{"type":"act","id":"1","decision":1,"action":{"type":"\\u0000"}}',
        '{"type":"act","id":"1","decision":' + "9" * 4000 + ',"action":{}}',
        json.dumps({"type": "act", "id": "x", "decision": 1, "action": {"type": "explore", "n": 10**300}}),
    ]
    for frame in frames:
        with person.sit(table) as chair:
            chair.until("view")
            chair.socket.send(frame)
            assert answered(chair) in ("pong", 4400)
    with person.sit(table) as chair:
        assert chair.until("view")["decision"]


def answered(chair: Chair) -> str | int:
    """What came in the end: an answer to a ping, or the code of a closed line."""
    try:
        chair.send("ping")
        return str(chair.until("pong")["type"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_metrics_with_a_strange_key(tmp_path: Path) -> None:
    """Compared as bytes: no letter is an error."""
    with Server(f"sqlite:///{tmp_path / 'metrics.sqlite3'}", metrics_token="sécret") as server:
        strange = {b"X-Forwarded-For": b"8.8.8.8", b"Authorization": "Bearer é".encode("latin-1")}
        assert server.get("/metrics", headers=strange).status_code == 403
