"""Dice (SM-090 to SM-098): faces, action points, prices of raising and pushing."""

from functools import cache
from typing import Final

from sternhafen.games.solarius.box import BROWN, Face

FACES: Final[tuple[Face, ...]] = ("1", "2", "3", "*", "*+1")
FACE_NUMBERS: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}
ROLLED: Final = (0, 1, 2, 3, 3, 4)
"""The face of each of the six sides of an action die (SM-090)."""
STAR: Final = 3

WHEEL: Final = (-1, 0, 1, 2, 3)
LAST_FIELD: Final = 4
ON_BRIDGE: Final = 4
PER_COLOUR: Final = 5

PIPS: Final = (1, 2, 3, 4, 4, 4)
"""Of the six faces of a tech die (SM-094, SM-095)."""
FACE_VP: Final = (0, 0, 0, 0, 2, 4)
RAISE_COSTS: Final = (1, 2, 3, 4, 4)
LAST_FACE: Final = 5
LAST_COLUMN: Final = 5
COLUMNS: Final = ("I", "II", "III", "IV", "V")

SPACES: Final = (0, 2, 3, 5, 6, 6)
"""Usable storage spaces of a row by column of its tech die (SM-112)."""

Levels = tuple[int, ...]


def points(face: int, pips: int) -> int:
    """The action points a die gives by itself (SM-091 to SM-093)."""
    return face + 1 if face < STAR else pips + face - STAR


@cache
def can_spend(faces: Levels, ap: int) -> bool:
    """Whether raises can use up exactly these points (SM-R53)."""
    if not ap:
        return True
    return any(
        face < LAST_FACE and RAISE_COSTS[face] <= ap and can_spend(_after(faces, die), ap - RAISE_COSTS[face])
        for die, face in enumerate(faces)
    )


@cache
def can_push_for(columns: Levels, ap: int, costs: Levels, all_of_it: bool, stored: int, room: int) -> bool:
    """Whether pushes can end with room for this many brown cubes, all points used up if they must be.

    With `split_action` a push may make room for the cubes that come after it (SM-R56).
    """
    if not (all_of_it and ap) and SPACES[columns[BROWN]] - stored >= room:
        return True
    return any(
        column < LAST_COLUMN
        and costs[column - 1] <= ap
        and can_push_for(_after(columns, die), ap - costs[column - 1], costs, all_of_it, stored, room)
        for die, column in enumerate(columns)
    )


def _after(levels: Levels, die: int) -> Levels:
    return (*levels[:die], levels[die] + 1, *levels[die + 1 :])
