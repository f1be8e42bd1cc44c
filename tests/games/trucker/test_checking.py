"""Pre-launch check, loading and merging the stacks, GT-070 to GT-119."""

from random import Random
from typing import Any

import pytest
from games.trucker.scenes import BOX, asked, at, cabin, cells, do, lines, new, refuse, scene
from playing import play_on

from sternhafen.games.trucker.rules.loading import merge_stacks
from sternhafen.games.trucker.ship import joints


def checking(*ships: dict[str, str], level: str = "II", **seat: Any) -> Any:
    """All have finished; now the ships are checked."""
    seats: list[dict[str, Any]] = [
        {"ship": lines(cells), "start": number + 1, "position": 6 - number} for number, cells in enumerate(ships)
    ]
    seats[0] |= seat
    stacks = [["GT-C26"], ["GT-C27"], ["GT-C28"], ["GT-C24"]]
    return scene(
        seats, level=level, stage="check_ships", **({"deck": ["GT-C04"]} if level == "learning" else {"stacks": stacks})
    )


# A cannon before whose muzzle lies a structural module.
FAULTY = {**cabin(0, ""), "7,8": "T055^", "8,7": "T056^", "8,8": "T117^"}


@pytest.mark.rule("GT-070", "GT-075", "GT-083", "GT-088", "GT-095")
def test_all_ships_are_repaired_at_the_same_time() -> None:
    """Those with errors are asked at once and take off components that are part of an error; loading waits for all."""
    second = {**cabin(1, ""), "8,7": "T058^", "8,8": "T080v"}
    state = checking(FAULTY, second)
    assert asked(state) == [(0, "repair"), (1, "repair")]
    assert {action.cell for action in state.decision(0).actions()} == {"7,8", "8,8"}
    assert {action.cell for action in state.decision(1).actions()} == {"8,8"}
    refuse(state, 0, "GT-088", "take_off", cell="7,7")
    do(state, 1, "take_off", cell="8,8")
    assert asked(state) == [(0, "repair")]
    assert not state.seats[0].ship.crew
    do(state, 0, "take_off", cell="7,8")
    assert not joints.errors(state.seats[0].ship, state.area)
    assert cells(state, 0) == {"7,7", "8,7", "8,8"}


@pytest.mark.rule("GT-082", "GT-084", "GT-085", "GT-086", "GT-089", "GT-090", "GT-091")
def test_taking_off_until_no_error_is_left() -> None:
    """Loose components fall off, the owner chooses the part to keep, and all goes to the pile of lost components."""
    ship = {
        **cabin(0, ""),
        "7,8": "T055^",
        "7,9": "T056^",
        "7,6": "T076^",
    }  # an engine beside the cabin, smooth to universal
    state = checking(ship, cabin(1, ""))
    assert {rule for rule, _ in state.view(0)["seats"][0]["errors"]} == {"GT-072", "GT-076"}
    assert {action.cell for action in state.decision(0).actions()} == {"7,6", "7,7"}
    do(state, 0, "take_off", cell="7,7")
    assert asked(state) == [(0, "keep_part")]
    refuse(state, 0, "GT-183", "keep_part", cell="7,7")
    refuse(state, 0, "GT-183", "keep_part", cell="7,9")  # its part is the one that begins at 7,8
    assert [action.cell for action in state.decision(0).actions()] == ["7,6", "7,8"]
    do(state, 0, "keep_part", cell="7,8")
    assert cells(state, 0) == {"7,8", "7,9"}
    assert [BOX.names[tile] for tile in state.seats[0].ship.lost] == ["GT-T033", "GT-T076"]


