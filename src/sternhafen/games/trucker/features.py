"""Galaxy Trucker in numbers, for bots that learn."""

from collections.abc import Sequence

from sternhafen.games.trucker.box import BATTERY, BROWN, PURPLE, TWO_HUMANS
from sternhafen.games.trucker.grid import STEP
from sternhafen.games.trucker.model import Player, TruckerState
from sternhafen.games.trucker.ship import Ship, cargo, joints, losses, strength
from sternhafen.games.trucker.ship.danger import Danger
from sternhafen.games.trucker.ship.growth import room_to_grow

ENGINE_MARKS = (1, 2, 3, 4, 5, 6, 8, 10)
CANNON_MARKS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)
CREW_MARKS = (2, 3, 4, 5, 6, 7, 8, 10, 12, 14)
TOKEN_MARKS = (1, 2, 3, 4, 5, 6, 8)
HOLD_MARKS = (1, 2, 3, 4, 5, 6, 8, 10, 12)
RED_MARKS = (1, 2, 3, 4)
OPEN_MARKS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
TURNS = 36
CARDS = 12


class Outfit:
    """What a ship can do, whether it is loaded already or still being built."""

    __slots__ = (
        "brown", "cannons", "containers", "crew", "double_cannons", "double_engines", "engines", "exposed", "ill",
        "purple", "red", "single_cannons", "single_engines", "tokens",
    )  # fmt: skip

    def __init__(self, ship: Ship, *, loaded: bool) -> None:
        self.single_engines, self.double_engines = strength.engines(ship)
        halves, doubles = strength.cannons(ship)
        self.single_cannons = halves / 2
        self.double_cannons = sum(strength.double_halves(ship, cell) for cell in doubles) / 2
        white, self.red = cargo.storage(ship)
        self.containers = white + self.red
        crew = ship.crew if loaded else dict.fromkeys(strength.cabins(ship), TWO_HUMANS)
        self.crew = sum(2 if who == TWO_HUMANS else 1 for who in crew.values())
        self.brown, self.purple = (has_alien(ship, alien, loaded=loaded) for alien in (BROWN, PURPLE))
        self.ill = sum(any(other in crew for other in joints.joined(ship, cell)) for cell in crew)
        self.tokens = ship.tokens if loaded else printed_tokens(ship)
        self.exposed = joints.exposed(ship)
        self._add_power()

    def _add_power(self) -> None:
        """Strength with every token spent, aliens included."""
        self.engines = self.single_engines + 2 * min(self.double_engines, self.tokens)
        self.engines += strength.ALIEN_BONUS * (self.brown and self.engines > 0)
        self.cannons = self.single_cannons + min(self.double_cannons, 2 * self.tokens)
        self.cannons += strength.ALIEN_BONUS * (self.purple and self.cannons > 0)


def has_alien(ship: Ship, alien: int, *, loaded: bool) -> bool:
    """Whether it is on board, or could come on board."""
    return alien in ship.crew.values() if loaded else bool(losses.alien_cabins(ship, alien))


def printed_tokens(ship: Ship) -> int:
    box = ship.box
    return sum(box.capacity[turned >> 2] for turned in ship.tiles.values() if box.turned_kind[turned] == BATTERY)


def features(state: TruckerState, seat: int) -> list[float]:
    """What there is to know about one seat: how far it is, what its ship can do, what threatens the ship."""
    player = state.seats[seat]
    outfit, danger = Outfit(player.ship, loaded=is_loaded(state)), Danger(player.ship)
    return [
        *_stage(state, player),
        *_standing(state, player),
        *able(outfit),
        *threats(player.ship, outfit, danger),
        *_room(state, player),
    ]


def is_loaded(state: TruckerState) -> bool:
    return any(player.racing or player.gave_up for player in state.seats)


def turns_left(state: TruckerState) -> float:
    """How many tiles a trucker can still take before time is up, where the hourglass counts rounds."""
    if not state.flight.timer_spaces or state.options["building"] != "turns":
        return max(0.0, TURNS - len(state.shown) / state.players)
    runs = state.flight.timer_spaces - state.glass
    return float(runs * state.options["hourglass_rounds"] + state.sand)


