"""Triggers of developments (SM-R46)."""

from typing import Final

from sternhafen.games.solarius.box import EVENTS
from sternhafen.games.solarius.model import SolariusState

COLONY_PLACED: Final = EVENTS.index("colony_placed")
PLANET_REVEALED: Final = EVENTS.index("planet_revealed")
PLANET_SETTLED: Final = EVENTS.index("planet_settled")
STATION_BUILT: Final = EVENTS.index("station_built")
MISSION_FULFILLED: Final = EVENTS.index("mission_fulfilled")
OUTPOST_PLACED: Final = EVENTS.index("outpost_placed")


def trigger(state: SolariusState, seat: int, event: int) -> None:
    """Put what the event triggers on the lane: only developments that are laid out now."""
    triggers = state.box.triggers
    cards = [card for card in state.seats[seat].developments if triggers[card] == event]
    if len(cards) == 1:
        state.lanes[seat] += state.box.steps_of(cards[0], "do")
    elif cards:
        state.lanes[seat].append(("triggers", *cards))
