"""Forged and broken things are refused with the right code, while the honest case beside them passes."""

import json
import random
from typing import Any

import pytest
from server.harness import LINE, PATIENCE, Chair, Person, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin


def socket_code(
    server: Server, table: str, *, origin: str | None, frame: str | bytes | None = None, **headers: str
) -> int:
    """How the server closes a WebSocket opened so; 0 if it sends a view instead."""
    url = server.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
    honest = Origin(origin) if origin else None
    with connect(url, origin=honest, additional_headers=headers, **LINE) as line:
        try:
            if frame is not None:
                line.recv(timeout=PATIENCE)
                line.send(frame)
                while True:
                    if json.loads(line.recv(timeout=PATIENCE))["type"] == "pong":
                        return 0
            line.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
    return 0


@pytest.fixture
def table(ada: Person) -> str:
    return str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])


def test_socket_origin(server: Server, ada: Person, table: str) -> None:
    """Our own pages may connect; foreign pages, and programs without a key, may not."""
    assert socket_code(server, table, origin=server.url, Cookie=ada.cookie) == 0
    assert socket_code(server, table, origin="http://evil.example", Cookie=ada.cookie) == 4403
    assert socket_code(server, table, origin=None, Cookie=ada.cookie) == 4403


def test_socket_cookie(server: Server, ada: Person, table: str) -> None:
    """A cookie with one letter changed is refused."""
    good = ada.cookie
    middle = len(good) - 10
    bad = good[:middle] + ("A" if good[middle] != "A" else "B") + good[middle + 1 :]
    assert socket_code(server, table, origin=server.url, Cookie=good) == 0
    assert socket_code(server, table, origin=server.url, Cookie=bad) == 4401


def test_socket_token(server: Server, ada: Person, table: str) -> None:
    """Programs show a bearer token instead of an Origin; a forged one is refused."""
    token = ada.post("/api/tokens", {"label": "bot"})["secret"]
    assert socket_code(server, table, origin=None, Authorization=f"Bearer {token}") == 0
    assert socket_code(server, table, origin=None, Authorization=f"Bearer {token}x") == 4401
    assert socket_code(server, table, origin="http://evil.example", Authorization=f"Bearer {token}") == 4403


def test_socket_table(server: Server, ada: Person, bob: Person, table: str) -> None:
    """A table that does not exist and one that is not for oneself look alike."""
    private = ada.open_table(visibility="private")["table"]["id"]
    solo = ada.solo(players=2)
    assert socket_code(server, "nowhere", origin=server.url, Cookie=bob.cookie) == 4404
    for hidden in (private, solo):
        assert socket_code(server, hidden, origin=server.url, Cookie=ada.cookie) == 0
        assert socket_code(server, hidden, origin=server.url, Cookie=bob.cookie) == 4404
        assert bob.get(f"/api/tables/{hidden}", status=404) == bob.get("/api/tables/nowhere", status=404)


PING = '{"type":"ping","id":"1"}'


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (PING, 0),
        ("not json", 4400),
        ('{"type":"act"}', 4400),
        ('{"type":"unknown","id":"1"}', 4400),
        ('{"type":"ping","id":"1","more":1}', 4400),
        ('{"type":"act","id":"1","decision":"x","action":{}}', 4400),
        ('{"type":"act","id":"1","decision":1,"action":[]}', 4400),
        (b"\xff\xfe\x00", 4400),
        ("", 4400),
        ('{"type":"ping","id":"' + "x" * 65 + '"}', 4400),
        ('{"type":"chat","id":"1","text":"' + "x" * 20_000 + '"}', 1009),
    ],
)
def test_frames(server: Server, ada: Person, table: str, frame: str | bytes, code: int) -> None:
    """Malformed and oversized frames end the connection with their code; a proper one is answered."""
    assert socket_code(server, table, origin=server.url, frame=frame, Cookie=ada.cookie) == code


def test_seat(server: Server, ada: Person, bob: Person, table: str) -> None:
    """Only the player of a seat can act for it."""
    with bob.sit(table) as stranger, ada.sit(table) as owner:
        owner.until("view")
        wish: Any = {"decision": owner.view["decision"]["number"], "action": owner.action(random.Random(1))}
        assert stranger.ask("act", **wish)["kind"] == "wrong_seat"
        assert stranger.ask("undo")["kind"] == "wrong_seat"
        assert stranger.ask("resign")["kind"] == "wrong_seat"
        assert owner.ask("act", **wish)["type"] == "ack"


