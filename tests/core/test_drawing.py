"""Pictures of tables and components: for every game, from what the viewer may see, as SVG and as pixels."""

from random import Random
from xml.etree import ElementTree

import pytest

import sternhafen
from sternhafen.core.drawing import Disc, Picture, Plate, Polygon, Words, stacked
from sternhafen.core.drawing.shapes import ACCENT, Line, moved

SVG = "{http://www.w3.org/2000/svg}"


def middle_of(game: str, decisions: int = 30) -> sternhafen.State:
    state, rng = sternhafen.game(game).new(players=3, seed=5), Random(5)
    for _ in range(decisions):
        if not state.over:
            state.apply(state.to_act[0], state.decision(state.to_act[0]).sample(rng))
    return state


@pytest.mark.parametrize("game", sternhafen.games())
def test_a_state_draws_itself_for_spectators(game: str) -> None:
    """The notebook shows the middle of the table and every player's area, and looking leaves no trace."""
    state = middle_of(game)
    before = state.hash(), state.watched
    pictures = state.pictures()
    assert ["table", "seat 0", "seat 1", "seat 2"] == [name for name in pictures if name != "map"]
    assert state._repr_html_().count("<svg") == len(pictures)
    assert f"{SVG}svg" == ElementTree.fromstring(state._repr_svg_()).tag
    assert before == (state.hash(), state.watched)


@pytest.mark.parametrize("game", sternhafen.games())
def test_pictures_show_what_the_seat_may_know(game: str) -> None:
    """States that a seat cannot tell apart look the same to it, to the letter."""
    state = middle_of(game)
    imagined = state.determinize(1, Random(3))
    assert drawn(state, 1) == drawn(imagined, 1)
    assert drawn(state, None) == drawn(imagined, None)


def drawn(state: sternhafen.State, seat: int | None) -> list[str]:
    return [picture.svg for picture in state.pictures(seat).values()]


@pytest.mark.parametrize("game", sternhafen.games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_component_has_a_picture(game: str, language: str) -> None:
    """With its name in the language of the reader."""
    box = sternhafen.game(game)
    for component in box.component_names:
        picture = box.picture(component, language)
        written = "".join(ElementTree.fromstring(picture.svg).itertext()).replace(" ", "")
        assert box.names.card(component, language)[:8].replace(" ", "") in written


def test_the_map_shows_planets_and_ships() -> None:
    """Solarius Mission: a disc for each planet, an arrow in each player's colour, a hexagon for each hex."""
    state = middle_of("solarius")
    shapes, view = state.pictures()["map"].shapes, state.view(None)
    hexes = len(sternhafen.game("solarius").box.geometry.cells)
    assert hexes + 3 == sum(isinstance(shape, Polygon) for shape in shapes)
    discs = len(view["map"]["planets"]) + len(view["map"]["portals"])
    assert discs == sum(isinstance(shape, Disc) for shape in shapes)


SHIP = ["   6      7        8       ", "7  T063^  T033^hh  T049^hh ", "8  .      T095^    T006^** "]


def test_a_ship_shows_its_tiles_and_crew() -> None:
    """Galaxy Trucker: a disc for each of the crew, and two plates for the tokens beside those of tiles and cells."""
    seats = [{"racing": True, "position": 4, "ship": SHIP}, {"racing": True, "position": 2}]
    position = {"players": 2, "options": {"flight": "I"}, "stage": "next_card", "deck": ["GT-C13"], "seats": seats}
    shapes = sternhafen.game("trucker").position(position).pictures()["seat 0"].shapes
    assert 4 == sum(isinstance(shape, Disc) for shape in shapes)
    assert 2 == sum(isinstance(shape, Plate) and shape.fill == ACCENT for shape in shapes)


def test_pixels_are_those_of_the_shapes() -> None:
    """Rows by columns by red, green and blue, painted where the shape lies."""
    pixels = Picture(20, 10, [Plate(0, 0, 20, 10, "#000000"), Plate(5, 5, 4, 2, "#ff0000")]).pixels()
    assert (10, 20, 3) == pixels.shape
    assert [255, 0, 0] == pixels[6, 6].tolist()
    assert [0, 0, 0] == pixels[1, 1].tolist()


def test_words_are_escaped_and_shapes_move() -> None:
    """A picture in a stack stands below the one before it; words cannot end the document."""
    one = Picture(
        10, 10, [Words(1, 9, "<a> & b"), Line(0, 0, 1, 1), Disc(5, 5, 2, "#fff"), Polygon(((0, 0), (1, 1)), "")]
    )
    assert "&lt;a&gt; &amp; b" in one.svg
    both = stacked((one, one), "two")
    assert (10, 28) == (both.width, both.height)
    assert tuple(moved(shape, 0, 18) for shape in one.shapes) == both.shapes[4:]
    assert "<Picture two, 10 × 28>" == repr(both)
