"""How a greedy trucker builds: what a tile is worth on a cell of the ship as it is."""

from sternhafen.core.action import Action
from sternhafen.games.trucker.actions import RESERVE, RETURN_TILE, TAKE_HIDDEN, Attach, Finish, Take
from sternhafen.games.trucker.box import (
    BATTERY,
    CABIN,
    CANNON,
    CARGO_HOLD,
    ENGINE,
    JOINED,
    LIFE_SUPPORT,
    SHIELD,
    SPECIAL_HOLD,
    STARTING_CABIN,
    STRUCTURAL,
)
from sternhafen.games.trucker.grid import STEP, name
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.building import free_spaces
from sternhafen.games.trucker.ship import cargo, joints, strength
from sternhafen.games.trucker.ship.growth import Room

ENGINES = (3.0, 2.5, 1.6, 1.2, 0.8, 0.5, 0.3)
CANNONS = (4.0, 3.5, 3.0, 2.6, 2.4, 2.2, 2.0, 1.5, 1.0)
CABINS = (5.0, 4.5, 3.5, 2.4, 1.6, 1.0, 0.6)
CONTAINERS = (1.2, 1.1, 1.0, 0.8, 0.7, 0.5, 0.4, 0.3)
"""What one more is worth to a ship that has so many already."""
SHIELDS = (2.2, 1.8, 0.8)
TOKENS = (1.4, 1.2, 0.9, 0.7, 0.5, 0.4)

SIDEWAYS = 0.2
"""How much of it a cannon is worth that does not point ahead."""
JOINT, TOUCH = 0.35, 0.1
"""What it is worth that a neighbour holds the tile, or is merely beside it."""
OPENNESS = (0, 0.15, 0.15, 0.4)
"""What a connector towards an empty cell is worth for building on, by its kind."""
OUTWARD = -1.0
"""What a connector costs that will stay open."""
SEARCHED = 40
"""How many of the face-up tiles are looked at, the newest first."""
CONSIDERED = 20
"""Of those, how many are tried on the ship."""
DEEP = 8
"""How many places of a tile are examined for the room they leave."""
CELL = 2.0
"""What an empty cell is worth that can still be built on."""
A_HIDDEN_TILE, A_HIDDEN_TILE_IN_HURRY = 3.2, 1.0
"""How good a face-up tile must be to be taken instead of a hidden one."""
GOOD_ENOUGH, GOOD_ENOUGH_IN_HURRY = 1.5, 0.5
"""How good a tile in hand must be to be built in."""
FULL_ENOUGH = 0.95
NEARLY_FULL = 0.75
"""From when on it is worth a thought to be the first at the start."""
PATIENCE = 40
"""Rounds after which a ship is good enough where no hourglass runs."""
LONGEST = 140
"""Decisions for each flight after which a builder without a clock stops taking tiles up and putting them back."""


NOWHERE = (0.0, -1, 0)


def worth(table: tuple[float, ...], have: int) -> float:
    return table[have] if have < len(table) else 0.2


