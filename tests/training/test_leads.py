"""What ends of turns promise in Solarius Mission is learned from games, kept, and handed on as a net."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import leads
from sternhafen.games.solarius.planning.net_inputs import SCALE
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS

GAMES = [leads.played(number) for number in range(3)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{len(game.scores)} seats")
def test_every_end_of_a_turn_is_a_moment(game: leads.Played) -> None:
    """Once for each seat and turn, with as many numbers for each seat."""
    players = len(game.scores)
    expected = [[seat, turn] for seat in range(players) for turn in range(1, ROUNDS * TURNS + 1)]
    assert expected == sorted(game.turns.tolist())
    assert (players * ROUNDS * TURNS, players) == game.rows.shape[:2]


def test_a_number_gives_the_same_game() -> None:
    again = leads.played(2)
    assert np.array_equal(GAMES[2].rows, again.rows)
    assert GAMES[2].scores == again.scores


def test_games_come_back_from_their_files(tmp_path: Path) -> None:
    """And are not played again."""
    leads.keep_games(tmp_path / "games_0_3.npz", GAMES)
    for game, kept in zip(GAMES, leads.all_played(tmp_path, range(3)), strict=True):
        assert np.array_equal(game.rows, kept.rows)
        assert np.array_equal(game.turns, kept.turns)
        assert game.scores == kept.scores


def test_what_it_learns_from_explains_ends_better_than_the_rule_of_thumb() -> None:
    """Before the first step it expects what the rule of thumb says."""
    taught = leads.lessons(GAMES)
    fit, ends = leads.Fit(taught), [lesson.ends for lesson in taught]
    before = fit.values(taught[0].rows)
    assert np.allclose(SCALE * taught[0].rows[..., -1].astype(np.float32), before)
    for _ in range(20):
        fit.learn(taught, ends)
    assert ((fit.values(taught[0].rows) - ends[0]) ** 2).mean() < 0.8 * ((before - ends[0]) ** 2).mean()


def test_a_net_says_what_the_fit_says() -> None:
    """In strengths instead of points; where all seats have the same more, it leaves that out."""
    taught = leads.lessons(GAMES)
    fit = leads.Fit(taught)
    fit.learn(taught, [lesson.ends for lesson in taught])
    rows = taught[0].rows[:20]
    points, strengths = fit.values(rows), fit.net().strengths(rows.astype(np.float32))
    differences = (strengths[:, 0] - strengths[:, 1]) / leads.INSTINCT.margin
    assert np.allclose(points[:, 0] - points[:, 1], differences, atol=0.01)


def test_later_moments_count_more_the_nearer_they_are() -> None:
    """The last moment of a game aims at its end, the one before it also at what the last one promises."""
    lesson = leads.lessons(GAMES)[0]
    values = np.zeros_like(lesson.ends)
    aims, last = lesson.later(values), np.flatnonzero(lesson.last)[0]
    assert np.array_equal(lesson.ends[last], aims[last])
    assert np.allclose(leads.TRACE**3 * lesson.ends[last], aims[last - 3])
