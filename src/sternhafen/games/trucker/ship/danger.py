"""What meteors and shots threaten: where they strike by the odds of two dice, and how much falls off then."""

from sternhafen.games.trucker.box import CANNON, SMOOTH
from sternhafen.games.trucker.grid import ROW, E, N, S, W
from sternhafen.games.trucker.ship.joints import joined
from sternhafen.games.trucker.ship.model import Ship

ODDS = tuple((6 - abs(line - 7)) / 36 if 2 <= line <= 12 else 0.0 for line in range(ROW))
"""How often two dice show each sum."""


class Danger:
    """By side: the chances that a hit from there does harm."""

    __slots__ = ("heavy", "large", "large_doubles", "small")

    def __init__(self, ship: Ship) -> None:
        self.small = [0.0] * 4
        """A small meteor meets an open connector."""
        self.large = [0.0] * 4
        """A large meteor meets a component, and no cannon is in its way."""
        self.large_doubles = [0.0] * 4
        """The same if double cannons have power."""
        self.heavy = [0.0] * 4
        """The components lost by a shot that nothing stops."""
        lost, single, double = falling_with(ship), covered(ship, 1), covered(ship, 2)
        sides = ship.box.sides
        for side, line, cell in outline(ship):
            odds = ODDS[line]
            if sides[ship.tiles[cell]][side] != SMOOTH:
                self.small[side] += odds
            if line not in single[side]:
                self.large[side] += odds
                if line not in double[side]:
                    self.large_doubles[side] += odds
            self.heavy[side] += odds * lost[cell]


def outline(ship: Ship) -> list[tuple[int, int, int]]:
    """Side, row or column, and the component that something from there meets first."""
    first: tuple[dict[int, int], ...] = ({}, {}, {}, {})
    north, east, south, west = first
    for cell in sorted(ship.tiles):
        row, column = divmod(cell, ROW)
        north.setdefault(column, cell)
        west.setdefault(row, cell)
        south[column] = cell
        east[row] = cell
    return [(side, line, cell) for side in (N, E, S, W) for line, cell in first[side].items()]


def covered(ship: Ship, power: int) -> list[set[int]]:
    """By side: the rows or columns in which cannons of this strength shoot large meteors (GT-230 to GT-232)."""
    found: list[set[int]] = [set(), set(), set(), set()]
    box = ship.box
    for cell, turned in ship.tiles.items():
        if box.turned_kind[turned] == CANNON and box.strength[turned >> 2] == power:
            side = turned & 3
            line = cell // ROW if side in (E, W) else cell % ROW
            found[side].update((line,) if side == N else (line - 1, line, line + 1))
    return found


def falling_with(ship: Ship) -> dict[int, int]:
    """By cell: how many components are lost with this one, if the largest part that is left flies on."""
    return Parting(ship).lost


class Parting:
    """One walk over all joints, which finds the components that hold others to the ship."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.number = len(ship.tiles)
        self.met: dict[int, int] = {}
        self.lost: dict[int, int] = dict.fromkeys(ship.tiles, 1)
        if ship.tiles:
            self._visit(next(iter(ship.tiles)))

    def _visit(self, cell: int) -> tuple[int, int]:
        """How far back the components beyond this one reach, and how many there are with it."""
        own = back = self.met[cell] = len(self.met)
        size, biggest, beyond = 1, 0, 0
        for other in joined(self.ship, cell):
            if other in self.met:
                back = min(back, self.met[other])
                continue
            reaches, part = self._visit(other)
            back, size = min(back, reaches), size + part
            if reaches >= own:
                beyond += part
                biggest = max(biggest, part)
        self.lost[cell] = self.number - max(biggest, self.number - 1 - beyond)
        return back, size
