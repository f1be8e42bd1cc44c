"""What stands where in a pending step: it is a tuple of its name and of these, each question says which."""

from typing import Final

NAME: Final = 0

EFFECT: Final = 1
"""The effect that asks, or "" where it is the die or the explorer's bonus."""
COLOUR: Final = 1
"""Of the die, of the cubes to be paid, or pushed first at the start."""
RANGE: Final = 1
"""The whole range of a flight; in step b what the die field adds to it."""
DISCARDS: Final = 1
"""How many cards are due whatever the hand."""
HUB: Final = 1
PLANET: Final = 1
FIGURE: Final = 1
"""The kind of figure an outpost would stand for."""
WHEEL_MONEY: Final = 1
"""What the wheel gives, or takes."""

POINTS: Final = 2
"""Action points left."""
CUBES: Final = 2
"""How many can be stored at most."""
LEFT: Final = 2
"""How many cubes or cards of the effect are still to come."""
DUE: Final = 2
"""The value to be paid."""
BUILT: Final = 2
"""The station or mission that has been paid for."""

ALL_OF_IT: Final = 3
"""Whether every point must be used, since some were bought."""
IN_ALL: Final = 3
"""How many cubes the effect gives in all."""
ROOM: Final = 4
"""Spaces that must stay free for brown cubes."""
