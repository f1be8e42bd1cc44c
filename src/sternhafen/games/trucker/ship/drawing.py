"""A ship as a small drawing that a person can read and write.

        5     6        7        8
    6   .     .        T101^    .
    7   -     T035>hh  T033^hh  T001v**

A component is the number of its tile, an arrow for its rotation (^ > v < for 0, 90, 180, 270 degrees) and what
lies on it: h human, B brown alien, P purple alien, * battery token, r y g b blocks. A point is an empty
building cell, a stroke no cell. Columns stand in the first line, the row before each other line.
"""

from collections.abc import Sequence

from sternhafen.core.errors import DataError
from sternhafen.games.trucker.box import (
    BATTERY,
    BROWN,
    CABIN,
    CARGO_HOLD,
    HUMAN,
    PURPLE,
    SPECIAL_HOLD,
    STARTING_CABIN,
    TWO_HUMANS,
    Area,
)
from sternhafen.games.trucker.grid import ROW, cell
from sternhafen.games.trucker.ship.model import Ship

ARROWS = "^>v<"
CREW = {HUMAN: "h", TWO_HUMANS: "hh", BROWN: "B", PURPLE: "P"}
CREW_NUMBERS = {mark: who for who, mark in CREW.items()}
BLOCKS = "rygb"
NO_COMPONENT = (".", "-")


def draw(ship: Ship, area: Area) -> list[str]:
    """The drawing, line by line; rows and columns beside the area are drawn if something lies there."""
    rows = sorted({*area.rows, *(number // ROW for number in ship.tiles)})
    columns = sorted({*area.columns, *(number % ROW for number in ship.tiles)})
    table = [["", *map(str, columns)]]
    table += [[str(row), *(_mark(ship, area, cell(row, column)) for column in columns)] for row in rows]
    widths = [max(len(line[place]) for line in table) for place in range(len(columns) + 1)]
    return ["  ".join(mark.ljust(width) for mark, width in zip(line, widths, strict=True)).rstrip() for line in table]


def _mark(ship: Ship, area: Area, place: int) -> str:
    turned = ship.tiles.get(place)
    if turned is None:
        return "." if place in area.inside else "-"
    name = ship.box.names[turned >> 2].removeprefix("GT-")
    contents = CREW.get(ship.crew.get(place, 0), "") + "*" * ship.batteries.get(place, 0)
    blocks = "".join(BLOCKS[good] for good in ship.goods.get(place, ()))
    return f"{name}{ARROWS[turned & 3]}{contents}{blocks}"


def read(ship: Ship, lines: Sequence[str], where: str) -> None:
    """Put what is drawn on a bare ship."""
    if not lines:
        return
    columns = [_number(word, where, "a column") for word in lines[0].split()]
    for line in lines[1:]:
        first, *marks = line.split()
        row = _number(first, where, "a row")
        if len(marks) != len(columns):
            raise DataError(f"{where}, row {row}", f"expected {len(columns)} marks, found {len(marks)}")
        for column, mark in zip(columns, marks, strict=True):
            if mark not in NO_COMPONENT:
                _read_mark(ship, cell(row, column), mark, f"{where}, cell {row},{column}")


def _number(word: str, where: str, what: str) -> int:
    if not word.isdigit() or not 1 <= int(word) <= 14:
        raise DataError(where, f"expected the number of {what}, found {word!r}")
    return int(word)


def _read_mark(ship: Ship, place: int, mark: str, where: str) -> None:
    name, arrow, contents = mark[:4], mark[4:5], mark[5:]
    tile = ship.box.numbers.get(f"GT-{name}", ship.box.tile_count)
    if tile >= ship.box.tile_count or not arrow or arrow not in ARROWS:
        raise DataError(where, f"expected a tile and an arrow such as T035^, found {mark!r}")
    ship.attach(place, tile * 4 + ARROWS.index(arrow))
    if contents:
        _read_contents(ship, place, contents, where)


def _read_contents(ship: Ship, place: int, contents: str, where: str) -> None:
    kind, capacity = ship.kind(place), ship.box.capacity[ship.tiles[place] >> 2]
    if kind in (CABIN, STARTING_CABIN) and contents in CREW_NUMBERS:
        ship.crew[place] = CREW_NUMBERS[contents]
    elif kind == BATTERY and contents == "*" * len(contents) and len(contents) <= capacity:
        ship.batteries[place] = len(contents)
    elif kind in (CARGO_HOLD, SPECIAL_HOLD) and set(contents) <= set(BLOCKS) and len(contents) <= capacity:
        ship.goods[place] = tuple(sorted(BLOCKS.index(mark) for mark in contents))
    else:
        raise DataError(where, f"expected contents that fit the component, found {contents!r}")
