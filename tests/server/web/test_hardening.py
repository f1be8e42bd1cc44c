"""Silent connections, too many of them, too many tables; and what answers tell browsers."""

import random
import re
import socket
import time
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest
from server.harness import PATIENCE, Chair, Person, Server
from websockets.exceptions import ConnectionClosed

import sternhafen

STRICT = {
    "request_seconds": "1",
    "max_connections": "20",
    "max_sockets": "3",
    "max_tables": "2",
    "max_chat": "2",
    "max_imports": "1",
    "rate_passwords": "3/hour",
    "rate_contacts": "3/hour",
    "rate_chat": "4/hour",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'strict.sqlite3'}", **STRICT) as server:
        yield server


@pytest.fixture
def cyd(strict: Server) -> Iterator[Person]:
    person = Person(strict, "Cyd")
    yield person
    for table in person.get("/api/tables?mine=1")["tables"]:
        person.http.post(f"/api/tables/{table['id']}/leave")
    person.close()


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def answer(line: socket.socket) -> bytes:
    """A whole answer, head and body, in however many pieces it comes: nothing of it is left for the next one."""
    with line.makefile("rb") as heard:
        head = b"".join(takewhile(lambda row: row != b"\r\n", heard))
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        return head + heard.read(int(length[1]) if length else 0)


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_who_does_not_finish_a_request_is_ended(strict: Server, said: bytes) -> None:
    """Silent from the start, or in the middle of the head."""
    with connected(strict) as line:
        line.sendall(said)
        assert line.recv(1000) == b""


def test_nor_who_drips_a_second_request(strict: Server) -> None:
    """A good request first buys no time for the next one."""
    with connected(strict) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert line.recv(1000) == b""


def test_a_body_that_does_not_come_is_not_waited_for(strict: Server) -> None:
    """The answer is 408."""
    with connected(strict) as line:
        head = f"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: {strict.url}\r\nContent-Length: 50\r\n\r\n"
        line.sendall(head.encode() + b"{")
        assert answer(line).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("size", [70_000, 400_000])
def test_a_large_body_is_answered_on_a_new_line_that_stays_open(server: Server, size: int) -> None:
    """Whether it comes together with its head or after it: it is heard out, refused, and the next request is served."""
    head = f"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: {server.url}\r\nContent-Length: {size}\r\n\r\n"
    with connected(server) as line:
        line.sendall(head.encode() + b"x" * size)
        assert answer(line).startswith(b"HTTP/1.1 413")
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200")


