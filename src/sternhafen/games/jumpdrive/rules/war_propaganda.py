"""War Propaganda goes to the strongest before scoring (JD-115 to JD-122)."""

from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules.paying import strength


def hand_on_propaganda(state: JumpDriveState) -> None:
    """All copies are checked on the state before any of them moves (JD-118)."""
    owners = [
        (seat, own) for seat, player in enumerate(state.seats) for own in player.powers if state.cards.passes[own]
    ]
    if not owners:
        return
    strengths = [strength(state.cards, player) for player in state.seats]
    for owner, own in owners:
        strongest = strongest_seen_from(owner, strengths)
        if strongest != owner:
            state.seats[owner].remove(state.cards, own)
            state.seats[strongest].add(state.cards, own)
            state.tell("handed_on", owner, card=own, to=strongest)


def strongest_seen_from(owner: int, strengths: list[int]) -> int:
    """An owner tied for highest keeps it; else the nearest to the owner's left of the highest (JD-116, JD-117)."""
    highest = max(strengths)
    seats = [(owner + distance) % len(strengths) for distance in range(len(strengths))]
    return next(seat for seat in seats if strengths[seat] == highest)
