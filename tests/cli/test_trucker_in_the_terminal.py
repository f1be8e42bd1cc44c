"""Galaxy Trucker can be played in the terminal: ships and tiles are drawn, places and errors have names."""

import json
import re
from pathlib import Path

import pytest
from cli.command import run
from cli.typist import COLUMNS, Typist
from games.trucker.scenes import GAME

from sternhafen.cli.common import wrapped
from sternhafen.core.text import speak
from sternhafen.games.trucker.actions import Attach
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
    assert picture.tiles_to_take(BOX, [number] * 9, 2)[0].split() == [str(place) for place in range(2, 10)]
    assert picture.tiles_to_take(BOX, [number] * 9, 2)[4].split() == ["10"]


def test_reserved_tiles_are_drawn_too_and_counted_as_tiles() -> None:
    """Below the number that takes each; what is in hand are tiles, not cards."""
    done = run("play", "trucker", "--seed", "3", "--option", "flight=I", typed="1\n1\nhand\nquit\n")
    assert (0, "") == (done.code, done.err)
    reserve = done.out.index("In reserve:")
    assert ["2"] == done.out[reserve:].splitlines()[1].split()
    assert "2. Take reserved Battery (2)" in done.out
    assert "One tile in hand or in reserve:" in done.out


def test_a_stack_once_seen_is_told_again_with_what_its_cards_say() -> None:
    """The table names each card and its facts; nobody has to spend a turn to look again."""
    done = run("play", "trucker", "--seed", "3", "--option", "flight=I", typed="1\n3 0\n3\ntable\nquit\n")
    assert (0, "") == (done.code, done.err)
    told = done.out[done.out.index("Stack 1, which you have seen") :].splitlines()
    assert 2 == sum("level 1" in line for line in told[1:3])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("3", "It fits there in several ways. Add the degrees: 0°, 90°, 180°."),
        ("3 90 2", "Type the number of a cell"),
        ("1 2", "Type the number of a cell"),
        ("3 180°", "You attach Battery (2) at row 6, column 7."),
        ("6,7 90", "You attach Battery (2) at row 6, column 7."),
    ],
)
def test_nothing_is_attached_or_given_back_by_half_an_answer(typed: str, answer: str) -> None:
    """Where a tile fits in several ways nobody chooses for you; what follows a complete answer is not overheard."""
    done = run("play", "trucker", "--seed", "3", "--option", "flight=I", typed=f"1\n{typed}\nquit\n")
    assert (0, "") == (done.code, done.err)
    after = done.out.split("\n> ")[2]
    assert after.startswith(answer)


def in_the_yard(path: Path) -> Path:
    """A learning flight half built, saved: five tiles taken and attached wherever they fit first."""
    state = GAME.new(players=2, seed=4, options={"flight": "learning", "building": "turns"})
    for _ in range(30):
        seat = state.to_act[0]
        actions = list(state.decision(seat).actions())
        state.apply(seat, next((one for one in actions if isinstance(one, Attach)), actions[0]))
        if len(state.view(0)["seats"][0]["ship"]) > 5 and state.to_act == (0,):
            break
    path.write_text(json.dumps(state.record()))
    return path


NUMBERED = re.compile(r"^(\d+)\. (.*)", re.MULTILINE)
SEVERAL = re.compile(r"(\d)(?: bis \d)? Zahlen")


def test_a_flight_is_typed_in_a_real_terminal(tmp_path: Path) -> None:
    """From the yard to the result: a tile is taken and put back, the ship finished, the first answers given."""
    yard = in_the_yard(tmp_path / "yard.json")
    with Typist("play", "trucker", "--bot", "random", "--resume", yard, "--lang", "de") as typist:
        shown = [typist.read(), typist.type("1"), typist.type("2")]
        assert "Du nimmst" in shown[1]
        while not typist.over:
            menu = {words: number for number, words in NUMBERED.findall(shown[-1])}
            many = SEVERAL.search(shown[-1])
            first = " ".join(str(place + 1) for place in range(int(many[1]))) if many else "1"
            shown.append(typist.type(menu.get("Fertig, auf Startfeld 1", first)))
            assert len(shown) < 60
    story = "".join(shown)
    assert "Der Flug beginnt" in story
    assert "Platz 1:" in shown[-1]
    assert max(map(len, story.splitlines())) <= COLUMNS
    assert 0 == typist.process.returncode


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
