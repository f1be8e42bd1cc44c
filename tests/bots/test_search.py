"""How those who think share out their time."""

from itertools import count
from random import Random

import pytest

import sternhafen
from sternhafen.bots import Limits, instinct_of
from sternhafen.bots.levels.search import Captain


def test_a_counted_clock_tells_how_much_is_spent() -> None:
    clock = Limits(0.5, counted=True).clock(pace=8)
    spent = [(clock.spent(), clock.spent(more=2)) for _ in range(4) if clock.tick()]
    assert spent == [(0.25, 0.75), (0.5, 1.0), (0.75, 1.25), (1.0, 1.5)]


def test_a_quick_engine_tries_all_moves_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock, the moves given up first have had their share of the time, however many tries were expected."""
    ticking = count()
    monkeypatch.setattr("sternhafen.bots.bot.time.perf_counter", lambda: next(ticking) / 1000)
    game = sternhafen.game("race")
    state, instinct = game.new(players=2, seed=5), instinct_of(game)
    monkeypatch.setattr(type(instinct), "pace", 1)
    captain = Captain(game, Random(1), instinct)
    while len(moves := instinct.candidates(state, 0)) < 5:
        state.play(state.to_act[0], captain.instinct.answer(state, state.to_act[0]))

    trials = captain._weighed(moves, 0, lambda: state.determinize(0, captain.rng, captain.guess), Limits(1.0))
    worlds = sorted(trial.worlds for trial in trials)
    assert worlds[0] >= 20
    assert worlds[-1] > 2 * worlds[0]
