"""Race for the Galaxy in numbers, where a position follows from an imagined one."""

from sternhafen.games.race.features import features
from sternhafen.games.race.model import RaceState


class Foresight:
    """The features of what follows from an imagined state, as far as one seat can know it.

    Which cards will be drawn is luck, and so are the hands imagined for the others: each such card counts as the mean
    of all cards, so that no move is liked for what happened to lie on top of the deck.
    """

    def __init__(self, world: RaceState, seat: int) -> None:
        self.seat = seat
        self.known = frozenset([*world.seats[seat].hand, *world.seats[seat].drawn])

    def __call__(self, state: RaceState, seat: int) -> list[float]:
        row = features(state, seat)
        designs, hand = len(state.cards.names), state.seats[seat].hand
        guessed = [own for own in hand if own not in self.known] if seat == self.seat else hand
        for own in guessed:
            row[designs + own] = 0.0
        mean = len(guessed) / designs
        for place in range(designs, 2 * designs):
            row[place] += mean
        return row
