"""Many games in bulk, as arrays: by chance, by a bot, or by a policy of one's own."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import numpy
import numpy.typing

import sternhafen
from sternhafen import bots
from sternhafen.arena.workers import open_workers
from sternhafen.bots import Bot, Limits
from sternhafen.core.errors import DataError
from sternhafen.core.plain import Json, View
from sternhafen.core.state import State

Policy = Callable[[View, Any, Random], Any]
"""From the seat's view, its decision and a source of chance to one of the decision's actions."""
Numbers = numpy.typing.NDArray[numpy.int32]

THINKING = Limits(0.05, counted=True)
PORTION = 50
MOST_MOVES = 5_000
"""A game with more decisions will not end; random games have some hundreds."""


class Playouts(NamedTuple):
    """What came of the games, one row for each."""

    scores: Numbers
    """Games by seats."""
    ranks: Numbers
    """Games by seats; the first is 1."""
    lengths: Numbers
    """Decisions in each game."""


class Task(NamedTuple):
    game: str
    numbers: tuple[int, ...]
    players: int
    options: Json
    seed: int
    policy: str | Policy | None


def playouts(
    game: str,
    n: int,
    players: int = 2,
    seed: int = 0,
    policy: str | Policy | None = None,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Playouts:
    """Play `n` games with everybody following the same policy; the arrays are equal for any number of jobs.

    No policy plays at random, a name asks that bot; a function must be importable if there are several jobs.
    """
    portions = [tuple(range(first, min(first + PORTION, n))) for first in range(0, n, PORTION)]
    tasks = [Task(game, numbers, players, dict(options or {}), seed, policy) for numbers in portions]
    with open_workers(jobs, None) as executor:
        parts = list(executor.map(play_task, tasks) if executor else map(play_task, tasks))
    rows = [row for part in parts for row in part]
    scores, ranks, lengths = (numpy.array([row[column] for row in rows], numpy.int32) for column in range(3))
    return Playouts(scores.reshape(n, players), ranks.reshape(n, players), lengths)


def play_task(task: Task) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    return [_play(task, number) for number in task.numbers]


def _play(task: Task, number: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    rules, rng = sternhafen.game(task.game), Random(f"{task.seed}-{number}")
    state = rules.new(players=task.players, seed=(task.seed << 32) + number, options=task.options)
    if task.policy is None:
        state.playout(rng)
    else:
        _follow(state, _seats(task, rng), rng)
    assert state.result is not None
    return state.result.scores, state.result.ranks, state.moves


def _seats(task: Task, rng: Random) -> list[Bot | Policy]:
    if not isinstance(task.policy, str):
        assert task.policy is not None
        return [task.policy] * task.players
    return [bots.make(sternhafen.game(task.game), task.policy, rng.getrandbits(64)) for _ in range(task.players)]


def _follow(state: State, seats: list[Bot | Policy], rng: Random) -> None:
    while not state.over:
        if state.moves > MOST_MOVES:
            raise DataError("play-outs", f"a game does not end: {state.moves} decisions so far")
        for seat in state.to_act:
            if seat in state.to_act:
                state.apply(seat, _asked(state, seat, seats[seat], rng))


def _asked(state: State, seat: int, who: Bot | Policy, rng: Random) -> Any:
    if isinstance(who, Bot):
        return bots.ask(who, state, seat, THINKING)
    return who(state.view(seat), state.determinize(seat, rng).decision(seat), rng)