@pytest.mark.rule("GT-085", "GT-183", "GT-184")
def test_the_smaller_part_may_be_kept() -> None:
    """The owner chooses; neither size nor the starting cabin matters."""
    ship = {**cabin(0, ""), "7,8": "T055^", "7,9": "T056^", "7,6": "T076^"}
    state = checking(ship, cabin(1, ""))
    do(state, 0, "take_off", cell="7,7")
    do(state, 0, "keep_part", cell="7,6")
    assert cells(state, 0) == {"7,6"}
    assert len(state.seats[0].ship.lost) == 3


# Two cannons, each with a structural module before its muzzle.
TWICE = {**FAULTY, "7,6": "T054^", "8,6": "T105^"}


@pytest.mark.rule("GT-082", "GT-088")
def test_taking_off_goes_on_while_errors_are_left() -> None:
    """Errors are found anew each time; with none left nothing more may be taken off."""
    state = checking(TWICE, cabin(1, ""))
    assert {action.cell for action in state.decision(0).actions()} == {"7,6", "7,8", "8,6", "8,8"}
    do(state, 0, "take_off", cell="7,8")
    assert asked(state) == [(0, "repair")]
    assert {action.cell for action in state.decision(0).actions()} == {"7,6", "8,6"}
    do(state, 0, "take_off", cell="7,6")
    assert (0, "repair") not in asked(state)
    assert cells(state, 0) == {"7,7", "8,6", "8,7", "8,8"}


@pytest.mark.rule("GT-089")
def test_the_part_kept_may_still_have_errors() -> None:
    """The part to keep is chosen first; then its errors are mended."""
    broken = {**TWICE, "7,5": "T076^"}  # an engine that touches smooth: a part of its own
    state = checking(broken, cabin(1, ""))
    do(state, 0, "take_off", cell="7,8")
    assert asked(state) == [(0, "keep_part")]
    do(state, 0, "keep_part", cell="7,6")
    assert asked(state) == [(0, "repair")]
    do(state, 0, "take_off", cell="7,6")
    assert cells(state, 0) == {"7,7", "8,6", "8,7", "8,8"}


@pytest.mark.rule("GT-093")
def test_an_engine_that_checks_leaves_no_error_for_the_flight() -> None:
    """In a hundred random ships none flies with a building error."""
    for seed in range(25):
        state = new(4, seed)
        for _ in play_on(state, Random(seed)):
            if state.card >= 0 and "keep_part" not in {name for _, name in asked(state)}:
                assert not any(joints.errors(player.ship, state.area) for player in state.seats)


@pytest.mark.rule("GT-094", "GT-362", "GT-197")
def test_a_ship_without_humans_flies_the_first_card_only() -> None:
    """It takes part like any other, then its owner must give up."""
    empty = {"7,8": "T055^"}
    state = checking({**cabin(0, ""), "8,7": "T095^"}, empty)
    while state.seats[1].racing and not state.over:
        state.apply(state.to_act[0], state.decision(state.to_act[0]).actions()[0])
    assert len(state.played) == 1
    assert state.seats[1].gave_up


@pytest.mark.rule("GT-100", "GT-101", "GT-102")
def test_batteries_and_cabins_are_filled() -> None:
    """2 or 3 tokens as printed; two humans in every cabin where no alien can live, without asking."""
    state = checking({**cabin(0, ""), "7,8": "T006^", "7,6": "T013^", "8,7": "T048^"}, cabin(1, ""))
    ship = state.seats[0].ship
    assert ship.batteries == {at("7,8"): 2, at("7,6"): 3}
    assert ship.crew == {at("7,7"): 2, at("8,7"): 2}


ALIENS = {**cabin(0, ""), "7,8": "T049^", "6,8": "T140^", "8,8": "T148^"}


