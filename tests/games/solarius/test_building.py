"""Stations, missions and outposts (SM-275 to SM-335). Tile A: hub 8,-4 erected; tile B: hub 1,5 comes in round 2."""

from typing import Any

import pytest
from games.solarius.moves import act, refused, skip
from games.solarius.seen import asked, listed, me, row, seen, shares
from games.solarius.tables import GAME, at, table

from sternhafen.games.solarius.model import SolariusState

ARRIVAL = ["arrival"]
RICH = dict.fromkeys(("black", "yellow", "turquoise", "brown"), "1 IV 3/2/1")


@pytest.mark.rule("SM-275")
def test_stations_need_an_empty_hex() -> None:
    """No figure, no printed planet or portal; the own ship is of course there."""
    assert listed(at(ARRIVAL, {"ship": "1,0", "rows": RICH}), "build_station")
    own = at(ARRIVAL, {"ship": "1,0", "rows": RICH, "figures": ["1,0 station"], "stations": ["S1"]})
    refused(own, "SM-275", "build_station", card="S5", high="yellow")
    planet = at(ARRIVAL, {"ship": "2,-1", "rows": RICH}, planets="2,-1=-")
    refused(planet, "SM-275", "build_station", card="S5", high="yellow")


@pytest.mark.rule("SM-276", "SM-277", "SM-278", "SM-064")
def test_station_prices() -> None:
    """The card gives the kinds, the tableau the values; which kind is paid high is free; cheapest station first."""
    rows = {"yellow": "1 II 3/0/0", "brown": "1 I 2/0/0"}
    state = at(ARRIVAL, {"ship": "1,0", "rows": rows})
    assert listed(state, "build_station") == [{"card": "S5", "high": "yellow"}]
    refused(state, "SM-277", "build_station", card="S5", high="brown")
    refused(state, "SM-276", "build_station", card="S5", high="black")
    refused(state, "SM-276", "build_station", card="O1", high="black")
    act(state, "build_station", card="S5", high="yellow")
    assert (row(state, "yellow"), row(state, "brown")) == ([0, 0, 0], [0, 0, 0])
    assert seen(state)["figures"] == [{"cell": "1,0", "kind": "station", "outpost": None}]
    second = at(ARRIVAL, {"ship": "1,0", "rows": rows, "stations": ["S1"]})
    assert not listed(second, "build_station")
    girders = at(ARRIVAL, {"ship": "1,0", "rows": rows, "stations": ["S1"], "developments": ["P20"]})
    assert listed(girders, "build_station") == [{"card": "S5", "high": "yellow"}]


@pytest.mark.rule("SM-279", "SM-280", "SM-R15")
def test_effects_of_a_new_station() -> None:
    """Its immediate effect, then the permanent ones of those built before in any order, not its own."""
    state = at(ARRIVAL, {"ship": "1,0", "rows": RICH, "stations": ["S4", "S1"]})
    act(state, "build_station", card="S2", high="black")
    while asked(state) == "pay":
        act(state, "pay_cubes", **listed(state, "pay_cubes")[0])
    assert asked(state) == "gain"
    act(state, "accept")
    assert seen(state)["drives"] == [1]
    assert listed(state, "use_effect") == [{"piece": "S4"}, {"piece": "S1"}]
    refused(state, "SM-280", "use_effect", piece="S2")
    act(act(state, "use_effect", piece="S1"), "accept")
    act(state, "accept")
    assert (me(state).fuel, me(state).bucks) == (3, 3)
    refused(state, "SM-280", "use_effect", piece="S1")
    act(act(state, "use_effect", piece="S4"), "accept")
    assert (me(state).bucks, asked(state)) == (5, "wrap_up")


@pytest.mark.rule("SM-282", "SM-R17")
def test_each_card_once_and_four_at_most() -> None:
    """A built card and a fifth station are refused."""
    state = at(ARRIVAL, {"ship": "1,0", "rows": RICH, "stations": ["S5"]})
    refused(state, "SM-282", "build_station", card="S5", high="yellow")
    state = at(ARRIVAL, {"ship": "1,0", "rows": RICH, "stations": ["S1", "S2", "S3", "S4"]})
    refused(state, "SM-282", "build_station", card="S5", high="yellow")
    assert not listed(state, "build_station")


