"""Chapter 10 of the ledger: the end of the game."""

from random import Random

import pytest
from games.jumpdrive.moves import EXPLORE, place
from games.jumpdrive.seen import hand, result, seen, told
from games.jumpdrive.table import BOX, JUMP_DRIVE, choose, filler, play_round, seat, table

from sternhafen import speak

SURVEY = place("survey_team")


@pytest.mark.rule("JD-149")
@pytest.mark.parametrize(("vp", "ends"), [(48, False), (49, True), (50, True)])
def test_fifty_points_end_the_game(vp: int, ends: bool) -> None:
    """50 or more after scoring (here 1) end it at once, and no income is drawn any more."""
    state = table(seat(tableau=["gem_world"], vp=vp), seat())
    events = choose(state, {0: SURVEY, 1: SURVEY})
    assert ends == state.over
    assert ends == (told(events, "drew_income") == [])
    assert ends == (hand(state) == [])
    if ends:
        assert () == state.to_act
        assert "Somebody reached 50 victory points." == speak(result(state).reason, "en")


@pytest.mark.rule("JD-150")
def test_the_most_points_win_whoever_passed_fifty() -> None:
    """Seat 1 has been over 50 with less than seat 0, who gets there in the same round."""
    state = table(
        seat(tableau=["rebel_homeworld", "rebel_base"], vp=45), seat(vp=55), seat(tableau=["gem_world"], vp=51)
    )
    choose(state, dict.fromkeys(range(3), SURVEY))
    assert (58, 55, 52) == result(state).scores
    assert (0,) == result(state).winners
    assert (1, 2, 3) == result(state).ranks


@pytest.mark.rule("JD-151")
def test_a_tie_is_broken_by_hand_and_income() -> None:
    """Hand 4 and income 1 beat hand 1 and income 3; hand alone or income alone would say otherwise."""
    few, many = ["rebel_base"], ["outlaw_world", "new_sparta", "pirate_world", "rebel_miners"]
    state = table(seat(few, ["spice_world"], vp=50), seat(many, vp=50))
    choose(state, {0: SURVEY, 1: SURVEY})
    assert (50, 50) == result(state).scores
    assert (1,) == result(state).winners
    income = table(seat(few, ["merchant_world", "spice_world"], vp=49), seat(many, vp=50))
    choose(income, {0: SURVEY, 1: SURVEY})
    assert (0,) == result(income).winners


@pytest.mark.rule("JD-151")
def test_the_income_of_the_tie_break_is_only_computed() -> None:
    """An empty draw pile and discard pile do not lower it."""
    rest = BOX.copy()
    rest.subtract(["merchant_world", "spice_world", "galactic_resort"])
    hidden = list((+rest).elements())
    state = table(
        seat(hidden[:40], ["merchant_world", "spice_world"], vp=49),
        seat(hidden[40:80], ["galactic_resort"], vp=49),
        seat(hidden[80:], vp=0),
    )
    assert 0 == state.view(None)["pile"] + state.view(None)["discard_pile"]
    choose(state, dict.fromkeys(range(3), SURVEY))
    assert (50, 50, 0) == result(state).scores
    assert [6, 3] == seen(state, "income")[:2]
    assert (1, 2, 3) == result(state).ranks


@pytest.mark.rule("JD-152")
def test_the_hand_limit_is_not_applied_before_the_tie_break() -> None:
    """12 cards against 11 with equal income decide, though both are over 10."""
    names = [name for name in BOX if name != "survey_team"]
    state = table(seat(names[:11], vp=50), seat(names[11:23], vp=50))
    choose(state, {0: SURVEY, 1: SURVEY})
    assert (1,) == result(state).winners
    assert [11, 12] == seen(state, "hand_count")


@pytest.mark.rule("JD-153")
def test_still_tied_they_share_the_victory() -> None:
    """Equal points and equal sums: both win."""
    state = table(seat(filler(2), vp=52), seat(filler(4)[2:], vp=52), seat(vp=10))
    choose(state, dict.fromkeys(range(3), SURVEY))
    assert (0, 1) == result(state).winners
    assert (1, 1, 3) == result(state).ranks


@pytest.mark.rule("JD-166")
def test_places_after_the_first() -> None:
    """By points, then by the sum; equal players share a place and the next is left out."""
    state = table(seat(vp=20), seat(vp=60), seat(filler(1), vp=20), seat(vp=5))
    choose(state, dict.fromkeys(range(4), SURVEY))
    assert (3, 1, 2, 4) == result(state).ranks
    shared = table(seat(vp=20), seat(vp=60), seat(vp=20), seat(vp=5))
    choose(shared, dict.fromkeys(range(4), SURVEY))
    assert (2, 1, 2, 4) == result(shared).ranks


@pytest.mark.rule("JD-154")
def test_otherwise_a_new_round_begins() -> None:
    """Below 50 everybody chooses again, in round 2."""
    state = table(seat(vp=49), seat(vp=40))
    play_round(state, {0: SURVEY, 1: SURVEY})
    assert not state.over
    assert 2 == state.view(None)["round"]
    assert (0, 1) == state.to_act


@pytest.mark.rule("JD-165")
def test_the_number_of_rounds_is_not_limited() -> None:
    """Players who only explore play on and on."""
    state = JUMP_DRIVE.new(players=2, seed=4)
    rng = Random(4)
    while state.round < 31:
        number = state.to_act[0]
        decision = state.decision(number)
        state.apply(number, EXPLORE if decision.name == "choose_cards" else decision.sample(rng))
    assert not state.over
    assert [0, 0] == seen(state, "score")


def test_the_breakdown_adds_up() -> None:
    """What the cards brought, with those that have left the tableau, is the score of the game played."""
    state = JUMP_DRIVE.new(players=3, seed=12)
    rng = Random(12)
    while not state.over:
        number = state.to_act[0]
        state.apply(number, state.decision(number).sample(rng))
    shares = result(state).breakdown
    assert list(result(state).scores) == [sum(share.points for share in own) for own in shares]
