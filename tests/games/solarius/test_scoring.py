"""Final scoring (SM-385 to SM-399)."""

from typing import Any

import pytest
from games.solarius.seen import seen, shares
from games.solarius.tables import GAME, table

from sternhafen.games.solarius.rules import network, scoring


def finished(*seats: dict[str, Any], **more: Any) -> Any:
    """The game ends now."""
    data = [{"ship": f"{number},0", **seat} for number, seat in enumerate(seats)]
    return table(players=len(seats), seats=data, round=4, agenda=[["final_scoring"]], **more)


@pytest.mark.rule("SM-385", "SM-386", "SM-387", "SM-R26")
def test_planets() -> None:
    """Printed VP; 1, 3, 6 … for those not completed; 4 for four colours, 2 for three, formed as well as possible."""
    own = {"right": ["BK9", "YE1", "TU2", "BR3", "BK1", "YE2", "TU1"], "left": ["BK2", "BK3", "BK4"]}
    found = shares(table(own))
    points = sum(GAME.box.planets[GAME.box.numbers[name] - GAME.box.first_planet].vp for name in own["right"])
    assert (points, -6, 4 + 2) == (found["planets"], found["unsettled"], found["sets"])
    assert [scoring.unsettled_vp(number) for number in range(5)] == [0, -1, -3, -6, -10]
    cases = {(2, 2, 2, 1): 6, (1, 1, 1, 0): 2, (3, 3, 0, 0): 0, (2, 2, 1, 1): 4, (3, 3, 3, 1): 8}
    assert cases == {counts: scoring.sets_vp(counts) for counts in cases}


@pytest.mark.rule("SM-388")
def test_stations() -> None:
    """0, 0, 1, 3, 6 VP for 0 to 4 stations."""
    names = ["S1", "S2", "S3", "S4"]
    assert [shares(table({"stations": names[:number]}))["stations"] for number in range(5)] == [0, 0, 1, 3, 6]


@pytest.mark.rule("SM-390", "SM-R13")
def test_figures_at_hubs() -> None:
    """1 VP for each figure adjacent to an erected hub, one with an outpost too; hubs to come do not count."""
    own = {"figures": ["8,-3 mission O5", "9,-4 colony", "1,4 station", "6,-3 station"]}
    assert [shares(table(own, round=round))["hubs"] for round in (1, 2)] == [2, 3]


@pytest.mark.rule("SM-391", "SM-392", "SM-393")
def test_tech_dice() -> None:
    """VP faces; 1 VP in column IV or V; in column V 1 VP for each full column I to III."""
    own = {"rows": {"black": "4+2 V 3/2/0", "yellow": "4+4 IV 3/2/1", "brown": "4 III 3/2/0", "turquoise": "1 V 3/0/1"}}
    found = shares(table(own))
    assert (found["tech_faces"], found["tech_columns"], found["full_columns"]) == (6, 3, 2 + 2)


@pytest.mark.rule("SM-394")
def test_money() -> None:
    """1 VP at 5 to 9, 2 VP at 10, fuel and bucks apart."""
    found = [shares(table({"fuel": number, "bucks": 10 - number})) for number in (0, 4, 5, 9, 10)]
    assert [own["fuel"] for own in found] == [0, 0, 1, 1, 2]
    assert [own["bucks"] for own in found] == [2, 1, 1, 0, 0]


@pytest.mark.rule("SM-396", "SM-333", "SM-R12")
def test_the_network() -> None:
    """Figures joined within the range of the drives, developments not counted; outposts double; the greatest group."""
    figures = ["0,1 colony O1", "2,1 station", "4,1 mission", "6,-6 colony O2"]
    assert seen(table({"figures": figures, "drives": [1]}))["network"] == 4
    assert seen(table({"figures": figures, "developments": ["P22"]}))["network"] == 2
    assert seen(table({"figures": figures, "drives": [2, 2, 2]}))["network"] == 6
    assert seen(table())["network"] == 0


@pytest.mark.rule("SM-397", "SM-398", "SM-R24")
def test_network_points() -> None:
    """6, 4, 2; 4, 2; 2 for the first; ties share, rounded down; nobody is left out, not even with 0."""
    cases = {(9, 7, 5, 3): [6, 4, 2, 0], (5, 5, 3, 1): [5, 5, 2, 0], (7, 4, 4, 4): [6, 2, 2, 2], (2, 6, 4): [0, 4, 2]}
    cases |= {(4, 4): [1, 1], (3, 1): [2, 0], (0, 0): [1, 1], (0, 0, 0, 0): [3, 3, 3, 3], (5, 0, 0): [4, 1, 1]}
    assert cases == {counts: network.points(list(counts)) for counts in cases}


@pytest.mark.rule("SM-R48", "SM-R14")
def test_developments_are_a_category_of_their_own() -> None:
    """1 VP per two settled planets, station, mission, outpost, at most 4; not part of the tie-break."""
    own = {
        "developments": ["P29", "P30", "P31", "P32"],
        "right": ["BK1", "BK2", "BK3", "YE1", "YE2"],
        "stations": ["S1"],
        "done": ["P01", "P02", "P03", "P04", "P05"],
        "figures": ["8,-3 mission O5", "1,4 colony O1"],
    }
    state = table(own)
    assert shares(state)["developments"] == 2 + 1 + 4 + 2
    assert scoring.planets_vp(state, state.seats[0]) == 1 + 1 + 2 + 1 + 1


@pytest.mark.rule("SM-399", "SM-R14")
def test_the_winner() -> None:
    """Most VP; then VP of settled planets; then shared."""
    first = finished({"right": ["BK9"]}, {"right": ["BK1"]})
    assert first.result.winners == (0,)
    tie = finished({"stations": ["S1", "S2", "S3"]}, {"right": ["BK6"]})
    assert tie.result.scores[0] == tie.result.scores[1]
    assert tie.result.winners == (1,)
    shared = finished({"right": ["BK6"]}, {"right": ["YE6"]})
    assert shared.result.winners == (0, 1)


def test_the_breakdown_adds_up() -> None:
    """Every category is named, in both languages, and the sum is the score."""
    state = finished({"right": ["BK9"], "junk": [3, 2], "fuel": 10}, {"done": ["P08"], "open": ["P01"]})
    for score, own in zip(state.result.scores, state.result.breakdown, strict=True):
        assert score == sum(share.points for share in own)
        assert len(scoring.CATEGORIES) == len(own)
