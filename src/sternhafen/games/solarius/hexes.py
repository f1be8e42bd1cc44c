"""Hexes in axial coordinates, and the geometry all layouts of the map share."""

from sternhafen.games.solarius.pack import Hex

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def rotated(hex: Hex, turns: int) -> Hex:
    """Turned about (0, 0) by this many sixths."""
    q, r = hex
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def moved(hex: Hex, by: Hex) -> Hex:
    return hex[0] + by[0], hex[1] + by[1]


def part(radius: int) -> list[Hex]:
    """The hexes of a map part about its middle."""
    reach = range(-radius, radius + 1)
    return [(q, r) for q in reach for r in reach if abs(q + r) <= radius]


def cell(hex: Hex) -> str:
    """How a hex is called in actions and views."""
    return f"{hex[0]},{hex[1]}"


def hex_of(cell: str) -> Hex:
    """The hex that is called so."""
    q, r = cell.split(",")
    return int(q), int(r)


class Geometry:
    """Every hex of the map by number: neighbours, distances, and all others from near to far.

    The outline of a part is unchanged by turning, so this is the same for every layout.
    """

    __slots__ = ("apart", "by_cell", "cells", "hexes", "home", "near", "neighbours", "numbers", "place_of", "within")

    def __init__(self, radius: int, places: tuple[Hex, ...]) -> None:
        middles = [(0, 0), *places]
        found = {moved(hex, middle): place for place, middle in enumerate(middles) for hex in part(radius)}
        self.hexes: tuple[Hex, ...] = tuple(sorted(found))
        self.numbers = {hex: number for number, hex in enumerate(self.hexes)}
        self.cells = tuple(cell(hex) for hex in self.hexes)
        self.by_cell = {name: number for number, name in enumerate(self.cells)}
        self.home = self.numbers[0, 0]
        self.place_of = tuple(found[hex] for hex in self.hexes)
        """0 for the centre, 1 to 6 for the places round it."""
        self.neighbours = tuple(
            tuple(self.numbers[moved(hex, way)] for way in DIRECTIONS if moved(hex, way) in self.numbers)
            for hex in self.hexes
        )
        self._measure()

    def _measure(self) -> None:
        self.apart = tuple(bytes(distance(hex, other) for other in self.hexes) for hex in self.hexes)
        """Distance by two hex numbers; the map has no holes or bays, so it is also the length of the way."""
        self.near = tuple(
            tuple(sorted(range(len(self.hexes)), key=lambda other, row=row: (row[other], other)))  # type: ignore[misc]
            for row in self.apart
        )
        """All hexes from near to far."""
        self.within = tuple(_counts(row) for row in self.apart)
        """How many hexes lie at most so far away: `near[hex][: within[hex][range]]` are those in range."""


def _counts(row: bytes) -> tuple[int, ...]:
    furthest = max(row)
    return tuple(sum(other <= steps for other in row) for steps in range(furthest + 1))
