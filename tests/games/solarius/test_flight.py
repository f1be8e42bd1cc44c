"""Flight and portals (SM-220 to SM-233). Tile A lies with its hub at 8,-4 (erected) and its portal at 9,-2."""

import pytest
from games.solarius.moves import act, refused, take
from games.solarius.seen import asked, listed, me, seen
from games.solarius.tables import GAME, at, table

from sternhafen.core.text import Text
from sternhafen.games.solarius.actions import Fly
from sternhafen.games.solarius.model import SolariusState

EXTRA = ["extra", 0]
HUB_A, PORTAL_A, PORTAL_B = "8,-4", "9,-2", "4,4"


def goals(state: object, seat: int = 0) -> set[str]:
    return {own["to"] for own in listed(state, "fly", seat)}  # type: ignore[arg-type]


def near(hex: str, steps: int) -> set[str]:
    geometry = GAME.box.geometry
    number = geometry.cells.index(hex)
    return {geometry.cells[other] for other, far in enumerate(geometry.apart[number]) if far <= steps}


@pytest.mark.rule("SM-220", "SM-221", "SM-223")
def test_range_is_the_sum_of_the_drives() -> None:
    """Colour drive 1, general drives as shown; staying is a flight of 0."""
    state = at(EXTRA, {"drives": [1, 2], "fuel": 0}, {"ship": "7,0"})
    assert near("0,0", 4) == goals(state)
    act(state, "fly", to="0,0")
    assert (asked(state), me(state).fuel) == ("arrival", 0)


@pytest.mark.rule("SM-222", "SM-R36")
def test_extra_range_costs_two_fuel_a_point() -> None:
    """Bought as needed for the way, never more, so none is left unused."""
    state = at(EXTRA, {"fuel": 5}, {"ship": "7,0"})
    assert near("0,0", 3) == goals(state)
    refused(state, "SM-222", "fly", to="4,0")
    act(state, "fly", to="3,0")
    assert me(state).fuel == 1
    assert me(act(at(EXTRA, {"fuel": 5}), "fly", to="1,0")).fuel == 5


@pytest.mark.rule("SM-221", "SM-R12")
def test_developments_and_die_fields_lengthen_flights() -> None:
    """Ion Sail always by 1, Slingshot Deck in the turn its die field is used."""
    state = at(EXTRA, {"developments": ["P22"], "fuel": 0}, {"ship": "7,0"})
    assert near("0,0", 2) == goals(state)
    state = take(
        table({"developments": ["P15"], "fuel": 0}, {"ship": "7,0"}, bridge=["+0 black 1"]), "+0 black 1", "P15"
    )
    act(state, "act", kind="resource")
    act(state, "store_row", cubes=[1, 0, 0])
    assert near("0,0", 3) == goals(state)
    assert seen(state)["range"] == 1


@pytest.mark.rule("SM-224", "SM-225", "SM-226", "SM-227", "SM-233")
def test_portals() -> None:
    """A 2 is turned to 1, a 1 goes back; then a jump from portal to any other portal costs 1."""
    state = at(EXTRA, {"drives": [1, 2], "ship": "8,-1", "fuel": 0}, {"ship": "-10,5"})
    assert listed(state, "open_portals") == [{"how": "turn"}, {"how": "return"}]
    turned = act(state.copy(), "open_portals", how="turn")
    assert seen(turned)["drives"] == [1, 1]
    refused(turned, "SM-222", "fly", to="4,2")
    assert (near("8,-1", 3) - {HUB_A}) | {"4,4", "-3,4"} <= goals(turned)
    act(turned, "fly", to="4,3")
    returned = act(state, "open_portals", how="return")
    assert seen(returned)["drives"] == [2]
    assert "4,3" in goals(returned)
    assert "4,2" not in goals(returned)
    refused(at(EXTRA), "SM-225", "open_portals", how="turn")
    refused(at(EXTRA), "SM-225", "open_portals", how="free")


@pytest.mark.rule("SM-225")
def test_gate_keys_open_portals_for_nothing() -> None:
    """Without a general drive, and without losing range."""
    state = at(EXTRA, {"developments": ["P21"], "ship": PORTAL_A, "fuel": 0}, {"ship": "-10,5"})
    act(act(state, "open_portals", how="free"), "fly", to=PORTAL_B)
    assert me(state).range == 1


