"""The process in which bots think: the game is rebuilt from its log, a bot gets only what its seat knows.

A bot gets the view, the decision (of an imagined state, so that nothing leads back to the real one) and a
function that imagines further states. It never holds the real state.
"""

import contextlib
import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any

import msgspec

from sternhafen.bots import Bot, Limits, ask, make
from sternhafen.core.game import Game

from .packs import use_packs
from .played import Entry, carry_out, state_after
from .protocol import Json
from .settings import from_environment

NICE = 10
GAMES_KEPT = 256


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the first `count` entries of the table's log, whose turn, and how long it may think."""

    table: str
    entries: Sequence[Entry]
    count: int
    seat: int
    bot: str
    seconds: float


class Forgotten(Exception):
    """The worker does not hold the game the question builds on; it wants the whole log."""


class Question(msgspec.Struct, frozen=True):
    """A job as it travels: `entries` are those after the first `since`, which the worker has from earlier questions."""

    table: str
    since: int
    entries: list[Entry]
    seat: int
    bot: str
    seconds: float


def question(job: Job, since: int = 0) -> Question:
    """The job for a worker that has the first `since` entries of its log."""
    return Question(job.table, since, list(job.entries[since : job.count]), job.seat, job.bot, job.seconds)


class Worker:
    """Answers questions. Games are kept and brought up to date instead of being rebuilt each time."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        self._bots: dict[tuple[str, str], Bot] = {}

    def think(self, asked: Question) -> Json:
        """The action the bot chooses, as plain data."""
        state = self._state(asked)
        return ask(self._bot(state.game, asked.bot), state, asked.seat, Limits(asked.seconds)).json()

    def _state(self, asked: Question) -> Any:
        """The state after the question's entries, from the one kept of this table."""
        known, state = self._games.pop(asked.table, (0, None))
        entries = asked.entries
        if asked.since == 0:
            state, entries = state_after(entries[:1]), entries[1:]
        elif known != asked.since:
            raise Forgotten
        for entry in entries:
            carry_out(state, entry)
        self._games[asked.table] = asked.since + len(asked.entries), state
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return state

    def _bot(self, game: Game, name: str) -> Bot:
        if (game.id, name) not in self._bots:
            self._bots[game.id, name] = make(game, name, SystemRandom().getrandbits(64))
        return self._bots[game.id, name]


def main(pipe: Connection) -> None:
    """Answer questions until the pipe closes. The server's own stop signals are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    use_packs(from_environment().packs())
    worker = Worker()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send_bytes(answer(worker, pipe.recv_bytes()))


def answer(worker: Worker, asked: bytes) -> bytes:
    """The action or, when the bot fails, the kind of failure: never its text, which might show cards."""
    try:
        return msgspec.msgpack.encode({"action": worker.think(msgspec.msgpack.decode(asked, type=Question))})
    except Exception as error:
        return msgspec.msgpack.encode({"failed": type(error).__name__})
