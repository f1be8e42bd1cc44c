"""Galaxy Trucker can be played in the terminal: ships and tiles are drawn, places and errors have names."""

import pytest
from cli.command import run
from games.trucker.scenes import GAME

from sternhafen.core.text import speak
from sternhafen.games.trucker.view_types import Laid
from sternhafen.games.trucker.words import describing, picture

BOX = GAME.box


def test_every_tile_shows_its_connectors_in_every_rotation() -> None:
    """One line is one pipe, a double line two, a crossed one universal; smooth sides close the frame."""
    for turned in range(4 * BOX.tile_count):
        up, right, down, left = BOX.sides[turned]
        top, middle, bottom = picture.tile(BOX, turned)
        assert ("─│║╫"[up], "─│║╫"[down]) == (top[3], bottom[3])
        assert ("│─═╪"[left], "│─═╪"[right]) == (middle[0], middle[-1])
        assert {7} == {len(line) for line in (top, middle, bottom)}


def test_a_ship_is_drawn_with_what_lies_in_it() -> None:
    """Crew and tokens stand in their places; free cells are points; rows and columns have their numbers."""
    view: dict[str, Laid] = {"7,7": {"tile": "GT-T033", "rotation": 0, "crew": ["human", "human"]}}
    view["7,8"] = {"tile": "GT-T001", "rotation": 0, "tokens": 1}
    ship = describing.read_ship(BOX, view)
    lines = picture.drawn_ship(ship, BOX.areas["SHIP-I"])
    assert ["4", "5", "6", "7", "8", "9", "10"] == lines[0].split()
    row = next(line for line in lines if line.startswith("7"))
    assert "<hh>" in row
    assert "[*.]" in row
    assert "·" in row


@pytest.mark.parametrize(
    ("lang", "place", "practice"),
    [("en", "row 6, column 7: 0°", "as practice"), ("de", "Reihe 6, Spalte 7: 0°", "zur Übung")],
)
def test_legal_places_are_listed_by_cell_and_a_choice_comes_back(lang: str, place: str, practice: str) -> None:
    """Each with its rotations and joints; after the bot has acted, `undo` leads back as practice."""
    typed = "1\n3 0\nundo\nundo\nquit\n"
    done = run("play", "trucker", "--seed", "3", "--lang", lang, "--option", "flight=I", typed=typed)
    assert (0, "") == (done.code, done.err)
    assert place in done.out
    assert "┌──" in done.out
    assert practice in done.out


def test_errors_are_named_with_their_place_and_rule() -> None:
    """Not only that there is one."""
    error = describing.named_error("GT-073", ["8,7"])
    assert "Error: engine not pointing to the stern (row 8, column 7; GT-073)" == speak(error, "en", GAME.names)
