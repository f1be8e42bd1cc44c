"""Modes and setup, GT-001 to GT-015."""

from collections import Counter
from random import Random

import pytest
from games.trucker.scenes import BOX, GAME, asked, do, new
from playing import play_out

from sternhafen import Refused


@pytest.mark.rule("GT-001")
@pytest.mark.parametrize(("mode", "flights"), [("learning", 1), ("I", 1), ("II", 1), ("III", 1), ("trek", 3)])
def test_a_game_is_one_flight_or_the_trek(mode: str, flights: int) -> None:
    """Single flights of each kind, or I, II and III in a row."""
    state = play_out(new(2, 5, flight=mode), Random(5))
    assert state.number == flights
    assert state.flight.id == ("III" if mode == "trek" else mode)


@pytest.mark.rule("GT-002")
def test_two_to_four_truckers_with_own_colours() -> None:
    """2, 3 or 4 truckers, and no other number."""
    for players in (2, 3, 4):
        colours = [seat["colour"] for seat in new(players).view(None)["seats"]]
        assert len(set(colours)) == players
    for players in (1, 5):
        with pytest.raises(Refused):
            new(players)


@pytest.mark.rule("GT-004", "GT-005", "GT-006")
@pytest.mark.parametrize(("level", "recipe"), [("I", {1: 2}), ("II", {1: 1, 2: 2}), ("III", {1: 1, 2: 1, 3: 2})])
def test_four_stacks_by_the_recipe(level: str, recipe: dict[int, int]) -> None:
    """Three stacks to look at and one above, each with the printed mix; no card twice, the others stay out."""
    state = new(2, 3, flight=level)
    assert len(state.stacks) == 4
    for stack in state.stacks:
        assert Counter(BOX.cards[card].level for card in stack) == recipe
    dealt = [card for stack in state.stacks for card in stack]
    assert len(set(dealt)) == len(dealt)
    assert new(2, 3, flight=level).stacks == state.stacks
    assert new(2, 4, flight=level).stacks != state.stacks


@pytest.mark.rule("GT-007", "GT-008", "GT-009", "GT-010", "GT-011", "GT-012")
def test_the_start_of_building() -> None:
    """Rockets parked, starting cabins of the own colour on 7,7, the heap face down, the glass running, no credits."""
    state = new(4, building="real_time")
    for seat, colour in enumerate(("blue", "green", "red", "yellow")):
        player = state.seats[seat]
        assert player.space == 0
        assert not player.racing
        assert not player.landed
        assert player.credits == 0
        assert player.ship.tiles == {7 * 16 + 7: BOX.starting_cabins[colour] * 4}
    assert len(state.heap) == 152
    assert state.shown == []
    assert (state.glass, state.sand) == (1, 90)
    assert asked(state) == [(seat, "yard") for seat in range(4)]


@pytest.mark.rule("GT-014")
def test_one_source_of_chance() -> None:
    """Equal seeds give equal heaps, stacks and dice, whoever acts."""
    first, second = new(3, 9), new(3, 9)
    assert first.heap == second.heap
    play_out(first, Random(1))
    play_out(second, Random(1))
    assert first.hash() == second.hash()


@pytest.mark.rule("GT-015")
def test_what_is_open_and_what_is_hidden() -> None:
    """Ships, hands and reserves are open; face-down tiles, deck and stacks are not, except to whoever looked."""
    state = new(2, 1, building="relaxed")
    do(state, 0, "take_hidden")
    hand = state.view(0)["seats"][0]["hand"]
    assert state.view(1)["seats"][0]["hand"] == hand is not None
    first = state.decision(0).json()["cells"][0]
    do(state, 0, "attach", cell=first["cell"], rotation=first["rotations"][0])
    do(state, 0, "look", stack=2)
    stack = [BOX.names[card] for card in state.stacks[1]]
    assert state.view(0)["yard"]["stacks"][1]["cards"] == stack
    for viewer in (1, None):
        assert state.view(viewer)["yard"]["stacks"][1]["cards"] is None
        assert not any(name in str(state.view(viewer)) for name in stack)
        assert not any(BOX.names[tile] in str(state.view(viewer)) for tile in state.heap)


@pytest.mark.rule("GT-450")
def test_no_expansion() -> None:
    """The box holds the sixty cards of the base game and nothing else."""
    assert len(BOX.cards) == 60
    assert "routes" not in GAME.options
