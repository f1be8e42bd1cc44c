"""The shapes that pictures are made of, and the colours they have; lengths are pixels, the origin is top left."""

from typing import Literal, NamedTuple

GROUND, PANEL, RAISED = "#0d1117", "#161b22", "#21262d"
INK, FAINT, LINE_COLOUR, ACCENT = "#e6edf3", "#9aa4af", "#3d444d", "#f2cc60"
SEATS = ("#4f9cf9", "#57c26d", "#f0645a", "#f2cc60", "#b48ef2")
"""The colours of the seats, as far as a game has none of its own."""


class Plate(NamedTuple):
    """A rectangle, perhaps with round corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str = PANEL
    edge: str = ""
    radius: float = 0


class Disc(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str
    edge: str = ""


class Polygon(NamedTuple):
    points: tuple[tuple[float, float], ...]
    fill: str
    edge: str = ""


class Line(NamedTuple):
    x: float
    y: float
    to_x: float
    to_y: float
    colour: str = LINE_COLOUR
    width: float = 1


class Words(NamedTuple):
    """One line of text; y is its base line."""

    x: float
    y: float
    words: str
    size: float = 12
    colour: str = INK
    anchor: Literal["start", "middle", "end"] = "start"


Shape = Plate | Disc | Polygon | Line | Words


def moved(shape: Shape, x: float, y: float) -> Shape:
    """The same shape elsewhere."""
    if isinstance(shape, Polygon):
        return shape._replace(points=tuple([(left + x, top + y) for left, top in shape.points]))
    if isinstance(shape, Line):
        return shape._replace(x=shape.x + x, y=shape.y + y, to_x=shape.to_x + x, to_y=shape.to_y + y)
    return shape._replace(x=shape.x + x, y=shape.y + y)
