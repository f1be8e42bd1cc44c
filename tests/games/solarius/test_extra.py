"""Step b without a flight: drives and cards (SM-190 to SM-202)."""

from typing import Any

import pytest
from games.solarius.moves import act, refused, skip, take
from games.solarius.seen import asked, listed, me, seen, shares
from games.solarius.tables import at, table

EXTRA = ["extra", 0]


@pytest.mark.rule("SM-190", "SM-220")
def test_one_supplementary_action() -> None:
    """Buy drives, draw, play or fly, and only one of them."""
    state = at(EXTRA, {"fuel": 6, "hand": ["P05"]})
    kinds = {action.type_name() for action in state.decision(0).actions()}
    assert {"buy_drives", "draw_cards", "play_card", "fly", "end_turn"} <= kinds
    act(state, "buy_drives", number=1)
    assert asked(state) == "wrap_up"
    kinds = {action.type_name() for action in state.decision(0).actions()}
    assert not kinds & {"buy_drives", "draw_cards", "play_card", "fly"}


@pytest.mark.rule("SM-192", "SM-066")
def test_buying_drives() -> None:
    """3 fuel each, up to the free slots, side 1 up."""
    state = at(EXTRA, {"fuel": 10})
    assert [own["number"] for own in listed(state, "buy_drives")] == [1, 2, 3]
    refused(state, "SM-192", "buy_drives", number=4)
    act(state, "buy_drives", number=3)
    assert (me(state).fuel, me(state).ones, me(state).twos, me(state).range) == (1, 3, 0, 4)
    state = at(EXTRA, {"fuel": 10, "drives": [2, 1]})
    refused(state, "SM-192", "buy_drives", number=2)
    refused(at(EXTRA, {"fuel": 2}), "SM-192", "buy_drives", number=1)


@pytest.mark.rule("SM-R49")
def test_discounts() -> None:
    """Drives 1 fuel less; a planet never below its least price."""
    state = at(EXTRA, {"fuel": 4, "developments": ["P17"]})
    act(state, "buy_drives", number=2)
    assert me(state).fuel == 0
    state = at(["wrap_up"], {"fuel": 2, "developments": ["P18"], "left": ["BK1", "BK3"]})
    act(state, "complete", planet="BK1")
    assert me(state).fuel == 1
    act(state, "complete", planet="BK3")
    assert me(state).fuel == 0


@pytest.mark.rule("SM-193", "SM-233")
def test_the_colour_drive_is_always_one() -> None:
    """Without general drives the range is 1, and nothing can be turned or returned."""
    state = at(EXTRA, {"fuel": 10})
    assert me(state).range == 1
    refused(state, "SM-359", "flip_drive")
    refused(state, "SM-225", "open_portals", how="return")


@pytest.mark.rule("SM-194", "SM-196")
def test_drawing() -> None:
    """Two from the deck, then one of the whole hand is discarded, and down to three."""
    state = act(at(EXTRA, {"hand": ["P01", "P02"]}, deck=["P10", "P11"]), "draw_cards")
    refused(state, "SM-196", "discard", cards=["P01", "P02"])
    act(state, "discard", cards=["P01"])
    assert seen(state)["hand"] == ["P02", "P10", "P11"]
    assert state.view(1)["discard_pile"] == ["P01"]
    state = act(at(EXTRA, {"hand": ["P01", "P02", "P03"]}, deck=["P10", "P11"]), "draw_cards")
    refused(state, "SM-196", "discard", cards=["P01"])
    act(state, "discard", cards=["P10", "P01"])
    assert seen(state)["hand"] == ["P02", "P03", "P11"]
    state = act(at(EXTRA, {"hand": []}, deck=["P10", "P11"]), "draw_cards")
    act(state, "discard", cards=["P10"])
    assert seen(state)["hand"] == ["P11"]


@pytest.mark.rule("SM-196")
def test_think_tank() -> None:
    """One more card is drawn, four are kept."""
    state = at(EXTRA, {"hand": ["P01", "P02"], "developments": ["P24"]}, deck=["P10", "P11", "P12"])
    act(act(state, "draw_cards"), "discard", cards=["P01"])
    assert seen(state)["hand"] == ["P02", "P10", "P11", "P12"]


def few_cards(hand: list[str], deck: list[str], discards: list[str]) -> dict[str, Any]:
    """Everything else lies out as developments of the other seat."""
    gone = [f"P{number:02}" for number in range(1, 33)]
    away = [name for name in gone if name not in (*hand, *deck, *discards)]
    return {"deck": deck, "discard_pile": discards, "seats": [{"hand": hand}, {"developments": away, "ship": "3,0"}]}


