"""Malformed and forged messages over every route and every command, against a real server that must not mind.

python -m faults.fuzz --count 200000          (from the folder tests; --postgres for PostgreSQL)
"""

import argparse
import json
import re
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from faults.nasty import METHODS, Nasty
from server.harness import PATIENCE, Chair, Person, Server
from server.postgres import Postgres
from websockets.exceptions import ConnectionClosed

import sternhafen
from sternhafen.server.live.connection import read

GENEROUS = {"rate_logins": "1000000/minute", "rate_messages": "1000000/second", "rate_requests": "10000000/minute"}
GENEROUS |= {"rate_connects": "10000000/minute", "max_tables": "30", "guest_days": "0", "request_seconds": "60"}
LIVES = 1000
"""Messages after which people and tables are used up."""
FRAMES = 25
"""Commands sent over a line before it is asked whether it still lives."""
CALLERS = 8
"""Who send at the same time in the long form."""
FAILURES = re.compile(rb'"event": "([a-z-]+-failed)"')


class Lost(AssertionError):
    """The server did not answer."""


class RawLine:
    """HTTP by hand: a library would refuse to send most of this."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._socket: socket.socket | None = None

    def ask(self, method: str, path: str, headers: list[bytes], body: bytes) -> int:
        """The status of the answer; 0 where the server closed without one."""
        head = [
            f"{method} ".encode() + path.encode() + b" HTTP/1.1",
            b"Host: " + self.server.url[7:].encode(),
            *headers,
        ]
        head += [b"Content-Length: " + str(len(body)).encode(), b"", b""]
        try:
            if self._socket is None:
                self._socket = socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)
            self._socket.sendall(b"\r\n".join(head) + body)
            return self._status(method)
        except (ConnectionError, BrokenPipeError):
            self.close()
            return 0
        except TimeoutError:
            raise Lost(f"no answer to {method} {path[:300]} {headers} {body[:300]!r} ({len(body)} bytes)") from None

    def _status(self, method: str) -> int:
        assert self._socket
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._more()
        head, _, rest = answer.partition(b"\r\n\r\n")
        size = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        missing = int(size[1]) - len(rest) if size and method != "HEAD" else 0
        while missing > 0:
            missing -= len(self._more())
        if b"connection: close" in head.lower() or not size:
            self.close()
        return int(head[9:12])

    def _more(self) -> bytes:
        assert self._socket
        data = self._socket.recv(65_536)
        if not data:
            raise ConnectionError
        return data

    def close(self) -> None:
        if self._socket:
            self._socket.close()
        self._socket = None

    def __enter__(self) -> "RawLine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Fuzz:
    """One run against one server."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.people: list[Person] = []
        self.nasty = Nasty(Random(seed), [])
        self.line = RawLine(server)
        self.answers: Counter[str] = Counter()
        self.sent = 0

    def renew(self) -> None:
        """New people at new tables: the messages log them out, delete them and end their games."""
        self.dismiss()
        self.people = [Person(self.server, f"Fuzz {number}") for number in range(2)]
        self.nasty.tables = [table for game in sternhafen.games() for table in self.opened(game)]
        self.keys = [self.people[0].post("/api/tokens", {"label": "fuzz"})["secret"]]

    def dismiss(self) -> None:
        for person in self.people:
            person.http.post("/api/account/delete", json={})
            person.close()

    def opened(self, game: str) -> Iterator[str]:
        """A running open table of two people, a private one and a solo one."""
        ada, bob = self.people
        table = str(ada.open_table(game=game, players=2)["table"]["id"])
        bob.post(f"/api/tables/{table}/join")
        bob.post(f"/api/tables/{table}/ready")
        ada.post(f"/api/tables/{table}/start")
        yield table
        yield str(bob.open_table(game=game, visibility="private", players=2)["table"]["id"])
        yield ada.solo(game=game, players=2)

    def run(self, count: int) -> None:
        """Send so many messages, half of them commands."""
        goal, renewed = self.sent + count, 0
        while self.sent < goal:
            if self.sent >= renewed:
                self.renew()
                renewed = self.sent + LIVES
            for _ in range(FRAMES):
                self.request()
            self.commands()

    def request(self) -> None:
        nasty, rng = self.nasty, self.nasty.rng
        method = rng.choice(METHODS) if rng.random() < 0.2 else rng.choice(("GET", "POST"))
        headers = nasty.headers(self.server.url, [person.cookie for person in self.people], self.keys)
        status = self.line.ask(
            method, nasty.path(), headers, nasty.body() if method in ("POST", "PUT", "PATCH") else b""
        )
        self.sent += 1
        self.answers[f"http {status}"] += 1

    def commands(self) -> None:
        """A line to a table: some commands, then whatever came of them. One that cannot be read is the last."""
        rng = self.nasty.rng
        person = rng.choice(self.people)
        try:
            with Chair(self.server, rng.choice(self.nasty.tables), person.cookie) as chair:
                chair.until("view")
                for _ in range(FRAMES):
                    frame = self.nasty.frame(chair.view)
                    chair.socket.send(frame)
                    self.sent += 1
                    if read({"bytes": frame if isinstance(frame, bytes) else frame.encode()}) is None:
                        break
                chair.send("ping")
                self.heard(chair)
        except ConnectionClosed as closed:
            self.answers[f"socket {closed.rcvd.code if closed.rcvd else 'lost'}"] += 1

    def heard(self, chair: Chair) -> None:
        while True:
            message: Any = chair.receive()
            if message["type"] == "pong":
                return
            self.answers[f"socket {message['type']}"] += message["type"] in ("ack", "refused", "hint")

    def memory(self) -> int:
        """Resident bytes of the server's process."""
        assert self.server.process
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def check(self) -> None:
        """The server lives, serves, and has failed at nothing."""
        assert self.server.process
        assert self.server.process.poll() is None
        assert self.answers["http 500"] == 0, self.answers
        assert self.answers["socket 1011"] == 0, self.answers
        person = Person(self.server, "Fuzz done")
        with person.sit(person.solo(players=2)) as chair:
            assert chair.until("view")["decision"]
        person.close()

    def close(self) -> None:
        self.line.close()
        self.dismiss()


