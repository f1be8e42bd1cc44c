"""Open space, enemies, abandoned ships and stations, stardust, epidemic, combat zone, GT-210 to GT-321."""

from typing import Any

import pytest
from games.trucker.scenes import asked, at, cabin, cells, do, flying, goods, places, racing, refuse

ROWS = {0: (107, 110, 114, 116, 120), 1: (111, 113, 119, 124, 106)}


def armed(seat: int, number: int, **extra: str) -> dict[str, str]:
    """A ship with so many forward cannons."""
    cannons = [f"T{tile}^" for tile in ROWS[seat][:number]]
    return {
        **cabin(seat),
        **{f"6,{column}": mark for column, mark in zip(range(5, 10), cannons, strict=False)},
        **extra,
    }


# Open space


@pytest.mark.rule("GT-210", "GT-212", "GT-125")
def test_open_space_in_the_order_at_the_start() -> None:
    """Each announces and moves at once over occupied spaces; moving does not change who acts next."""
    first = {**cabin(0), "8,7": "T079^"}
    second = {**cabin(1), "8,7": "T083^", "8,6": "T080^", "8,8": "T082^"}
    third = {**cabin(2), "8,7": "T087^"}
    state = flying(["C05", "C34"], [first, second, third], at=[5, 4, 3], level="I")
    # 0: 5 -> 6; 1: three empty spaces from 4: 5, 7, 8; 2: from 3 to 4
    assert places(state) == [6, 8, 4]
    assert state.flight_order() == [1, 0, 2]


@pytest.mark.rule("GT-213")
def test_tokens_keep_a_ship_without_single_engines_flying() -> None:
    """Not spending is allowed and means giving up."""
    ship = {**cabin(0), "8,7": "T095^", "7,8": "T006^*"}
    other = {**cabin(1), "8,7": "T079^"}
    state = flying(["C05", "C34"], [ship, other], level="I")
    do(state, 0, "power_engines", number=1)
    assert racing(state) == [0, 1]
    state = flying(["C05", "C34"], [ship, other], level="I")
    do(state, 0, "power_engines", number=0)
    assert racing(state) == [1]


# Enemies


@pytest.mark.rule("GT-250", "GT-253", "GT-254", "GT-256", "GT-260", "GT-261")
def test_slavers_are_beaten() -> None:
    """The winner takes credits and loses days, or declines both; nobody after is attacked or asked for tokens."""
    strong = armed(0, 5, **{"8,6": "T122^", "8,8": "T123^"})
    after = {**cabin(1), "6,7": "T128^", "7,8": "T007^**"}
    for answer, credits, place in (("accept", 5, 8), ("pass", 0, 10)):
        state = flying(["C01", "C34"], [strong, after], at=[10, 9], level="I")
        assert asked(state) == [(0, "reward")]
        do(state, 0, answer)
        assert (answer == "pass") is ("declined" in [event.type for event in state.events])
        assert state.seats[0].credits == credits
        assert places(state) == [place, 9]
        assert state.seats[1].ship.tokens == 2
        assert state.seats[1].ship.crew == {at("7,7"): 2}


@pytest.mark.rule("GT-251", "GT-252", "GT-255", "GT-262")
def test_slavers_go_on_until_somebody_wins() -> None:
    """Less suffers at once, equal is spared; after the last trucker the card ends."""
    draw = armed(0, 5, **{"8,6": "T122^"})
    weak = {**cabin(1), "7,8": "T036^hh", "7,6": "T037^hh"}
    state = flying(["C01", "C34"], [draw, weak], level="I")
    assert state.seats[0].ship.crew == {at("7,7"): 2}
    assert asked(state) == [(1, "hand_in")]
    do(state, 1, "hand_in", cabins=["7,6", "7,6", "7,8"])
    assert asked(state) == [(0, "give_up")]


