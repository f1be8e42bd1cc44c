"""Ships and tiles drawn with box characters, for the terminal.

┌──║──┐    one line is one pipe, a double line two pipes, a crossed one the universal connector;
│ ▲▲  ╪    a side without any is smooth. Cannons and engines show where they point, cabins, batteries
└──│──┘    and holds what lies in them.
"""

from collections.abc import Sequence

from sternhafen.games.trucker.box import (
    BATTERY,
    BROWN,
    CABIN,
    CANNON,
    CARGO_HOLD,
    ENGINE,
    LIFE_SUPPORT,
    SHIELD,
    SPECIAL_HOLD,
    STARTING_CABIN,
    Area,
    Box,
)
from sternhafen.games.trucker.grid import ROW, cell
from sternhafen.games.trucker.ship import Ship
from sternhafen.games.trucker.ship.drawing import BLOCKS, CREW

WIDTH = 7
ABREAST = 8
"""This many tiles stand in a line of a narrow terminal."""
UPRIGHT, LEVEL = "─│║╫", "│─═╪"
"""The marks on the sides above and below, and on those to the left and right, by connector."""
MUZZLES, EXHAUSTS, ARCS = "▲▶▼◀", "▽◁△▷", "◝◞◟◜"
NOTHING = ("       ", "       ", "       ")
EMPTY = ("       ", "   ·   ", "       ")

Drawn = Sequence[str]
"""Three lines of seven characters."""


def tile(box: Box, turned: int, inside: str | None = None) -> Drawn:
    """A tile as it lies, with what lies in it."""
    up, right, down, left = box.sides[turned]
    middle = (inside or emblem(box, turned)).center(WIDTH - 2)
    return (
        f"┌──{UPRIGHT[up]}──┐",
        f"{LEVEL[left]}{middle}{LEVEL[right]}",
        f"└──{UPRIGHT[down]}──┘",
    )


def emblem(box: Box, turned: int, contents: str = "") -> str:
    """What the tile is, and what lies in it."""
    number, quarter = turned >> 2, turned & 3
    kind, capacity = box.kind[number], box.capacity[number]
    if kind in (CANNON, ENGINE):
        return (MUZZLES if kind == CANNON else EXHAUSTS)[quarter] * box.strength[number]
    if kind == SHIELD:
        return ARCS[quarter]
    if kind == LIFE_SUPPORT:
        return "+B" if box.alien[number] == BROWN else "+P"
    frame = {CABIN: "()", STARTING_CABIN: "<>", BATTERY: "[]", CARGO_HOLD: "{}", SPECIAL_HOLD: "!!"}.get(kind)
    room = 2 if kind in (CABIN, STARTING_CABIN) else capacity
    return f"{frame[0]}{contents.ljust(room, '.')}{frame[1]}" if frame else "┼"


def contents(ship: Ship, place: int) -> str:
    blocks = "".join(BLOCKS[good] for good in ship.goods.get(place, ()))
    return CREW.get(ship.crew.get(place, 0), "") + "*" * ship.batteries.get(place, 0) + blocks


def drawn_ship(ship: Ship, area: Area) -> list[str]:
    """The ship on its board, rows and columns numbered; free cells are points."""
    rows = sorted({*area.rows, *(number // ROW for number in ship.tiles)})
    columns = sorted({*area.columns, *(number % ROW for number in ship.tiles)})
    head = "   " + "".join(str(column).center(WIDTH) for column in columns)
    lines = [head.rstrip()]
    for row in rows:
        lines += beside([_cell(ship, area, cell(row, column)) for column in columns], str(row))
    return lines


def _cell(ship: Ship, area: Area, place: int) -> Drawn:
    turned = ship.tiles.get(place)
    if turned is None:
        return EMPTY if place in area.inside else NOTHING
    return tile(ship.box, turned, emblem(ship.box, turned, contents(ship, place)))


def beside(drawn: Sequence[Drawn], number: str = "", gap: str = "") -> list[str]:
    """Drawings side by side; the number stands before the middle line."""
    labels = ("   ", number.ljust(3), "   ")
    return [(labels[line] + gap.join(one[line] for one in drawn)).rstrip() for line in range(3)]


def tiles_to_take(box: Box, numbers: Sequence[int], first: int) -> list[str]:
    """Tiles as they are printed, each below the number that takes it."""
    lines: list[str] = []
    for begin in range(0, len(numbers), ABREAST):
        row = numbers[begin : begin + ABREAST]
        head = "   " + "  ".join(str(first + begin + place).center(WIDTH) for place in range(len(row)))
        lines += [head.rstrip(), *beside([tile(box, number * 4) for number in row], gap="  ")]
    return lines


def turned_four_ways(box: Box, number: int) -> list[str]:
    """A tile in every rotation, with the degrees above."""
    head = "   " + "  ".join(f"{90 * quarter}°".center(WIDTH) for quarter in range(4))
    return [head.rstrip(), *beside([tile(box, number * 4 + quarter) for quarter in range(4)], gap="  ")]