def test_http_origin(server: Server, ada: Person) -> None:
    """Unsafe requests need our Origin or a key; safe ones need neither."""
    cookie = {"Cookie": ada.cookie}
    token = ada.post("/api/tokens", {"label": "bot"})["secret"]
    wish = {"name": "Ada"}

    def post(headers: dict[str, str]) -> int:
        return server.post("/api/me", json=wish, headers=headers).status_code

    assert post(cookie | {"Origin": server.url}) == 200
    assert post(cookie | {"Origin": "http://evil.example"}) == 403
    assert post(cookie | {"Origin": "null"}) == 403
    assert post(cookie) == 403
    assert post({"Authorization": f"Bearer {token}"}) == 200
    assert post({"Authorization": "Bearer forged"}) == 401
    assert post({"Cookie": "sternhafen=forged", "Origin": server.url}) == 401
    assert server.get("/api/me", headers=cookie).status_code == 200


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("http://192.168.7.7:99", "192.168.7.7:99", 200),
        ("http://[fd00::7]:99", "[fd00::7]:99", 200),
        ("http://192.168.7.7:99", "192.168.7.8:99", 403),
        ("http://evil.example:99", "evil.example:99", 403),
    ],
)
def test_at_home_by_number(server: Server, ada: Person, origin: str, host: str, status: int) -> None:
    """Without a public address the phone in the same room may use the machine's number, but no foreign name."""
    headers = {"Cookie": ada.cookie, "Origin": origin, "Host": host}
    assert server.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == status


def test_public_url_is_the_only_origin(tmp_path_factory: pytest.TempPathFactory) -> None:
    """With a public address set, pages from anywhere else are foreign, this machine's number too."""
    folder = tmp_path_factory.mktemp("public")
    with Server(f"sqlite:///{folder / 'public.sqlite3'}", public_url="https://games.example") as server:
        codes = [
            server.post("/api/me", json={}, headers={"Origin": origin}).status_code
            for origin in ("https://games.example", "http://games.example", server.url)
        ]
        cookie = server.post("/api/me", json={}, headers={"Origin": "https://games.example"})
    assert codes == [200, 403, 403]
    assert "secure" in cookie.headers["set-cookie"].lower()


def test_oversized_and_malformed_bodies(server: Server, ada: Person) -> None:
    """A body too large, not JSON, or with unknown fields is refused before anything happens."""
    too_large = ada.http.post("/api/me", content=b"x" * 70_000)
    assert (too_large.status_code, too_large.json()["error"]["kind"]) == (413, "large")
    assert ada.http.post("/api/me", content=b"{").status_code == 400
    assert ada.post("/api/me", {"name": "Ada", "admin": True}, status=400)["error"]["kind"] == "malformed"
    assert ada.post("/api/me", {"name": "x" * 25}, status=400)["error"]["kind"] == "malformed"


def test_invitation(server: Server, ada: Person, bob: Person) -> None:
    """The invitation opens the private table, an altered one does not, a renewed one ends the old."""
    made = ada.open_table(visibility="private", players=3)
    table, invite = made["table"]["id"], made["invite"]
    assert len(invite) >= 22  # 128 bits
    bob.post(f"/api/tables/{table}/join", {"invite": invite[:-1] + "_"}, status=404)
    bob.post(f"/api/tables/{table}/join", status=404)
    fresh = ada.post(f"/api/tables/{table}/invite")["invite"]
    bob.post(f"/api/tables/{table}/enter", {"invite": invite}, status=404)
    bob.post(f"/api/tables/{table}/enter", {"invite": fresh})
    assert bob.get(f"/api/tables/{table}")["table"]["you"] is None
    assert bob.post(f"/api/tables/{table}/join")["table"]["you"] == 1


def test_metrics_only_for_the_host(server: Server) -> None:
    """From this machine yes, through a proxy no."""
    assert "sternhafen_connections" in server.get("/metrics").text
    assert server.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status_code == 403


def flood(chair: Chair) -> None:
    """Send without end, until the line is closed."""
    while True:
        chair.send("ping")


def test_rate_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Too many messages close the line, too many log-ins and requests are answered with 429."""
    folder = tmp_path_factory.mktemp("rates")
    rates = {"rate_messages": "20/hour", "rate_logins": "3/hour", "rate_requests": "40/hour"}
    with Server(f"sqlite:///{folder / 'rates.sqlite3'}", **rates) as server:
        ada = Person(server)
        with ada.sit(ada.solo(players=2)) as chair, pytest.raises(ConnectionClosed) as closed:
            flood(chair)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4408
        wrong = {"username": "nobody", "password": "wrong"}
        codes = [ada.http.post("/api/account/login", json=wrong).status_code for _ in range(4)]
        assert codes == [401, 401, 401, 429]
        codes = [ada.http.get("/api/me").status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429
        ada.close()


def test_watching_needs_no_name_but_our_page(server: Server, table: str) -> None:
    """A visitor without a cookie may watch an open table."""
    with Chair(server, table, None) as watcher:
        assert watcher.until("view")["view"]["seat"] is None
