"""How many decisions of real games are checked, stored on disk and acknowledged in a second, without a network."""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.postgres import Postgres

from bench.table import number
from sternhafen.server.protocol import AckMessage, ActCommand, CreateRequest, PlayerInfo
from sternhafen.server.store import Store, open_store, players
from sternhafen.server.store.migrate import migrate
from sternhafen.server.tables import lobby
from sternhafen.server.tables.commands import obey
from sternhafen.server.tables.deals import FRESH
from sternhafen.server.tables.table import Table
from sternhafen.server.web.app import load_texts

HEAD = ("", "decisions/s", "decisions/commit", "own processor, ms/decision")
TABLES = (1, 40)


def rows(seconds: float) -> Iterator[tuple[str, ...]]:
    load_texts()
    with tempfile.TemporaryDirectory() as folder:
        yield from rows_of("SQLite, WAL, synchronous=FULL", f"sqlite:///{folder}/durable.sqlite3", seconds)
    with Postgres() as postgres:
        yield from rows_of("PostgreSQL, defaults", postgres.url, seconds)


def rows_of(name: str, url: str, seconds: float) -> Iterator[tuple[str, ...]]:
    migrate(url)
    for tables in TABLES:
        decisions, per_commit, processor = asyncio.run(measure(url, tables, seconds))
        yield f"{name}, {tables} tables at once", number(decisions), number(per_commit), f"{processor * 1000:.2f}"


async def measure(url: str, tables: int, seconds: float) -> tuple[float, float, float]:
    """Decisions acknowledged per second, how many shared a commit, and our processor time for one."""
    store = open_store(url)
    people = [await two_people(store) for _ in range(tables)]
    ready = [await begin(store, pair) for pair in people]
    start, before, processor = time.monotonic(), store.writer.commits, time.process_time()
    games = zip(people, ready, range(tables), strict=True)
    counts = await asyncio.gather(
        *(play(store, pair, table, random.Random(n), start + seconds) for pair, table, n in games)
    )
    spent, commits = time.monotonic() - start, store.writer.commits - before
    processor = time.process_time() - processor
    store.close()
    return sum(counts) / spent, sum(counts) / max(1, commits), processor / max(1, sum(counts))


async def two_people(store: Store) -> list[PlayerInfo]:
    return [await store.write(lambda connection: players.create(connection, "Ada", "en")) for _ in range(2)]


async def play(store: Store, people: list[PlayerInfo], table: Table, rng: random.Random, end: float) -> int:
    """One game after another, two people deciding as fast as they are answered."""
    done = 0
    while time.monotonic() < end:
        played: Any = table.played
        while not played.over and time.monotonic() < end:
            seat = rng.choice(played.state.to_act)
            decision = played.state.decision(seat)
            command = ActCommand(f"c{done}", decision.number, decision.sample(rng).json())
            assert isinstance(await obey(table, people[seat], command), AckMessage)
            done += 1
        table = await begin(store, people)
    return done


async def begin(store: Store, people: list[PlayerInfo]) -> Table:
    """A running table of two people."""
    wish = CreateRequest(game="jumpdrive", players=2)

    def work(connection: Any) -> str:
        table, _ = lobby.create(connection, people[0], wish, 2, FRESH, "bench")
        lobby.join(connection, table, people[1], None, None)
        lobby.ready(connection, table, people[1], True)
        lobby.start(connection, table, people[0])
        return table

    table = Table(await store.write(work), store, ())
    await table.load()
    return table
