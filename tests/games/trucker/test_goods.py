"""Goods and planets, GT-200 to GT-206 and GT-340 to GT-356."""

from typing import Any

import pytest
from games.trucker.scenes import asked, at, cabin, do, flying, goods, places, refuse

HOLDS = {"7,8": "T021^", "7,6": "T063^", "8,7": "T023^"}  # two white, one red, two white containers


def hauler(seat: int, **extra: str) -> dict[str, str]:
    other = {0: HOLDS, 1: {"7,8": "T022^", "7,6": "T064^", "8,7": "T024^"}, 2: {"7,8": "T026^"}}[seat]
    return {**cabin(seat), **other, **extra}


def load(state: Any, seat: int, *blocks: tuple[str, str]) -> Any:
    for good, hold in blocks:
        do(state, seat, "load", good=good, hold=hold)
    return state


@pytest.mark.rule("GT-200", "GT-201", "GT-202", "GT-205", "GT-206")
def test_landing_on_planets() -> None:
    """In flight order a free planet or none; a planet taken is closed; who passes gets and loses nothing."""
    state = flying(["C33", "C34"], [hauler(0), hauler(1), hauler(2), cabin(3)])
    do(state, 0, "land", planet=2)
    refuse(state, 1, "GT-201", "land", planet=2)
    refuse(state, 1, "GT-201", "land", planet=3)
    do(state, 1, "pass")
    do(state, 2, "land", planet=1)
    assert asked(state) == [(0, "load")]  # no planet is left for seat 3
    assert state.seats[1].dock == []
    load(state, 0, ("green", "7,8"))
    do(state, 0, "stop_loading")
    assert places(state)[1] == 8
    assert places(state)[3] == 4


@pytest.mark.rule("GT-202", "GT-203", "GT-345")
def test_loading_in_flight_order_then_days_behind_first() -> None:
    """All load before anybody moves; then the one farthest behind moves first."""
    state = flying(["C33", "C34"], [hauler(0), hauler(1)], at=[5, 4])
    do(state, 0, "land", planet=2)
    do(state, 1, "land", planet=1)
    assert asked(state) == [(0, "load")]
    assert places(state) == [5, 4]
    do(state, 0, "stop_loading")
    assert asked(state) == [(1, "load")]
    assert places(state) == [5, 4]
    do(state, 1, "stop_loading")
    assert places(state) == [2, 1]


@pytest.mark.rule("GT-204", "GT-343", "GT-347")
def test_landing_without_loading_costs_the_days() -> None:
    """To block others, or because nothing fits."""
    state = flying(["C33", "C34"], [cabin(0), cabin(1)])
    do(state, 0, "land", planet=1)
    do(state, 1, "pass")
    assert places(state) == [6, 8]
    assert not goods(state, 0)


@pytest.mark.rule("GT-340", "GT-353")
def test_red_blocks_need_red_containers() -> None:
    """A container holds one block; red ones go only into special holds; others anywhere."""
    state = flying(["C13", "C34"], [hauler(0), cabin(1)], level="I")
    do(state, 0, "land", planet=2)  # red, blue, blue
    do(state, 1, "pass")
    refuse(state, 0, "GT-340", "load", good="red", hold="7,8")
    refuse(state, 0, "GT-340", "load", good="red", hold="7,7")
    refuse(state, 0, "GT-344", "load", good="green", hold="7,8")
    load(state, 0, ("blue", "7,6"))
    refuse(state, 0, "GT-340", "load", good="red", hold="7,6")
    load(state, 0, ("blue", "7,8"))
    assert goods(state, 0) == {"7,6": ["blue"], "7,8": ["blue"]}


