"""The draw pile and the discard pile (JD-086 to JD-088, JD-094)."""

from collections.abc import Sequence

from sternhafen.games.jumpdrive.model import JumpDriveState


def draw(state: JumpDriveState, seat: int, how_many: int, why: str) -> list[int]:
    """Draw into the hand as one block; an empty draw pile is renewed from the discard pile, even in the middle."""
    if how_many <= len(state.pile):
        drawn = state.chance.draw(state.pile, how_many, seat, why)
    else:
        drawn = state.chance.draw(state.pile, len(state.pile), seat, why)
        renew_pile(state)
        missing = min(how_many - len(drawn), len(state.pile))
        drawn += state.chance.draw(state.pile, missing, seat, why)
    state.seats[seat].hand += drawn
    return drawn


def renew_pile(state: JumpDriveState) -> None:
    """The discard pile is shuffled and becomes the draw pile (JD-086)."""
    state.pile = state.discard_pile
    state.open_discards = []
    for player in state.seats:
        player.discards = []
    if state.pile:
        state.chance.shuffle(state.pile, "reshuffle")
        state.tell("reshuffled", number=len(state.pile))


def discard(state: JumpDriveState, seat: int, cards: Sequence[int]) -> None:
    """Put hand cards on the discard pile, face down."""
    player = state.seats[seat]
    for card in cards:
        player.hand.remove(card)
    player.discards += cards
