"""The state of a Jump Drive game: small slotted classes of card numbers, copied by hand."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Self

from sternhafen.core.chance import Chance, dealt_anew, reshuffled
from sternhafen.core.state import State
from sternhafen.games.jumpdrive.box import CHROMOSOME, EXPLORE, STRENGTH, Cards
from sternhafen.games.jumpdrive.view_types import JumpView

if TYPE_CHECKING:
    from sternhafen.games.jumpdrive.game import JumpDrive

NO_CARD = -1

CLOCKWISE = {
    players: [[(dealer + 1 + place) % players for place in range(players)] for dealer in range(players)]
    for players in (2, 3, 4)
}
"""By number of players and dealer: all seats from the dealer's left."""


class Player:
    """What belongs to one seat. The discard pile is the discards of all seats: each knows its own."""

    __slots__ = (
        "chosen", "conquered_with", "dev", "discards", "earned", "earned_by_gone", "explores", "formulas", "hand",
        "income", "powers", "second", "symbols", "tableau", "to_discard", "unplaced", "vp", "way", "world",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.tableau: list[int] = []
        self.discards: list[int] = []
        self.vp = 0
        self.earned: list[int] = []
        """What each card of the tableau has scored so far for this player."""
        self.earned_by_gone = 0
        """What cards that have left the tableau had scored."""
        self.symbols = [0, 0, 0]
        """Explore, strength and chromosome symbols in the tableau."""
        self.income = 0
        """The income of the tableau, formulas aside."""
        self.formulas: list[int] = []
        """The cards of the tableau whose points or income are counted anew each round."""
        self.powers: list[int] = []
        """The cards of the tableau that have powers."""
        self.chosen: tuple[int, ...] | None = None
        """The sealed choice of this round; empty for exploring."""
        self.dev = NO_CARD
        """The development revealed this round."""
        self.world = NO_CARD
        """The first world revealed this round."""
        self.unplaced: list[int] = []
        """What was revealed this round and is not yet paid for or conquered."""
        self.way = ""
        """How the first world was placed."""
        self.conquered_with = 0
        """The unconditional strength there was when the first world was conquered."""
        self.explores = False
        self.to_discard = 0
        """How many cards the explorer must discard."""
        self.second: tuple[int, str] | None = None
        """The second world, lying face up until it is paid for, and how it is placed."""

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.hand = self.hand[:]
        new.tableau = self.tableau[:]
        new.unplaced = self.unplaced[:]
        new.discards = self.discards[:]
        new.vp = self.vp
        new.earned, new.earned_by_gone = self.earned[:], self.earned_by_gone
        new.symbols = self.symbols[:]
        new.income, new.formulas = self.income, self.formulas[:]
        new.powers = self.powers[:]
        new.chosen, new.second, new.dev, new.world = self.chosen, self.second, self.dev, self.world
        new.way, new.conquered_with = self.way, self.conquered_with
        new.explores, new.to_discard = self.explores, self.to_discard
        return new

    def add(self, cards: Cards, card: int) -> None:
        """Lay a card into the tableau: it works from now on."""
        self.tableau.append(card)
        self.earned.append(0)
        explore, strength, chromosome = cards.symbols[card]
        self.symbols[EXPLORE] += explore
        self.symbols[STRENGTH] += strength
        self.symbols[CHROMOSOME] += chromosome
        self.income += cards.income[card]
        if cards.is_active[card]:
            self.powers.append(card)
        if cards.has_formula[card]:
            self.formulas.append(card)

    def place(self, cards: Cards, card: int) -> None:
        """Lay a revealed card into the tableau."""
        self.unplaced.remove(card)
        self.add(cards, card)

    def remove(self, cards: Cards, card: int) -> None:
        """Take a card out of the tableau, the one placed first of its name."""
        place = self.tableau.index(card)
        del self.tableau[place]
        self.earned_by_gone += self.earned.pop(place)
        for symbol, number in enumerate(cards.symbols[card]):
            self.symbols[symbol] -= number
        self.income -= cards.income[card]
        if cards.is_active[card]:
            self.powers.remove(card)
        if cards.has_formula[card]:
            self.formulas.remove(card)


class JumpDriveState(State[JumpView]):
    """One moment of a game of Jump Drive."""

    __slots__ = ("cards", "dealer", "open_discards", "pile", "round", "seats", "survey_teams")

    game: "JumpDrive"

    def __init__(self, game: "JumpDrive", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.cards = game.box
        self.seats = [Player() for _ in range(players)]
        self.pile: list[int] = []
        """Face down; the last card lies on top."""
        self.open_discards: list[int] = []
        """Cards that went to the discard pile before everybody's eyes."""
        self.survey_teams = players
        self.dealer = 0
        self.round = 0

    def copy(self) -> Self:
        new = self.copy_shared()
        new.cards = self.cards
        new.seats = [player.copy() for player in self.seats]
        new.pile, new.open_discards = self.pile[:], self.open_discards[:]
        new.survey_teams, new.dealer, new.round = self.survey_teams, self.dealer, self.round
        return new

    @property
    def discard_pile(self) -> list[int]:
        """All discards, in no meaningful order."""
        hidden = [card for player in self.seats for card in player.discards]
        return self.open_discards + hidden

    def from_dealers_left(self) -> list[int]:
        """All seats, the dealer last (JD-045)."""
        return CLOCKWISE[len(self.seats)][self.dealer]

    def unseen(self, seat: int | None) -> Counter[int]:
        return Counter(self._hidden_from(seat))

    def _hidden_from(self, seat: int | None) -> list[int]:
        hidden = self.pile[:]
        for other, player in enumerate(self.seats):
            if other != seat:
                hidden += player.hand
                hidden += player.discards
        return hidden

    def redraw(self, seat: int, rng: Random) -> list[int] | None:
        hidden = reshuffled(self._hidden_from(seat), rng)
        self.deal(seat, hidden[:])
        return hidden

    def deal(self, seat: int, hidden: list[int]) -> None:
        for other, player in enumerate(self.seats):
            if other != seat:
                player.hand = dealt_anew(hidden, player.hand)
                player.discards = dealt_anew(hidden, player.discards)
        self.pile = hidden
