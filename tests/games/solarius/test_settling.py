"""Settling planets (SM-250 to SM-261). The planet space 2,-1 lies in the centre, 4,-3 on tile A."""

from typing import Any

import pytest
from games.solarius.moves import act, refused, skip, take
from games.solarius.seen import asked, listed, me, row, seen, shares
from games.solarius.tables import at, table

from sternhafen.games.solarius.model import SolariusState

EXTRA = ["extra", 0]


def flown(planet: str, own: dict[str, Any] | None = None, **more: Any) -> SolariusState:
    """Seat 0 has flown to a face-down planet in the centre."""
    state = at(EXTRA, {"ship": "1,-1", **(own or {})}, planets=f"2,-1={planet}", **more)
    return act(state, "fly", to="2,-1")


@pytest.mark.rule("SM-250", "SM-251")
def test_a_face_down_planet_is_revealed_on_arrival() -> None:
    """It must be revealed, everybody sees it, and then the player decides; it cannot be taken back."""
    state = flown("YE3")
    assert asked(state) == "revealed"
    assert state.view(1)["map"]["planets"]["2,-1"] == {"colour": "yellow", "planet": "YE3"}
    assert {"settle", "explore"} <= {action.type_name() for action in state.decision(0).actions()}
    assert not listed(state, "end_turn")
    assert not state.can_undo(0)


@pytest.mark.rule("SM-252", "SM-257", "SM-R27")
def test_explorers_bonus() -> None:
    """As many cubes of any kinds as the planet has VP; it stays face up; trades may make room first."""
    state = act(flown("YE3", {"rows": {"black": "1 I 2/0/0"}}), "explore")
    assert listed(state, "trade") == [{}]
    act(state, "put_cube", colour="yellow", column=1)
    act(state, "put_cube", colour="brown", column=1)
    assert asked(state) == "wrap_up"
    assert (row(state, "yellow"), row(state, "brown")) == ([1, 0, 0], [1, 0, 0])
    assert state.view(1)["map"]["planets"]["2,-1"] == {"colour": "yellow", "planet": "YE3"}
    assert not me(state).left


@pytest.mark.rule("SM-253", "SM-260", "SM-261")
def test_settling() -> None:
    """No bonus; the planet goes to the left, a colony on its hex, which counts as a figure at once."""
    state = act(flown("YE9"), "settle")
    assert sum(me(state).store) == 0
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["YE9"], [])
    assert seen(state)["figures"] == [{"cell": "2,-1", "kind": "colony", "outpost": None}]
    assert "2,-1" not in state.view(0)["map"]["planets"]
    assert (seen(state)["network"], shares(state)["unsettled"]) == (1, -1)


@pytest.mark.rule("SM-255", "SM-256")
def test_planets_lying_face_up() -> None:
    """Whoever ends a flight there may settle it; it gives no explorer's bonus."""
    state = at(EXTRA, {"ship": "1,-1"}, planets="2,-1=YE3^")
    act(state, "fly", to="2,-1")
    assert asked(state) == "arrival"
    assert not listed(state, "explore")
    act(state, "settle")
    assert seen(state)["planets_left"] == ["YE3"]


@pytest.mark.rule("SM-254", "SM-258", "SM-259", "SM-360")
def test_black_and_yellow_planets_are_paid_for() -> None:
    """Black in fuel, yellow in bucks, at any time of the own turn; then they move to the right."""
    state = table({"fuel": 4, "bucks": 4, "left": ["BK3", "YE5", "BK9"]}, bridge=["+0 black 1"])
    act(state, "complete", planet="BK3")
    assert (me(state).fuel, me(state).bucks) == (1, 4)
    assert "settled" in [event.type for event in state.events]
    act(state, "complete", planet="YE5")
    assert (me(state).fuel, me(state).bucks) == (1, 0)
    refused(state, "SM-259", "complete", planet="BK9")
    refused(state, "SM-360", "complete", planet="BK3")
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["BK9"], ["BK3", "YE5"])


