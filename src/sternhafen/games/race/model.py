"""The state of a game of Race for the Galaxy: small slotted classes of card numbers, copied by hand."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from sternhafen.core.chance import Chance, dealt_anew, reshuffled
from sternhafen.core.state import State
from sternhafen.games.race.view_types import Phase, RaceView

if TYPE_CHECKING:
    from sternhafen.games.race.box import Cards
    from sternhafen.games.race.game import Race

NO_CARD: Final = -1
NO_PHASE: Final = -1
NO_POWER: Final = -1
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
CONSUME: Final = 3
PRODUCE: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("explore", "develop", "settle", "consume", "produce")
TRADE: Final = 5
WITH_POWERS: Final = (*PHASES, "trade")
"""What a power can belong to: a phase, or the sale within Consume."""

EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
CHOOSE_DEVELOP: Final = 2
CHOOSE_SETTLE: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
CHOOSE_PRODUCE: Final = 6
ACTION_CARDS: Final = (
    "explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce",
)  # fmt: skip
PHASE_OF_ACTION: Final = (EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE)


class Player:
    """What belongs to one seat. The discard pile is the discards of all seats: each knows its own."""

    __slots__ = (
        "actions", "chosen", "discarding", "discards", "drawn", "filled_by", "goods", "hand", "how", "in_use", "paid",
        "placed", "powers", "powers_used", "produced", "start", "tableau", "vp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.start = 0
        """The number of the start world dealt at the beginning."""
        self.hand: list[int] = []
        self.tableau: list[int] = []
        """The cards whose powers work, in the order placed; changed by `add` and `remove` only."""
        self.powers: list[tuple[int, ...]] = [()] * len(WITH_POWERS)
        """By phase, then for trade: the cards of the tableau that do something there, in the order placed."""
        self.placed = NO_CARD
        """The card laid into the tableau in this phase: it counts, but its powers do not work yet (RACE-047)."""
        self.goods: dict[int, int] = {}
        """By world: the card that lies on it, unseen."""
        self.vp = 0
        """The value of the chips."""
        self.discards: list[int] = []
        """What this player put on the discard pile face down."""
        self.actions: tuple[int, ...] = ()
        """The action cards of this round."""
        self.chosen = NO_CARD
        """The card put face down in this phase, still in hand."""
        self.how = ""
        """The way in which the revealed world is placed."""
        self.discarding = NO_CARD
        """The tableau card to be discarded when that world is placed."""
        self.paid: tuple[int, ...] = ()
        """The hand cards chosen as payment, until they are discarded."""
        self.drawn: list[int] = []
        """The cards under choice in Explore."""
        self.in_use = NO_POWER
        """The number of the power in use in Consume."""
        self.powers_used: tuple[int, ...] = ()
        """The numbers of the powers used in this Consume phase."""
        self.filled_by: tuple[int, ...] = ()
        """The cards whose power has filled a windfall world in this Produce phase, and the bonus."""
        self.produced: list[int] = []
        """The worlds that received a good in this Produce phase."""

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.start, new.vp, new.actions = self.start, self.vp, self.actions
        new.hand, new.tableau, new.goods = self.hand[:], self.tableau[:], self.goods.copy()
        new.powers = self.powers[:]
        new.discards, new.drawn = self.discards[:], self.drawn[:]
        new.placed, new.chosen, new.how, new.discarding = self.placed, self.chosen, self.how, self.discarding
        new.paid, new.produced = self.paid, self.produced[:]
        new.in_use, new.powers_used, new.filled_by = self.in_use, self.powers_used, self.filled_by
        return new

    def add(self, cards: "Cards", card: int) -> None:
        """Take a card into the tableau: its powers work from now on."""
        self.tableau.append(card)
        for phase in cards.phases[card]:
            self.powers[phase] += (card,)

    def remove(self, cards: "Cards", card: int) -> None:
        """Take a card out of the tableau."""
        self.tableau.remove(card)
        for phase in cards.phases[card]:
            place = self.powers[phase].index(card)
            self.powers[phase] = self.powers[phase][:place] + self.powers[phase][place + 1 :]

    @property
    def in_play(self) -> list[int]:
        """All cards of the tableau, the one of this phase included (RACE-049)."""
        return self.tableau if self.placed == NO_CARD else [*self.tableau, self.placed]


class RaceState(State[RaceView]):
    """One moment of a game of Race for the Galaxy."""

    __slots__ = (
        "cards", "half", "open_discards", "order", "phase", "phases", "pile", "pool", "round", "seats",
        "spent_goods", "turned_up",
    )  # fmt: skip

    game: "Race"

    def __init__(self, game: "Race", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.cards = game.box
        self.seats = [Player() for _ in range(players)]
        self.order = tuple(range(players))
        """The seats in player order; never changes (RACE-162)."""
        self.pile: list[int] = []
        """Face down; the last card lies on top."""
        self.open_discards: list[int] = []
        """Cards that went to the discard pile before everybody's eyes."""
        self.spent_goods: list[int] = []
        """Goods that went to the discard pile: nobody knows their faces (RACE-140)."""
        self.pool = 0
        self.round = 0
        self.phases: tuple[int, ...] = ()
        """The phases of this round; a doubled one stands there twice."""
        self.phase = NO_PHASE
        """The place of the current phase in `phases`."""
        self.half = 0
        """1 in the second of two doubled phases."""
        self.turned_up = NO_CARD
        """The card Gambling World has won and its owner may take."""

    def copy(self) -> Self:
        new = self.copy_shared()
        new.cards, new.order = self.cards, self.order
        new.seats = [player.copy() for player in self.seats]
        new.pile = self.pile[:]
        new.open_discards, new.spent_goods = self.open_discards[:], self.spent_goods[:]
        new.pool, new.round, new.turned_up = self.pool, self.round, self.turned_up
        new.phases, new.phase, new.half = self.phases, self.phase, self.half
        return new

    @property
    def discard_pile(self) -> list[int]:
        """The whole discard pile, in no meaningful order."""
        pile = self.open_discards + self.spent_goods
        for player in self.seats:
            pile += player.discards
        return pile

    @property
    def advanced(self) -> bool:
        return bool(self.options["advanced"])

    def has_bonus(self, seat: int, action: int) -> bool:
        """Whether the seat chose this action card; in a second half, whether it chose both (RACE-036, RACE-237)."""
        return self.seats[seat].actions.count(action) > self.half

    def unseen(self, seat: int | None) -> Counter[int]:
        return Counter(self._hidden_from(seat))

    def _hidden_from(self, seat: int | None) -> list[int]:
        hidden = self.pile + self.spent_goods
        for other, player in enumerate(self.seats):
            hidden += player.goods.values()
            if other != seat:
                hidden += player.hand
                hidden += player.drawn
                hidden += player.discards
        return hidden

    def redraw(self, seat: int, rng: Random) -> list[int] | None:
        hidden = reshuffled(self._hidden_from(seat), rng)
        self.deal(seat, hidden[:])
        return hidden

    def deal(self, seat: int, hidden: list[int]) -> None:
        for other, player in enumerate(self.seats):
            for world in player.goods:
                player.goods[world] = hidden.pop()
            if other != seat:
                player.hand = dealt_anew(hidden, player.hand)
                player.drawn = dealt_anew(hidden, player.drawn)
                player.discards = dealt_anew(hidden, player.discards)
                if player.paid:
                    player.paid = tuple(player.hand[: len(player.paid)])
        self.spent_goods = dealt_anew(hidden, self.spent_goods)
        self.pile = hidden
