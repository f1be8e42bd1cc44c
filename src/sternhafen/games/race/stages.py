"""Where the round stands, as everybody can see it: its phases, who chose them, and which of them is played."""

from sternhafen.games.race.model import PHASE_OF_ACTION, PHASES, RaceState
from sternhafen.games.race.view_types import When


def phase(state: RaceState) -> str:
    """The part of the round, as one word."""
    if state.over:
        return "over"
    if 0 <= state.phase < len(state.phases):
        return PHASES[state.phases[state.phase]]
    asked = {lane[-1][0] for lane in state.lanes if lane}
    if "starting_discard" in asked:
        return "start"
    return "hand-limit" if "discard_to_limit" in asked else "choose"


def when(state: RaceState, place: int) -> When:
    if state.phase < 0 or place < state.phase:
        return "done"
    return "now" if place == state.phase else "next"


def half(state: RaceState, place: int) -> int:
    """1 for the second of two doubled phases."""
    return int(place > 0 and state.phases[place - 1] == state.phases[place])


def choosers(state: RaceState, place: int) -> list[int]:
    """Who chose the phase; the second of two, who chose it twice."""
    phase, least = state.phases[place], half(state, place)
    return [seat for seat, player in enumerate(state.seats) if _chose(player.actions, phase) > least]


def _chose(actions: tuple[int, ...], phase: int) -> int:
    """How many cards of the phase; two different Explore or Consume cards are one choice."""
    most = 0
    for action in actions:
        if PHASE_OF_ACTION[action] == phase:
            most = max(most, actions.count(action))
    return most
