"""Cells as people say them: "row 7, column 8"."""

from typing import Any

from sternhafen.core.plain import Json
from sternhafen.core.text import text
from sternhafen.games.trucker.grid import CELL_NUMBERS, ROW

PLACES: tuple[Json, ...] = tuple(
    {"text": text("trucker-place", row=cell // ROW, column=cell % ROW).json()} for cell in range(ROW * ROW)
)
"""By cell: its place as an argument of a text or a fact of an event."""


def place(cell: int) -> Json:
    return PLACES[cell]


def place_named(cell: str | None) -> Any:
    """Of a cell as it stands in an action; one that does not exist is said as it was written."""
    number = None if cell is None else CELL_NUMBERS.get(cell)
    return cell if number is None else PLACES[number]
