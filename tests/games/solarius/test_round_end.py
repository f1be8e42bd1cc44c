"""Step c, any-time actions and the end of rounds (SM-345 to SM-375)."""

from typing import Any

import pytest
from games.solarius.moves import act, refused, skip, take
from games.solarius.seen import asked, listed, me, row, seen, shares
from games.solarius.tables import BRIDGE, GAME, at, table

from sternhafen.games.solarius.model import SolariusState


@pytest.mark.rule("SM-345", "SM-346", "SM-347", "SM-348")
def test_refilling_the_bridge() -> None:
    """All dice move on by one, those on 3 stay there; the new die comes to -1; four dice for the next player."""
    state = take(table(bridge=["-1 black 2", "+0 yellow 3", "+2 turquoise *", "+3 brown 1"]), "+0 yellow 3")
    bag = sum(state.bag)
    act(act(state, "act", kind="main"), "end_turn")
    bridge = [(die["wheel"], die["colour"]) for die in state.view(0)["bridge"]]
    assert sorted(bridge)[1:] == [(0, "black"), (3, "brown"), (3, "turquoise")]
    assert sorted(bridge)[0][0] == -1
    assert (bag - 1, (1,)) == (sum(state.bag), state.to_act)


@pytest.mark.rule("SM-355", "SM-357", "SM-R06")
def test_trading_for_resources() -> None:
    """2 fuel and/or bucks for a cube of value 1: it needs a free space in column I."""
    state = table({"fuel": 3, "bucks": 1, "rows": {"black": "1 I 1/0/0", "yellow": "1 III 3/0/0"}}, bridge=BRIDGE)
    assert {(2, 0), (1, 1)} == {(own["fuel"], own["bucks"]) for own in listed(state, "to_resource")}
    refused(state, "SM-355", "to_resource", fuel=1, bucks=0, colour="black")
    refused(state, "SM-355", "to_resource", fuel=0, bucks=2, colour="black")
    refused(state, "SM-R06", "to_resource", fuel=2, bucks=0, colour="yellow")
    act(act(state, "to_resource", fuel=2, bucks=0, colour="black"), "to_resource", fuel=1, bucks=1, colour="brown")
    assert (row(state, "black"), row(state, "brown"), me(state).fuel, me(state).bucks) == ([2, 0, 0], [1, 0, 0], 0, 0)


@pytest.mark.rule("SM-356", "SM-357", "SM-R07")
def test_trading_resources_for_money() -> None:
    """Value 2 for 1, several together rounded down; no cube that could be left out."""
    state = act(table({"rows": {"black": "1 IV 3/2/1", "yellow": "1 I 1/0/0"}}, bridge=BRIDGE), "trade")
    for cubes, units in ((["black 2"], 1), (["black 1", "yellow 1"], 1), (["black 3"], 1), (["black 1", "black 3"], 2)):
        for fuel in range(units + 1):
            assert {"cubes": cubes, "fuel": fuel, "bucks": units - fuel} in listed(state, "sell")
    refused(state, "SM-R07", "sell", cubes=["black 1"], fuel=0, bucks=0)
    refused(state, "SM-R07", "sell", cubes=["black 1", "black 2"], fuel=1, bucks=0)
    refused(state, "SM-356", "sell", cubes=["black 2"], fuel=1, bucks=1)
    refused(state, "SM-356", "sell", cubes=["brown 2"], fuel=1, bucks=0)
    act(state, "sell", cubes=["black 3", "black 1"], fuel=1, bucks=1)
    act(state, "sell", cubes=["black 2"], fuel=1, bucks=0)
    assert ((me(state).fuel, me(state).bucks), row(state, "black")) == ((4, 3), [2, 1, 0])
    assert asked(act(state, "back")) == "take"
    refused(table({"rows": {"black": "1 I 1/0/0"}}), "SM-356", "trade")
    pair = act(table({"rows": {"black": "1 I 2/0/0"}}), "trade")
    assert {"cubes": ["black 1", "black 1"], "fuel": 1, "bucks": 0} in listed(pair, "sell")


@pytest.mark.rule("SM-358", "SM-359", "SM-193")
def test_turning_drives() -> None:
    """3 fuel for a general drive from 1 to 2, repeatable; never the colour drive."""
    state = table({"fuel": 8, "drives": [1, 1]}, bridge=BRIDGE)
    act(act(state, "flip_drive"), "flip_drive")
    assert (me(state).fuel, seen(state)["drives"], me(state).range) == (2, [2, 2], 5)
    refused(state, "SM-359", "flip_drive")
    refused(table({"fuel": 2, "drives": [1]}), "SM-358", "flip_drive")


