"""kill -9 of one worker of several on PostgreSQL: its tables go on at the others, soon and with nothing lost."""

import asyncio
import os
import random
import signal
import time
from contextlib import closing
from pathlib import Path

from faults.crowd import Player, seat_all
from faults.kills import Said, Toll, acknowledged, at_a_pace, check, keep_playing
from server.harness import PATIENCE, Person, Server
from server.postgres import Postgres
from sqlalchemy import Connection, Engine, func, select, text

import sternhafen
from sternhafen.server.store import schema as t
from sternhafen.server.store.store import make_engine
from sternhafen.server.store.worker_notices import CHANNEL

LIMIT = 5.0
"""Seconds within which a dead worker's tables go on."""
LISTENING = f"SELECT count(*) FROM pg_stat_activity WHERE query = 'LISTEN {CHANNEL}'"


class Takeovers(Toll):
    """Also how long the slowest table stood after each kill."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    @property
    def late(self) -> int:
        """How many kills some table was too slow to get over."""
        return sum(wait > LIMIT for wait in self.waits)

    def text(self) -> str:
        waits = sorted(self.waits) or [0.0]
        went_on = f"tables go on after {waits[len(waits) // 2]:.1f} s, {waits[-1]:.1f} s at the most"
        return f"{super().text()}; {went_on}, {self.late} of {len(self.waits)} over {LIMIT:.0f} s"


def workers_of(server: Server) -> list[int]:
    """The worker processes of a server: its children, without Python's own helper."""
    assert server.process
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def kill_workers(*, tables: int, kills: int, say: Said = lambda _: None) -> Takeovers:
    """People and bots play all games at two workers; again and again one of the two is killed."""
    toll = Takeovers()
    with (
        Postgres() as postgres,
        Server(postgres.url, workers="2") as server,
        closing(Person(server, "Ada")) as ada,
        closing(Person(server, "Bob")) as bob,
    ):
        while toll.kills < kills:
            asyncio.run(_round(postgres.url, server, [ada, bob], tables, kills, toll, say))
    return toll


async def _round(
    database: str, server: Server, people: list[Person], tables: int, kills: int, toll: Takeovers, say: Said
) -> None:
    rng, games = random.Random(toll.kills), sternhafen.games()
    names = [await asyncio.to_thread(seat_all, server, people, 1, games[n % len(games)]) for n in range(tables)]
    players = [Player(server, table, person, random.Random(rng.random())) for table in names for person in people]
    # a person's pace, so that games last until the last kill
    at_a_pace(players, 0.5)
    playing = [asyncio.create_task(keep_playing(player)) for player in players]
    before = toll.acknowledged
    while toll.kills < kills and sum(not task.done() for task in playing) > len(playing) // 2:
        await asyncio.sleep(rng.uniform(1, 3))
        toll.waits.append(await _kill_one(database, server, names, rng))
        toll.kills, toll.acknowledged = toll.kills + 1, before + acknowledged(players)
        say(toll.text())
    at_a_pace(players, 0)
    async with asyncio.timeout(600):
        await asyncio.gather(*playing)
    check(database, players, toll)
    toll.acknowledged = before + acknowledged(players)


async def _kill_one(database: str, server: Server, tables: list[str], rng: random.Random) -> float:
    """Kill a worker; the seconds until every table that was being played has moved on."""
    engine = make_engine(database)
    while await asyncio.to_thread(serving, engine) < 2:
        await asyncio.sleep(0.2)
    with engine.connect() as connection:
        before = newest(connection, tables)
    os.kill(rng.choice(workers_of(server)), signal.SIGKILL)
    start = time.monotonic()
    waiting, longest = set(before), 0.0
    while waiting and time.monotonic() - start < PATIENCE:
        with engine.connect() as connection:
            now = newest(connection, tables)
        moved = {table for table in waiting if now.get(table, 0) != before[table]}
        if moved:
            longest = time.monotonic() - start
        waiting -= moved
        await asyncio.sleep(0.05)
    engine.dispose()
    assert not waiting, f"{len(waiting)} tables stood still"
    return longest


def serving(engine: Engine) -> int:
    """How many workers are ready: those that listen for the others."""
    with engine.connect() as connection:
        return int(connection.execute(text(LISTENING)).scalar_one())


def newest(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The number of the newest entry of each table that is being played."""
    running = select(t.tables.c.id).where(t.tables.c.id.in_(tables), t.tables.c.status == "running")
    query = select(t.log.c.table, func.max(t.log.c.seq)).where(t.log.c.table.in_(running)).group_by(t.log.c.table)
    return {row[0]: row[1] for row in connection.execute(query)}
