"""Play-outs in bulk: arrays of the right shape, equal for any number of jobs."""

from random import Random
from typing import Any

import numpy
import pytest
from playing import lazy

import sternhafen
from sternhafen import DataError
from sternhafen.arena.playouts import playouts
from sternhafen.core.plain import View


def never_places(view: View, decision: Any, rng: Random) -> Any:
    """Explores round after round, so that no game ends."""
    explore = [action for action in decision.actions()[:99] if action.type_name() == "explore"]
    return explore[0] if explore else decision.sample(rng)


@pytest.mark.parametrize("name", sternhafen.games())
def test_random_games_of_every_game(name: str) -> None:
    """Scores, ranks and lengths of random games, one row each; somebody is always first."""
    found = playouts(name, 6, players=3, seed=4)
    assert found.scores.shape == found.ranks.shape == (6, 3)
    assert (found.ranks.min(axis=1) == 1).all()
    assert (found.lengths > 0).all()


@pytest.mark.parametrize("policy", [None, "pilot", lazy])
def test_the_number_of_jobs_changes_nothing(policy: Any) -> None:
    """One process or two: equal arrays; another seed: others."""
    alone, together = (playouts("jumpdrive", 60, seed=1, policy=policy, jobs=jobs) for jobs in (1, 2))
    assert all(numpy.array_equal(one, other) for one, other in zip(alone, together, strict=True))
    assert not numpy.array_equal(alone.scores, playouts("jumpdrive", 60, seed=2, policy=policy).scores)


def test_a_policy_without_end_is_told() -> None:
    """Games that do not end are given up with a sentence."""
    with pytest.raises(DataError, match="does not end"):
        playouts("jumpdrive", 1, policy=never_places)


def test_a_policy_makes_a_difference() -> None:
    """Pilot gets to the end with fewer decisions than chance does."""
    assert playouts("jumpdrive", 40, policy="pilot").lengths.mean() < playouts("jumpdrive", 40).lengths.mean()
