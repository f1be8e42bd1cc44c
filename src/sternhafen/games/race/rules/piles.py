"""Draw pile, discard pile and goods (RACE-194 to RACE-197, RACE-270 to RACE-272)."""

from collections.abc import Sequence

from sternhafen.games.race.model import RaceState


def take(state: RaceState, seat: int, how_many: int, why: str) -> list[int]:
    """Take cards off the pile; when it is used up, it is renewed at once, even in the middle (RACE-195)."""
    if how_many < len(state.pile):
        return state.chance.draw(state.pile, how_many, seat, why)
    drawn: list[int] = []
    if not state.pile:
        renew_pile(state)
    while len(drawn) < how_many and state.pile:
        missing = min(how_many - len(drawn), len(state.pile))
        drawn += state.chance.draw(state.pile, missing, seat, why)
        if not state.pile:
            renew_pile(state)
    return drawn


def draw(state: RaceState, seat: int, how_many: int, why: str) -> list[int]:
    """Draw into the hand (RACE-054); what the piles cannot give is lost (RACE-196, RACE-272)."""
    drawn = take(state, seat, how_many, why)
    state.seats[seat].hand += drawn
    return drawn


def draw_by(state: RaceState, seat: int, own: int, number: int) -> None:
    """Draw by a power of this card, if it gives anything."""
    if not number:
        return
    drawn = draw(state, seat, number, state.cards.names[own])
    if not state.quiet:
        state.tell("drew", seat, {"cards": drawn}, card=own, number=len(drawn))


def renew_pile(state: RaceState) -> None:
    """The discard pile is shuffled and becomes the draw pile (RACE-194)."""
    state.pile = state.discard_pile
    state.open_discards, state.spent_goods = [], []
    for player in state.seats:
        player.discards = []
    if state.pile:
        state.chance.shuffle(state.pile, "reshuffle")
        state.tell("reshuffled", number=len(state.pile))


def lay_good(state: RaceState, seat: int, world: int) -> bool:
    """Lay the top card on the world, unseen; without any card there is no good (RACE-196, RACE-273)."""
    if not state.pile:
        renew_pile(state)
        if not state.pile:
            return False
    state.seats[seat].goods[world] = state.chance.lay(state.pile, seat, state.cards.why_good[world])
    if not state.pile:
        renew_pile(state)
    return True


def spend_goods(state: RaceState, seat: int, worlds: Sequence[int]) -> None:
    """Goods go to the discard pile face down (RACE-140)."""
    goods = state.seats[seat].goods
    for world in worlds:
        state.spent_goods.append(goods.pop(world))


def discard(state: RaceState, seat: int, cards: Sequence[int]) -> None:
    """Put hand cards on the discard pile, face down (RACE-274)."""
    player = state.seats[seat]
    for card in cards:
        player.hand.remove(card)
    player.discards += cards


def discard_from_tableau(state: RaceState, seat: int, card: int) -> None:
    """A tableau card discarded for its power: everybody saw it (RACE-057)."""
    state.seats[seat].remove(state.cards, card)
    state.open_discards.append(card)
