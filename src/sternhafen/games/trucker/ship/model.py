"""A ship: which components lie where, and what lies on them."""

from collections.abc import Iterable

from sternhafen.games.trucker.box import BATTERY, Box
from sternhafen.games.trucker.grid import CELLS, ROW

NOTHING: tuple[int, ...] = ()


class Ship:
    """The components of one trucker and their contents."""

    __slots__ = ("batteries", "box", "crew", "faced", "goods", "lost", "restriction", "shared", "tiles")

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tiles: dict[int, int] = {}
        """By cell: the component there, as a turned tile. Only `attach` and `detach` change it."""
        self.faced = [0] * CELLS
        """By cell: what the components around it turn to it, see `rings.py`."""
        self.shared = False
        """Whether a copy looks at the same list, which is long: who changes it then takes a list of its own."""
        self.crew: dict[int, int] = {}
        """By occupied cabin: 1 or 2 humans, or the alien's number."""
        self.batteries: dict[int, int] = {}
        """By battery component that has any: its tokens."""
        self.goods: dict[int, tuple[int, ...]] = {}
        """By loaded hold: its blocks, the most valuable first."""
        self.lost: list[int] = []
        """The tiles on the owner's pile of lost components (GT-182)."""
        self.restriction = ""
        """Of the gold title under which the ship flies (GT-416)."""

    def copy(self) -> "Ship":
        new = Ship.__new__(Ship)
        new.box, new.restriction = self.box, self.restriction
        new.tiles, new.faced, new.crew = self.tiles.copy(), self.faced, self.crew.copy()
        self.shared = new.shared = True
        new.batteries, new.goods = self.batteries.copy(), self.goods.copy()
        new.lost = self.lost[:]
        return new

    def kind(self, cell: int) -> int:
        return self.box.turned_kind[self.tiles[cell]]

    def attach(self, cell: int, turned: int) -> None:
        """Lay a component on an empty cell."""
        self.tiles[cell] = turned
        self._turn_sides(cell, turned)

    def detach(self, cell: int) -> int:
        """Take a component away; what lies on it is not looked at."""
        turned = self.tiles.pop(cell)
        self._turn_sides(cell, turned)
        return turned

    def _turn_sides(self, cell: int, turned: int) -> None:
        """Show the cells around a component its sides, or show them no longer."""
        if self.shared:
            self.faced, self.shared = self.faced[:], False
        faced = self.faced
        north, east, south, west = self.box.turned_to[turned]
        faced[cell - ROW] ^= north
        faced[cell + 1] ^= east
        faced[cell + ROW] ^= south
        faced[cell - 1] ^= west

    def remove(self, cell: int) -> tuple[int, ...]:
        """Take a component off with everything on it (GT-185, GT-195); the blocks go back to the supply."""
        self.lost.append(self.detach(cell) >> 2)
        self.crew.pop(cell, None)
        self.batteries.pop(cell, None)
        return self.goods.pop(cell, NOTHING)

    def spend(self, cells: Iterable[int]) -> None:
        """Take one token from each of these batteries."""
        for cell in cells:
            left = self.batteries[cell] - 1
            if left:
                self.batteries[cell] = left
            else:
                del self.batteries[cell]

    @property
    def tokens(self) -> int:
        return sum(self.batteries.values())

    def fill_batteries(self) -> None:
        """The printed number of tokens on every battery component (GT-100)."""
        box = self.box
        fewer = 1 if self.restriction == "one_token_fewer" else 0
        for cell, turned in self.tiles.items():
            if box.turned_kind[turned] == BATTERY and box.capacity[turned >> 2] > fewer:
                self.batteries[cell] = box.capacity[turned >> 2] - fewer
