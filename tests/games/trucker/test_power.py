"""Counting strength, losing components and crew, GT-140 to GT-158 and GT-180 to GT-199."""

from typing import Any

import pytest
from games.trucker.scenes import BOX, a_ship, asked, at, cabin, cells, do, flying, places, racing, refuse

from sternhafen.games.trucker.ship import strength

# Two double cannons forward, one single to the side, five tokens in two batteries.
GUNSHIP = {
    **cabin(0), "6,7": "T128^", "6,6": "T133^", "7,8": "T006^**", "7,6": "T013^***", "6,8": "T114>",
}  # fmt: skip


def fight(ship: dict[str, str], card: str = "C02", **rest: Any) -> Any:
    """The ship leads and meets an enemy first."""
    return flying([card, "C34"], [ship, cabin(1)], **rest)


@pytest.mark.rule("GT-142", "GT-149", "GT-150", "GT-151", "GT-154", "GT-155")
def test_powering_double_cannons() -> None:
    """Each double is chosen for itself, once, for a token of its own from any battery; tokens stay spent."""
    state = fight(GUNSHIP)
    assert asked(state) == [(0, "power_cannons")]
    refuse(state, 0, "GT-155", "power_cannons", cannons=["6,7", "6,7"])
    refuse(state, 0, "GT-155", "power_cannons", cannons=["6,8"])
    do(state, 0, "power_cannons", cannons=["6,7"])
    assert asked(state) == [(0, "spend")]
    refuse(state, 0, "GT-151", "spend", batteries=["7,6", "7,8"])
    refuse(state, 0, "GT-151", "spend", batteries=["7,7"])
    do(state, 0, "spend", batteries=["7,8"])
    assert state.seats[0].ship.batteries == {at("7,6"): 3, at("7,8"): 1}
    assert state.seats[0].strength == 5  # 2 and a half against strength 4


@pytest.mark.rule("GT-155")
def test_no_powering_without_a_token() -> None:
    """With one token only one of two doubles can be powered; without tokens nobody is asked."""
    ship = {**GUNSHIP, "7,8": "T006^*", "7,6": "T013^"}
    state = fight(ship)
    refuse(state, 0, "GT-155", "power_cannons", cannons=["6,6", "6,7"])
    do(state, 0, "power_cannons", cannons=["6,6"])
    assert not state.seats[0].ship.batteries
    state = fight({**ship, "7,8": "T006^"})
    assert asked(state)[0][1] != "power_cannons"


@pytest.mark.rule("GT-144", "GT-252", "GT-251")
@pytest.mark.parametrize(
    ("cannons", "outcome"),
    [
        ({"6,7": "T107^", "6,6": "T110^", "6,8": "T114^"}, "lost"),
        ({"6,5": "T120^"}, "drew"),
        ({"6,5": "T120^", "8,8": "T116>"}, "won"),
    ],
)
def test_halves_are_not_rounded(cannons: dict[str, str], outcome: str) -> None:
    """3 loses to 4, 4 is a draw, 4 and a half wins."""
    base = {"6,7": "T107^", "6,6": "T110^", "6,8": "T114^"}
    state = fight({**cabin(0), **base, **cannons})
    assert {"lost": 6, "drew": 8, "won": 9}[outcome] == state.seats[0].strength
    assert (asked(state)[0] == (0, "reward")) is (outcome == "won")


@pytest.mark.rule("GT-145", "GT-146", "GT-148", "GT-149", "GT-155")
def test_powering_double_engines() -> None:
    """A number of double engines, at most one token each; single engines always count."""
    ship = {**cabin(0), "8,7": "T095^", "8,8": "T098^", "8,6": "T079^", "7,8": "T006^**"}
    state = flying(["C05", "C34"], [ship, {**cabin(1), "8,7": "T083^"}], at=[2, 0], level="I")
    assert asked(state) == [(0, "power_engines")]
    assert state.decision(0).json()["values"] == [1, 3, 5]
    refuse(state, 0, "GT-155", "power_engines", number=3)
    do(state, 0, "power_engines", number=2)
    assert places(state) == [7, 1]
    assert state.seats[0].ship.tokens == 0


