"""Storage in trouble while people play: full, locked, restarted, broken."""

import contextlib
import random
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from server.harness import PATIENCE, Chair, Person, Server, wait_for
from server.postgres import Postgres

CLOCK = {"kind": "live", "seconds": 600, "increment": 0}
Trouble = Callable[[Server], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def full(server: Server) -> Iterator[None]:
    """Not a byte more can be written to any file."""
    assert server.process
    unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@contextlib.contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program holds the database."""
    path = server.environment["STERNHAFEN_DATABASE"].removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def stopped(postgres: Postgres) -> Trouble:
    """The database's server is down."""

    @contextlib.contextmanager
    def trouble(_server: Server) -> Iterator[None]:
        postgres.stop()
        yield
        postgres.start()

    return trouble


def play_through(server: Server, trouble: Trouble, rng: random.Random) -> dict[str, Any]:
    """A choice made while nothing can be stored is refused as such, sent again, and kept; then all is well."""
    with contextlib.closing(Person(server)) as ada:
        table = ada.solo(players=2, clock=CLOCK)
        with ada.sit(table) as chair:
            chair.play(rng, until=2)
            # On the same line: another worker may not have heard of the last choice yet.
            while not chair.asked:
                chair.receive()
            command = {"decision": chair.view["decision"]["number"], "action": chair.action(rng), "id": "again"}
            with trouble(server):
                refused = chair.ask("act", **command)
                sick = server.get("/healthz")
                other = ada.http.post("/api/tables", json={"game": "jumpdrive"})
            lasted = insist(chair, command)
            healthy = wait_for_health(server)
            chair.answered = command["decision"]
            chair.play(rng, until=2)
        with ada.sit(table) as chair:
            chair.until("view")
    return {"refused": refused, "sick": sick, "other": other, "lasted": lasted, "healthy": healthy}


def insist(chair: Chair, command: dict[str, Any]) -> float:
    """Send the same command until it is acknowledged, as the client does; the seconds that took."""
    start = time.monotonic()
    while (answer := chair.ask("act", **command))["type"] != "ack":
        assert answer["kind"] == "storage", answer
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.2)
    return time.monotonic() - start


def wait_for_health(server: Server) -> dict[str, Any]:
    """What `/healthz` says once it is well again."""
    told: dict[str, Any] = {}

    def is_well() -> bool:
        answer = server.get("/healthz")
        told.update(answer.json())
        return answer.status_code == 200

    wait_for(is_well, "the server stays ill")
    return told


def break_file(server: Server) -> None:
    """Overwrite the database file with noise, as a dying disk does."""
    path = Path(server.environment["STERNHAFEN_DATABASE"].removeprefix("sqlite:///"))
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    noise = random.Random(5).randbytes(path.stat().st_size - 4096)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(noise)


def trouble_lines(server: Server) -> list[str]:
    """What the server printed about it, after its end."""
    words = ("failed", "trouble", "recovered")
    return [line for line in server.output.decode().splitlines() if any(word in line for word in words)]