def _stage(state: TruckerState, player: Player) -> list[float]:
    builds = not player.space and not is_loaded(state)
    turns = turns_left(state) / TURNS if builds else 0.0
    cards = len(state.cards_in_flight()) / CARDS
    return [1.0, float(builds), turns, turns * turns, cards, cards * cards, float(not state.deck)]


def _standing(state: TruckerState, player: Player) -> list[float]:
    """Credits, goods and the place in the race."""
    goods = sum(count * price for count, price in zip(cargo.on_board(player.ship), state.box.prices, strict=True))
    wealth = (player.credits + goods - len(player.ship.lost) - len(player.reserve)) / 10
    spaces = [float(player.space == space) for space in range(1, 5)]
    others = [other.position for other in state.seats if other is not player and (other.racing or other.space)]
    ahead = sum(position > player.position for position in others)
    lead = max((player.position - position for position in others), default=5)
    behind = max((position - player.position for position in others), default=-5)
    flies = float(player.racing)
    places = [flies * (ahead == place) for place in range(4)]
    return [
        wealth, goods / 10, len(player.ship.lost) / 5, len(player.reserve), *spaces, flies, float(player.gave_up),
        *places, flies * lead / 10, flies * behind / 10, flies * max(0, behind - state.flight.spaces + 8) / 8,
    ]  # fmt: skip


def able(outfit: Outfit) -> list[float]:
    return [
        *marks(outfit.engines, ENGINE_MARKS), *marks(outfit.cannons, CANNON_MARKS), *marks(outfit.crew, CREW_MARKS),
        *marks(outfit.tokens, TOKEN_MARKS), *marks(outfit.containers, HOLD_MARKS), *marks(outfit.red, RED_MARKS),
        *marks(outfit.exposed, OPEN_MARKS), outfit.engines / 6, outfit.cannons / 6, outfit.crew / 8,
        outfit.single_engines / 4, outfit.double_engines / 2, outfit.single_cannons / 4, outfit.double_cannons / 4,
        outfit.tokens / 4, outfit.containers / 6, outfit.red / 3, outfit.exposed / 8, outfit.ill / 4,
        float(outfit.brown), float(outfit.purple), float(not outfit.tokens), float(not outfit.single_engines),
    ]  # fmt: skip


def threats(ship: Ship, outfit: Outfit, danger: Danger) -> list[float]:
    """By side: open connectors, lines without cannon, loss by shots; each also as shields and tokens leave it."""
    powered = outfit.tokens > 0
    bare = [float(not (powered and strength.is_shielded(ship, side))) for side in range(4)]
    small = [chance * unshielded for chance, unshielded in zip(danger.small, bare, strict=True)]
    large = danger.large_doubles if powered else danger.large
    heavy = [parts / 3 for parts in danger.heavy]
    light = [parts * unshielded for parts, unshielded in zip(heavy, bare, strict=True)]
    return [*danger.small, *danger.large, *bare, *small, *large, *heavy, *light]


def _room(state: TruckerState, player: Player) -> list[float]:
    """How much is built, how much can still be built on, and how well the ship holds together."""
    area, tiles = state.area, player.ship.tiles
    share = len(tiles) / len(area.cells)
    empty, room = len(joints.open_cells(player.ship, area)) / 6, room_to_grow(player.ship, area) / len(area.cells)
    faults = len(joints.faults(player.ship))
    return [
        share,
        share * share,
        float(share == 1),
        empty,
        room,
        min(room, turns_left(state) / TURNS),
        *(number / 5 for number in _openings(state, player)),
        faults / 2,
    ]


def _openings(state: TruckerState, player: Player) -> list[int]:
    """By connector: how many of them face an empty cell."""
    area, tiles, box = state.area, player.ship.tiles, player.ship.box
    openings = [0, 0, 0, 0]
    for cell, turned in tiles.items():
        for side, step in enumerate(STEP):
            if cell + step in area.inside and cell + step not in tiles:
                openings[box.sides[turned][side]] += 1
    return openings


def marks(value: float, steps: Sequence[float]) -> list[float]:
    """Which of the marks are reached."""
    return [float(value >= step) for step in steps]
