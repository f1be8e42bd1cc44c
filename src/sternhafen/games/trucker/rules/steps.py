"""The places in the steps of Galaxy Trucker's questions."""

from typing import Final

CREW: Final = 1
"""How many are to be handed in."""
GOOD: Final = 1
"""The colour of the blocks that are taken away,"""
BLOCKS: Final = 2
"""and how many."""
LEVEL: Final = 1
"""Of the flight to come."""
PLACE: Final = 1
"""In flight order: whom the abandoned ship or station is offered."""
