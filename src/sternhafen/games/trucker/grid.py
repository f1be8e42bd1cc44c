"""Cells and sides. A cell is one number, row times 16 plus column, with the numbers printed on the ship boards."""

from typing import Final, Literal

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
Side = Literal["N", "E", "S", "W"]
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
SIDE_NUMBERS: Final = {"N": N, "E": E, "S": S, "W": W}

ROW: Final = 16
STEP: Final = (-ROW, 1, ROW, -1)
"""From a cell to its neighbour on each side."""
CELLS: Final = ROW * ROW
START: Final = 7 * ROW + 7
"""Where the starting cabin lies on every board (GT-008)."""
LINES: Final = range(1, 15)
"""Every row and column that a component could lie in, beside the building area too."""

CELL_NAMES: Final = tuple(f"{cell // ROW},{cell % ROW}" for cell in range(CELLS))
CELL_NUMBERS: Final = {name: number for number, name in enumerate(CELL_NAMES)}


def cell(row: int, column: int) -> int:
    return row * ROW + column


def neighbours(number: int) -> tuple[int, int, int, int]:
    return number - ROW, number + 1, number + ROW, number - 1


def name(number: int) -> str:
    """A cell as it stands in actions and views: "7,8" is row 7, column 8."""
    return CELL_NAMES[number]
