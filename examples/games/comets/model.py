"""The state of a game of Comets: small slotted classes of card numbers, copied by hand."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Self

from sternhafen.games.comets.view_types import CometsView

from sternhafen.core.chance import Chance, reshuffled
from sternhafen.core.state import State

NO_CARD = -1


class Player:
    """What belongs to one seat."""

    __slots__ = ("hand", "played", "score")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.played = NO_CARD
        """This round's star, sealed until all have played."""
        self.score = 0

    def copy(self) -> "Player":
        new = Player()
        new.hand, new.played, new.score = self.hand[:], self.played, self.score
        return new


class CometsState(State[CometsView]):
    """One moment of a game of Comets."""

    __slots__ = ("pile", "round", "seats", "shown")

    def __init__(self, game: Any, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.seats = [Player() for _ in range(players)]
        self.pile: list[int] = []
        """Face down; the last card lies on top."""
        self.shown: list[int] = []
        """What was played in earlier rounds."""
        self.round = 0

    def copy(self) -> Self:
        new = self.copy_shared()
        new.seats = [player.copy() for player in self.seats]
        new.pile, new.shown, new.round = self.pile[:], self.shown[:], self.round
        return new

    def unseen(self, seat: int | None) -> Counter[int]:
        unseen = Counter(self.pile)
        for other, player in enumerate(self.seats):
            if other != seat:
                unseen.update(player.hand)
        return unseen

    def redraw(self, seat: int, rng: Random) -> None:
        hidden = reshuffled(self.unseen(seat).elements(), rng)
        for other, player in enumerate(self.seats):
            if other != seat:
                player.hand = [hidden.pop() for _ in player.hand]
        self.pile = hidden
