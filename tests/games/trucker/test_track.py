"""Flight order, movement and giving up, GT-120 to GT-134 and GT-360 to GT-374."""

from typing import Any

import pytest
from games.trucker.scenes import asked, cabin, do, fly_on, flying, places, racing, refuse

from sternhafen.games.trucker.rules.flying import lose_days, move

ENGINE = {"8,7": "T095^"}


def cabins(number: int) -> list[dict[str, str]]:
    return [cabin(seat) for seat in range(number)]


def track(at: list[int], level: str = "II") -> Any:
    """Truckers at these positions, before a card that asks the first of them."""
    return flying(["C34", "C35"], cabins(len(at)), at=at, level=level)


@pytest.mark.rule("GT-120", "GT-121", "GT-122")
def test_card_after_card() -> None:
    """All go through the card in flight order, then the next is revealed; after the last the flight ends."""
    state = flying(["C34", "C33"], cabins(3), at=[1, 7, 4])
    assert asked(state) == [(1, "planet")]
    for seat in (1, 2, 0):
        assert asked(state) == [(seat, "planet")]
        do(state, seat, "pass")
    fly_on(state)
    assert state.view(None)["played"] == ["GT-C34"]
    for seat in (1, 2, 0):
        do(state, seat, "pass")
    assert state.over
    assert state.flown == [1, 2, 0]


@pytest.mark.rule("GT-120")
def test_the_trucker_leading_now_reveals_the_next_card() -> None:
    """After the leader has fallen back, the new leader is named with the card."""
    state = flying(["C33", "C34"], cabins(2), at=[5, 4])
    do(state, 0, "land", planet=1)
    do(state, 1, "pass")
    do(state, 1, "fly_on")
    told = [event for event in state.apply(0, {"type": "fly_on"}) if event.type == "card"]
    assert [event.seat for event in told] == [1]


@pytest.mark.rule("GT-123", "GT-316")
def test_the_order_is_that_of_the_moment_it_is_used() -> None:
    """Planets: each acts once in the order at the start; the next card uses the new order."""
    state = flying(["C33", "C34"], cabins(2), at=[5, 4])
    do(state, 0, "land", planet=1)
    do(state, 1, "land", planet=2)
    state = flying(["C33", "C34"], cabins(2), at=[5, 4])
    do(state, 0, "land", planet=1)
    do(state, 1, "pass")
    assert asked(state)[0] == (1, "give_up")


@pytest.mark.rule("GT-124", "GT-127", "GT-132", "GT-133")
def test_the_track_is_a_loop() -> None:
    """Positions go on counting beyond a lap and below 0; a space is taken by a rocket on whatever lap."""
    state = track([23, 1])
    move(state, 0, 2)  # 24 is free; 25 is the space of seat 1, a lap ahead of it
    assert places(state) == [26, 1]
    assert state.flight_order() == [0, 1]
    move(state, 1, -3)
    assert places(state) == [26, -2]
    assert state.view(None)["seats"][1]["space"] == 22
    assert state.view(None)["seats"][0]["space"] == 2


@pytest.mark.rule("GT-125", "GT-126", "GT-131", "GT-134")
@pytest.mark.parametrize(
    ("at", "days", "to"),
    [
        ([0, 1, 2], 1, 3),
        ([0, 2, 4], 2, 3),
        ([0, 2, 4], 3, 5),
        ([5, 4, 3], -1, 2),
        ([5, 3, 1], -3, 0),
        ([5, 4, 3], 0, 5),
    ],
)
def test_occupied_spaces_are_skipped(at: list[int], days: int, to: int) -> None:
    """Only empty spaces count, forward and back; 0 is staying; two rockets never share a space."""
    state = track(at)
    move(state, 0, days)
    assert places(state) == [to, *at[1:]]
    assert len({place % 24 for place in places(state)}) == len(at)


@pytest.mark.rule("GT-128")
def test_the_one_farthest_behind_moves_first() -> None:
    """Behind-first keeps those ahead from being blocked by those behind."""
    state = track([5, 4, 3])
    lose_days(state, [0, 1, 2], 1)
    assert places(state) == [4, 3, 2]