@pytest.mark.rule("GT-342", "GT-346", "GT-341")
def test_rearranging_and_throwing_away_while_loading() -> None:
    """Blocks taken off can be put elsewhere; what is left beside the ship is back in the supply."""
    ship = hauler(0, **{"7,6": "T063^b", "7,8": "T021^gg"})
    state = flying(["C13", "C34"], [ship, cabin(1)], level="I")
    refuse(state, 0, None, "unload", blocks=["7,6 blue"])
    do(state, 0, "land", planet=1)  # red, red
    do(state, 1, "pass")
    assert asked(state) == [(0, "unload")]
    refuse(state, 0, "GT-342", "unload", blocks=["7,6 red"])
    do(state, 0, "unload", blocks=["7,6 blue", "7,8 green"])
    load(state, 0, ("red", "7,6"), ("blue", "7,8"))
    do(state, 0, "stop_loading")
    assert goods(state, 0) == {"7,6": ["red"], "7,8": ["green", "blue"]}
    assert state.view(None)["supply"] == {"red": 11, "yellow": 17, "green": 12, "blue": 13}


@pytest.mark.rule("GT-344", "GT-345", "GT-346")
def test_the_supply_can_run_short() -> None:
    """Only blocks still there are offered; those in front take first; thrown-away blocks can be loaded after."""
    first = hauler(0, **{"7,8": "T021^bb"})
    state = flying(["C14", "C34"], [first, hauler(1)], level="I", supply=[12, 1, 13, 0])
    do(state, 0, "land", planet=2)  # two yellow
    do(state, 1, "land", planet=1)  # yellow, green, blue, blue
    do(state, 0, "unload", blocks=["7,8 blue"])
    assert sorted(state.seats[0].dock) == [1, 3]
    load(state, 0, ("yellow", "7,8"))
    do(state, 0, "stop_loading")
    assert sorted(state.seats[1].dock) == [2, 3]


@pytest.mark.rule("GT-348", "GT-351", "GT-257")
def test_the_most_valuable_goods_are_taken_first() -> None:
    """Red before the others; among equal colours the owner chooses the hold."""
    ship = hauler(0, **{"7,6": "T063^r", "7,8": "T021^yb", "8,7": "T023^y"})
    state = flying(["C02", "C34"], [ship, cabin(1)], level="I")
    assert asked(state) == [(0, "lose_blocks")]
    refuse(state, 0, "GT-348", "lose_blocks", holds=["7,6"])
    refuse(state, 0, "GT-348", "lose_blocks", holds=["7,8", "8,7"])
    do(state, 0, "lose_blocks", holds=["8,7"])
    assert goods(state, 0) == {"7,8": ["yellow", "blue"]}


@pytest.mark.rule("GT-349", "GT-350", "GT-351", "GT-354")
def test_then_tokens_then_nothing() -> None:
    """Missing blocks are replaced by tokens of the owner's choice; without tokens nothing more is taken."""
    ship = hauler(0, **{"7,8": "T021^b", "6,7": "T006^**", "6,6": "T012^*"})
    state = flying(["C02", "C34"], [ship, hauler(1, **{"7,8": "T022^b"})], level="I")
    assert goods(state, 0) == {}
    assert asked(state) == [(0, "spend")]
    do(state, 0, "spend", batteries=["6,7"])
    assert state.seats[0].ship.batteries == {at("6,7"): 1, at("6,6"): 1}
    assert goods(state, 1) == {}
    assert state.view(None)["supply"]["blue"] == 14


@pytest.mark.rule("GT-352", "GT-356")
def test_credits_are_safe() -> None:
    """Credits gained stay with the owner whatever happens; the supply has no end."""
    state = flying(["C01", "C34"], [cabin(0), cabin(1)], level="I", more=[{"credits": 5000}])
    assert state.seats[0].gave_up
    assert state.seats[0].credits == 5000


@pytest.mark.rule("GT-355")
def test_goods_of_those_who_gave_up_are_not_in_the_supply() -> None:
    """They stay on the ship until sold."""
    state = flying(["C33", "C34"], [hauler(0, **{"7,8": "T021^yy"}), cabin(1), cabin(2)])
    for seat in (0, 1, 2):
        do(state, seat, "pass")
    do(state, 0, "give_up")
    assert state.view(None)["supply"]["yellow"] == 15
    assert goods(state, 0) == {"7,8": ["yellow", "yellow"]}