@pytest.mark.rule("GT-257", "GT-264")
def test_smugglers() -> None:
    """The loser gives goods at once; the winner loads first and then loses the days."""
    loser = {**cabin(0), "7,8": "T021^yb"}
    winner = armed(1, 5, **{"7,8": "T022^", "8,7": "T019^"})
    state = flying(["C02", "C34"], [loser, winner], level="I")
    assert goods(state, 0) == {}
    do(state, 1, "accept")
    assert asked(state) == [(1, "load")]
    assert places(state) == [10, 8]
    do(state, 1, "load", good="yellow", hold="7,8")
    do(state, 1, "stop_loading")
    assert places(state) == [10, 7]
    assert goods(state, 1) == {"7,8": ["yellow"]}


@pytest.mark.rule("GT-258", "GT-259", "GT-260", "GT-263")
def test_pirates() -> None:
    """The winner's reward comes before the fire on those beaten earlier."""
    winner = armed(1, 5, **{"8,6": "T122^", "8,8": "T123^"})
    state = flying(["C03", "C34"], [{**cabin(0), "8,7": "T055^"}, winner], rolls=[7, 2, 2], level="I")
    assert asked(state) == [(1, "reward")]
    assert cells(state, 0) == {"7,7", "8,7"}
    do(state, 1, "accept")
    assert state.seats[1].credits == 4
    assert places(state)[1] == 7
    assert cells(state, 0) == {"8,7"}


# Abandoned ships and stations


@pytest.mark.rule("GT-270", "GT-271", "GT-272", "GT-273")
def test_abandoned_ship() -> None:
    """Offered in flight order to those with crew enough; one takes it for crew of own choice, credits and days."""
    ships = [cabin(0), {**cabin(1), "7,8": "T036^hh"}, {**cabin(2), "7,8": "T037^hh"}]
    state = flying(["C18", "C34"], ships, level="I")  # 3 crew, 4 credits, 1 day
    assert asked(state) == [(1, "abandoned")]
    do(state, 1, "pass")
    assert asked(state) == [(2, "abandoned")]
    do(state, 2, "accept")
    assert asked(state) == [(2, "hand_in")]
    do(state, 2, "hand_in", cabins=["7,7", "7,7", "7,8"])
    assert state.seats[2].credits == 4
    assert places(state) == [10, 8, 5]
    state = flying(["C18", "C34"], ships, level="I")
    do(state, 1, "accept")
    assert asked(state) == [(1, "hand_in")]
    state = flying(["C17", "C34"], [cabin(0), cabin(1)], level="I")  # the last two humans
    do(state, 0, "accept")
    assert state.seats[0].gave_up
    assert state.seats[0].credits == 3


@pytest.mark.rule("GT-280", "GT-281", "GT-282", "GT-283")
def test_abandoned_station() -> None:
    """Crew is needed, not lost; loading, even nothing, comes before the days; then the card is over."""
    crewed = {"7,8": "T036^hh", "7,6": "T037^hh"}
    state = flying(["C19", "C34"], [cabin(0), {**cabin(1), **crewed, "8,7": "T021>"}, cabin(2)], level="I")
    assert asked(state) == [(1, "abandoned")]
    do(state, 1, "accept")
    assert asked(state) == [(1, "load")]
    assert places(state)[1] == 8
    do(state, 1, "stop_loading")
    assert places(state)[1] == 7
    assert sum(state.seats[1].ship.crew.values()) == 6
    assert asked(state) == [(0, "give_up")]


# Stardust and epidemic


@pytest.mark.rule("GT-290", "GT-291", "GT-292", "GT-128")
def test_stardust() -> None:
    """Behind-first, each once, by the exposed connectors."""
    smooth = {"7,8": "T101>", "7,6": "T102<", "6,7": "T112<", "8,7": "T118>"}
    state = flying(["C04", "C34"], [cabin(0), {**cabin(1), "7,8": "T103>"}, {**cabin(2), **smooth}], at=[6, 4, 3])
    exposed = [state.view(None)["seats"][seat]["exposed"] for seat in range(3)]
    assert exposed == [4, 3, 0]
    # seat 2 stays on 3; seat 1 goes 2, 1, 0; seat 0 goes 5, 4, 2, 1; the leader first would have blocked seat 1
    assert places(state) == [1, 0, 3]


