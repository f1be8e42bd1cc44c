"""The chance interface: every outcome of an action with its probability, and worlds that go on as any other."""

from math import comb
from random import Random

import pytest
from playing import Setup, game_setups, moments

import sternhafen
from sternhafen.core.outcomes import selections

SETUPS = game_setups()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_outcomes_add_up_and_differ(setup: Setup) -> None:
    """Probabilities add up to 1; without chance there is one outcome, the state the action leads to."""
    rng = Random(2)
    for state in moments(setup, seed=3, every=12):
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        found = state.outcomes(seat, action, most=80)
        plain = state.copy()
        plain.play(seat, action)
        if found is None:
            assert plain.chance.count > state.chance.count
            continue
        assert sum(outcome.probability for outcome in found) == pytest.approx(1)
        assert len({outcome.brought for outcome in found}) == len(found)
        if plain.chance.count == state.chance.count:
            assert [plain.hash()] == [outcome.state.hash() for outcome in found]


def test_selections_are_weighed_by_their_copies() -> None:
    """Two of three equal cards and one other: both equal in one case of three, one of each in two."""
    assert {(1, 1): 1 / 3, (1, 2): 2 / 3} == dict(selections([1, 2, 1], 2))
    assert comb(10, 3) == len(list(selections(range(10), 3)))


def test_dice_are_listed_and_the_worlds_go_on() -> None:
    """Drawing a die in Solarius Mission: the states can be looked at, copied and played on."""
    state, rng = sternhafen.game("solarius").new(players=2, seed=1), Random(1)
    while True:
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        found = state.outcomes(seat, action, most=500)
        if found is not None and len(found) > 3:
            break
        state.apply(seat, action)
    assert len({outcome.state.hash() for outcome in found}) > 3
    for outcome in found[:5]:
        world = outcome.state
        hash, views = world.hash(), [world.view(other) for other in range(2)]
        assert [world.view(other) for other in range(2)] == views
        assert not world.can_undo(seat)
        assert world.copy().hash() == hash
        world.playout(rng)
        assert world.over


def test_what_was_brought_stays_when_the_world_looks_back() -> None:
    """In Jump Drive a sealed draw is replayed for the others' eyes: the world still holds the card it was given."""
    game, rng = sternhafen.game("jumpdrive"), Random(4)
    checked = 0
    for seed in range(12):
        state = game.new(players=2, seed=seed)
        for _ in range(40):
            if state.over:
                break
            seat = rng.choice(state.to_act)
            action = state.decision(seat).sample(rng)
            for outcome in (state.outcomes(seat, action, most=200) or ())[:3]:
                world = outcome.state
                before = world.hash()
                own = world.view(seat)
                for other in (None, 0, 1):
                    world.view(other)
                assert (before, own) == (world.hash(), world.view(seat))
                checked += bool(outcome.brought)
            state.apply(seat, action)
    assert checked


def test_a_shuffle_cannot_be_listed() -> None:
    """Where the pile runs out and is shuffled anew, there is no list."""
    game, rng = sternhafen.game("jumpdrive"), Random(1)
    state = game.new(players=4, seed=2)
    unlisted = 0
    while not state.over:
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        unlisted += state.outcomes(seat, action, most=1) is None
        state.apply(seat, action)
    assert unlisted