def ending(own: dict[str, Any], *others: dict[str, Any], round: int = 1, **more: Any) -> SolariusState:
    return table(own, *others, round=round, agenda=[["end_of_round"]], bridge=BRIDGE, **more)


@pytest.mark.rule("SM-281", "SM-371", "SM-R18", "SM-R19")
def test_station_effects_at_the_end_of_a_round() -> None:
    """All permanent effects once each, in any order, seat by seat from the start player; no any-time actions."""
    own = {"stations": ["S1", "S4"], "fuel": 5, "bucks": 5, "drives": [1]}
    state = ending(own, {"stations": ["S2"], "junk": [2, 0]}, start_player=1)
    assert (state.to_act, asked(state, 1)) == ((1,), "stations")
    act(act(act(state, "use_effect", 1, piece="S2"), "accept", 1), "remove_junk", 1, number=1)
    assert state.to_act == (0,)
    for forbidden in ({"type": "flip_drive"}, {"type": "to_resource", "fuel": 2, "bucks": 0, "colour": "black"}):
        refused(state, "SM-R18", **forbidden)
    act(act(state, "use_effect", piece="S4"), "accept")
    act(act(state, "use_effect", piece="S1"), "accept")
    act(state, "decline")
    assert (me(state).fuel, me(state).bucks, state.round) == (6, 7, 2)


@pytest.mark.rule("SM-373", "SM-374", "SM-158")
def test_dice_go_back_and_the_start_player_changes() -> None:
    """Dice on tableaus return to the bag, those on the bridge stay with their values."""
    state = ending(
        {"dice": ["ordinary black 2", "research yellow 1"]}, {"dice": ["transformation brown *"]}, bag={"black": 1}
    )
    assert state.bag == [2, 1, 0, 1]
    assert [player.dice for player in state.seats] == [[], []]
    assert state.position()["bridge"] == BRIDGE
    assert (state.start_player, state.to_act, state.round) == (1, (1,), 2)


@pytest.mark.rule("SM-372", "SM-R40", "SM-R39", "SM-375")
def test_last_planets() -> None:
    """After round 4 black and yellow planets may still be paid for, by players without stations too; no others."""
    own = {
        "stations": ["S6"],
        "left": ["BK9", "TU1", "BK1"],
        "fuel": 9,
        "rows": {"black": "2 I 0/0/0"},
        "dice": ["ordinary black 2"],
    }
    state = ending(own, {"left": ["YE1"], "bucks": 2}, round=4)
    act(act(state, "use_effect", piece="S6"), "raise", colour="yellow")
    skip(state, "last_planets")
    assert listed(state, "complete") == [{"planet": "BK9"}, {"planet": "BK1"}]
    refused(state, "SM-259", "complete", planet="TU1")
    act(state, "complete", planet="BK9")
    assert state.to_act == (1,)
    act(state, "complete", 1, planet="YE1")
    assert state.over
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["TU1", "BK1"], ["BK9"])
    assert (me(state).dice, state.start_player) == ([(-1, 0, 1)], 0)


@pytest.mark.rule("SM-R18")
def test_planets_are_not_paid_for_at_the_end_of_other_rounds() -> None:
    """Only the last round has that moment."""
    state = ending({"stations": ["S1"], "left": ["BK1"], "fuel": 9})
    refused(state, "SM-R18", "complete", planet="BK1")
    act(act(state, "use_effect", piece="S1"), "accept")
    act(state, "accept")
    assert state.round == 2
    assert seen(state)["planets_left"] == ["BK1"]


def test_a_turn_can_be_taken_back_step_by_step_until_something_is_revealed() -> None:
    """The whole turn lies in one lane: undo leads from the end of the turn to its start."""
    state = table({"fuel": 10, "bucks": 10}, bridge=BRIDGE)
    hashes = [state.hash()]
    take(state, "+0 yellow 3")
    for type, fields in (
        ("act", {"kind": "main"}),
        ("fly", {"to": "1,0"}),
        ("to_resource", {"fuel": 2, "bucks": 0, "colour": "black"}),
    ):
        hashes.append(state.hash())
        act(state, type, **fields)
    while hashes:
        assert state.can_undo(0)
        state.undo(0)
        assert hashes.pop() == state.hash()


def test_shares_are_told_at_any_time() -> None:
    """The running estimate by category stands in the view."""
    assert sum(shares(table()).values()) == seen(table())["score"]
    assert GAME.id == "solarius"
    assert at(["wrap_up"]).view(None)["turn"] == 0