class Yard:
    """The ship of one seat in one imagined state, and what it still needs."""

    def __init__(self, state: TruckerState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.seats[seat]
        self.ship = self.player.ship
        self.open_cells = joints.open_cells(self.ship, state.area)
        kinds = [self.ship.box.turned_kind[turned] for turned in self.ship.tiles.values()]
        self.cabins = kinds.count(CABIN)
        self.shields = kinds.count(SHIELD)
        self.supports = kinds.count(LIFE_SUPPORT)
        single, double = strength.engines(self.ship)
        halves, doubles = strength.cannons(self.ship)
        self.doubles = double + len(doubles)
        self.tokens = self._tokens()
        self.single_engines = single
        self.engines = single + 2 * min(double, self.tokens)
        self.cannons = halves // 2 + 2 * min(len(doubles), self.tokens)
        self.containers = sum(cargo.storage(self.ship))
        self.red = cargo.storage(self.ship)[1]
        self.room = Room(self.ship, state.area)

    def _tokens(self) -> int:
        box = self.ship.box
        tiles = [turned >> 2 for turned in self.ship.tiles.values()]
        return sum(box.capacity[tile] for tile in tiles if box.kind[tile] == BATTERY)

    # What to do

    def takes(self, considered: int = CONSIDERED) -> list[Action]:
        """Face-up tiles, a hidden one or nothing more, the best first."""
        finish = Finish(free_spaces(self.state)[0])
        if self._finished():
            return [finish]
        wanted = A_HIDDEN_TILE_IN_HURRY if self._hurry() or not self.state.heap else A_HIDDEN_TILE
        offered = sorted(self.state.shown[-SEARCHED:], key=lambda tile: -self.kind_worth(tile, 0))[:considered]
        ranked: list[tuple[float, Action]] = [(wanted, TAKE_HIDDEN if self.state.heap else finish)]
        ranked += [(self.best(tile)[0], Take(self.state.box.names[tile])) for tile in offered]
        ranked.sort(key=lambda entry: -entry[0])
        found = [action for value, action in ranked if value > 0]
        return [*found, finish] if self._could_finish() and finish not in found else found

    def decisions(self) -> list[Action]:
        """Places for the tile in hand, or returning it, the best first."""
        places = self.places(self.player.hand)
        ranked: list[tuple[float, Action]] = [
            (value, Attach(name(cell), 90 * quarter))  # type: ignore[arg-type]
            for value, cell, quarter in places
        ]
        if self.player.hand_reserved:
            return [action for _, action in ranked] or [RESERVE]
        ranked.append((GOOD_ENOUGH_IN_HURRY if self._hurry() else GOOD_ENOUGH, RETURN_TILE))
        ranked.sort(key=lambda entry: -entry[0])
        return [action for _, action in ranked]

    def _turns_left(self) -> int:
        state = self.state
        if not state.flight.timer_spaces or state.options["building"] != "turns":
            patience = LONGEST * state.number - state.numbers[self.seat]
            return min(PATIENCE - len(state.shown) // state.players, patience // 2)
        runs = state.flight.timer_spaces - state.glass
        return int(runs * state.options["hourglass_rounds"] + state.sand)

    def _cells_left(self) -> int:
        return len(self.state.area.cells) - len(self.ship.tiles)

    def _hurry(self) -> bool:
        return self._turns_left() < self._cells_left()

    def _finished(self) -> bool:
        filled = len(self.ship.tiles) / len(self.state.area.cells)
        return not self.open_cells or self._turns_left() <= 0 or filled >= FULL_ENOUGH

    def _could_finish(self) -> bool:
        return len(self.ship.tiles) >= NEARLY_FULL * len(self.state.area.cells)

    # What tiles are worth

    def best(self, tile: int) -> tuple[float, int, int]:
        """The best place without a building error: its worth, the cell and the quarter turns."""
        return max(self.places(tile), default=NOWHERE)

    def places(self, tile: int) -> list[tuple[float, int, int]]:
        """The few places that look best, none with a building error."""
        if self.ship.restriction == "no_structural" and self.ship.box.kind[tile] == STRUCTURAL:
            return []
        found = []
        for cell in self.open_cells:
            for quarter in joints.rotations(self.ship, tile, cell):
                if not joints.breaks_rule(self.ship, tile * 4 + quarter, cell):
                    value = self.kind_worth(tile, quarter) + self.place_worth(tile * 4 + quarter, cell)
                    found.append((value, cell, quarter))
        found.sort(reverse=True)
        return [
            (value - self.lost_room(tile * 4 + quarter, cell), cell, quarter) for value, cell, quarter in found[:DEEP]
        ]

    def lost_room(self, turned: int, cell: int) -> float:
        """What it costs that cells can no longer be built on."""
        return CELL * max(0, self.room.left - 1 - self.room.left_after(turned, cell))

    def kind_worth(self, tile: int, quarter: int) -> float:
        """What the component itself brings."""
        box = self.ship.box
        kind = box.kind[tile]
        if kind == ENGINE:
            reliable = 1.5 if box.strength[tile] == 1 and not self.single_engines else 0
            return self._powered(ENGINES, self.engines, box.strength[tile]) + reliable
        if kind == CANNON:
            return self._powered(CANNONS, self.cannons, box.strength[tile]) * (SIDEWAYS if quarter else 1)
        if kind in (CARGO_HOLD, SPECIAL_HOLD):
            each = sum(worth(CONTAINERS, self.containers + place) for place in range(box.capacity[tile]))
            return each * (1.4 if kind == SPECIAL_HOLD and self.red < 3 else 1)
        if kind == BATTERY:
            users = self.doubles + 2 * self.shields + 1
            return sum(worth(TOKENS, self.tokens + place) for place in range(box.capacity[tile])) * min(1, users / 3)
        table = {CABIN: (CABINS, self.cabins), SHIELD: (SHIELDS, self.shields)}.get(kind)
        return worth(*table) * (1 if kind == CABIN or self.tokens else 0.6) if table else 0.1

    def _powered(self, table: tuple[float, ...], have: int, amount: int) -> float:
        """Doubles count for what they give, less if there are no tokens for them."""
        value = sum(worth(table, have + place) for place in range(amount))
        return value if amount == 1 else value * (0.7 if self.tokens > self.doubles else 0.45)

    def place_worth(self, turned: int, cell: int) -> float:
        """Joints hold the ship together, open connectors weaken it, blocked cells are lost."""
        box, tiles, inside = self.ship.box, self.ship.tiles, self.state.area.inside
        value = 0.0
        for joint, other in joints.touching(self.ship, turned, cell):
            value += JOINT if joint == JOINED else TOUCH
            if joint == JOINED:
                value += self._alien_worth(turned, other)
        for side, step in enumerate(STEP):
            if box.sides[turned][side] and cell + step not in tiles:
                value += OPENNESS[box.sides[turned][side]] if cell + step in inside else OUTWARD
        return value

    def _alien_worth(self, turned: int, other: int) -> float:
        """A life support beside a cabin, or the other way round."""
        box = self.ship.box
        kinds = {box.turned_kind[turned], box.turned_kind[self.ship.tiles[other]]}
        if LIFE_SUPPORT in kinds and CABIN in kinds and self.state.flight.aliens:
            return 1.0 if self.supports < 2 and self.cabins > 1 else 0.0
        return 0.15 if STARTING_CABIN in kinds else 0.0
