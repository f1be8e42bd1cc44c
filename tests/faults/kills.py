"""kill -9 of the whole server at random moments of many running games: nothing acknowledged is lost."""

import asyncio
import random
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing

import msgspec
from faults.crowd import Player, seat_all
from server.harness import Person, Server
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import sternhafen
from sternhafen.core.plain import View
from sternhafen.server.store import schema as t
from sternhafen.server.store.store import make_engine
from sternhafen.server.tables import move_log
from sternhafen.server.tables.logged_game import LoggedGame, replayed, state_after

Said = Callable[[str], None]


class Toll:
    """What was found: decisions acknowledged, those of them that were lost, sealed choices outstanding at kills."""

    def __init__(self) -> None:
        self.kills = self.acknowledged = self.lost = self.sealed = 0

    def text(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} decisions acknowledged, {self.lost} lost; "
            f"{self.sealed} sealed choices outstanding"
        )


def kill_and_go_on(database: str, server: Server, *, tables: int, kills: int, say: Said = lambda _: None) -> Toll:
    """Play, kill, compare, start again; at last play to the end. Round after round until there were so many kills."""
    toll, rng = Toll(), random.Random(11)
    server.start()
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        while toll.kills < kills:
            _round(database, server, [ada, bob], tables, kills, toll, rng, say)
    server.stop()
    return toll


def _round(
    database: str,
    server: Server,
    people: list[Person],
    tables: int,
    kills: int,
    toll: Toll,
    rng: random.Random,
    say: Said,
) -> None:
    """Some tables, all games in turn, played through kills until only the first is left, then to their ends."""
    games = sternhafen.games()
    names = [seat_all(server, people, 1, games[number % len(games)]) for number in range(tables)]
    players = [Player(server, table, person, random.Random(rng.random())) for table in names for person in people]
    before = toll.acknowledged
    while toll.kills < kills and not others_are_over(players):
        asyncio.run(_play_and_kill(server, players, rng.randint(2, 25)))
        toll.kills, toll.acknowledged = toll.kills + 1, before + acknowledged(players)
        toll.sealed += check(database, players, toll)
        say(toll.text())
        server.start()
    asyncio.run(play_on(players))
    check(database, players, toll)
    toll.acknowledged = before + acknowledged(players)


async def _play_and_kill(server: Server, players: list[Player], decisions: int) -> None:
    """Let all play until that many more decisions are acknowledged, then kill the server under them.

    The first of them decides nothing, so that the others' choices at the first table are sealed when it happens.
    """
    keeper, partner = players[:2]
    keeper.hesitates = True
    at_a_pace(players, 0.1)
    tasks = [asyncio.create_task(player.play()) for player in players]
    enough = acknowledged(players) + decisions
    while not (enough_done(players, enough) and (partner.over or partner.waits)):
        assert server.alive, server.end(signal.SIGKILL).decode()
        await asyncio.sleep(0.001)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*tasks)
    keeper.hesitates = False
    at_a_pace(players, 0)


def at_a_pace(players: Iterable[Player], pause: float) -> None:
    """From now on everybody takes up to so many seconds before each decision."""
    for player in players:
        player.pause = pause


def enough_done(players: list[Player], enough: int) -> bool:
    return acknowledged(players) >= enough or others_are_over(players)


def others_are_over(players: list[Player]) -> bool:
    """Whether nobody plays any more but at the first table, where the keeper hesitates."""
    return all(player.over for player in players[2:])


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def play_on(players: Iterable[Player]) -> None:
    """Everybody plays to the end."""
    async with asyncio.timeout(600):
        await asyncio.gather(*(to_the_end(player) for player in players))


async def keep_playing(player: Player) -> None:
    """To the end; whose line breaks comes back, as the client does."""
    while not player.over:
        await player.play()
        await asyncio.sleep(0.1)


async def to_the_end(player: Player) -> None:
    """The same where nobody is killed any more: no line breaks by the server's wish."""
    player.breaks.clear()
    await keep_playing(player)
    thrown_out = [line for line in player.breaks if isinstance(line, ConnectionClosed) and line.rcvd]
    assert not thrown_out, "the server ended the line of somebody who only played"


def check(database: str, players: list[Player], toll: Toll) -> int:
    """Compare what is stored with what people were told; returns how many sealed choices are outstanding."""
    sealed = 0
    for table, played in logs(database, {player.table for player in players}):
        numbers = [entry.seq for entry in played.entries]
        assert numbers == list(range(1, len(numbers) + 1)), "the log has a gap"
        stored = {entry.command for entry in played.entries}
        for player in (one for one in players if one.table == table):
            toll.lost += len({f"{player.key}:{command}" for command in player.acked} - stored)
            assert not toll.lost, "an acknowledged decision is lost"
            sealed += _check_seat(player, seat_of(played, player), played)
    return sealed


def logs(database: str, tables: set[str]) -> Iterator[tuple[str, LoggedGame]]:
    """Every table's game, played anew from its log."""
    engine = make_engine(database)
    for table in sorted(tables):
        with engine.connect() as connection:
            assert connection.execute(select(t.tables.c.id).where(t.tables.c.id == table)).scalar_one()
            entries = move_log.read(connection, table)
        yield table, replayed(entries)
    engine.dispose()


def seat_of(played: LoggedGame, player: Player) -> int:
    return next(seat for seat, chair in enumerate(played.seats) if chair["player"] == player.key)


def _check_seat(player: Player, seat: int, played: LoggedGame) -> int:
    """What the person was shown follows from the log: same events, and the same view at the same moment."""
    told = [msgspec.to_builtins(line.decoded()) for line in played.told[seat]]
    assert player.events == told[: len(player.events)], "somebody was told what the log does not tell"
    if len(player.events) == len(told) and player.view and not player.pending:
        assert player.view["view"] in views_since_last_told(played, seat), "somebody saw what the log does not show"
    return int(seat not in played.state.to_act and bool(played.state.to_act))


def views_since_last_told(played: LoggedGame, seat: int) -> Iterator[View]:
    """The seat's views since its last event; some change without one, and the newest may not have been sent."""
    for place in range(played.moments[seat][-1], len(played.entries)):
        yield state_after(played.entries[: place + 1]).view(seat)
