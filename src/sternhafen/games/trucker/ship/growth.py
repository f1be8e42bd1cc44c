"""Where a ship can still be built on. Builders ask this often, so sets of cells are whole numbers, one bit for each."""

from collections.abc import Iterable
from functools import cache

from sternhafen.games.trucker.box import CANNON, ENGINE, Area, Box
from sternhafen.games.trucker.grid import ROW, STEP
from sternhafen.games.trucker.ship.model import Ship


def room_to_grow(ship: Ship, area: Area) -> int:
    """Empty cells that can still be reached from open connectors, those before muzzles and exhausts left out."""
    return Room(ship, area).left


class Room:
    """The cells a ship takes, keeps free and opens the way to."""

    __slots__ = ("blocked", "box", "free", "left", "opened")

    def __init__(self, ship: Ship, area: Area) -> None:
        self.box = ship.box
        self.free = bits(area.inside) & ~bits(ship.tiles)
        self.blocked = self.opened = 0
        for cell, turned in ship.tiles.items():
            blocked, opened = around(self.box, turned)
            self.blocked |= blocked << cell >> ROW
            self.opened |= opened << cell >> ROW
        self.left = spread(self.opened, self.free & ~self.blocked)

    def left_after(self, turned: int, cell: int) -> int:
        """The room with one more tile."""
        blocked, opened = around(self.box, turned)
        free = self.free & ~(self.blocked | blocked << cell >> ROW | 1 << cell)
        return spread(self.opened | opened << cell >> ROW, free)


@cache
def around(box: Box, turned: int) -> tuple[int, int]:
    """What a tile keeps free and what it opens the way to, if it lies on cell `ROW`."""
    kind, blocked = box.turned_kind[turned], 0
    if kind == CANNON:
        blocked = 1 << ROW + STEP[turned & 3]
    elif kind == ENGINE:
        blocked = 1 << ROW + ROW
    return blocked, bits(ROW + step for side, step in enumerate(STEP) if box.sides[turned][side])


def bits(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def spread(opened: int, free: int) -> int:
    """How many free cells can be reached from the opened ones."""
    reached, before = opened & free, 0
    while reached != before:
        before = reached
        reached |= (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW) & free
    return reached.bit_count()