@pytest.mark.rule("SM-254", "SM-259", "SM-R39")
def test_progress_completes_turquoise_and_brown_planets_by_itself() -> None:
    """As soon as the condition holds in the owner's turn; nothing is used up."""
    state = take(table({"left": ["TU1", "TU3"]}, bridge=["+0 turquoise 2"]), "+0 turquoise 2")
    refused(state, "SM-259", "complete", planet="TU1")
    act(act(state, "act", kind="main"), "raise", colour="black")
    assert seen(state)["planets_left"] == ["TU1", "TU3"]
    act(state, "raise", colour="yellow")
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["TU3"], ["TU1"])
    state = at(EXTRA, {"ship": "1,-1", "rows": {"black": "3 I 0/0/0"}}, planets="2,-1=TU3")
    act(act(state, "fly", to="2,-1"), "settle")
    assert seen(state)["planets_right"] == ["TU3"]


@pytest.mark.rule("SM-R39")
def test_conditions_met_in_between_count_at_the_start_of_the_turn() -> None:
    """A tableau that meets the condition when the turn begins completes the planet then, not out of turn."""
    rows = {"black": "2 I 0/0/0", "yellow": "2 I 0/0/0"}
    state = table({"left": ["TU1"], "rows": rows}, {"left": ["TU2"], "rows": {**rows, "brown": "2 I 0/0/0"}})
    assert seen(state)["planets_right"] == ["TU1"]
    assert state.view(1)["seats"][1]["planets_left"] == ["TU2"]


@pytest.mark.rule("SM-R52", "SM-R17")
def test_twelve_colonies() -> None:
    """The thirteenth planet cannot be settled, only explored."""
    cells = [f"{q},{r}" for q in (-1, 0, 1) for r in (-6, -5, -4, 4)]
    own = {"ship": "1,-1", "figures": [f"{cell} colony" for cell in cells]}
    state = act(at(EXTRA, own, planets="2,-1=YE3"), "fly", to="2,-1")
    refused(state, "SM-R52", "settle")
    act(state, "explore")
    assert len(me(state).figures) == 12


@pytest.mark.rule("SM-R46")
def test_triggers() -> None:
    """Survey Probes fire after the reveal, before the decision; Colony Charter after the colony, before the outpost."""
    state = flown("YE3", {"developments": ["P28", "P25"]})
    assert asked(state) == "store_cubes"
    assert asked(skip(state, "revealed")) == "revealed"
    assert asked(act(state, "settle")) == "gain_mix"


@pytest.mark.rule("SM-R46")
def test_a_card_played_during_an_event_is_not_triggered_by_it() -> None:
    """Assembly Swarm played by the new Archive Ring does not see that station built."""
    rows = {"yellow": "1 II 3/0/0", "turquoise": "1 I 2/0/0"}
    state = at(["arrival"], {"ship": "1,0", "rows": rows, "hand": ["P26"]})
    act(state, "build_station", card="S4", high="yellow")
    act(act(state, "decline"), "play_card", card="P26", half="development")
    assert asked(state) == "wrap_up"


def test_conditions_of_every_kind() -> None:
    """Counts and single dice, pips and columns, each just met and just missed."""
    from games.solarius.tables import GAME

    from sternhafen.games.solarius import pack
    from sternhafen.games.solarius.rules.planets import is_met

    state = table({"rows": {"black": "3 III 0/0/0", "yellow": "3 II 0/0/0"}})
    box = GAME.box
    for planet, condition in enumerate(box.conditions):
        found = is_met(state, me(state), planet)
        match condition:
            case pack.TechCount():
                assert found == (condition.n <= sum(pips >= condition.pips for pips in (3, 3, 1, 1)))
            case pack.TechDie():
                assert found == (condition.colour in ("black", "yellow") and condition.pips <= 3)
            case pack.ColumnCount():
                assert found == (condition.n <= sum(column >= condition.column for column in (3, 2, 1, 1)))
            case pack.ColumnDie():
                assert found == (condition.column <= {"black": 3, "yellow": 2}.get(condition.colour, 1))
            case _:
                assert not found