def test_a_head_without_end_is_not_kept(strict: Server) -> None:
    """However fast it comes."""
    with connected(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            line.sendall((b"X-More: " + b"x" * 8000 + b"\r\n") * 10_000)


def test_many_silent_connections_lock_nobody_out(strict: Server) -> None:
    """Those beyond an address' share are ended at once; when the silent ones are gone, there is room again."""
    silent = [connected(strict) for _ in range(60)]
    ended = [line for line in silent if line.recv(1) == b""]
    assert len(ended) == 60
    for line in silent:
        line.close()
    assert strict.get("/healthz").status_code == 200


def test_open_files(strict: Server) -> None:
    """The limit is raised as far as the system lets us."""
    assert strict.process
    limits = Path(f"/proc/{strict.process.pid}/limits").read_text()
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    assert int(soft) == min(65_536, int(hard))


def test_sockets_of_one_address(strict: Server, cyd: Person) -> None:
    """Three at a time; when one closes, another may open."""
    table = cyd.solo(players=2)
    lines = [cyd.sit(table) for _ in range(3)]
    with cyd.sit(table) as fourth, pytest.raises(ConnectionClosed):
        fourth.until("view")
    for line in lines:
        line.__exit__(None, None, None)
    assert opens(strict, cyd, table)
    with cyd.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")


def opens(server: Server, person: Person, table: str) -> bool:
    """Whether a line opens before patience ends: the server may need a moment to see that others closed."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with Chair(server, table, person.cookie) as chair:
                return bool(chair.until("view"))
        except ConnectionClosed:
            time.sleep(0.05)
    return False


def test_tables_of_one_player_and_one_address(database: str) -> None:
    """Two each, five from here; a closed one makes room."""
    with Server(database, max_tables="2", max_tables_address="5") as server:
        people = [Person(server, name) for name in ("Dan", "Eve", "Fay")]
        for person in people[:2]:
            made = [person.open_table(players=2)["table"]["id"] for _ in range(2)]
            assert key(person.post("/api/tables", {"game": "jumpdrive"}, status=409)) == "too-many-tables"
        people[2].open_table(players=2)
        assert key(people[2].post("/api/tables", {"game": "jumpdrive"}, status=409)) == "too-many-tables"
        people[1].post(f"/api/tables/{made[0]}/leave")
        people[2].open_table(players=2)
        for person in people:
            person.close()


def test_a_series_and_a_rematch_count_as_tables(database: str) -> None:
    """Whatever way a table is opened: beyond a player's share it is refused, and the old ones stay as they are."""
    with Server(database, max_tables="1") as server:
        ada = Person(server, "Ada")
        over = finished(ada)
        ada.open_table(players=2)
        night = ada.post("/api/cups", {"kind": "night", "name": "N", "games": ["jumpdrive"]})["id"]
        for path in (f"/api/cups/{night}/start", f"/api/tables/{over}/rematch"):
            assert key(ada.post(path, status=409)) == "too-many-tables"
        assert ada.get(f"/api/cups/{night}")["status"] == "open"
        ada.close()


def finished(person: Person) -> str:
    table = person.solo(players=2)
    with person.sit(table) as chair:
        chair.play(random.Random(1))
    return table


def key(answer: object) -> str:
    assert isinstance(answer, dict)
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def test_imports_have_an_end(cyd: Person) -> None:
    """One record here; the second is refused."""
    state, rng = sternhafen.game("jumpdrive").new(players=2, seed=3), random.Random(3)
    while not state.over:
        for seat in state.to_act:
            state.apply(seat, state.decision(seat).sample(rng))
    cyd.post("/api/records", state.record())
    assert key(cyd.post("/api/records", state.record(), status=409)) == "too-many-imports"


def test_chat_has_an_end(cyd: Person) -> None:
    """Two lines at each table here, and four attempts of one person at all of them: what is more is refused."""
    said = []
    for _ in range(2):
        with cyd.sit(cyd.open_table(players=2)["table"]["id"]) as chair:
            chair.until("view")
            answers = [chair.ask("chat", text=f"line {number}") for number in range(3)]
            said += [one.get("text", {}).get("key", "said").removeprefix("server-error-") for one in answers]
    assert said == ["said", "said", "chat-full", "said", "too-many", "too-many"]


def test_friend_requests_and_invitations_have_an_end(strict: Server, cyd: Person) -> None:
    """Asking the same person again and again after a refusal does not go on for ever; others may still ask."""
    bob = Person(strict, "Bob")
    for _ in range(3):
        cyd.post("/api/friends", {"player": bob.id})
        bob.http.delete(f"/api/friends/{cyd.id}")
    assert key(cyd.post("/api/friends", {"player": bob.id}, status=429)) == "too-many"
    table = cyd.open_table(players=2)["table"]["id"]
    assert key(cyd.post(f"/api/friends/{bob.id}/invite", {"table": table}, status=429)) == "too-many"
    bob.post("/api/friends", {"player": cyd.id})
    bob.close()


def test_wrong_passwords_are_counted_by_account(strict: Server, cyd: Person) -> None:
    """After three, even the right one does not open this account for a while; another account opens."""
    cyd.post("/api/account/register", {"username": "guessed", "password": "correct horse"})
    other = Person(strict, None)
    other.post("/api/account/register", {"username": "untouched", "password": "correct horse"})
    wrong = {"username": "Guessed", "password": "wrong horse"}
    assert [other.http.post("/api/account/login", json=wrong).status_code for _ in range(4)] == [401] * 3 + [429]
    right = {"username": "guessed", "password": "correct horse"}
    assert other.http.post("/api/account/login", json=right).status_code == 429
    assert other.http.post("/api/account/login", json=right | {"username": "untouched"}).status_code == 200
    other.close()


def test_what_browsers_are_told(tmp_path: Path, strict: Server) -> None:
    """On https: HSTS and a cookie that only this host can set; connections to this host only; forms too."""
    url = "https://games.example"
    with Server(f"sqlite:///{tmp_path / 'tls.sqlite3'}", public_url=url) as server:
        made = server.post("/api/me", json={}, headers={"Origin": url, "Host": "games.example"})
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-sternhafen=")
    assert all(part in cookie.lower() for part in ("secure", "httponly", "path=/", "samesite=lax"))
    assert "domain" not in cookie.lower()
    assert made.headers["strict-transport-security"] == "max-age=31536000"
    policy = made.headers["content-security-policy"]
    assert "connect-src 'self' wss://games.example;" in policy
    assert "form-action 'self';" in policy
    home = strict.get("/").headers
    assert "strict-transport-security" not in home
    assert f"connect-src 'self' ws://127.0.0.1:{strict.port};" in home["content-security-policy"]
    forged = strict.get("/", headers={"Host": "x; script-src *"}).headers["content-security-policy"]
    assert "connect-src 'self';" in forged


def test_the_security_log_has_deeds_and_no_secrets(tmp_path: Path) -> None:
    """Who registered, logged in, failed to, changed the password, made a key; refusals once, however many."""
    server = Server(f"sqlite:///{tmp_path / 'log.sqlite3'}")
    server.start()
    ada = Person(server, "Ada")
    ada.post("/api/account/register", {"username": "logged", "password": "correct horse"})
    for _ in range(5):
        ada.post("/api/account/login", {"username": "logged", "password": "wrong secret"}, status=401)
    ada.post("/api/account/login", {"username": "logged", "password": "correct horse"})
    secret = ada.post("/api/tokens", {"label": "bot"})["secret"]
    ada.post("/api/account/password", {"old": "correct horse", "new": "better secret"})
    for _ in range(5):
        server.post("/api/me", json={}, headers={"Origin": "http://evil.example"})
    cookie = ada.cookie.partition("=")[2]
    ada.post("/api/account/delete", {"password": "better secret"})
    ada.close()
    server.stop()
    lines = [line for line in server.output.decode().splitlines() if '"event": "security"' in line]
    deeds = [line.split('"what": "')[1].split('"')[0] for line in lines]
    assert deeds == ["register", "wrong-password", "login", "key", "password", "origin", "delete"]
    assert all(ada.id in line for line, deed in zip(lines, deeds, strict=True) if deed != "origin")
    for hidden in ("correct horse", "wrong secret", "better secret", secret, cookie, "logged", "Ada"):
        assert hidden not in server.output.decode()
