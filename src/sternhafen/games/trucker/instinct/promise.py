"""What an unfinished ship promises, in credits: a sum over numbers about it, weighed by what flown ships have taught.

The weights stand in `promise.json`; `python -m bench.promises` makes them.
"""

from functools import cache
from pathlib import Path

import msgspec

from sternhafen.games.trucker.box import Area
from sternhafen.games.trucker.features import Outfit, able, threats
from sternhafen.games.trucker.grid import STEP
from sternhafen.games.trucker.ship import Ship, joints, strength
from sternhafen.games.trucker.ship.danger import Danger
from sternhafen.games.trucker.ship.growth import Room

LEISURELY = 4 / 3
"""With this many turns for each cell of the ship there is all the time one needs."""


ENGINELESS, TIMELY = 20.0, 12
"""What a ship without an engine loses; with this many turns to come it will find one."""


class Learned(msgspec.Struct, frozen=True):
    """The weights and how they came about."""

    command: str
    ships: int
    explained: float
    """How much of the variance of credits the numbers of finished ships explain, in games not learned from."""
    base: float
    weights: list[float]


@cache
def learned() -> Learned:
    return msgspec.json.decode((Path(__file__).parent / "promise.json").read_bytes(), type=Learned)


def promise(ship: Ship, area: Area, turns: int) -> float:
    """The credits to be expected of a ship on which this many more tiles can be tried."""
    total = learned().base - stranded(ship, turns)
    for weight, number in zip(learned().weights, inputs(ship, area, turns), strict=True):
        total += weight * number
    return total


def stranded(ship: Ship, turns: int) -> float:
    """What it costs to have no engine yet: so few ships had none at the end that nothing could be learned of it."""
    return 0.0 if any(strength.engines(ship)) else ENGINELESS * max(0.0, 1 - turns / TIMELY)


def inputs(ship: Ship, area: Area, turns: int) -> list[float]:
    """What the ship can do, what threatens it, how it can grow; what it can do again times the growth to come."""
    outfit, growth = Outfit(ship, loaded=False), Growth(ship, area, turns)
    shielded = sum([strength.is_shielded(ship, side) for side in range(4)]) / 4
    parts = [
        outfit.engines / 6, outfit.cannons / 6, outfit.crew / 8, outfit.tokens / 4, outfit.containers / 6,
        outfit.red / 3, outfit.exposed / 8, shielded, (growth.outward + growth.dead) / 4,
    ]  # fmt: skip
    return [
        *able(outfit), *threats(ship, outfit, Danger(ship)), *growth.numbers(), shielded,
        *[growth.time * part for part in parts], *[growth.fill * part for part in parts],
    ]  # fmt: skip


class Growth:
    """How much can still be built on, and which connectors will stay open."""

    __slots__ = ("dead", "empty", "fill", "open_cells", "opened", "outward", "room", "time")

    def __init__(self, ship: Ship, area: Area, turns: int) -> None:
        cells, room = len(area.cells), Room(ship, area)
        self.time = min(1.0, turns / cells / LEISURELY)
        self.empty = (cells - len(ship.tiles)) / cells
        self.room = room.left / cells
        self.fill = min(room.left, turns) / cells
        self.open_cells = len(joints.open_cells(ship, area))
        self.outward = self.dead = 0
        self.opened = [0, 0, 0, 0]
        """By kind: connectors at which something can be built on."""
        for cell, turned in ship.tiles.items():
            self._look_around(ship, area, room, cell, turned)

    def _look_around(self, ship: Ship, area: Area, room: Room, cell: int, turned: int) -> None:
        for side, connector in enumerate(ship.box.sides[turned]):
            there = cell + STEP[side]
            if not connector or there in ship.tiles:
                continue
            if there not in area.inside:
                self.outward += 1
            elif room.blocked >> there & 1:
                self.dead += 1
            else:
                self.opened[connector] += 1

    def numbers(self) -> list[float]:
        return [
            self.time, self.time * self.time, self.empty, self.room, self.fill, max(0.0, self.empty - self.time),
            max(0.0, self.time - self.empty), self.outward / 4, self.dead / 4, self.open_cells / 8,
            *[number / 4 for number in self.opened[1:]],
        ]  # fmt: skip
