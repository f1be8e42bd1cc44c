"""The hourglass in real time, GT-060 to GT-069i."""

from random import Random
from typing import Any

import pytest
from games.trucker.scenes import BOX, asked, do, new, refuse

import sternhafen


def real_time(level: str = "II", players: int = 2, **options: Any) -> Any:
    return new(players, 7, flight=level, building="real_time", **options)


@pytest.mark.rule("GT-060", "GT-061", "GT-062", "GT-063", "GT-064")
@pytest.mark.parametrize(("level", "spaces"), [("I", 2), ("II", 3), ("III", 4)])
def test_turning_the_glass(level: str, spaces: int) -> None:
    """When the sand is out anybody may turn it, nobody must; onto the last space only who has finished."""
    state = real_time(level)
    refuse(state, 0, "GT-063", "turn_hourglass")
    for space in range(2, spaces):
        state.advance_clock(89)
        refuse(state, 0, "GT-063", "turn_hourglass")
        state.advance_clock(500)
        assert asked(state) == [(0, "yard"), (1, "yard")]
        do(state, space % 2, "turn_hourglass")
        assert (state.glass, state.sand) == (space, 90)
    state.advance_clock(90)
    refuse(state, 0, "GT-064", "turn_hourglass")
    state.advance_clock(1000)
    do(state, 0, "take_hidden")
    do(state, 1, "finish", space=1)
    assert asked(state) == [(0, "hold"), (1, "turn_glass")]
    do(state, 1, "turn_hourglass")
    assert (state.glass, state.sand) == (spaces, 90)
    assert asked(state) == [(0, "hold")]


@pytest.mark.rule("GT-065", "GT-066", "GT-068", "GT-069f", "GT-069i", "GT-039")
def test_the_end_of_the_last_run() -> None:
    """Building ends at once; hands are emptied; those stopped take the front-most spaces, the quickest first."""
    state = real_time("I", players=4)
    do(state, 0, "take_hidden")
    do(state, 1, "take_hidden")
    do(state, 1, "reserve")
    reserved = BOX.names[state.seats[1].reserve[0]]
    do(state, 1, "take_reserved", tile=reserved)
    held = state.seats[0].hand
    do(state, 3, "finish", space=1)
    state.advance_clock(90)
    do(state, 3, "turn_hourglass")
    state.advance_clock(90)
    assert asked(state) == [(0, "take_start"), (1, "take_start"), (2, "take_start")]
    assert held in state.shown
    assert [BOX.names[tile] for tile in state.seats[1].reserve] == [reserved]
    refuse(state, 0, None, "take_hidden")
    do(state, 2, "take_start")
    assert state.seats[2].space == 2
    state.advance_clock(10)
    assert [player.space for player in state.seats] == [3, 4, 2, 1]
    assert state.card >= 0 or state.played


@pytest.mark.rule("GT-069e", "GT-058")
def test_who_else_may_turn_the_glass() -> None:
    """A finished trucker, one with a tile in hand, one looking at a stack."""
    state = real_time("III", players=3)
    do(state, 0, "finish", space=1)
    assert 0 not in state.to_act
    state.advance_clock(90)
    do(state, 0, "turn_hourglass")
    state.advance_clock(90)
    do(state, 1, "take_hidden")
    do(state, 1, "turn_hourglass")
    assert asked(state) == [(1, "hold"), (2, "yard")]
    assert state.glass == 3


def test_seconds_are_an_option_and_time_is_in_the_record() -> None:
    """The length of a run can be set; a game with time replays to equal states."""
    state = real_time("I", hourglass_seconds=60)
    assert state.sand == 60
    do(state, 0, "finish", space=1)
    state.advance_clock(59.5)
    state.advance_clock(0.5)
    do(state, 0, "turn_hourglass")
    state.advance_clock(61)
    do(state, 1, "take_start")
    assert sternhafen.replay(state.record()).hash() == state.hash()
    assert state.advance_clock(5) == []


@pytest.mark.rule("GT-021", "GT-026", "GT-028")
def test_no_tile_is_ever_in_two_hands() -> None:
    """Four truckers at one heap, in any order of arrival, with time passing: every tile is in exactly one place."""
    for seed in range(4):
        state, rng = real_time("III", players=4), Random(seed)
        for _ in range(400):
            if state.view(None)["stage"] != "building":
                break
            seat = rng.choice(state.to_act)
            state.apply(seat, state.decision(seat).sample(rng))
            if rng.random() < 0.02:
                state.advance_clock(30)
            assert sorted(everywhere(state)) == list(range(156))


def everywhere(state: Any) -> list[int]:
    found: list[int] = state.heap + state.shown
    for player in state.seats:
        found += [turned >> 2 for turned in player.ship.tiles.values()] + player.reserve + player.ship.lost
        found += [player.hand] if player.hand >= 0 else []
    return found


@pytest.mark.rule("GT-067", "GT-069e")
def test_with_all_finished_nobody_is_asked_to_turn_the_glass() -> None:
    """The sand is out and may be turned by those who have finished; the last to finish ends building at once."""
    state = real_time("I", players=3)
    do(state, 0, "finish", space=1)
    state.advance_clock(90)
    do(state, 1, "finish", space=2)
    assert asked(state) == [(0, "turn_glass"), (1, "turn_glass"), (2, "yard")]
    do(state, 2, "finish", space=3)
    assert "turn_glass" not in {name for _, name in asked(state)}
    assert state.view(0)["stage"] != "building"


@pytest.mark.parametrize("seconds", [15, 45, 300])
def test_the_length_of_a_run_can_be_set(seconds: int) -> None:
    """From a quarter of a minute to five minutes; 90 seconds if nothing is said."""
    state = real_time("I", hourglass_seconds=seconds)
    assert (state.sand, real_time("I").sand) == (seconds, 90)
    state.advance_clock(seconds - 1)
    assert state.sand == 1