@pytest.mark.rule("GT-143", "GT-147", "GT-156")
def test_aliens_help_only_where_there_is_strength() -> None:
    """Purple: plus 2 from one half upwards, nothing at 0; brown likewise for engines."""
    purple = {**cabin(0), "7,8": "T049^P", "8,8": "T148^"}
    assert strength.cannon_halves(a_ship(purple), ()) == 0
    assert strength.cannon_halves(a_ship({**purple, "6,7": "T114>"}), ()) == 5
    brown = {**cabin(0), "7,8": "T049^B", "6,8": "T140^"}
    assert strength.engine_strength(a_ship(brown), 0) == 0
    assert strength.engine_strength(a_ship({**brown, "8,7": "T079^"}), 0) == 3


@pytest.mark.rule("GT-152", "GT-157", "GT-312")
def test_announcements_are_open_and_in_flight_order() -> None:
    """Whoever announces later sees the earlier values when deciding on tokens."""
    second = {**cabin(1), "8,7": "T095^", "7,8": "T007^**"}
    state = flying(["C36", "C34"], [{**cabin(0), "8,7": "T079^", "6,7": "T107^"}, second])
    assert asked(state) == [(1, "power_engines")]
    seen = state.view(1)["seats"]
    assert (seen[0]["announced"], seen[1]["announced"]) == (1, None)


@pytest.mark.rule("GT-158")
def test_strength_is_that_of_the_moment() -> None:
    """In a combat zone crew lost in one line is missing in the next."""
    first = {**cabin(0), "7,8": "T036^hh"}
    state = flying(
        ["C56", "C34"], [first, {**cabin(1), "7,8": "T037^hh", "7,6": "T040^hh"}], rolls=[2] * 6, level="III"
    )
    # crew line: seat 0 has least; then cannon line: both 0, the leader loses 4 crew
    assert strength.crew(state.seats[0].ship) == 0
    assert strength.crew(state.seats[1].ship) == 6


@pytest.mark.rule("GT-190", "GT-191", "GT-262")
def test_handing_in_crew() -> None:
    """The owner chooses from which cabins; if there are too few, all go without asking."""
    ship = {**cabin(0), "7,8": "T049^P", "8,8": "T148^", "7,6": "T038^hh"}
    state = fight(ship, "C01", level="I")
    assert asked(state) == [(0, "hand_in")]
    refuse(state, 0, "GT-190", "hand_in", cabins=["7,7"])
    refuse(state, 0, "GT-190", "hand_in", cabins=["7,8", "7,8", "7,7"])
    do(state, 0, "hand_in", cabins=["7,8", "7,6", "7,6"])
    assert state.seats[0].ship.crew == {at("7,7"): 2}
    assert state.seats[1].ship.crew == {}
    assert racing(state) == [0]


# Losing components


@pytest.mark.rule("GT-181", "GT-182", "GT-183", "GT-184", "GT-192", "GT-193", "GT-194")
def test_a_ship_breaks_apart() -> None:
    """The owner chooses any part, a single component too, before the next shot; the rest is lost."""
    ship = {**cabin(0), "7,8": "T055^", "7,9": "T056^", "7,6": "T054^", "8,7": "T095^"}
    state = flying(["C11", "C34"], [ship, {**cabin(1), "6,7": "T107^"}], rolls=[7, 7, 7], level="I")
    assert asked(state) == [(0, "keep_part")]
    assert [option.json()["target"]["cells"] for option in state.decision(0).options] == [
        ["7,6"],
        ["7,8", "7,9"],
        ["8,7"],
    ]
    do(state, 0, "keep_part", cell="7,8")
    assert cells(state, 0) == {"7,8", "7,9"}
    assert len(state.seats[0].ship.lost) == 3
    assert state.chance.at["hit"] == 3


