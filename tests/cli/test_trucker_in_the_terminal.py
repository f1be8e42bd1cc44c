"""Galaxy Trucker can be played in the terminal: ships and tiles are drawn, places and errors have names."""

import pytest
from cli.command import run
from games.trucker.scenes import GAME

from sternhafen.cli.common import wrapped
from sternhafen.core.text import speak
from sternhafen.games.trucker.rules.yard import fit_words
from sternhafen.games.trucker.view_types import Fit, Laid
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


def test_open_tiles_are_drawn_below_the_numbers_that_take_them() -> None:
    """What was put back lies open with its connectors; typing the number above it takes it."""
    done = run("play", "trucker", "--bot", "random", "--seed", "3", "--option", "flight=I", typed="1\n2\n2\nquit\n")
    assert (0, "") == (done.code, done.err)
    tile, number = "Battery (2)", BOX.numbers["GT-T004"]
    assert f"You put {tile} back." in done.out
    assert f"2. Take {tile}" in done.out
    assert done.out.count(f"You take {tile}") == 2
    assert picture.open_tiles(BOX, [number] * 9, 2)[0].split() == [str(place) for place in range(2, 10)]
    assert picture.open_tiles(BOX, [number] * 9, 2)[4].split() == ["10"]


def test_what_is_wrong_twice_is_said_once() -> None:
    """Two muzzles before one tile are one kind of error."""
    fit: Fit = {"cell": "7,8", "rotation": 90, "joints": {}, "rules": ["GT-075", "GT-072", "GT-075"]}
    errors = "component in front of a muzzle and connector against a smooth side"
    assert f"90°, with an error: {errors} (GT-075, GT-072)" == speak(fit_words(fit), "en", GAME.names)


def test_errors_are_named_with_their_place_and_rule() -> None:
    """Not only that there is one."""
    error = describing.named_error("GT-073", ["8,7"])
    assert "Error: engine not pointing to the stern (row 8, column 7; GT-073)" == speak(error, "en", GAME.names)


def test_the_yard_tells_the_time_and_explains_its_signs_once() -> None:
    """Before the first tile what is drawn has words, and every question in the yard says how many rounds are left."""
    done = run("play", "trucker", "--seed", "3", "--option", "flight=I", typed="1\n3 0\nquit\n")
    assert (0, "") == (done.code, done.err)
    assert done.out.count("Sides: ") == 1
    assert done.out.count("Hourglass on space 1 of 2, 12 rounds left") == 1


def test_long_lines_go_on_below_at_a_word() -> None:
    """A numbered one beside its number; what fits stays as it is, and a drawing is never longer than its ship."""
    assert wrapped("12. Brown alien at row 7, column 6", 20) == "12. Brown alien at\n    row 7, column 6"
    assert wrapped("   ┌──║──┐  ┌─────┐", 20) == "   ┌──║──┐  ┌─────┐"
