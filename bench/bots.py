"""Bots: how long they think, how many games the arena plays with one and two processes, how fast nets train.

Beside them, where installed, Catanatron's own bots and OpenSpiel's tree search.
"""

import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import sternhafen
from bench.table import number, show
from sternhafen import bots
from sternhafen.arena import Contest
from sternhafen.arena.run import processes, run
from sternhafen.bots import Limits
from sternhafen.training import Plan, train

HEAD = ("", "decisions/s", "ms/decision", "longest ms")
ARENA_HEAD = ("", "games/s")
THINKING = Limits(0.05)
ARENA_GAMES, ARENA_TURNS = 200, 8


def rows(seconds: float) -> Iterator[tuple[str, ...]]:
    for game in sternhafen.games():
        for name in bots.names(game):
            yield spent_by(game, name, seconds)
    yield from peers(seconds)


def spent_by(game: str, name: str, seconds: float) -> tuple[str, ...]:
    """Games of two of the same bot, for a while."""
    rules, times, seed = sternhafen.game(game), list[float](), 0
    while sum(times) < seconds:
        state = rules.new(players=2, seed=seed)
        seated = [bots.make(rules, name, seat) for seat in range(2)]
        seed += 1
        while not state.over and sum(times) < seconds:
            for seat in state.to_act:
                if state.lanes[seat]:
                    start = time.perf_counter()
                    action = bots.ask(seated[seat], state, seat, THINKING)
                    times.append(time.perf_counter() - start)
                    state.apply(seat, action)
    return row(f"{rules.name}, {name}", times)


def row(name: str, times: list[float]) -> tuple[str, ...]:
    mean = sum(times) / len(times)
    return name, number(1 / mean), f"{1000 * mean:.2f}", f"{1000 * max(times):.1f}"


def peers(seconds: float) -> Iterator[tuple[str, ...]]:
    if find_spec("catanatron"):
        yield catanatron(seconds)
    if find_spec("pyspiel"):
        yield open_spiel(seconds)


def catanatron(seconds: float) -> tuple[str, ...]:
    """Weighted random play, the strongest bot of the published package."""
    from catanatron import Color, Game
    from catanatron.players.weighted_random import WeightedRandomPlayer

    times: list[float] = []

    class Timed(WeightedRandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            start = time.perf_counter()
            action = super().decide(game, playable_actions)
            times.append(time.perf_counter() - start)
            return action

    while sum(times) < seconds / 10:
        Game([Timed(color) for color in (Color.RED, Color.BLUE)]).play()
    return row("Catanatron, weighted random", times)


def open_spiel(seconds: float) -> tuple[str, ...]:
    """Tree search with 50 random play-outs for each decision, in backgammon."""
    import pyspiel

    game, rng, times = pyspiel.load_game("backgammon"), Random(1), list[float]()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 50, 100, False, 1, False)
    state = game.new_initial_state()
    while sum(times) < seconds and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        start = time.perf_counter()
        action = bot.step(state)
        times.append(time.perf_counter() - start)
        state.apply_action(action)
    return row("OpenSpiel, tree search with 50 play-outs (C++), backgammon", times)


def arena_rows() -> Iterator[tuple[str, ...]]:
    """One and two processes take turns, so that a machine that is slow for a while is slow for both."""
    contest = Contest("race", ("pilot", "pilot"), ARENA_GAMES)
    seconds = [0.0, 0.0]
    with processes(1) as one, processes(2) as two:
        for turn in range(ARENA_TURNS + 1):
            for place, executor in enumerate((one, two)):
                start = time.perf_counter()
                run(contest, executor=executor)
                if turn:  # in the first one the processes begin to play
                    seconds[place] += time.perf_counter() - start
    alone, together = (ARENA_TURNS * ARENA_GAMES / spent for spent in seconds)
    yield "Arena, Race, two Pilots, one process", number(alone)
    yield "Arena, Race, two Pilots, two processes", f"{number(together)} (x{together / alone:.2f})"


def training_rows() -> Iterator[tuple[str, ...]]:
    yield "Training, Jump Drive, games of Pilots", number(training_speed(first_games=200))
    yield "Training, Jump Drive, games against itself", number(training_speed(first_games=0))


def training_speed(first_games: int) -> float:
    """Games a second, learning included."""
    speeds: list[float] = []
    plan = Plan("jumpdrive", games=200, first_games=first_games, every=99)
    with tempfile.TemporaryDirectory() as folder:
        train(plan, Path(folder), tell=lambda standing: speeds.append(standing.games_per_second))
    return speeds[0]


if __name__ == "__main__":
    show("Bots: 50 ms a decision", HEAD, list(rows(3.0)))
    show("Arena and training", ARENA_HEAD, [*arena_rows(), *training_rows()])
