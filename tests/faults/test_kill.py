"""kill -9 at random moments of many running games: nothing acknowledged is lost, everything goes on."""

import asyncio
import random
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import msgspec
from faults.crowd import Player, seat_all
from server.harness import Person, Server
from server.postgres import Postgres
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from sternhafen.server import tablelog
from sternhafen.server.played import Entry, replayed
from sternhafen.server.store import tables as t
from sternhafen.server.store.store import make_engine


def test_kill_on_sqlite_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """Games of two people and a bot, killed again and again, end with gap-free logs and the same views."""
    database = f"sqlite:///{tmp_path / 'killed.sqlite3'}"
    kill_and_go_on(database, Server(database), tables=6, kills=4)


def test_kill_of_two_workers_on_postgres_loses_nothing_acknowledged() -> None:
    """The same with two workers and all their leases lost at once."""
    with Postgres() as postgres:
        kill_and_go_on(postgres.url, Server(postgres.url, workers="2"), tables=3, kills=2)


def kill_and_go_on(database: str, server: Server, *, tables: int, kills: int) -> None:
    """Play, kill, compare, start again; at last play to the end."""
    server.start()
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        play_through_kills(database, server, [ada, bob], tables, kills)


def play_through_kills(database: str, server: Server, people: list[Person], tables: int, kills: int) -> None:
    rng = random.Random(11)
    names = [seat_all(server, people, bots=1) for _ in range(tables)]
    players = [Player(server, table, person, random.Random(rng.random())) for table in names for person in people]
    sealed = 0
    for _ in range(kills):
        asyncio.run(play_and_kill(server, players, rng.randint(5, 40)))
        sealed += check(database, players)
        server.start()
    asyncio.run(play_on(players))
    server.stop()
    check(database, players)
    assert all(player.over for player in players)
    assert sealed, "no sealed choice was outstanding at any kill: the test proves too little"


async def play_and_kill(server: Server, players: list[Player], decisions: int) -> None:
    """Let all play until that many more decisions are acknowledged, then kill the server under them."""
    tasks = [asyncio.create_task(player.play(pause=0.1)) for player in players]
    enough = acknowledged(players) + decisions
    while acknowledged(players) < enough and not all(task.done() for task in tasks):
        await asyncio.sleep(0.001)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*tasks)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def play_on(players: Iterable[Player]) -> None:
    """Everybody plays to the end; whose line breaks comes back, as the client does."""
    async with asyncio.timeout(600):
        await asyncio.gather(*(to_the_end(player) for player in players))


async def to_the_end(player: Player) -> None:
    player.breaks.clear()
    while not player.over:
        await player.play()
        await asyncio.sleep(0.1)
    thrown_out = [line for line in player.breaks if isinstance(line, ConnectionClosed) and line.rcvd]
    assert not thrown_out, "the server ended the line of somebody who only played"


def check(database: str, players: list[Player]) -> int:
    """Compare what is stored with what people were told; returns how many sealed choices were outstanding."""
    engine = make_engine(database)
    sealed = 0
    for player in players:
        with engine.connect() as connection:
            entries = tablelog.read(connection, player.table)
            query = select(t.seats.c.seat).where(t.seats.c.table == player.table, t.seats.c.player == player.key)
            seat = connection.execute(query).scalar_one()
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry.command for entry in entries}
        assert {f"{player.key}:{command}" for command in player.acked} <= stored
        sealed += check_seat(player, seat, entries)
    engine.dispose()
    return sealed


def check_seat(player: Player, seat: int, entries: list[Entry]) -> int:
    """What the person was shown follows from the log: same events, and the same view at the same moment."""
    played = replayed(entries)
    told = [msgspec.to_builtins(line.decoded()) for line in played.told[seat]]
    assert player.events == told[: len(player.events)]
    if len(player.events) == len(told) and player.view and not player.pending:
        assert player.view["view"] == played.state.view(seat)
    return int(seat not in played.state.to_act and bool(played.state.to_act))
