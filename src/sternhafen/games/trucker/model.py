"""The state of a game of Galaxy Trucker: small slotted classes of numbers, copied by hand."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from sternhafen.core.chance import Chance, reshuffled
from sternhafen.core.state import State
from sternhafen.games.trucker.box import Adventure, Area
from sternhafen.games.trucker.grid import START
from sternhafen.games.trucker.pack import FlightBoard
from sternhafen.games.trucker.ship import Ship
from sternhafen.games.trucker.view_types import Size, TruckerView

if TYPE_CHECKING:
    from sternhafen.games.trucker.game import GalaxyTrucker

NO_TILE: Final = -1
NO_CARD: Final = -1
NO_STACK: Final = -1
NO_CELL: Final = -1
NOBODY: Final = -1

COLOURS: Final = ("blue", "green", "red", "yellow")
"""Of the seats, in seat order (GT-002)."""

FLOWN, ORDER, BEAUTY, TITLES, SALES, LOSSES = range(6)
SOURCES: Final = ("flown", "order", "beauty", "titles", "sales", "losses")
"""Where credits come from."""

ATTACHED: Final = 0
RESERVED: Final = 1
RETURNED: Final = 2

STACKS: Final = 4
LOWER_STACKS: Final = 3
"""The stacks that may be looked at; the last one lies at the top of the board (GT-004)."""

Decided = tuple[int, int, int, bool]
"""The last decision on a tile: what was done, the tile, the cell it lies on, whether it came from the reserve."""


class Player:
    """What belongs to one trucker."""

    __slots__ = (
        "before", "credits", "dock", "doomed", "earned", "gave_up", "gold", "hand", "hand_reserved", "landed", "last",
        "looking", "owed", "position", "powered", "racing", "reserve", "seen", "ship", "space", "stranded",
        "strength", "titles",
    )  # fmt: skip

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.credits = 0
        self.earned = [0] * len(SOURCES)
        """Credits by source, over all flights."""
        self.before: tuple[int, ...] = ()
        """What of it was earned in the flights before this one."""
        self.titles: list[int] = []
        self.gold = False
        """Whether the title is turned to its gold side."""
        self.begin_flight(ship)

    def begin_flight(self, ship: Ship) -> None:
        self.ship = ship
        self.before = tuple(self.earned)
        self.hand = NO_TILE
        self.hand_reserved = False
        """Whether the tile in hand came from the reserve (GT-039)."""
        self.reserve: list[int] = []
        self.last: Decided | None = None
        self.looking = NO_STACK
        self.seen: list[int] = []
        """Cards of this flight the trucker has looked at."""
        self.space = 0
        """The start space, once building is finished."""
        self.position = 0
        self.racing = False
        self.gave_up = False
        self.stranded = False
        """Announced no engine strength in open space (GT-361)."""
        self.landed = 0
        """The planet landed on, counted from 1."""
        self.powered: tuple[int, ...] = ()
        """The double cannons powered for the present count."""
        self.strength = 0
        """The value announced last: crew, engine strength, or cannon strength in halves."""
        self.owed = 0
        """Battery tokens to be paid."""
        self.doomed = NO_CELL
        """The component about to be destroyed."""
        self.dock: list[int] = []
        """Blocks beside the ship while loading."""

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.ship = self.ship.copy()
        new.credits, new.earned, new.before = self.credits, self.earned[:], self.before
        new.titles, new.gold = self.titles[:], self.gold
        new.hand, new.hand_reserved, new.last = self.hand, self.hand_reserved, self.last
        new.reserve, new.seen, new.dock = self.reserve[:], self.seen[:], self.dock[:]
        new.looking, new.space, new.position = self.looking, self.space, self.position
        new.racing, new.gave_up, new.stranded = self.racing, self.gave_up, self.stranded
        new.landed, new.powered, new.strength = self.landed, self.powered, self.strength
        new.owed, new.doomed = self.owed, self.doomed
        return new

    def earn(self, source: int, credits: int) -> None:
        self.credits += credits
        self.earned[source] += credits


class TruckerState(State[TruckerView]):
    """One moment of a game of Galaxy Trucker."""

    __slots__ = (
        "announced", "area", "beaten", "box", "by_turns", "card", "deck", "flight", "flown", "glass", "heap", "hit",
        "number", "order", "played", "round", "sand", "seats", "shown", "stacks", "supply", "titles", "turn",
    )  # fmt: skip

    game: "GalaxyTrucker"

    def __init__(self, game: "GalaxyTrucker", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.box = game.box
        self.by_turns: bool = options["building"] == "turns"
        """Whether one builds after the other; else all build at once."""
        self.seats = [Player(Ship(self.box)) for _ in range(players)]
        self.number = 0
        """Which flight of the game this is, counted from 1."""
        self.titles: list[int] = []
        """The titles laid out for the Trek and not yet awarded."""
        self.flown: list[int] = []
        """The final flight order of those who finished the flight."""
        self.set_level("II")
        self.clear_table()

    def set_level(self, level: str) -> None:
        self.flight: FlightBoard = self.box.flights[level]  # type: ignore[index]
        self.area: Area = self.box.areas[self.flight.ship]

    def clear_table(self) -> None:
        self.heap: list[int] = []
        """Face down; tiles are taken from its end."""
        self.shown: list[int] = []
        """The face-up tiles in the middle."""
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        self.deck: list[int] = []
        """The last card lies on top."""
        self.card = NO_CARD
        self.played: list[int] = []
        """The cards of this flight that were resolved."""
        self.supply = list(self.box.supply)
        self.round = 1
        """Of building by turns."""
        self.turn = 0
        """Whose turn it is within the round."""
        self.glass = 1
        """The space of the hourglass."""
        self.sand = 0.0
        """Seconds, or rounds in building by turns, until it has run out."""
        self.order: list[int] = []
        """Flight order at the start of the card, or of the line of a combat zone (GT-123)."""
        self.beaten: list[int] = []
        """Truckers on whom the pirates will fire."""
        self.announced: list[int] = []
        """Truckers who have announced their value for the present comparison."""
        self.hit: tuple[Size, int, int] | None = None
        """The present meteor or shot: size, side, and row or column."""

    def copy(self) -> Self:
        new = self.copy_shared()
        new.box, new.by_turns, new.flight, new.area = self.box, self.by_turns, self.flight, self.area
        new.seats = [player.copy() for player in self.seats]
        new.number, new.titles, new.flown = self.number, self.titles[:], self.flown[:]
        new.heap, new.shown = self.heap[:], self.shown[:]
        new.stacks = [stack[:] for stack in self.stacks]
        new.deck, new.card, new.played = self.deck[:], self.card, self.played[:]
        new.supply = self.supply[:]
        new.round, new.turn, new.glass, new.sand = self.round, self.turn, self.glass, self.sand
        new.order, new.beaten, new.announced = self.order[:], self.beaten[:], self.announced[:]
        new.hit = self.hit
        return new

    @property
    def level(self) -> int:
        """The level of the flight's own cards."""
        return {"learning": 1, "I": 1, "II": 2, "III": 3}[self.flight.id]

    @property
    def adventure(self) -> Adventure:
        return self.box.cards[self.card]

    @property
    def playable(self) -> list[list[int]]:
        """By level: the cards that can appear; the reconstructed one can be left out by option."""
        return self.box.cards_by_level[bool(self.options["reconstructed_cards"])]

    def flight_order(self) -> list[int]:
        """Those in the race, the leader first (GT-122)."""
        racing = [seat for seat, player in enumerate(self.seats) if player.racing]
        if len(racing) > 1:
            racing.sort(key=lambda seat: -self.seats[seat].position)
        return racing

    def new_ship(self, seat: int) -> Ship:
        """The starting cabin alone (GT-008)."""
        ship = Ship(self.box)
        ship.attach(START, self.box.starting_cabins[COLOURS[seat]] * 4)
        return ship

    def to_supply(self, blocks: list[int] | tuple[int, ...]) -> None:
        for good in blocks:
            self.supply[good] += 1

    # Who knows what

    def cards_in_flight(self) -> list[int]:
        """Cards dealt for this flight and not revealed yet."""
        return self.deck + [card for stack in self.stacks for card in stack]

    def undealt(self) -> list[int]:
        """Cards that are not part of this flight, as far as anybody can tell."""
        dealt = {*self.cards_in_flight(), *self.played, self.card}
        return [card for card in self.box.cards if card not in dealt]

    def known_cards(self, seat: int | None) -> frozenset[int]:
        if self.flight.id == "learning":
            return frozenset(self.cards_in_flight())
        return frozenset() if seat is None else frozenset(self.seats[seat].seen)

    def unseen(self, seat: int | None) -> Counter[int]:
        known = self.known_cards(seat)
        hidden = [card for card in (*self.cards_in_flight(), *self.undealt()) if card not in known]
        return Counter(self.heap + hidden)

    def redraw(self, seat: int, rng: Random) -> None:
        """Shuffle heap and deck, and exchange cards the seat has not seen with others of the same level.

        Where another has looked at a card, it has then looked at the one that lies there now.
        """
        self.heap = reshuffled(self.heap, rng)
        if self.flight.id != "learning":
            self._exchange_cards(self.known_cards(seat), rng)
        self.deck = reshuffled(self.deck, rng)

    def _exchange_cards(self, known: frozenset[int], rng: Random) -> None:
        """Whatever is neither known nor played could be in the flight."""
        seen, levels = known.union(self.played, (self.card,)), self.box.card_level
        hidden = [[card for card in same if card not in seen] for same in self.playable]
        dealt: dict[int, int] = {}
        for pile in (self.deck, *self.stacks):
            for place, card in enumerate(pile):
                if card not in known:
                    others = hidden[levels[card]]
                    pile[place] = dealt[card] = others.pop(int(rng.random() * len(others)))
        for player in self.seats:
            if player.seen:
                player.seen = [dealt.get(card, card) for card in player.seen]
