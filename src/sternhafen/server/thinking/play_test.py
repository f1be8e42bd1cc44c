"""Play tests of packs: bots play many games in a process of their own, beside the same games with the shipped pack."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import msgspec

import sternhafen
from sternhafen.bots import play
from sternhafen.core.game import Game
from sternhafen.core.pack import Own
from sternhafen.core.pack_schema import key_of, sections
from sternhafen.core.toml_reading import read_toml

from ..protocol import Text
from ..protocol.errors import ApiError
from ..protocol.workshop import PlayTestAnswer, PlayTestFigures
from ..system.secrecy import new_id
from ..system.tasks import Tasks
from .process import readable

NICE = 15
BOT = "cadet"
"""Quick enough for hundreds of games, and sensible enough to want good cards."""
KEPT = 20
SELDOM = 0.1
"""A kind of component of which fewer than this share is ever seen before players is not one that they build."""


class Test:
    """A play test that runs or has run."""

    def __init__(self, owner: str, games: int) -> None:
        self.id, self.owner, self.games = new_id(), owner, games
        self.done = 0
        self.process: Any = None
        self.mine: PlayTestFigures | None = None
        self.shipped: PlayTestFigures | None = None
        self.problem: Text | None = None

    def answer(self) -> PlayTestAnswer:
        return PlayTestAnswer(self.id, self.done, 2 * self.games, self.mine, self.shipped, self.problem)

    def stop(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.kill()


class PlayTests:
    """One after the other: whoever begins another ends their own."""

    def __init__(self) -> None:
        self._tests: OrderedDict[str, Test] = OrderedDict()
        self._tasks = Tasks("play tests")
        self._turn = asyncio.Lock()

    def begin(self, game: Game, games: int, owner: str) -> PlayTestAnswer:
        for test in self._tests.values():
            if test.owner == owner:
                test.stop()
        test = Test(owner, games)
        self._tests[test.id] = test
        if len(self._tests) > KEPT:
            self._tests.popitem(last=False)[1].stop()
        self._tasks.spawn(self._run(test, game))
        return test.answer()

    def get(self, name: str, owner: str) -> PlayTestAnswer:
        return self._own(name, owner).answer()

    def end(self, name: str, owner: str) -> None:
        self._own(name, owner).stop()

    def _own(self, name: str, owner: str) -> Test:
        test = self._tests.get(name)
        if test is None or test.owner != owner:
            raise ApiError("missing", "no-test")
        return test

    async def _run(self, test: Test, game: Game) -> None:
        async with self._turn:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe(duplex=False)
            task = (theirs, game.id, game.data, test.games)
            test.process = context.Process(target=main, args=task, daemon=True, name="play test")
            await asyncio.to_thread(test.process.start)
            theirs.close()
            try:
                await self._follow(test, ours)
            except (EOFError, OSError):
                test.problem = Text("server-error-test-ended", {})
            finally:
                test.stop()
                ours.close()

    async def _follow(self, test: Test, pipe: Connection) -> None:
        while test.shipped is None:
            await readable(pipe)
            told = msgspec.msgpack.decode(pipe.recv_bytes())
            if isinstance(told, int):
                test.done = told
            else:
                test.mine, test.shipped = (msgspec.convert(one, PlayTestFigures) for one in told)

    async def stop(self) -> None:
        for test in self._tests.values():
            test.stop()
        await self._tasks.end()


def main(pipe: Connection, name: str, data: Own, games: int) -> None:
    """Play and tell how far it is; the server's own stop signals are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    figures = []
    for number, game in enumerate((sternhafen.game(name, data=data), sternhafen.game(name))):
        counted = Figures(game)
        for done, result in enumerate(played(game, games), 1):
            counted.add(*result)
            pipe.send_bytes(msgspec.msgpack.encode(number * games + done))
        figures.append(counted.all())
    pipe.send_bytes(msgspec.msgpack.encode(figures))


def played(game: Game, games: int) -> Iterator[tuple[Any, Any]]:
    """State and result of this many games of two, the same deals each time."""
    players = min(game.players)
    for seed in range(games):
        state = game.new(players=max(players, 2), seed=seed)
        yield state, play(state, BOT, seed=seed)


class Figures:
    """Lengths, scores, and what was never built."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rounds: list[int] = []
        self.scores: list[float] = []
        self.seen: set[str] = set()

    def add(self, state: Any, result: Any) -> None:
        view = state.view(None)
        self.rounds.append(int(view.get("round", 0)))
        self.scores += [float(score) for score in result.scores]
        self.seen.update(words(view["seats"]))

    def all(self) -> PlayTestFigures:
        return PlayTestFigures(len(self.rounds), self.rounds, self.scores, list(self._never()))

    def _never(self) -> Iterator[str]:
        """Components of the kinds that stand before players, none of which was ever there."""
        kind, pack = self.game.pack_kind, read_toml(self.game.source, "pack")
        for section, entry in sections(kind) if kind else ():
            ids = [str(one[key_of(entry)]) for one in pack.get(section, ())]
            unseen = [name for name in ids if name not in self.seen]
            if ids and len(unseen) < len(ids) * (1 - SELDOM):
                yield from unseen


def words(data: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from words(value)
