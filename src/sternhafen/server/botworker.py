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

from sternhafen.bots import Advice, Bot, Limits, ask, explain, make
from sternhafen.core.game import Game
from sternhafen.core.saying import said

from .packs import use_packs
from .played import Entry, carry_out, state_after
from .protocol import Json
from .settings import from_environment

NICE = 10
GAMES_KEPT = 256
MOVES_ADVISED = 5
READY = b"ready"


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the first `count` entries of the table's log, whose turn, and for how long.

    A bot that searches takes `thinking` seconds, less when others wait. Without an answer after `seconds` it is killed.
    """

    table: str
    entries: Sequence[Entry]
    count: int
    seat: int
    bot: str
    seconds: float
    thinking: float = 1.0
    advice: bool = False
    """Whether a person asks what to do: then several moves with their chances are wanted, not one."""


class Forgotten(Exception):
    """The worker does not hold the game the question builds on; it wants the whole log."""


class Question(msgspec.Struct, frozen=True):
    """A job as it travels: `entries` are those after the first `since`, which the worker has from earlier questions."""

    table: str
    since: int
    entries: list[Entry]
    seat: int
    bot: str
    thinking: float
    advice: bool


def question(job: Job, since: int = 0, share: float = 1.0) -> Question:
    """The job for a worker that has the first `since` entries of its log, with this share of the time to think."""
    entries = list(job.entries[since : job.count])
    return Question(job.table, since, entries, job.seat, job.bot, job.thinking * share, job.advice)


class Worker:
    """Answers questions. Games are kept and brought up to date instead of being rebuilt each time."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        self._bots: dict[str, dict[tuple[int, str], Bot]] = {}

    def think(self, asked: Question) -> Json:
        """The action the bot chooses or its advice, as plain data."""
        state = self._state(asked)
        bot, limits = self._bot(state.game, asked), Limits(asked.thinking)
        if asked.advice:
            return {"moves": advice(state, asked.seat, explain(bot, state, asked.seat, limits))}
        return {"action": ask(bot, state, asked.seat, limits).json()}

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
            forgotten, _ = self._games.popitem(last=False)
            self._bots.pop(forgotten, None)
        return state

    def _bot(self, game: Game, asked: Question) -> Bot:
        """Each seat has a bot of its own, which may remember what it planned."""
        seated = self._bots.setdefault(asked.table, {})
        if (asked.seat, asked.bot) not in seated:
            seated[asked.seat, asked.bot] = make(game, asked.bot, SystemRandom().getrandbits(64))
        return seated[asked.seat, asked.bot]


def advice(state: Any, seat: int, found: Sequence[Advice]) -> list[Json]:
    """The best moves in words, with their chances."""
    decision = state.decision(seat)
    return [
        {"action": move.action.json(), "chance": move.chance, "text": said(decision, move.action).json()}
        for move in found[:MOVES_ADVISED]
    ]


def main(pipe: Connection) -> None:
    """Answer questions until the pipe closes. The server's own stop signals are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    use_packs(from_environment().packs())
    worker = Worker()
    pipe.send_bytes(READY)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send_bytes(answer(worker, pipe.recv_bytes()))


def answer(worker: Worker, asked: bytes) -> bytes:
    """The action or, when the bot fails, the kind of failure: never its text, which might show cards."""
    try:
        return msgspec.msgpack.encode(worker.think(msgspec.msgpack.decode(asked, type=Question)))
    except Exception as error:
        return msgspec.msgpack.encode({"failed": type(error).__name__})