@pytest.mark.rule("GT-129", "GT-130")
def test_days_for_rewards_and_days_as_penalty() -> None:
    """Declining a reward costs nothing; the days of a combat zone cannot be declined."""
    ship = {**cabin(0), "6,7": "T120^", "6,6": "T114^", "6,8": "T107^", "6,5": "T110^", "6,9": "T116^", "8,7": "T095^"}
    state = flying(["C02"], [ship, cabin(1)])
    assert asked(state) == [(0, "reward")]
    do(state, 0, "pass")
    assert places(state)[0] == 10
    state = flying(["C16", "C34"], [cabin(0), {**cabin(1), "7,8": "T048^hh"}], level="I")
    assert places(state)[0] < 10


# Giving up


@pytest.mark.rule("GT-360", "GT-361", "GT-211", "GT-214", "GT-366", "GT-367")
def test_no_engine_in_open_space() -> None:
    """Who announced 0 stays, blocks the space until the card is over, then must give up; the space is free."""
    state = flying(["C05", "C34"], [cabin(0), {**cabin(1), "8,7": "T095^", "8,6": "T071^"}], at=[4, 3], level="I")
    assert state.seats[0].gave_up
    assert racing(state) == [1]
    # seat 1 has one double engine (not powered) and a single one: strength 1 over the occupied space 4
    assert places(state)[1] == 5
    assert state.view(None)["seats"][0]["position"] is None


@pytest.mark.rule("GT-362")
def test_aliens_alone_cannot_fly() -> None:
    """Without a human the trucker must give up after the card."""
    alien = {"7,8": "T049vP", "7,9": "T145^", "8,7": "T095^"}
    state = flying(["C04", "C34"], [alien, cabin(1)])
    assert state.seats[0].gave_up


@pytest.mark.rule("GT-363", "GT-372")
@pytest.mark.parametrize(("behind", "out"), [(-14, False), (-15, True)])
def test_being_lapped(behind: int, out: bool) -> None:
    """More than a whole lap behind the leader, even if that leader must give up in the same check."""
    state = flying(["C45", "C34"], [cabin(0, ""), cabin(1), cabin(2)], at=[10, 9, behind], level="II")
    assert state.seats[0].gave_up
    assert state.seats[2].gave_up is out
    assert out is ("forced_out_lapped" in [event.type for event in state.events])


@pytest.mark.rule("GT-364", "GT-365", "GT-373", "GT-369")
def test_giving_up_of_free_will() -> None:
    """Asked in flight order after each card but the last; not before the first nor in the middle of one."""
    state = flying(["C33", "C34"], cabins(3), at=[3, 9, 6])
    refuse(state, 1, None, "give_up")
    for seat in (1, 2, 0):
        do(state, seat, "pass")
    assert asked(state) == [(1, "give_up")]
    do(state, 1, "fly_on")
    assert asked(state) == [(2, "give_up")]
    do(state, 2, "give_up")
    assert asked(state) == [(0, "give_up")]
    do(state, 0, "fly_on")
    assert asked(state) == [(1, "planet")]
    do(state, 1, "pass")
    do(state, 0, "pass")
    assert state.over


@pytest.mark.rule("GT-369")
def test_the_check_also_happens_after_the_last_card() -> None:
    """Stranded in the last open space: no reward for the order."""
    state = flying(["C05"], [cabin(0), {**cabin(1), "8,7": "T071<"}], level="I")
    assert state.over
    assert state.flown == [1]


@pytest.mark.rule("GT-368", "GT-374", "GT-366")
def test_after_the_leader_gave_up() -> None:
    """The next in order leads; the one who gave up is not concerned by later cards and keeps everything."""
    state = flying(["C33", "C34"], [{**cabin(0), "7,8": "T021<b"}, cabin(1)], more=[{"credits": 3}])
    for seat in (0, 1):
        do(state, seat, "pass")
    do(state, 0, "give_up")
    do(state, 1, "fly_on")
    assert asked(state) == [(1, "planet")]
    assert state.flight_order() == [1]
    assert state.seats[0].credits == 3
    assert state.seats[0].ship.goods


@pytest.mark.rule("GT-370", "GT-371")
def test_with_one_or_nobody_left() -> None:
    """One flies on alone; with nobody left the remaining cards are not played."""
    state = flying(["C33", "C34", "C35"], cabins(2))
    for seat in (0, 1):
        do(state, seat, "pass")
    do(state, 0, "give_up")
    do(state, 1, "fly_on")
    do(state, 1, "pass")
    assert asked(state) == [(1, "give_up")]
    do(state, 1, "give_up")
    assert state.over
    assert len(state.played) == 2
    assert state.flown == []
