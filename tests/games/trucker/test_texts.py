"""Views, words, drawings and positions of Galaxy Trucker."""

import json
import re
from importlib import resources
from random import Random
from typing import Any

import pytest
from games.trucker.scenes import BOX, GAME, a_ship, cabin, do, flying, lines, new, scene
from playing import play_on

from sternhafen import DataError, speak
from sternhafen.core.text import Text
from sternhafen.games.trucker.ship import Ship, drawing
from sternhafen.games.trucker.words import picture
from sternhafen.games.trucker.words.describing import read_ship

LOCALE = resources.files("sternhafen.games.trucker") / "locale"


def keys(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the variables its text uses."""
    source = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", source)
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if " =" in entry}


def test_both_languages_say_the_same() -> None:
    """Every key exists in German and English and uses the same facts."""
    english, german = keys("en"), keys("de")
    assert english.keys() == german.keys()
    differing = [key for key in english if english[key] != german[key]]
    assert not differing


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_component_can_be_described(language: str) -> None:
    """One line and all lines, with how sure it is."""
    for name in BOX.names:
        assert speak(GAME.summary(name), language, GAME.names)
        assert len([speak(line, language, GAME.names) for line in GAME.describe(name)]) >= 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_and_the_seats_can_be_described(language: str) -> None:
    """At any moment; the drawing in the words is that of the ship."""
    state = new(2, 4)
    for number, _ in enumerate(play_on(state, Random(4))):
        if number % 9 == 0:
            view = state.view(0)
            said = [speak(line, language, GAME.names) for line in GAME.describe_table(view)]
            said += [speak(line, language, GAME.names) for line in GAME.describe_seat(view, 1)]
            assert all(line in said for line in picture.drawn_ship(state.seats[1].ship, state.area))
            assert (
                GAME.hand(view) == [name for name in (view["seats"][0]["hand"],) if name] + view["seats"][0]["reserve"]
            )


FULL = {
    **cabin(0),
    "7,8": "T049^P",
    "8,8": "T148^",
    "7,6": "T006<**",
    "6,7": "T069v",
    "8,7": "T026>rb".replace("r", "y"),
}


def test_drawings_come_back() -> None:
    """What is drawn can be read again, contents included; views give the same ship."""
    ship = a_ship({**FULL, "6,7": "T069vr"})
    area = BOX.areas["SHIP-II"]
    drawn = drawing.draw(ship, area)
    again = Ship(BOX)
    drawing.read(again, drawn, "test")
    for field in ("tiles", "crew", "batteries", "goods"):
        assert getattr(ship, field) == getattr(again, field)
    assert "T006<**" in drawn[3]
    state = flying(["C34"], [FULL, cabin(1)])
    assert read_ship(BOX, state.view(1)["seats"][0]["ship"]).tiles == state.seats[0].ship.tiles


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ("T999^", "expected a tile"),
        ("T006", "expected a tile"),
        ("T006^***", "contents"),
        ("T035^P*", "contents"),
        ("T021^h", "contents"),
    ],
)
def test_bad_drawings_are_explained(mark: str, problem: str) -> None:
    """Cell and expectation are named."""
    with pytest.raises(DataError) as error:
        a_ship({"7,8": mark})
    assert "cell 7,8" in str(error.value)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"level": "IV"}, "field 'level'"),
        ({"stage": "lunch"}, "field 'stage'"),
        ({"shown": ["GT-T001", "GT-T001"]}, "GT-T001"),
        ({"shown": ["GT-X"]}, "GT-X"),
        ({"seats": [{}]}, "field 'seats'"),
        ({"seats": [{"hat": 1}, {}]}, "hat"),
    ],
)
def test_bad_positions_are_explained(change: dict[str, Any], problem: str) -> None:
    """The field and what is expected are named."""
    with pytest.raises(DataError) as error:
        GAME.position({"players": 2, "seats": [{}, {}], **change})
    assert problem in str(error.value)


def test_a_position_needs_little() -> None:
    """Two empty seats make the start of a level II flight; a ship, a place and a deck make a flight under way."""
    state = GAME.position({"players": 2, "seats": [{}, {}]})
    assert state.decision(0).name == "yard"
    assert len(state.heap) == 152
    assert [len(stack) for stack in state.stacks] == [3, 3, 3, 3]
    seats = [{"ship": lines(cabin(seat)), "racing": True, "position": 5 - seat} for seat in (0, 1)]
    state = GAME.position({"players": 2, "seats": seats, "deck": ["GT-C33"], "stage": "next_card"})
    assert state.decision(0).name == "planet"
    assert json.dumps(state.position())


def prompt(state: Any, seat: int = 0) -> str:
    return speak(state.decision(seat).prompt, "en", GAME.names)


def test_a_prompt_names_only_what_is_possible() -> None:
    """Nothing is said of stacks and a reserve where there are none, nor of returning a tile from the reserve."""
    state = new(2, 1, flight="learning", building="relaxed")
    assert "stack" not in prompt(state)
    do(state, 0, "take_hidden")
    assert "reserve" not in prompt(state)
    state = new(2, 1, flight="I", building="relaxed")
    assert "stack" in prompt(state)
    do(state, 0, "take_hidden")
    assert "reserve" in prompt(state)
    held = state.view(0)["seats"][0]["hand"]
    do(state, 0, "reserve")
    do(state, 0, "take_reserved", tile=held)
    assert "return" not in prompt(state)


@pytest.mark.parametrize(("language", "words"), [("en", "learning flight"), ("de", "Lernflug")])
def test_the_end_of_a_learning_flight_is_told(language: str, words: str) -> None:
    """In words, not by the level's name."""
    seats = [{"ship": lines(cabin(seat)), "racing": True, "position": 4 - seat} for seat in range(2)]
    state = scene(seats, level="learning", stage="end_flight")
    assert words in speak(state.result.reason, language)


def test_a_hit_is_told_with_dice_and_line() -> None:
    """What was rolled, and which row or column that is."""
    state = flying(["C04", "C09", "C34"], [cabin(0), cabin(1)], rolls=[3, 4, 5], level="I")
    do(state, 0, "fly_on")
    told = [event.json(0) for event in state.apply(1, {"type": "fly_on"})]
    lines_told = [speak_event(one) for one in told if one and one["type"].startswith("hit_")]
    assert lines_told == [
        "Large meteor from the bow, column 3 (rolled 1 + 2).",
        "Small meteor from the left, row 4 (rolled 1 + 3).",
        "Small meteor from the right, row 5 (rolled 1 + 4).",
    ]


def speak_event(event: dict[str, Any]) -> str:
    return speak(Text(event["text"]["key"], event["text"]["args"]), "en", GAME.names)


def test_cannons_are_weighed_against_the_enemy() -> None:
    """Before tokens are spent the trucker is told what each choice would bring."""
    guns = {**cabin(0), "6,7": "T126^", "7,8": "T006^**", "8,7": "T095^"}
    state = flying(["C02", "C34"], [guns, cabin(1)], level="I")
    enemy = BOX.cards[BOX.numbers["GT-C02"]].entry.strength
    assert f"against {enemy}" in prompt(state)
    outcomes = [pick["preview"][1]["key"] for pick in state.decision(0).json()["sets"]]
    assert outcomes[0] == "trucker-preview-loses"
    assert len(outcomes) == 2