@pytest.mark.rule("GT-295", "GT-297", "GT-298", "GT-300", "GT-301")
def test_epidemic() -> None:
    """Every occupied cabin joined to another loses one, all at the same time, nobody is asked."""
    chain = {**cabin(0), "7,8": "T036^hh", "7,9": "T043^h"}
    state = flying(["C25", "C34"], [chain, {**cabin(1), "7,8": "T055^", "7,9": "T045^hh"}])
    assert state.seats[0].ship.crew == {at("7,7"): 1, at("7,8"): 1}
    assert sum(state.seats[1].ship.crew.values()) == 4
    assert asked(state) == [(0, "give_up")]


# Combat zone


def zone(*ships: dict[str, str], card: str = "C16", **rest: Any) -> Any:
    return flying([card, "C34"], list(ships), **{"level": "I", **rest})


@pytest.mark.rule("GT-311", "GT-313", "GT-315", "GT-316", "GT-317", "GT-318")
def test_combat_zone_line_by_line() -> None:
    """Least crew loses days, which changes the order; then weak engines lose crew; then weak cannons are shot at."""
    first = {**cabin(0), "7,8": "T049^P", "8,8": "T148^", "8,7": "T055^"}  # crew 3
    second = {**cabin(1), "8,7": "T083^", "6,7": "T107^"}  # crew 2, engine 1, cannon 1
    state = zone(first, second, at=[4, 5], rolls=[7, 7])
    assert places(state) == [4, 1]  # seat 1 had least crew: back 3 days, over the rocket of seat 0
    assert asked(state) == [(0, "hand_in")]  # engines 0 against 1
    do(state, 0, "hand_in", cabins=["7,8", "7,7"])
    assert "8,7" not in cells(state, 0)
    assert len(cells(state, 1)) == 3


@pytest.mark.rule("GT-314", "GT-316")
def test_days_lost_in_a_line_change_the_order_of_the_next() -> None:
    """The leader has least crew and falls behind; with equal engines the new leader suffers."""
    crowded = {**cabin(1), "7,8": "T037^hh"}
    state = zone(cabin(0), crowded, at=[5, 4], rolls=[2, 2])
    assert places(state) == [1, 4]
    assert asked(state) == [(1, "hand_in")]


@pytest.mark.rule("GT-313", "GT-316")
def test_least_crew_may_be_behind() -> None:
    """Crew 4 leads crew 2: the one behind loses the days, whoever is ahead."""
    state = zone({**cabin(0), "7,8": "T037^hh"}, cabin(1), at=[9, 7], rolls=[2, 2])
    assert places(state) == [9, 4]


@pytest.mark.rule("GT-312", "GT-314", "GT-320", "GT-321")
def test_ties_go_to_the_one_farthest_ahead() -> None:
    """Everybody counts, also with 0; if all share the value the leader suffers; nobody gives up for want of engines."""
    state = zone({**cabin(0), "7,8": "T036^hh"}, {**cabin(1), "7,8": "T037^hh"}, at=[3, 9], rolls=[2, 2])
    # crew 4 each: the leader, seat 1, loses 3 days and still leads; engines 0 each: seat 1 loses 2 crew
    assert places(state)[1] < 9
    assert asked(state) == [(1, "hand_in")]
    do(state, 1, "hand_in", cabins=["7,8", "7,8"])
    assert racing(state) == [0, 1]


@pytest.mark.rule("GT-319", "GT-360")
def test_without_humans_in_the_middle_of_a_zone() -> None:
    """Who lost the last human in one line still takes part in the next, and gives up after the card."""
    state = zone(cabin(0), {**cabin(1), "7,8": "T036^hh", "8,7": "T083^"}, at=[9, 3], rolls=[7, 7])
    assert state.seats[0].gave_up
    assert cells(state, 0) == set()  # shot at in the third line


@pytest.mark.rule("GT-315")
def test_goods_lost_in_a_zone() -> None:
    """The engine line of the level II zone takes goods."""
    hauler = {**cabin(0), "7,8": "T021^yb", "6,7": "T107^"}
    state = zone(hauler, {**cabin(1), "8,7": "T083^", "6,7": "T110^"}, card="C36", level="II", rolls=[2, 2, 2, 2])
    assert goods(state, 0) == {}
    refuse(state, 1, None, "pass")
