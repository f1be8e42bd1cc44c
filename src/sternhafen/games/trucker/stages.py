"""Where the flight stands, as everybody can see it: the chapter of the rules, and what of a card is still to come."""

from sternhafen.games.trucker.model import NO_CARD, TruckerState
from sternhafen.games.trucker.view_types import Stage

PHASES: dict[str, Stage] = {
    "yard": "building", "hold": "building", "turn_glass": "building", "take_start": "building",
    "repair": "check", "crew": "crew", "keep_title": "titles", "give_title": "titles",
    "ready": "payout",
}  # fmt: skip


def phase(state: TruckerState) -> Stage:
    """The chapter of the rules the game is in."""
    asked = [lane[-1][0] for lane in state.lanes if lane]
    if not asked:
        return "over"
    if asked[0] == "keep_part" and not state.played and state.card == NO_CARD:
        return "check"
    return PHASES.get(asked[0], "flight")


def pending(state: TruckerState, name: str) -> int:
    """How many steps of this name are still to come."""
    return len([step for step in state.agenda if step[0] == name])