def failures(output: bytes) -> Counter[str]:
    """What the server noted as failed."""
    return Counter(found.decode() for found in FAILURES.findall(output))


def fuzzed(
    database: str, count: int, seed: int, steps: int = 10, callers: int = 1, say: Callable[[str], None] = print
) -> dict[str, Any]:
    """A whole run with its figures; asserts what must hold."""
    with Server(database, **GENEROUS) as server:
        crowd, memory, started = [Fuzz(server, seed + number) for number in range(callers)], [], time.monotonic()
        for step in range(steps):
            all_run(crowd, count // steps)
            memory.append(crowd[0].memory() // 1_000_000)
            say(f"{step + 1}/{steps}: {sum(fuzz.sent for fuzz in crowd)} messages, {memory[-1]} MB")
        seconds = round(time.monotonic() - started)
        for fuzz in crowd:
            fuzz.close()
    failed = failures(server.output)
    assert not failed, failed
    answers = sum((fuzz.answers for fuzz in crowd), Counter[str]())
    sent = sum(fuzz.sent for fuzz in crowd)
    return {"messages": sent, "seconds": seconds, "memory_mb": memory, "answers": dict(answers.most_common())}


def all_run(crowd: list[Fuzz], count: int) -> None:
    """All at the same time, so many messages together; then each looks whether the server is well."""
    with ThreadPoolExecutor(len(crowd)) as pool:
        for done in [pool.submit(fuzz.run, count // len(crowd)) for fuzz in crowd]:
            done.result()
    for fuzz in crowd:
        fuzz.check()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(Postgres()).url if given.postgres else f"sqlite:///{folder}/fuzz.sqlite3"
        print(json.dumps(fuzzed(url, given.count, given.seed, callers=CALLERS), indent=1))


if __name__ == "__main__":
    main()
