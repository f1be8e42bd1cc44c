"""Two workers on a real PostgreSQL serve one table."""

import asyncio
import random
import re
from collections.abc import Iterator

import pytest
from faults.crowd import Player, seat_all
from server.harness import Person, Server
from server.postgres import Postgres
from server.store.schemas import built, gone_through
from sqlalchemy import select, text

from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.store import make_engine
from sternhafen.server.tables import move_log

MANY = 300
"""Connections of which two workers that share them have some each."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def test_two_workers_serve_one_table(postgres: Postgres) -> None:
    """People on different workers play each other, see each other, and the log has no gap."""
    with Server(postgres.url, workers="2") as server:
        people = [Person(server, name) for name in ("Ada", "Bob", "Cyd")]
        tables = [seat_all(server, people, bots=1) for _ in range(3)]
        players = [Player(server, table, person, random.Random(3)) for table in tables for person in people]
        asyncio.run(play(players))
        assert all(player.over for player in players)
        check_logs(postgres.url, tables)
        check_chat(postgres.url, people, tables[0])
        check_figures(server)
        check_log_out(server, tables[0])
        for person in people:
            person.close()


def test_a_new_database_is_what_the_migrations_lead_to(postgres: Postgres) -> None:
    """It is made without them, at once; PostgreSQL names and orders the same."""
    engine = make_engine(postgres.url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for name in ("went", "made"):
            connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    went, made = (postgres.url.removesuffix("postgres") + name for name in ("went", "made"))
    migrate(made)
    assert gone_through(went) == built(made)


def check_logs(url: str, tables: list[str]) -> None:
    engine = make_engine(url)
    with engine.connect() as connection:
        for table in tables:
            numbers = [entry.seq for entry in move_log.read(connection, table)]
            assert numbers == list(range(1, len(numbers) + 1))
    engine.dispose()


def check_chat(url: str, people: list[Person], table: str) -> None:
    """So many connections that both workers have some: everyone reads what anyone says."""
    chairs = [person.sit(table) for person in people]
    while len(workers_at(url, table)) < 2:
        assert len(chairs) < MANY, "one worker has all connections"
        chairs.append(people[0].sit(table))
        chairs[-1].until("view")
    for number, chair in enumerate(chairs):
        chair.ask("chat", text=f"line {number}")
    expected = {f"line {number}" for number in range(len(chairs))}
    for chair in chairs:
        while {line["text"] for line in chair.chat} != expected:
            chair.until("chat")
        chair.__exit__(None, None, None)


def check_figures(server: Server) -> None:
    """Whichever worker is asked, the figures are those of both."""
    shown = {figures(server) for _ in range(12)}
    assert len(shown) == 1, shown
    assert all(count > 0 for count in shown.pop())


def figures(server: Server) -> tuple[float, ...]:
    text = server.get("/metrics").text
    names = ("sternhafen_bot_moves_total", "sternhafen_command_seconds_count")
    return tuple(float(re.findall(rf"^{name} (.*)$", text, re.MULTILINE)[0]) for name in names)


def check_log_out(server: Server, table: str) -> None:
    """Lines at both workers end when their player logs out at one."""
    eve = Person(server, "Eve")
    chairs = [eve.sit(table) for _ in range(8)]
    for chair in chairs:
        chair.until("view")
    eve.post("/api/account/logout")
    for chair in chairs:
        assert chair.ended() == 4401
        chair.__exit__(None, None, None)
    eve.close()


def workers_at(url: str, table: str) -> set[str]:
    """The workers that have connections to the table, by what they wrote about themselves."""
    engine = make_engine(url)
    query = select(t.presence).where(t.presence.c.table == table)
    with engine.connect() as connection:
        found = {row.worker for row in connection.execute(query) if row.seats}
    engine.dispose()
    return found


async def play(players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 300)