@pytest.mark.rule("SM-228", "SM-229", "SM-230", "SM-231", "SM-232")
def test_where_a_ship_may_end() -> None:
    """Over anything; not on another ship or figure nor on a hub; on an own figure yes."""
    state = at(
        EXTRA,
        {"drives": [2, 2], "ship": "6,-4", "fuel": 0, "figures": ["7,-4 station"], "stations": ["S1"]},
        {"ship": "7,-5", "figures": ["6,-3 mission", "5,-3 station"]},
    )
    reach = goals(state)
    assert {"7,-5", "6,-3", "5,-3", HUB_A} == near("6,-4", 5) - reach
    assert {"7,-4", "9,-4", "9,-5"} <= reach
    refused(state, "SM-230", "fly", to=HUB_A)
    refused(state, "SM-229", "fly", to="7,-5")
    refused(state, "SM-229", "fly", to="6,-3")
    refused(state, "SM-223", "fly", to="99,0")
    refused(state, "SM-223", "fly", to="nowhere")
    act(state, "fly", to="7,-4")
    assert not listed(state, "build_station")


@pytest.mark.rule("SM-R09")
def test_open_hub_spaces() -> None:
    """A ship may end where a hub is not erected; if it comes, the ship stays but cannot fly 0 hexes."""
    own = {"drives": [2, 2], "ship": "1,4", "fuel": 0}
    assert "1,5" in goals(at(EXTRA, own))
    under = at(EXTRA, {**own, "ship": "1,5"}, round=2)
    assert "1,5" not in goals(under)
    refused(under, "SM-230", "fly", to="1,5")
    act(under, "fly", to="1,4")


@pytest.mark.rule("SM-R10")
def test_the_home_planet() -> None:
    """Staying on the shared start hex is allowed; ending there only if no other ship is there."""
    assert "0,0" in goals(at(EXTRA, {}, {"ship": "0,0"}))
    assert "0,0" not in goals(at(EXTRA, {"ship": "1,0"}, {"ship": "0,0"}))
    assert "0,0" in goals(at(EXTRA, {"ship": "1,0"}))


@pytest.mark.rule("SM-R08", "SM-R11", "SM-275")
def test_nothing_can_be_built_on_printed_hexes() -> None:
    """On an unused planet space, a portal and the home planet a ship may end; nothing can be done there."""
    rows = {"yellow": "1 III 3/2/0", "brown": "1 III 3/2/0"}
    for hex in ("1,1", "0,0", PORTAL_A, "1,5"):
        state = at(["arrival"], {"ship": hex, "rows": rows})
        assert not listed(state, "build_station")
        refused(state, "SM-275", "build_station", card="S5", high="yellow")
        refused(state, "SM-250", "settle")


def flights(state: SolariusState) -> dict[str, str]:
    options = state.decision(0).options
    return {own.action.to: own.label.en for own in options if isinstance(own.action, Fly)}


def test_a_flight_is_told_in_words_that_can_be_found_on_the_map() -> None:
    """Which way and what is there, on the button and in the log: never a bare coordinate, never two alike."""
    state = at(EXTRA, {"fuel": 5}, {"ship": "7,0"})
    labels = flights(state)
    assert "Fly 1 up right, 1 right, to a face-down turquoise planet in the centre" == labels["2,-1"]
    assert "Fly on the spot, to the home planet in the centre" == labels["0,0"]
    assert len(labels) == len(set(labels.values()))
    act(state, "fly", to="3,-1")
    flew = next(event for event in state.events if event.type == "flew")
    line = "2 nach rechts, 1 nach rechts oben, Ziel: leerer Raum im Zentrum, 2 zusätzliche Reichweite für 4 Treibstoff."
    heard = [Text(**event["text"]).de for seat in (1, 0) if (event := flew.json(seat))]
    assert [f"Platz 1: Flug {line}", f"Dein Flug {line}"] == heard


def test_a_flight_through_portals_says_so() -> None:
    """From one portal to another; the map tiles have their letters on the board."""
    state = at(EXTRA, {"developments": ["P21"], "ship": PORTAL_A, "fuel": 0}, {"ship": "-10,5"})
    act(state, "open_portals", how="free")
    labels = flights(state)
    assert "Fly through portals (5 down left, 1 down right), to a portal on map tile B" == labels[PORTAL_B]
