"""What the titles of the Trek measure on a ship (GT-420a to GT-420f)."""

from collections.abc import Callable

from sternhafen.games.trucker.box import CABIN, CANNON, ENGINE, SHIELD, SMOOTH, STARTING_CABIN, TWO_HUMANS
from sternhafen.games.trucker.grid import STEP
from sternhafen.games.trucker.ship.joints import joined
from sternhafen.games.trucker.ship.model import Ship


def loaded_holds(ship: Ship) -> int:
    return len(ship.goods)


def battery_users(ship: Ship) -> int:
    box = ship.box
    return sum(
        box.turned_kind[turned] == SHIELD
        or (box.turned_kind[turned] in (CANNON, ENGINE) and box.strength[turned >> 2] == 2)
        for turned in ship.tiles.values()
    )


def alien_walk(ship: Ship) -> int:
    return sum(walk(ship, cell) for cell, who in ship.crew.items() if who > TWO_HUMANS)


def walk(ship: Ship, start: int) -> int:
    """Steps over joined sides from a cabin to the nearest other one, 0 if there is none."""
    seen, ring, steps = {start}, [start], 0
    while ring:
        steps += 1
        ring = sorted({cell for near in ring for cell in joined(ship, near)} - seen)
        if any(ship.kind(cell) in (CABIN, STARTING_CABIN) for cell in ring):
            return steps
        seen.update(ring)
    return 0


def view_cabins(ship: Ship) -> int:
    return sum(has_view(ship, cell) for cell in ship.crew)


def has_view(ship: Ship, cell: int) -> bool:
    """Whether a smooth side faces a cell without component."""
    sides = ship.box.sides[ship.tiles[cell]]
    return any(sides[side] == SMOOTH and cell + step not in ship.tiles for side, step in enumerate(STEP))


def components(ship: Ship) -> int:
    return len(ship.tiles)


def corridor(ship: Ship) -> int:
    """The longest chain of components with at most two connectors: each such chain is a line or a ring."""
    narrow = {cell for cell, turned in ship.tiles.items() if ship.box.connectors[turned] <= 2}
    longest = 0
    while narrow:
        todo, length = [narrow.pop()], 0
        while todo:
            length += 1
            following = [cell for cell in joined(ship, todo.pop()) if cell in narrow]
            narrow.difference_update(following)
            todo += following
        longest = max(longest, length)
    return longest


MEASURES: dict[str, Callable[[Ship], int]] = {
    "loaded_holds": loaded_holds,
    "battery_users": battery_users,
    "alien_walk": alien_walk,
    "view_cabins": view_cabins,
    "components": components,
    "corridor": corridor,
}