@pytest.mark.rule("SM-300", "SM-301", "SM-302", "SM-303", "SM-R44")
def test_missions_next_to_hub_spaces() -> None:
    """Erected, still to come, or out of the game: all six spaces count; the marker moves to the hex."""
    for ship in ("8,-3", "1,4", GAME.box.geometry.cells[GAME.box.geometry.neighbours[at(ARRIVAL).space.hub_at[5]][0]]):
        state = at(ARRIVAL, {"ship": ship, "rows": RICH, "open": ["P01"]})
        assert listed(state, "fulfil_mission") == [{"card": "P01"}]
    away = at(ARRIVAL, {"ship": "1,0", "rows": RICH, "open": ["P01"]})
    refused(away, "SM-300", "fulfil_mission", card="P01")
    state = at(
        ARRIVAL, {"ship": "1,4", "rows": {"yellow": "1 II 3/0/0", "turquoise": "1 II 3/0/0"}, "open": ["P01", "P02"]}
    )
    refused(state, "SM-300", "fulfil_mission", card="P03")
    refused(state, "SM-302", "fulfil_mission", card="P02")
    act(state, "fulfil_mission", card="P01")
    assert (seen(state)["missions_open"], seen(state)["missions_done"], sum(me(state).store)) == (["P02"], ["P01"], 0)
    assert seen(state)["figures"][0]["kind"] == "mission"
    assert not listed(skip(state, "wrap_up"), "fulfil_mission")


@pytest.mark.rule("SM-119", "SM-R05")
def test_cube_prices_need_the_exact_column() -> None:
    """Two brown cubes of column II: others, even better ones, do not stand in."""
    for written, fits in (("3/2/0", True), ("3/2/1", True), ("3/1/1", False)):
        state = at(
            ARRIVAL, {"ship": "1,4", "rows": {"black": "1 II 3/0/0", "brown": f"1 IV {written}"}, "open": ["P03"]}
        )
        if fits:
            act(state, "fulfil_mission", card="P03")
            assert row(state, "brown")[1] == 0
        else:
            refused(state, "SM-119", "fulfil_mission", card="P03")


@pytest.mark.rule("SM-304", "SM-305")
def test_the_bonus_of_a_hub() -> None:
    """First mission at an erected hub: any of the six bonuses, placed or not; once per player and hub."""
    own = {"ship": "8,-3", "rows": RICH, "open": ["P01", "P02"]}
    state = act(at(ARRIVAL, own), "fulfil_mission", card="P01")
    while asked(state) == "pay":
        act(state, "pay_cubes", **listed(state, "pay_cubes")[0])
    assert [f"O{number}" for number in range(1, 7)] == [one["outpost"] for one in listed(state, "hub_bonus")]
    refused(state, "SM-304", "hub_bonus", outpost="S1")
    act(state, "hub_bonus", outpost="O3")
    act(state, "accept")
    assert (seen(state)["drives"], seen(state)["hub_bonuses"]) == ([1], ["A"])
    again = act(at(ARRIVAL, {**own, "hub_bonuses": ["A"], "figures": ["9,-4 mission"]}), "fulfil_mission", card="P01")
    while asked(again) == "pay":
        act(again, "pay_cubes", **listed(again, "pay_cubes")[0])
    assert asked(again) != "hub_bonus"
    early = act(at(ARRIVAL, {**own, "ship": "1,4"}), "fulfil_mission", card="P01")
    while asked(early) == "pay":
        act(early, "pay_cubes", **listed(early, "pay_cubes")[0])
    assert asked(early) != "hub_bonus"


RING_A = ("9,-4", "8,-3", "7,-3", "7,-4", "8,-5", "9,-5")


@pytest.mark.rule("SM-306", "SM-307", "SM-R43", "SM-R44")
def test_missions_by_a_chain_of_figures() -> None:
    """With the ring full, next to a figure joined to it; unused planet spaces and other ships count as full."""
    ring = [f"{cell} mission" for cell in RING_A if cell != "8,-5"]
    assert GAME.box.geometry.cells[at(ARRIVAL).space.hub_at[0]] == "8,-4"
    own = {"ship": "8,-2", "rows": RICH, "open": ["P01"]}
    other = {"figures": ring, "done": ["P11", "P12", "P13", "P14", "P15"], "ship": "0,1"}
    state = at(ARRIVAL, own, other)
    assert listed(state, "fulfil_mission") == [{"card": "P01"}]
    act(state, "fulfil_mission", card="P01")
    while asked(state) == "pay":
        act(state, "pay_cubes", **listed(state, "pay_cubes")[0])
    assert asked(state) != "hub_bonus"
    open_ring = at(ARRIVAL, own, {**other, "figures": ring[1:]})
    refused(open_ring, "SM-300", "fulfil_mission", card="P01")
    ship_in_gap = at(ARRIVAL, own, {**other, "figures": ring[1:], "ship": "9,-4"})
    assert listed(ship_in_gap, "fulfil_mission")
    chain = at(ARRIVAL, {**own, "ship": "6,-1"}, {**other, "figures": [*ring, "8,-2 station", "7,-1 station"]})
    assert listed(chain, "fulfil_mission")
    broken = at(ARRIVAL, {**own, "ship": "6,-1"}, {**other, "figures": [*ring, "7,-1 station"]})
    refused(broken, "SM-300", "fulfil_mission", card="P01")