@pytest.mark.rule("GT-103", "GT-105", "GT-106", "GT-107", "GT-118")
def test_aliens_board_in_one_decision() -> None:
    """One of each colour at most, only into a cabin joined to its life support, never into the starting cabin."""
    state = checking(ALIENS, cabin(1, ""))
    assert asked(state) == [(0, "crew")]
    actions = [action.json() for action in state.decision(0).actions()]
    assert actions == [
        {"type": "load_crew", "brown": None, "purple": None},
        {"type": "load_crew", "brown": None, "purple": "7,8"},
        {"type": "load_crew", "brown": "7,8", "purple": None},
    ]
    refuse(state, 0, "GT-106", "load_crew", brown="7,7")
    refuse(state, 0, "GT-103", "load_crew", brown="6,8")
    refuse(state, 0, "GT-107", "load_crew", brown="7,8", purple="7,8")
    do(state, 0, "load_crew", purple="7,8")
    assert state.view(1)["seats"][0]["ship"]["7,8"]["crew"] == ["purple"]


@pytest.mark.rule("GT-109")
def test_aliens_are_chosen_in_flight_order() -> None:
    """The leader decides first, those behind know it."""
    other = {**cabin(1, ""), "7,8": "T050^", "8,8": "T144^"}
    state = checking(ALIENS, other, start=3, position=1)
    assert asked(state) == [(1, "crew")]
    do(state, 1, "load_crew", purple="7,8")
    assert asked(state) == [(0, "crew")]
    assert state.view(0)["seats"][1]["ship"]["7,8"]["crew"] == ["purple"]
    assert asked(checking(ALIENS, other)) == [(0, "crew")]


@pytest.mark.rule("GT-111", "GT-424")
def test_no_aliens_in_the_learning_flight() -> None:
    """Life support has no function there."""
    state = checking(ALIENS, cabin(1, ""), level="learning")
    assert "crew" not in {name for _, name in asked(state)}
    assert state.seats[0].ship.crew == {at("7,7"): 2, at("7,8"): 2}


@pytest.mark.rule("GT-115", "GT-116", "GT-117")
@pytest.mark.parametrize(("level", "size", "own"), [("I", 8, 1), ("II", 12, 2), ("III", 16, 3)])
def test_the_deck(level: str, size: int, own: int) -> None:
    """The four stacks are merged and shuffled until the top card is of the flight's level."""
    orders = set()
    for seed in range(30):
        state = new(2, seed, flight=level)
        dealt = sorted(card for stack in state.stacks for card in stack)
        merge_stacks(state)
        assert sorted(state.deck) == dealt
        assert len(state.deck) == size
        assert BOX.cards[state.deck[-1]].level == own
        orders.add(tuple(BOX.cards[card].level for card in state.deck))
    assert level == "I" or len(orders) > 5


@pytest.mark.rule("GT-116")
def test_the_deck_is_shuffled_again_until_the_top_card_fits() -> None:
    """A first shuffle with a lower card on top is not accepted."""
    names = ["GT-C21", "GT-C22", "GT-C01", "GT-C02"]
    numbers = [BOX.numbers[name] for name in names]
    wrong, right = [numbers[2], *numbers[:2], numbers[3]], [numbers[1], numbers[0], *numbers[2:]]
    seats = [{"ship": lines(cabin(seat, "hh")), "racing": True, "position": 5 - seat} for seat in (0, 1)]
    state = scene(
        seats, stage="merge_stacks", stacks=[[name] for name in names], script={"deck": [wrong, right]},
    )  # fmt: skip
    assert state.chance.at == {"deck": 2}
    assert ([state.card] if state.card >= 0 else state.played)[0] == numbers[1]


@pytest.mark.rule("GT-119")
def test_an_emptied_cabin_is_not_refilled() -> None:
    """Crew stays where it boarded: no action of the game moves it, and nothing adds crew in flight."""
    for seed in range(15):
        state = new(3, seed)
        before: list[dict[int, int]] = []
        for _ in play_on(state, Random(seed)):
            if state.card >= 0:
                now = [dict(player.ship.crew) for player in state.seats]
                for old, crew in zip(before or now, now, strict=True):
                    assert crew.keys() <= old.keys()
                    assert all(who <= old[cell] for cell, who in crew.items())
                before = now