@pytest.mark.rule("SM-195", "SM-R38")
def test_the_discard_pile_is_shuffled_when_needed() -> None:
    """One in the deck, two discarded: the second card comes from the new deck, only when it must be drawn."""
    state = act(at(EXTRA, **few_cards(["P01"], ["P02"], ["P03", "P04"])), "draw_cards")
    assert len(me(state).hand) == 3
    assert (len(state.pile), len(state.discard_pile)) == (1, 0)
    state = act(at(EXTRA, **few_cards(["P01"], ["P02", "P05"], ["P03", "P04"])), "draw_cards")
    assert (len(state.pile), len(state.discard_pile)) == (0, 2)


@pytest.mark.rule("SM-R21", "SM-R55")
def test_nothing_to_draw() -> None:
    """With both piles empty no card is drawn; the discard is due all the same."""
    state = act(at(EXTRA, **few_cards(["P01", "P02"], [], [])), "draw_cards")
    assert (asked(state), len(me(state).hand)) == ("hand_limit", 2)
    act(state, "discard", cards=["P02"])
    assert seen(state)["hand"] == ["P01"]


@pytest.mark.rule("SM-197", "SM-198", "SM-199", "SM-202", "SM-R52")
def test_missions_take_a_marker_each() -> None:
    """A mission takes a marker at once; six in the whole game, fulfilled ones included."""
    state = at(EXTRA, {"hand": ["P01", "P02"]})
    act(state, "play_card", card="P01", half="mission")
    assert (seen(state)["markers"], seen(state)["missions_open"]) == (5, ["P01"])
    state = at(EXTRA, {"hand": ["P01"], "open": ["P02", "P03"], "done": ["P04", "P05", "P06", "P07"]})
    refused(state, "SM-199", "play_card", card="P01", half="mission")
    refused(state, "SM-197", "play_card", card="P09", half="development")
    act(state, "play_card", card="P01", half="development")
    assert seen(state)["missions_done"] == ["P04", "P05", "P06", "P07"]


@pytest.mark.rule("SM-200", "SM-201", "SM-R50")
def test_developments_work_at_once_and_without_limit() -> None:
    """A discount counts right after playing; any number may lie out in any order; cards in hand score nothing."""
    state = at(EXTRA, {"hand": ["P17"], "drives": [1], "fuel": 2})
    refused(state, "SM-358", "flip_drive")
    act(act(state, "play_card", card="P17", half="development"), "flip_drive")
    assert (me(state).fuel, me(state).twos) == (0, 1)
    many = [f"P{number:02}" for number in range(1, 13)]
    one, other = (at(EXTRA, {"developments": cards, "hand": ["P13"]}) for cards in (many, many[::-1]))
    assert len(many) == len(seen(one)["developments"])
    assert shares(one) == shares(other) == shares(at(EXTRA, {"developments": many}))


@pytest.mark.rule("SM-R35", "SM-120")
def test_effects_may_be_declined() -> None:
    """The cubes a development brings when played may be left."""
    state = act(at(EXTRA, {"hand": ["P01"]}), "play_card", card="P01", half="development")
    assert listed(state, "put_cube") == [{"colour": "black", "column": 1}]
    refused(state, "SM-120", "put_cube", colour="yellow", column=1)
    assert asked(skip(state, "wrap_up")) == "wrap_up"
    assert sum(me(state).store) == 0


@pytest.mark.rule("SM-R37")
def test_no_any_time_action_in_the_middle_of_a_gain() -> None:
    """Before the first cube yes, between two cubes no."""
    state = act(at(EXTRA, {"hand": ["P01"]}), "play_card", card="P01", half="development")
    trade: dict[str, Any] = {"fuel": 2, "bucks": 0, "colour": "yellow"}
    assert trade in listed(state, "to_resource")
    act(state, "put_cube", colour="black", column=1)
    refused(state, "SM-R37", "to_resource", **trade)


@pytest.mark.rule("SM-R20")
def test_a_drive_without_a_slot_turns_one() -> None:
    """A free slot takes it; else one drive is turned to 2; else it is lost."""
    for drives, expected in (([1, 2], [1, 1, 2]), ([1, 1, 2], [1, 2, 2]), ([2, 2, 2], [2, 2, 2])):
        state = at(["gain", "O3.bonus.0"], {"drives": drives})
        state.lanes[0].insert(0, ("wrap_up",))
        act(state, "accept")
        assert expected == sorted(seen(state)["drives"])
    assert [event.type for event in state.events] == ["drive_lost"]


def test_the_die_field_of_a_card_can_be_used_in_the_turn_it_is_played() -> None:
    """Played by research, its passive bonus counts for the die action of the same turn."""
    state = take(table({"hand": ["P05"]}, bridge=["+0 black 1"]), "+0 black 1", "research")
    act(state, "play_card", card="P05", half="development")
    act(state, "act", kind="main")
    assert me(state).fuel == 2 + 1 + 1
