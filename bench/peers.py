"""The peers, measured in the same run when they are installed: Catanatron, and card games of OpenSpiel.

They are no dependency of ours. `uv pip install -p .venv/bin/python catanatron open_spiel` installs them.
"""

import time
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.engine import micro
from bench.table import number

CARD_GAMES = ("hearts", "gin_rummy")
Played = tuple[int, int, float, float]
"""Games, decisions, seconds, and microseconds for a copy."""


def rows(seconds: float) -> Iterator[tuple[str, ...]]:
    if find_spec("catanatron"):
        yield row("Catanatron, 4 players", *play_catanatron(seconds))
    else:
        yield ("Catanatron: not installed", "", "", "", "", "")
    if find_spec("pyspiel"):
        yield from (row(f"OpenSpiel {name} (C++)", *play_open_spiel(name, seconds)) for name in CARD_GAMES)
    else:
        yield ("OpenSpiel: not installed", "", "", "", "", "")


def rates(seconds: float) -> dict[str, float]:
    """Decisions per second of the peers that are installed."""
    found = {}
    if find_spec("catanatron"):
        _, decisions, spent, _ = play_catanatron(seconds)
        found["catanatron"] = decisions / spent
    if find_spec("pyspiel"):
        _, decisions, spent, _ = play_open_spiel("hearts", seconds)
        found["hearts"] = decisions / spent
    return found


def row(name: str, games: int, decisions: int, spent: float, copy: float) -> tuple[str, ...]:
    values = (games / spent, decisions / games, decisions / spent, copy)
    return (name, *(number(value) for value in values), "")


def play_catanatron(seconds: float) -> Played:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        game.play()
        games += 1
        decisions += len(_actions(game.state))
    spent = time.process_time() - start
    return games, decisions, spent, micro(game.copy, 200)


def _actions(state: Any) -> Any:
    """The list of past actions is called differently in different versions."""
    return state.actions if hasattr(state, "actions") else state.action_records


def play_open_spiel(name: str, seconds: float) -> Played:
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        games += 1
    return games, decisions, time.process_time() - start, micro(state.clone, 500)
