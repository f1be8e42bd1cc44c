"""What a meteor or a shot meets, and what can be done about it (GT-221 to GT-246)."""

from typing import Final

from sternhafen.games.trucker.box import CANNON, HEAVY, LARGE, SMALL, SMOOTH
from sternhafen.games.trucker.grid import LINES, ROW, E, N, S
from sternhafen.games.trucker.ship.model import Ship
from sternhafen.games.trucker.ship.strength import is_shielded

MISS: Final = -1

BOUNCE: Final = "bounce"
SINGLE: Final = "single"
DOUBLE: Final = "double"
SHIELD: Final = "shield"
NONE: Final = "none"


def first_in_line(ship: Ship, side: int, line: int) -> int:
    """The first component met by something from that side in that column or row, or MISS (GT-223, GT-224)."""
    tiles = ship.tiles
    if side in (N, S):
        cells = range(LINES.start * ROW + line, LINES.stop * ROW + line, ROW)
    else:
        cells = range(line * ROW + LINES.start, line * ROW + LINES.stop)
    for cell in reversed(cells) if side in (E, S) else cells:
        if cell in tiles:
            return cell
    return MISS


def shooters(ship: Ship, side: int, line: int) -> tuple[list[int], list[int]]:
    """Single and double cannons able to shoot a large meteor (GT-230 to GT-232, GT-238)."""
    box = ship.box
    wide = 0 if side == N else 1
    singles: list[int] = []
    doubles: list[int] = []
    for cell, turned in ship.tiles.items():
        if box.turned_kind[turned] == CANNON and turned & 3 == side:
            own = cell % ROW if side in (N, S) else cell // ROW
            if abs(own - line) <= wide:
                (singles if box.strength[turned >> 2] == 1 else doubles).append(cell)
    return sorted(singles), sorted(doubles)


def defence(ship: Ship, size: str, side: int, line: int, struck: int, tokens: int) -> str:
    """What saves the component struck: nothing, a smooth side, a single cannon, or one token and the owner's word."""
    if size == HEAVY:
        return NONE
    if size == LARGE:
        singles, doubles = shooters(ship, side, line)
        if singles:
            return SINGLE
        return DOUBLE if doubles and tokens else NONE
    if size == SMALL and ship.box.sides[ship.tiles[struck]][side] == SMOOTH:
        return BOUNCE
    return SHIELD if tokens and is_shielded(ship, side) else NONE
