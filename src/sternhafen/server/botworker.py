"""The process in which bots think: the game is rebuilt from its log, a bot gets only what its seat knows.

A bot gets the view, the decision (of an imagined state, so that nothing leads back to the real one) and a
function that imagines further states. It never holds the real state.
"""

import contextlib
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from typing import Any

import msgspec

from sternhafen import bots

from .packs import use_packs
from .played import Entry, Played
from .protocol import Json
from .settings import from_environment

NICE = 10
GAMES_KEPT = 64


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the table's log, whose turn, and how long it may think."""

    table: str
    entries: list[Entry]
    seat: int
    bot: str
    seconds: float


class Limits(msgspec.Struct, frozen=True):
    """What a bot may spend on one decision."""

    seconds: float
    deadline: float


class Worker:
    """Answers jobs. Games are kept and brought up to date instead of being rebuilt each time."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Played] = OrderedDict()
        self._bots: dict[tuple[str, str], Any] = {}

    def think(self, job: Job) -> Json:
        """The action the bot chooses, as plain data."""
        state = self._game(job).state
        imagine = imagining(state, job.seat, Random(SystemRandom().getrandbits(64)))
        decision = imagine().decision(job.seat)
        limits = Limits(job.seconds, time.monotonic() + job.seconds)
        action = self._bot(state.game.id, job.bot).decide(state.view(job.seat), decision, imagine, limits)
        answer: Json = action.json()
        return answer

    def _game(self, job: Job) -> Played:
        played = self._games.get(job.table)
        if played is None or played.seq > job.entries[-1].seq:
            played = self._games[job.table] = Played(job.entries[0])
        played.advance(job.entries[len(played.entries) :])
        self._games.move_to_end(job.table)
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return played

    def _bot(self, game: str, name: str) -> Any:
        if (game, name) not in self._bots:
            self._bots[game, name] = bots.make(game, name, SystemRandom().getrandbits(64))
        return self._bots[game, name]


def imagining(state: Any, seat: int, rng: Random) -> Callable[[], Any]:
    """A function that gives full states this seat cannot tell from the real one."""

    def imagine() -> Any:
        return state.determinize(seat, rng)

    return imagine


def main(pipe: Connection) -> None:
    """Answer jobs until the pipe closes. The server's own stop signals are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    use_packs(from_environment().packs())
    worker = Worker()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send_bytes(answer(worker, pipe.recv_bytes()))


def answer(worker: Worker, question: bytes) -> bytes:
    """The action or, when the bot fails, the kind of failure: never its text, which might show cards."""
    try:
        return msgspec.msgpack.encode({"action": worker.think(msgspec.msgpack.decode(question, type=Job))})
    except Exception as error:
        return msgspec.msgpack.encode({"failed": type(error).__name__})
