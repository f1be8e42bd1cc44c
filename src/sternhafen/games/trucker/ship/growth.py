"""Where a ship can still be built on."""

from sternhafen.games.trucker.box import CANNON, ENGINE, Area
from sternhafen.games.trucker.grid import ROW, STEP
from sternhafen.games.trucker.ship.model import Ship


def room_to_grow(ship: Ship, area: Area) -> int:
    """Empty cells that can still be reached from open connectors, those before muzzles and exhausts left out."""
    box, tiles, inside = ship.box, ship.tiles, area.inside
    blocked, todo = set(), []
    for cell, turned in tiles.items():
        if box.turned_kind[turned] == CANNON:
            blocked.add(cell + STEP[turned & 3])
        elif box.turned_kind[turned] == ENGINE:
            blocked.add(cell + ROW)
        todo += [cell + step for side, step in enumerate(STEP) if box.sides[turned][side]]
    reached: set[int] = set()
    while todo:
        cell = todo.pop()
        if cell in inside and cell not in tiles and cell not in blocked and cell not in reached:
            reached.add(cell)
            todo += [cell + step for step in STEP]
    return len(reached)
