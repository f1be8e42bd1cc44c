"""The state of a Solarius Mission game: small slotted classes of numbers, copied by hand.

Cards, planets, stations and outposts are numbered within their kind; colours 0 to 3 as on the tableau from the top.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from sternhafen.core.chance import Chance, dealt_anew, reshuffled
from sternhafen.core.state import State
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.space import Space
from sternhafen.games.solarius.view_types import SolariusView

if TYPE_CHECKING:
    from sternhafen.games.solarius.game import SolariusMission

ORDINARY: Final = -1
TRANSFORMATION: Final = -2
RESEARCH: Final = -3
FIELD_NAMES = {ORDINARY: "ordinary", TRANSFORMATION: "transformation", RESEARCH: "research"}

NO_OUTPOST: Final = -1
NOBODY: Final = -1

START_MONEY: Final = 2
JUNK_FIELDS: Final = 3
STATIONS: Final = 4
COLONIES: Final = 12
MARKERS: Final = 6
DRIVE_SLOTS: Final = 3

Die = tuple[int, int, int]
"""On the bridge: place on the wheel, colour, face. On a tableau: field (or card), colour, face."""
Figure = tuple[int, int, int]
"""Hex, kind and outpost (or NO_OUTPOST)."""


class Player:
    """What belongs to one seat."""

    __slots__ = (
        "beside", "bonuses", "bucks", "columns", "developments", "dice", "done", "faces", "figures", "fuel", "hand",
        "junk", "junk_fields", "left", "ones", "open", "right", "ship", "stations", "store", "twos",
    )  # fmt: skip

    def __init__(self, home: int) -> None:
        self.fuel = self.bucks = START_MONEY
        self.faces = [0, 0, 0, 0]
        """Of the tech dice: 0 to 5."""
        self.columns = [1, 1, 1, 1]
        """Of the tech dice: 1 to 5."""
        self.store = [0] * 12
        """Cubes in columns I, II, III of each row, one row after the other."""
        self.junk = 0
        """On junk fields."""
        self.beside = 0
        """Junk beside the tableau."""
        self.junk_fields = JUNK_FIELDS
        self.ones = self.twos = 0
        """General drives with side 1 and with side 2 up."""
        self.hand: list[int] = []
        self.open: list[int] = []
        """Missions laid out and not fulfilled."""
        self.done: list[int] = []
        """Missions fulfilled."""
        self.developments: list[int] = []
        self.left: list[int] = []
        """Planets being settled."""
        self.right: list[int] = []
        """Planets settled."""
        self.stations: list[int] = []
        """In the order built."""
        self.bonuses: list[int] = []
        """The outer tiles whose hub bonus was used or declined."""
        self.ship = home
        self.figures: list[Figure] = []
        self.dice: list[Die] = []

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.fuel, new.bucks = self.fuel, self.bucks
        new.faces, new.columns, new.store = self.faces[:], self.columns[:], self.store[:]
        new.junk, new.beside, new.junk_fields = self.junk, self.beside, self.junk_fields
        new.ones, new.twos, new.ship = self.ones, self.twos, self.ship
        new.hand, new.open, new.done = self.hand[:], self.open[:], self.done[:]
        new.developments, new.stations = self.developments[:], self.stations[:]
        new.left, new.right = self.left[:], self.right[:]
        new.bonuses, new.figures, new.dice = self.bonuses[:], self.figures[:], self.dice[:]
        return new

    @property
    def range(self) -> int:
        """The colour drive counts 1 (SM-193, SM-221)."""
        return 1 + self.ones + 2 * self.twos

    @property
    def markers(self) -> int:
        """Mission markers not yet used (SM-199)."""
        return MARKERS - len(self.open) - len(self.done)

    def outposts(self) -> list[int]:
        return [figure[2] for figure in self.figures if figure[2] != NO_OUTPOST]


class SolariusState(State[SolariusView]):
    """One moment of a game of Solarius Mission."""

    __slots__ = (
        "bag", "box", "bridge", "discard_pile", "face_up", "figure_at", "hub_track", "hubs_out", "pile",
        "planet_at", "planets_out", "round", "seats", "space", "start_player", "turn",
    )  # fmt: skip

    game: "SolariusMission"

    def __init__(self, game: "SolariusMission", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.box: Box = game.box
        self.space: Space = game.first_space(players)
        hexes = len(self.box.geometry.hexes)
        self.seats = [Player(self.box.geometry.home) for _ in range(players)]
        self.pile: list[int] = []
        """Face down; the last card lies on top."""
        self.discard_pile: list[int] = []
        self.bridge: list[Die] = []
        self.bag = [0, 0, 0, 0]
        """Action dice by colour."""
        self.hub_track: list[int] = []
        """The hubs of the four rounds; those of rounds to come are face down."""
        self.hubs_out: list[int] = []
        """The hubs put back into the box unseen."""
        self.planet_at = bytearray(hexes)
        """The planet on a hex, its number + 1; 0 for none."""
        self.face_up = bytearray(hexes)
        self.planets_out: list[int] = []
        """The planets put back into the box unseen."""
        self.figure_at = bytearray(hexes)
        """Whose figure stands on a hex, the seat + 1; 0 for nobody's."""
        self.round = 0
        self.start_player = 0
        self.turn = NOBODY
        """Whose turn it is."""

    def copy(self) -> Self:
        return self._copied([player.copy() for player in self.seats])

    def _copied(self, seats: list[Player]) -> Self:
        new = self.copy_shared()
        new.box, new.space, new.seats = self.box, self.space, seats
        new.pile, new.discard_pile = self.pile[:], self.discard_pile[:]
        new.bridge, new.bag = self.bridge[:], self.bag[:]
        new.hub_track, new.hubs_out, new.planets_out = self.hub_track[:], self.hubs_out[:], self.planets_out[:]
        new.planet_at, new.face_up, new.figure_at = self.planet_at[:], self.face_up[:], self.figure_at[:]
        new.round, new.start_player, new.turn = self.round, self.start_player, self.turn
        return new

    def branch(self, seat: int) -> Self:
        """A copy for looking ahead in this seat's turn: what belongs to the others is shared until the turn ends."""
        return self._copied([player.copy() if own == seat else player for own, player in enumerate(self.seats)])

    def in_turn_order(self) -> list[int]:
        """All seats clockwise from the start player."""
        return [(self.start_player + place) % self.players for place in range(self.players)]

    def erected(self) -> list[int]:
        """The outer tiles whose hub stands on the map."""
        return self.hub_track[: self.round]

    def face_down(self) -> list[int]:
        """The hexes with a planet face down."""
        return [hex for hex in self.space.in_use if self.planet_at[hex] and not self.face_up[hex]]

    def unseen(self, seat: int | None) -> Counter[int]:
        first_planet, first_hub = self.box.first_planet, self.box.first_hub
        unseen = Counter(self.pile)
        for other, player in enumerate(self.seats):
            if other != seat:
                unseen.update(player.hand)
        unseen.update(first_planet + self.planet_at[hex] - 1 for hex in self.face_down())
        unseen.update(first_planet + planet for planet in self.planets_out)
        unseen.update(first_hub + hub for hub in self.hub_track[self.round :] + self.hubs_out)
        return unseen

    def redraw(self, seat: int, rng: Random) -> None:
        self._redraw_cards(seat, rng)
        self._redraw_planets(rng)
        hubs = reshuffled(self.hub_track[self.round :] + self.hubs_out, rng)
        to_come = len(self.hub_track) - self.round
        self.hub_track[self.round :], self.hubs_out[:] = hubs[:to_come], hubs[to_come:]

    def _redraw_cards(self, seat: int, rng: Random) -> None:
        others = [player for other, player in enumerate(self.seats) if other != seat]
        hidden = reshuffled(self.pile + [card for player in others for card in player.hand], rng)
        for player in others:
            player.hand = dealt_anew(hidden, player.hand)
        self.pile = hidden

    def _redraw_planets(self, rng: Random) -> None:
        """The back of a planet shows its colour, so colours stay (SM-R30)."""
        colour, hexes = self.box.planet_colour, self.face_down()
        planets = [self.planet_at[hex] - 1 for hex in hexes] + self.planets_out
        hidden: list[list[int]] = [[], [], [], []]
        for planet in planets:
            hidden[colour[planet]].append(planet)
        hidden = [reshuffled(same, rng) for same in hidden]
        planets = [hidden[colour[planet]].pop() for planet in planets]
        for hex, planet in zip(hexes, planets, strict=False):
            self.planet_at[hex] = planet + 1
        self.planets_out = planets[len(hexes) :]
