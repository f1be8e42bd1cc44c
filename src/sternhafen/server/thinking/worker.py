"""The process in which bots think: the game is rebuilt from its log, a bot gets only what its seat knows.

A bot gets the view, the decision (of an imagined state, so that nothing leads back to the real one) and a
function that imagines further states. It never holds the real state.
"""

from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any

import msgspec

from sternhafen.bots import Advice, Bot, Limits, ask, explain, make
from sternhafen.core.game import Game
from sternhafen.core.saying import reasons, said, why
from sternhafen.core.state import State

from ..protocol import Json
from ..tables import packs
from ..tables.logged_game import Entry, play_again, state_after
from .serving import answer_all

NICE = 10
GAMES_KEPT = 256
MOVES_ADVISED = 5


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
    owner: str = ""
    """Who has opened the table: all tables of one owner together wait like one table of another."""
    seed: int | None = None
    """Given: the same log gets the same answer each time, from a bot that remembers nothing."""


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
    seed: int | None
    pack: tuple[str, str] | None = None
    """Name and text of the data pack, with the first question of a table whose pack lies in no file."""


def question(job: Job, since: int = 0, share: float = 1.0) -> Question:
    """The job for a worker that has the first `since` entries of its log, with this share of the time to think."""
    entries = list(job.entries[since : job.count])
    thinking = job.thinking * (share if job.seed is None else 1.0)
    start = job.entries[0].data
    pack = packs.text_of(start["game"], start["pack"]) if since == 0 else None
    return Question(job.table, since, entries, job.seat, job.bot, thinking, job.advice, job.seed, pack)


class Worker:
    """Answers questions. Games are kept and brought up to date instead of being rebuilt each time."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        self._bots: dict[str, dict[tuple[int, str], Bot]] = {}

    def think(self, asked: Question) -> Json:
        """The action the bot chooses or its advice, as plain data."""
        state = self._state(asked)
        if asked.seed is not None:
            # Whether others were quicker with what they sealed must not change what a bot imagines.
            state = state.known_to(asked.seat)
        bot, limits = self._bot(state.game, asked), Limits(asked.thinking, counted=asked.seed is not None)
        if asked.advice:
            return {"moves": advice(state, asked.seat, explain(bot, state, asked.seat, limits))}
        return {"action": ask(bot, state, asked.seat, limits).json()}

    def _state(self, asked: Question) -> Any:
        """The state after the question's entries, from the one kept of this table."""
        known, state = self._games.pop(asked.table, (0, None))
        entries = asked.entries
        if asked.pack is not None:
            start = entries[0].data
            packs.learn(start["game"], start["pack"], *asked.pack)
        if asked.since == 0:
            state, entries = state_after(entries[:1]), entries[1:]
        elif known != asked.since:
            raise Forgotten
        for entry in entries:
            play_again(state, entry)
        self._games[asked.table] = asked.since + len(asked.entries), state
        if len(self._games) > GAMES_KEPT:
            forgotten, _ = self._games.popitem(last=False)
            self._bots.pop(forgotten, None)
        return state

    def _bot(self, game: Game, asked: Question) -> Bot:
        """Each seat has a bot of its own, which may remember what it planned; with a seed, a new one each time."""
        if asked.seed is not None:
            return make(game, asked.bot, asked.seed)
        seated = self._bots.setdefault(asked.table, {})
        if (asked.seat, asked.bot) not in seated:
            seated[asked.seat, asked.bot] = make(game, asked.bot, SystemRandom().getrandbits(64))
        return seated[asked.seat, asked.bot]


def advice(state: State, seat: int, found: Sequence[Advice]) -> list[Json]:
    """The best moves in words, with their chances and what speaks for them, by what the seat may know."""
    decision, threat = state.decision(seat), state.game.threat(state.view(seat), seat)

    def told(place: int, move: Advice) -> Json:
        reason = why(reasons(state, seat, move.action), threat, margin(found, place))
        words = said(decision, move.action)
        return {"action": move.action.json(), "chance": move.chance, "text": words.json(), "why": reason.json()}

    return [told(place, move) for place, move in enumerate(found[:MOVES_ADVISED])]


def margin(found: Sequence[Advice], place: int) -> float | None:
    """How far the best move is ahead of the next, how far another is behind the best."""
    if len(found) < 2:
        return None
    return found[0].chance - found[1].chance if place == 0 else found[place].chance - found[0].chance


def main(pipe: Connection) -> None:
    """Answer questions until the pipe closes."""
    worker = Worker()
    answer_all(pipe, NICE, lambda asked: answer(worker, asked))


def answer(worker: Worker, asked: bytes) -> bytes:
    """The action or, when the bot fails, the kind of failure: never its text, which might show cards."""
    try:
        return msgspec.msgpack.encode(worker.think(msgspec.msgpack.decode(asked, type=Question)))
    except Exception as error:
        return msgspec.msgpack.encode({"failed": type(error).__name__})