@pytest.mark.rule("SM-308", "SM-R22", "SM-R45")
def test_a_hub_that_comes_later_brings_the_bonus_then() -> None:
    """In turn order from the new start player, before the first turn, without any-time actions; once."""
    seats = [
        {"figures": ["1,4 mission", "2,4 mission"], "done": ["P01", "P02"], "fuel": 9, "left": ["BK1"]},
        {"figures": ["0,5 mission"], "done": ["P03"], "ship": "3,0"},
        {"ship": "-3,0"},
    ]
    state = table(players=3, seats=seats, agenda=[["close_round"]], bridge=["+0 black 1"])
    assert (state.to_act, asked(state, 1), state.round) == ((1,), "hub_bonus", 2)
    act(act(state, "hub_bonus", 1, outpost="O3"), "accept", 1)
    assert state.to_act == (0,)
    refused(state, "SM-R18", "complete", planet="BK1")
    act(state, "decline")
    assert (state.to_act, asked(state, 1)) == ((1,), "take")
    assert (seen(state, 0)["hub_bonuses"], seen(state, 1)["hub_bonuses"]) == (["B"], ["B"])


@pytest.mark.rule("SM-309", "SM-389")
def test_missions_score() -> None:
    """Fulfilled ones their VP, open ones -1 each."""
    found = shares(table({"done": ["P01", "P08"], "open": ["P02", "P03"]}))
    assert (found["missions"], found["open_missions"]) == (5 + 11, -2)


def placed(own: dict[str, Any], kind: str = "colony", **more: Any) -> SolariusState:
    """Seat 0 is asked about an outpost for the figure it just placed at 5,-3 (tile A)."""
    figures = [*own.pop("figures", []), f"{own.get('ship', '5,-3')} {kind}"]
    number = ("colony", "station", "mission").index(kind)
    state = at(["outpost", number], {"ship": "5,-3", **own, "figures": figures}, **more)
    state.lanes[0].insert(0, ("wrap_up",))
    return state


@pytest.mark.rule("SM-326", "SM-330", "SM-332", "SM-R41", "SM-R42")
def test_an_outpost_of_the_figures_kind() -> None:
    """Free and optional; either of the two of the kind; its bonus comes at once; it goes under the new figure."""
    state = placed({})
    assert listed(state, "place_outpost") == [{"outpost": "O1"}, {"outpost": "O2"}]
    assert listed(state, "decline")
    refused(state, "SM-330", "place_outpost", outpost="O3")
    act(state, "place_outpost", outpost="O1")
    assert asked(state) == "gain_mix"
    act(state, "money", fuel=3, bucks=0)
    assert me(state).fuel == 5
    assert seen(state)["figures"] == [{"cell": "5,-3", "kind": "colony", "outpost": "O1"}]


@pytest.mark.rule("SM-327", "SM-328", "SM-329", "SM-334")
def test_where_outposts_may_stand() -> None:
    """One on each outer tile, under the first figure of its kind there; others do not matter; never in the centre."""
    refused(placed({"figures": ["6,-3 station O3"]}), "SM-327", "place_outpost", outpost="O1")
    refused(placed({"figures": ["6,-3 colony"]}), "SM-328", "place_outpost", outpost="O1")
    assert listed(placed({"figures": ["6,-3 station", "6,-2 mission"]}), "place_outpost")
    centre = placed({"ship": "2,-1"})
    refused(centre, "SM-334", "place_outpost", outpost="O1")


@pytest.mark.rule("SM-331", "SM-325")
def test_the_second_outpost_of_a_kind() -> None:
    """Needs one of each kind before; the same outpost never twice."""
    two = {"figures": ["1,4 colony O1", "-4,7 station O3"]}
    refused(placed(dict(two)), "SM-331", "place_outpost", outpost="O2")
    three = {"figures": ["1,4 colony O1", "-4,7 station O3", "-7,3 mission O5"]}
    state = placed(dict(three))
    assert listed(state, "place_outpost") == [{"outpost": "O2"}]
    refused(state, "SM-325", "place_outpost", outpost="O1")
    refused(state, "SM-325", "place_outpost", outpost="P01")


@pytest.mark.rule("SM-335")
def test_a_station_outpost_gives_a_drive() -> None:
    """Drive Pier: a general drive."""
    state = act(placed({"stations": ["S1"]}, "station"), "place_outpost", outpost="O3")
    assert seen(act(state, "accept"))["drives"] == [1]


@pytest.mark.rule("SM-R15")
def test_order_after_placing_a_figure() -> None:
    """Hub bonus, then triggers, then the outpost with its bonus."""
    own = {
        "ship": "8,-3",
        "rows": {"yellow": "1 II 3/0/0", "turquoise": "1 II 3/0/0"},
        "open": ["P01"],
        "developments": ["P27"],
    }
    state = act(at(ARRIVAL, own), "fulfil_mission", card="P01")
    assert asked(state) == "hub_bonus"
    assert asked(act(state, "decline")) == "gain_mix"
    assert asked(act(state, "decline")) == "outpost"
    assert asked(act(state, "place_outpost", outpost="O5")) == "raise_dice"
    assert asked(act(state, "decline")) == "wrap_up"
