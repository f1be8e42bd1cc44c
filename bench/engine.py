"""Games, decisions, copies and views per second of our own games."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import sternhafen
from bench.table import number

HEAD = ("", "games/s", "decisions/game", "decisions/s", "copy µs", "view µs")


def rows(seconds: float) -> Iterator[tuple[str, ...]]:
    for name in sternhafen.games():
        game = sternhafen.game(name)
        for players in (min(game.players), max(game.players)):
            state = middle(game, players)
            copy, view = micro(state.copy), micro(partial(state.view, 0))
            for label, play in (("playout", playout), ("apply", by_contract)):
                games, decisions, spent = measure(game, players, play, seconds)
                row = (f"{game.name}, {players} players, {label}", games / spent, decisions / games, decisions / spent)
                yield (row[0], *(number(value) for value in row[1:]), number(copy), number(view))


def measure(game: Any, players: int, play: Callable[[Any, Random], None], seconds: float) -> tuple[int, int, float]:
    rng, games, decisions = Random(1), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(players=players, seed=games)
        play(state, rng)
        games += 1
        decisions += state.moves
    return games, decisions, time.process_time() - start


def playout(state: Any, rng: Random) -> None:
    state.playout(rng)


def by_contract(state: Any, rng: Random) -> None:
    """The loop a bot maker writes: ask, choose, apply with all checks and events."""
    while not state.over:
        for seat in state.to_act:
            state.apply(seat, state.decision(seat).sample(rng))


def middle(game: Any, players: int) -> Any:
    """A state about half-way through a random game."""
    whole = game.new(players=players, seed=1)
    whole.playout(Random(1))
    state, rng = game.new(players=players, seed=1), Random(1)
    while not state.over and state.moves < whole.moves // 2:
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(rng))
    return state


def micro(call: Callable[[], Any], times: int = 2000) -> float:
    """Microseconds for one call, the best of five series."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(times // 5):
            call()
        best = min(best, (time.process_time() - start) / (times // 5) * 1e6)
    return best