@pytest.mark.rule("GT-185", "GT-195", "GT-354")
def test_what_lies_on_a_lost_component_is_gone() -> None:
    """Crew, tokens and blocks go back to the supply."""
    ship = {**cabin(0), "7,8": "T055^", "7,9": "T024^yb", "8,8": "T006^**"}
    before = {"yellow": 16, "blue": 13}
    state = flying(["C11", "C34"], [ship, cabin(1)], rolls=[9, 2, 8], level="I")
    assert before["yellow"] + 1 == state.view(None)["supply"]["yellow"]
    assert before["blue"] + 1 == state.view(None)["supply"]["blue"]
    do(state, 0, "keep_part", cell="7,7")
    assert cells(state, 0) == {"7,7"}
    assert state.seats[0].ship.tokens == 0


@pytest.mark.rule("GT-186", "GT-187")
def test_aliens_need_their_life_support() -> None:
    """Without it the alien is lost and the cabin stays empty, unless another life support of the colour is joined."""
    ship = {**cabin(0), "7,8": "T049^B", "6,8": "T140^"}
    state = flying(["C11", "C34"], [ship, cabin(1)], rolls=[8, 2, 2], level="I")
    assert cells(state, 0) == {"7,7", "7,8"}
    assert state.seats[0].ship.crew == {at("7,7"): 2}
    twice = {**cabin(0), "7,8": "T048^B", "6,8": "T140^", "8,8": "T137^"}
    state = flying(["C11", "C34"], [twice, cabin(1)], rolls=[8, 2, 2], level="I")
    assert cells(state, 0) == {"7,7", "7,8", "8,8"}
    assert state.seats[0].ship.crew[at("7,8")] == 3


@pytest.mark.rule("GT-188")
def test_a_loss_opens_connectors() -> None:
    """What pointed to the lost component counts as exposed from then on."""
    ship = {**cabin(0), "6,7": "T101^"}
    state = flying(["C11", "C34"], [ship, cabin(1)], rolls=[2, 2, 2], level="I")
    assert state.view(0)["seats"][0]["exposed"] == 3
    state = flying(["C43", "C34"], [ship, cabin(1)], rolls=[7, 2, 2, 2, 2], level="III")
    assert state.view(0)["seats"][0]["exposed"] == 4


@pytest.mark.rule("GT-196")
def test_a_shield_saves_itself() -> None:
    """Shield and battery still work against the hit that would destroy them."""
    ship = {**cabin(0), "7,8": "T151^", "7,9": "T006^*"}  # the shield covers bow and right
    state = flying(["C10", "C34"], [ship, cabin(1)], rolls=[8, 2, 2, 7, 2], level="I")
    assert asked(state) == [(0, "defence")]
    do(state, 0, "defend", battery="7,9")
    assert cells(state, 0) == {"7,7", "7,8"}  # without a token the second one destroys the battery


@pytest.mark.rule("GT-197")
def test_a_ship_without_components() -> None:
    """It counts 0 in everything, is hit by nothing, and stays to the end of the card."""
    state = flying(["C11", "C34"], [cabin(0), {**cabin(1), "7,8": "T055^"}], rolls=[7, 7, 8], level="I")
    assert state.seats[0].gave_up
    assert len(state.seats[0].ship.lost) == 1
    assert strength.crew(state.seats[0].ship) == 0
    assert BOX.names[state.seats[0].ship.lost[0]] == "GT-T033"


@pytest.mark.rule("GT-198", "GT-222", "GT-193")
def test_several_hit_at_once_are_asked_in_flight_order() -> None:
    """One roll for all; each decides for the own ship."""
    first = {**cabin(0), "7,8": "T151^", "7,9": "T006^*"}
    second = {**cabin(1), "7,8": "T154^", "7,9": "T007^*"}
    state = flying(["C10", "C34"], [first, second], at=[3, 8], rolls=[8, 2, 2, 2, 2], level="I")
    assert asked(state) == [(1, "defence")]
    do(state, 1, "take_hit")
    assert "7,8" in cells(state, 1)
    do(state, 0, "defend", battery="7,9")
    assert "7,8" in cells(state, 0)
    assert "7,8" not in cells(state, 1)
