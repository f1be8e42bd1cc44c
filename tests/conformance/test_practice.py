"""Practice: a seat goes back through its own decisions of this round, whatever others did since; for every game."""

from random import Random

import pytest
from playing import Setup, game_setups, play_out

import sternhafen
from sternhafen import Refused, State

SEAT = 0
MOVES = 60
every_setup = pytest.mark.parametrize("setup", game_setups(), ids=str)
Moment = tuple[int, str]


def begun(setup: Setup) -> State:
    return setup.new(5)


def taken_back(state: State) -> list[Moment]:
    """Where the seat comes to by practice, step by step, until it is refused."""
    found = []
    while state.can_rewind(SEAT):
        state.rewind(SEAT)
        assert SEAT in state.to_act
        found.append((state.moves, state.hash()))
    with pytest.raises(Refused):
        state.rewind(SEAT)
    return found


@every_setup
def test_practice_leads_back_through_the_round_and_no_further(setup: Setup) -> None:
    """Each step leads to the moment before an own decision of this round, the newest first."""
    state, rng = begun(setup), Random(5)
    own: list[Moment] = []
    while not state.over and state.moves < MOVES:
        before, seat = (state.moves, state.hash()), rng.choice(state.to_act)
        state.apply(seat, state.decision(seat).sample(rng))
        own += [before] if seat == SEAT else []
        own = [moment for moment in own if moment[0] >= state.round_opened]
        assert own[::-1] == taken_back(state.copy())


@every_setup
def test_the_record_says_how_much_was_practice(setup: Setup) -> None:
    """It counts the decisions taken back, plays again, and still says so; a game without has no such line."""
    state = begun(setup)
    while not state.can_rewind(SEAT):
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(Random(1)))
    state.rewind(SEAT)
    record = play_out(state, Random(2)).record()
    assert 1 == record["practice"]
    assert 1 == sternhafen.replay(record).record()["practice"]
    assert "practice" not in play_out(begun(setup), Random(2)).record()
