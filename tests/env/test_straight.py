"""Observations straight from the state are those from the view, for every game, seat and moment."""

from random import Random

import numpy
import pytest
from playing import Setup, game_setups, moments

from sternhafen.coding.observer import asked_of
from sternhafen.env import coding

SETUPS = game_setups()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_state_gives_what_the_view_gives(setup: Setup) -> None:
    """Number by number, for all seats, whoever is asked, sealed moments and the end included."""
    observer = coding(setup.game).observer
    assert observer.writer is not None
    for state in moments(setup, seed=11, every=5):
        for seat in range(state.players):
            viewed = observer.observe(state.view(seat), asked_of(state, seat))
            straight = observer.observe_state(state, seat)
            names = observer.labels()
            assert [] == [names[place] for place in numpy.flatnonzero(viewed != straight)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_seat_may_not_know_does_not_reach_it(setup: Setup) -> None:
    """Straight from two states that differ only in what the seat may not know comes the same vector."""
    observer = coding(setup.game).observer
    for number, state in enumerate(moments(setup, seed=13, every=9)):
        for seat in range(state.players):
            imagined = state.determinize(seat, Random(number))
            assert numpy.array_equal(observer.observe_state(state, seat), observer.observe_state(imagined, seat))
            assert state.information_key(seat) == imagined.information_key(seat)


def test_the_key_tells_what_the_seat_can_tell() -> None:
    """Another hand is another key for its owner, and the same for the other seat."""
    setup = SETUPS[0]
    state = setup.game.new(players=2, seed=1)
    other = state.determinize(0, Random(1))
    while state.view(1) == other.view(1):
        other = state.determinize(0, Random(other.moves + other.chance.count + 2))
    assert state.information_key(0) == other.information_key(0)
    assert state.information_key(1) != other.information_key(1)
