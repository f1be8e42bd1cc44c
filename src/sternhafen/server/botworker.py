"""The process in which bots think: the game is rebuilt from its log, a bot gets only what its seat knows.

A bot gets the view, the decision (of an imagined state, so that nothing leads back to the real one) and a
function that imagines further states. It never holds the real state.
"""

import contextlib
import os
import signal
from collections import OrderedDict
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
GAMES_KEPT = 64


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the table's log, whose turn, and how long it may think."""

    table: str
    entries: list[Entry]
    seat: int
    bot: str
    seconds: float


class Worker:
    """Answers jobs. Games are kept and brought up to date instead of being rebuilt each time."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        self._bots: dict[tuple[str, str], Bot] = {}

    def think(self, job: Job) -> Json:
        """The action the bot chooses, as plain data."""
        state = self._state(job)
        return ask(self._bot(state.game, job.bot), state, job.seat, Limits(job.seconds)).json()

    def _state(self, job: Job) -> Any:
        """The state after the job's entries, from the one kept of this table if that is not ahead."""
        known, state = self._games.pop(job.table, (0, None))
        if state is None or known > len(job.entries):
            known, state = 1, state_after(job.entries[:1])
        for entry in job.entries[known:]:
            carry_out(state, entry)
        self._games[job.table] = len(job.entries), state
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return state

    def _bot(self, game: Game, name: str) -> Bot:
        if (game.id, name) not in self._bots:
            self._bots[game.id, name] = make(game, name, SystemRandom().getrandbits(64))
        return self._bots[game.id, name]


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
