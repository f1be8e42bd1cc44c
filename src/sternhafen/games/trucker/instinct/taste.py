"""What builders look for in tiles: by kind and number, so that any box of tiles will do."""

import msgspec

Row = tuple[float, ...]
"""What one more is worth to a ship that has this many already; beyond its end little."""


class Taste(msgspec.Struct, frozen=True):
    """The eye of a builder, in numbers. What a component is worth is counted in credits."""

    engines: Row = (3.0, 2.5, 1.6, 1.2, 0.8, 0.5, 0.3)
    cannons: Row = (4.0, 3.5, 3.0, 2.6, 2.4, 2.2, 2.0, 1.5, 1.0)
    cabins: Row = (5.0, 4.5, 3.5, 2.4, 1.6, 1.0, 0.6)
    containers: Row = (1.2, 1.1, 1.0, 0.8, 0.7, 0.5, 0.4, 0.3)
    shields: Row = (2.2, 1.8, 0.8)
    tokens: Row = (1.4, 1.2, 0.9, 0.7, 0.5, 0.4)
    first_single_engine: float = 1.5
    """What it is worth more that an engine needs no tokens, if it is the first."""
    alien: float = 1.0
    """What a life support beside a cabin is worth."""
    sideways: float = 0.2
    """How much of it a cannon is worth that does not point ahead."""
    joint: float = 0.35
    """What it is worth that a neighbour holds the tile,"""
    touch: float = 0.1
    """or is merely beside it."""
    openness: Row = (0, 0.15, 0.15, 0.4)
    """What a connector towards an empty cell is worth for building on, by its kind."""
    outward: float = -1.0
    """What a connector costs that will stay open."""
    exposed: float = 0.0
    """What a connector costs that points at a cell on which nothing will be built."""
    cell: float = 2.0
    """What an empty cell is worth that can still be built on."""
    hidden: float = 3.2
    """How good a face-up tile must be to be taken instead of a hidden one,"""
    hidden_in_hurry: float = 1.0
    """also in a hurry."""
    enough: float = 1.5
    """How good a tile in hand must be to be built in,"""
    enough_in_hurry: float = 0.5
    """also in a hurry."""


FIRST_SIGHT = Taste()
LEARNED = Taste(
    engines=(3.0, 2.2, 0.6, 0.4, 0.2, 0.1, 0.1),
    cannons=(4.0, 3.6, 3.4, 3.3, 3.2, 3.1, 3.0, 2.8, 2.0, 1.2),
    cabins=(5.0, 4.8, 4.4, 4.0, 3.4, 2.6, 1.8),
    containers=(1.4, 1.3, 1.2, 1.0, 0.8, 0.5, 0.3, 0.2),
    shields=(1.2, 0.8, 0.3),
    tokens=(1.4, 1.2, 1.0, 0.8, 0.4, 0.2),
    alien=0.6,
    touch=0.2,
    exposed=-0.5,
    enough=1.1,
)
"""What finished ships have taught: 2,400 ships of level II, built by varied tastes, were flown to the end.

Crew and cannons go on paying where the first sight has enough of them (slavers alone ended 16 of 240 flights), a third
engine and a third shield pay nothing, and every connector left open costs most of a credit (`python -m bench.ships`).
"""


def brisk(taste: Taste) -> Taste:
    """The same eye where all build at once: what fits is built, an open tile that fits comes before a hidden one."""
    return msgspec.structs.replace(taste, hidden=1.5, hidden_in_hurry=1.5, enough=0.8, enough_in_hurry=0.3)
