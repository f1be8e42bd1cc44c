"""Connectors on all four sides as one number, so that the joints of a component are found at once.

A *ring* has two bits for each side, the bow first. What the neighbours of a cell turn to it is a ring too; the bits
above that, beginning with `TOUCHED`, say for each side whether there is a neighbour at all.
"""

from collections.abc import Sequence
from typing import Final

from sternhafen.games.trucker.grid import STEP, E, N, S, W

RING: Final = 255
"""The bits of a ring."""
CONNECTORS: Final = 3
"""The bits of one side."""
TOUCHED: Final = 8


def ring(sides: Sequence[int]) -> int:
    """The connectors at bow, right, stern and left."""
    north, east, south, west = sides
    return north | east << 2 * E | south << 2 * S | west << 2 * W


def on_side(number: int, side: int) -> int:
    """The connector that a ring has there."""
    return number >> 2 * side & CONNECTORS


def touches(faced: int, side: int) -> bool:
    """Whether there is a neighbour on that side."""
    return bool(faced >> TOUCHED + 2 * side & 1)


def turned_to(sides: Sequence[int]) -> tuple[int, int, int, int]:
    """What the cells above, to the right, below and to the left of a component see of it."""
    north, east, south, west = [(1 << TOUCHED | sides[side]) << 2 * (side ^ 2) for side in (N, E, S, W)]
    return north, east, south, west


def wrong_sides(own: int, faced: int) -> int:
    """The sides that touch but do not fit, the lower bit of each (GT-071, GT-072)."""
    either, joint = own | faced, own & faced
    return (either | either >> 1) & ~(joint | joint >> 1) & faced >> TOUCHED


STEPS: Final = tuple(
    tuple([STEP[side] for side in (N, E, S, W) if on_side(number, side)]) for number in range(RING + 1)
)
"""By ring: the steps to the cells on sides that have connectors."""
