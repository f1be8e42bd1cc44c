"""The map of Solarius Mission as a picture: hexes with what is printed on them and what lies there."""

from math import cos, pi, sin, sqrt

from sternhafen.core.drawing.picture import Picture
from sternhafen.core.drawing.shapes import FAINT, INK, SEATS, Disc, Plate, Polygon, Shape, Words
from sternhafen.games.solarius.hexes import Geometry
from sternhafen.games.solarius.space import EMPTY, HOME, HUB, PORTAL, Space
from sternhafen.games.solarius.view_types import PlanetSpace, SolariusSeat, SolariusView

RADIUS, MARGIN = 17.0, 26.0
FILLS = {EMPTY: "#11182a", HOME: "#3b3155", PORTAL: "#1d3b4f", HUB: "#2b2f3a"}
PLANET_SPACE, EDGE, HUB_BUILT = "#1a2238", "#2c3650", "#d9dee6"
COLOURS = {"black": "#4a4f58", "yellow": "#e3bd3b", "turquoise": "#35b6b4", "brown": "#a06a3b"}


class Map:
    """Where on the picture each hex lies."""

    def __init__(self, geometry: Geometry) -> None:
        raw = [(sqrt(3) * (q + r / 2) * RADIUS, 1.5 * r * RADIUS) for q, r in geometry.hexes]
        left, top = min(x for x, _ in raw), min(y for _, y in raw)
        self.middles = [(round(x - left + MARGIN, 1), round(y - top + MARGIN, 1)) for x, y in raw]
        self.at = dict(zip(geometry.cells, self.middles, strict=True))
        self.width = max(x for x, _ in self.middles) + MARGIN
        self.height = max(y for _, y in self.middles) + MARGIN


def drawn(geometry: Geometry, space: Space, view: SolariusView) -> Picture:
    """All hexes, then planets, hubs, figures and ships upon them."""
    map = Map(geometry)
    shapes: list[Shape] = [
        hexagon(x, y, FILLS.get(kind, PLANET_SPACE)) for (x, y), kind in zip(map.middles, space.kinds, strict=True)
    ]
    for cell in view["map"]["portals"]:
        shapes.append(Disc(*map.at[cell], 8, "", "#5cc8ff"))
    for letter, cell in view["map"]["hub_spaces"].items():
        shapes += hub(*map.at[cell], letter, letter in view["hubs"])
    for cell, planet in view["map"]["planets"].items():
        shapes += planet_shapes(*map.at[cell], planet)
    for number, seat in enumerate(view["seats"]):
        shapes += pieces(map, seat, SEATS[number])
    return Picture(map.width, map.height, shapes, "map")


def hexagon(x: float, y: float, fill: str) -> Polygon:
    corners = [(x + RADIUS * sin(pi / 3 * turn), y - RADIUS * cos(pi / 3 * turn)) for turn in range(6)]
    return Polygon(tuple([(round(left, 1), round(top, 1)) for left, top in corners]), fill, EDGE)


def hub(x: float, y: float, letter: str, is_built: bool) -> list[Shape]:
    plate = Plate(x - 9, y - 9, 18, 18, HUB_BUILT if is_built else "", FAINT, 4)
    return [plate, Words(x, y + 4, letter, 12, "#11182a" if is_built else FAINT, "middle")]


def planet_shapes(x: float, y: float, planet: PlanetSpace) -> list[Shape]:
    """Face up with its name; face down only its colour is known."""
    disc = Disc(x, y, 10, COLOURS[planet["colour"]], INK if planet["planet"] else EDGE)
    return [disc, Words(x, y + 3, planet["planet"], 8, INK, "middle")] if planet["planet"] else [disc]


def pieces(map: Map, seat: SolariusSeat, colour: str) -> list[Shape]:
    shapes: list[Shape] = []
    for figure in seat["figures"]:
        x, y = map.at[figure["cell"]]
        shapes += [Plate(x - 6, y - 6, 12, 12, colour, INK, 2), Words(x, y + 4, figure["kind"][0], 10, INK, "middle")]
    x, y = map.at[seat["ship"]]
    return [*shapes, Polygon(((x, y - 12), (x + 8, y + 9), (x, y + 4), (x - 8, y + 9)), colour, INK)]
