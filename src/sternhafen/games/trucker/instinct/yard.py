"""How a greedy trucker builds: what a tile is worth on a cell of the ship as it is."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.games.trucker.actions import RESERVE, RETURN_TILE, TAKE_HIDDEN, TURN_HOURGLASS, Attach, Finish, Take
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
from sternhafen.games.trucker.instinct.taste import FIRST_SIGHT, Taste, brisk
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.building import free_spaces
from sternhafen.games.trucker.rules.hourglass import glass_obstacle, has_glass
from sternhafen.games.trucker.ship import cargo, joints, strength
from sternhafen.games.trucker.ship.growth import Room

SEARCHED = 40
"""How many of the face-up tiles are looked at, the newest first."""
CONSIDERED = 20
"""Of those, how many are tried on the ship."""
DEEP = 8
"""How many places of a tile are examined for the room they leave."""
FULL_ENOUGH, FULL_TOGETHER, WAITED_FOR = 0.95, 0.88, 0.85
"""How much of the ship is enough, where all build at once, and where everybody waits."""
NEARLY_FULL = 0.75
"""From when on it is worth a thought to be the first at the start."""
LONGEST = 140
"""Decisions for each flight after which a builder without a clock stops taking tiles up and putting them back."""
TILE_SECONDS = 6
"""What a person takes to pick a tile up and put it somewhere."""
SURE = 1.3
"""With time to look at this many tiles for each cell, all cells will be built on."""
BRISK = 2
"""Against others at the same time one builds what fits, unless there is time for this many tiles for each cell."""
MANY, HALF_BUILT = 16, 0.6
"""This many open tiles, or this much of the ship, show what is still to be hoped for;"""
TRIED = 12
"""then this many tiles stand for all that lie in the heap."""
NEARLY_FITS = 1.5
"""What is so little worse than it should be is a place to be mistaken about."""
LEFT_IN_HEAP = 0.2
"""The share of the heap that nobody turns over where all build at once: the rest would only be looked through."""

NOWHERE = (0.0, -1, 0)


def some_of(tiles: Sequence[int], number: int, first: int = 0) -> list[int]:
    """About this many of these tiles: they are numbered by kind, so some at even distances stand for all."""
    step = max(1, len(tiles) // number)
    return sorted(tiles)[first % step :: step]


def worth(table: tuple[float, ...], have: int) -> float:
    return table[have] if have < len(table) else 0.2


class Yard:
    """The ship of one seat in one imagined state, and what it still needs."""

    def __init__(self, state: TruckerState, seat: int, taste: Taste = FIRST_SIGHT) -> None:
        self.state = state
        self.taste = brisk(taste) if self._at_once() else taste
        self.seat = seat
        self.player = state.seats[seat]
        self.ship = self.player.ship
        self.open_cells = joints.open_cells(self.ship, state.area)
        self._count()
        self.room = Room(self.ship, state.area)
        self.doubt = max(0.0, 1 - self.turns_left() / max(1, self._cells_left()) / SURE)
        """How doubtful it is that an empty cell is still built on."""

    def _count(self) -> None:
        """What the ship has so far."""
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

    def _tokens(self) -> int:
        box = self.ship.box
        tiles = [turned >> 2 for turned in self.ship.tiles.values()]
        return sum(box.capacity[tile] for tile in tiles if box.kind[tile] == BATTERY)

    # What to do

    def takes(self, considered: int = CONSIDERED) -> list[Action]:
        """Face-up tiles, a hidden one or nothing more, the best first."""
        finish = Finish(free_spaces(self.state)[0])
        if self._must_turn():
            return [TURN_HOURGLASS]
        if self._finished() or self._nothing_fits():
            return [finish]
        draws = self._may_draw()
        offered = sorted(self.state.shown[-SEARCHED:], key=lambda tile: -self.kind_worth(tile, 0))[:considered]
        ranked: list[tuple[float, Action]] = [(self._wanted(draws), TAKE_HIDDEN if draws else finish)]
        ranked += [(self.best(tile)[0], Take(self.state.box.names[tile])) for tile in offered]
        ranked.sort(key=lambda entry: -entry[0])
        found = [action for value, action in ranked if value > 0]
        if self._at_once() and found[0] != finish:
            found = [action for action in found if action != finish]  # what still fits is not overlooked
        return [*found, finish] if self._could_finish() and finish not in found else found

    def _wanted(self, draws: bool) -> float:
        """How good a face-up tile must be to be taken."""
        if self._at_once() and not draws:
            return self._enough()  # else an open tile would be taken up and put back for ever
        return self.taste.hidden_in_hurry if self._hurry() or not draws else self.taste.hidden

    def decisions(self) -> list[Action]:
        """Places for the tile in hand, or returning it, the best first."""
        if self._must_turn():
            return [TURN_HOURGLASS]
        ranked: list[tuple[float, Action]] = [
            (value, Attach(name(cell), 90 * quarter))  # type: ignore[arg-type]
            for value, cell, quarter in self.places(self.player.hand)
        ]
        if self.player.hand_reserved:
            return [action for _, action in ranked] or [RESERVE]
        weighed = self._against_others(ranked) if self._at_once() else [*ranked, (self._enough(), RETURN_TILE)]
        weighed.sort(key=lambda entry: -entry[0])
        return [action for _, action in weighed]

    def _against_others(self, places: list[tuple[float, Action]]) -> list[tuple[float, Action]]:
        """Whoever builds against others hesitates about the place, not about the tile."""
        enough = self._enough()
        if any(value >= enough for value, _ in places):
            return [entry for entry in places if entry[0] >= enough]
        return [entry for entry in places if entry[0] >= enough - NEARLY_FITS] + [(enough, RETURN_TILE)]

    def _enough(self) -> float:
        """How good a tile must be to be built in."""
        return self.taste.enough_in_hurry if self._hurry() else self.taste.enough

    def _at_once(self) -> bool:
        """Whether all build at the same time, against the sand or at leisure."""
        return bool(self.state.options["building"] != "turns")

    def _must_turn(self) -> bool:
        """The sand has run out and nobody has turned the glass: whoever may, does."""
        return has_glass(self.state) and glass_obstacle(self.state, self.seat) is None

    def _may_draw(self) -> bool:
        """Where all build at once, nobody turns the whole heap over."""
        heap = self.state.heap
        return len(heap) > LEFT_IN_HEAP * len(self.state.box.heap) if self._at_once() else bool(heap)

    def _nothing_fits(self) -> bool:
        """Whether no open tile is good for this ship, and none of those that stand for the hidden ones."""
        if not self._at_once() or (len(self.state.shown) < MANY and self._filled() < HALF_BUILT):
            return False
        tiles = [*self.state.shown[-SEARCHED:], *some_of(self.state.heap, TRIED)]
        return all(self.best(tile)[0] < self._enough() for tile in tiles)

    def _waited_for(self) -> bool:
        """Whether all the others have finished, or nobody has and the glass waits for the first."""
        others = [player.space for player in self.state.seats if player is not self.player]
        return all(others) or (self._glass_waits() and not any(others))

    def _glass_waits(self) -> bool:
        """Whether the sand has run out and only somebody who has finished may turn the glass (GT-064)."""
        obstacle = glass_obstacle(self.state, self.seat)
        return obstacle is not None and obstacle.rule == "GT-064"

    def turns_left(self) -> int:
        state = self.state
        runs = state.flight.timer_spaces - state.glass
        if has_glass(state):
            return int((runs * state.options["hourglass_seconds"] + max(0, state.sand)) / TILE_SECONDS)
        if state.flight.timer_spaces and not self._at_once():
            return int(runs * state.options["hourglass_rounds"] + state.sand)
        share = int(len(state.heap) - LEFT_IN_HEAP * len(state.box.heap)) // state.players
        return min(max(1, share), (LONGEST * state.number - state.numbers[self.seat]) // 2)

    def _cells_left(self) -> int:
        return len(self.state.area.cells) - len(self.ship.tiles)

    def _hurry(self) -> bool:
        if self._at_once():
            return self._waited_for() or self.turns_left() < BRISK * self._cells_left()
        return self.turns_left() < self._cells_left()

    def _finished(self) -> bool:
        return not self.open_cells or self.turns_left() <= 0 or self._filled() >= self._full()

    def _full(self) -> float:
        if not self._at_once():
            return FULL_ENOUGH
        return WAITED_FOR if self._waited_for() else FULL_TOGETHER

    def _filled(self) -> float:
        """How much of the ship is built."""
        return len(self.ship.tiles) / len(self.state.area.cells)

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
        return self.taste.cell * max(0, self.room.left - 1 - self.room.left_after(turned, cell))

    def kind_worth(self, tile: int, quarter: int) -> float:
        """What the component itself brings."""
        box, taste = self.ship.box, self.taste
        kind = box.kind[tile]
        if kind == ENGINE:
            reliable = taste.first_single_engine if box.strength[tile] == 1 and not self.single_engines else 0
            return self._powered(taste.engines, self.engines, box.strength[tile]) + reliable
        if kind == CANNON:
            return self._powered(taste.cannons, self.cannons, box.strength[tile]) * (taste.sideways if quarter else 1)
        if kind in (CARGO_HOLD, SPECIAL_HOLD):
            each = sum(worth(taste.containers, self.containers + place) for place in range(box.capacity[tile]))
            return each * (1.4 if kind == SPECIAL_HOLD and self.red < 3 else 1)
        if kind == BATTERY:
            users = self.doubles + 2 * self.shields + 1
            each = sum(worth(taste.tokens, self.tokens + place) for place in range(box.capacity[tile]))
            return each * min(1, users / 3)
        table = {CABIN: (taste.cabins, self.cabins), SHIELD: (taste.shields, self.shields)}.get(kind)
        return worth(*table) * (1 if kind == CABIN or self.tokens else 0.6) if table else 0.1

    def _powered(self, table: tuple[float, ...], have: int, amount: int) -> float:
        """Doubles count for what they give, less if there are no tokens for them."""
        value = sum(worth(table, have + place) for place in range(amount))
        return value if amount == 1 else value * (0.7 if self.tokens > self.doubles else 0.45)

    def place_worth(self, turned: int, cell: int) -> float:
        """Joints hold the ship together, open connectors weaken it, blocked cells are lost."""
        box, taste, tiles, inside = self.ship.box, self.taste, self.ship.tiles, self.state.area.inside
        value = 0.0
        for joint, other in joints.touching(self.ship, turned, cell):
            value += taste.joint if joint == JOINED else taste.touch
            if joint == JOINED:
                value += self._alien_worth(turned, other) - self.doubt * taste.exposed
        for side, step in enumerate(STEP):
            connector, there = box.sides[turned][side], cell + step
            if connector and there not in tiles:
                value += self._open_worth(connector, there) if there in inside else taste.outward
        return value

    def _open_worth(self, connector: int, cell: int) -> float:
        """A connector towards an empty cell: something can be built on there, or it stays exposed."""
        doubt = 1.0 if self.room.blocked >> cell & 1 else self.doubt
        return self.taste.openness[connector] + doubt * self.taste.exposed

    def _alien_worth(self, turned: int, other: int) -> float:
        """A life support beside a cabin, or the other way round."""
        box = self.ship.box
        kinds = {box.turned_kind[turned], box.turned_kind[self.ship.tiles[other]]}
        if LIFE_SUPPORT in kinds and CABIN in kinds and self.state.flight.aliens:
            return self.taste.alien if self.supports < 2 and self.cabins > 1 else 0.0
        return 0.15 if STARTING_CABIN in kinds else 0.0
