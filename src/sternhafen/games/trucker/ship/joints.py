"""How components hold together: joints, parts, errors, exposed connectors (GT-030 to GT-038, GT-070 to GT-088)."""

from collections.abc import Iterator

from sternhafen.games.trucker.box import (
    CANNON,
    ENGINE,
    JOINED,
    JOINT,
    SMOOTH,
    WRONG,
    Area,
)
from sternhafen.games.trucker.grid import ROW, STEP, E, N, S, W
from sternhafen.games.trucker.ship.model import Ship

QUARTERS = tuple(tuple(quarter for quarter in range(4) if bits >> quarter & 1) for bits in range(16))
"""By a set of quarter turns, each a bit: the turns."""

Part = list[int]
Error = tuple[str, tuple[int, ...]]
"""The ledger line broken and the cells that take part in it."""


def joined(ship: Ship, cell: int) -> Iterator[int]:
    """The cells whose components are connected to this one (GT-087)."""
    tiles, all_sides = ship.tiles, ship.box.sides
    sides = all_sides[tiles[cell]]
    for side, step in enumerate(STEP):
        other = tiles.get(cell + step)
        if other is not None and JOINT[sides[side]][all_sides[other][side ^ 2]] == JOINED:
            yield cell + step


def parts(ship: Ship) -> list[Part]:
    """Components linked to each other by joined sides and to nothing else."""
    found: list[Part] = []
    left = set(ship.tiles)
    while left:
        part = reach(ship, min(left))
        left.difference_update(part)
        found.append(sorted(part))
    return found


def reach(ship: Ship, start: int) -> list[int]:
    """All cells linked to this one, itself included."""
    tiles, box = ship.tiles, ship.box
    north, east, south, west = box.north, box.east, box.south, box.west
    left = tiles.copy()
    del left[start]
    found = [start]
    for cell in found:  # it grows meanwhile
        turned = tiles[cell]
        above, right, below, beside = cell - ROW, cell + 1, cell + ROW, cell - 1
        if above in left and north[turned] & south[left[above]]:
            del left[above]
            found.append(above)
        if right in left and east[turned] & west[left[right]]:
            del left[right]
            found.append(right)
        if below in left and south[turned] & north[left[below]]:
            del left[below]
            found.append(below)
        if beside in left and west[turned] & east[left[beside]]:
            del left[beside]
            found.append(beside)
    return found


def exposed(ship: Ship) -> int:
    """Connectors that point to a cell without component (GT-291)."""
    tiles, all_sides = ship.tiles, ship.box.sides
    count = 0
    for cell, turned in tiles.items():
        north, east, south, west = all_sides[turned]
        if north and cell - ROW not in tiles:
            count += 1
        if east and cell + 1 not in tiles:
            count += 1
        if south and cell + ROW not in tiles:
            count += 1
        if west and cell - 1 not in tiles:
            count += 1
    return count


def errors(ship: Ship, area: Area) -> list[Error]:
    """Every building error, sorted (GT-071 to GT-077)."""
    found = mistakes(ship, area)
    if ship.tiles and len(reach(ship, next(iter(ship.tiles)))) < len(ship.tiles):
        found.append(("GT-076", ()))
    return sorted(found)


def mistakes(ship: Ship, area: Area) -> list[Error]:
    """The errors of components where they lie: all that a ship in one piece can have (GT-071 to GT-075, GT-077)."""
    found = faults(ship)
    found += [("GT-077", (cell,)) for cell in ship.tiles if cell not in area.inside]
    return found


def faults(ship: Ship) -> list[Error]:
    """The errors between components and of engines (GT-071 to GT-075)."""
    found = touching_errors(ship)
    tiles, kinds = ship.tiles, ship.box.turned_kind
    for cell, turned in tiles.items():
        kind = kinds[turned]
        if kind == ENGINE:
            found += engine_errors(ship, cell, turned)
        elif kind == CANNON:
            muzzle = cell + STEP[turned & 3]
            if muzzle in tiles:
                found.append(("GT-075", (cell, muzzle)))
    return found


def touching_errors(ship: Ship) -> list[Error]:
    """Sides that touch but do not fit; each pair is looked at once, from its upper or left component."""
    found: list[Error] = []
    tiles, box = ship.tiles, ship.box
    east, south, west, north = box.east, box.south, box.west, box.north
    for cell, turned in tiles.items():
        if (right := tiles.get(cell + 1)) is not None and JOINT[east[turned]][west[right]] == WRONG:
            found.append((misfit(east[turned], west[right]), (cell, cell + 1)))
        if (below := tiles.get(cell + ROW)) is not None and JOINT[south[turned]][north[below]] == WRONG:
            found.append((misfit(south[turned], north[below]), (cell, cell + ROW)))
    return found


def misfit(own: int, theirs: int) -> str:
    """The rule that two sides break which do not fit."""
    return "GT-072" if SMOOTH in (own, theirs) else "GT-071"


def engine_errors(ship: Ship, cell: int, turned: int) -> list[Error]:
    """The exhaust must point to the stern, and nothing may lie behind it (GT-073, GT-074)."""
    found: list[Error] = []
    if turned & 3:
        found.append(("GT-073", (cell,)))
    if cell + ROW in ship.tiles:
        found.append(("GT-074", (cell, cell + ROW)))
    return found


def removable(found: list[Error]) -> list[int]:
    """The components that take part in an error and so may be taken off (GT-088)."""
    return sorted({cell for _, cells in found for cell in cells})


def attach_obstacle(ship: Ship, area: Area, turned: int, cell: int) -> str | None:
    """The rule that forbids attaching the tile there, or None (GT-030 to GT-032, GT-037)."""
    if cell not in area.inside:
        return "GT-032"
    if cell in ship.tiles:
        return "GT-031"
    joints = [joint for joint, _ in touching(ship, turned, cell)]
    if not joints:
        return "GT-030"
    return None if JOINED in joints else "GT-037"


def touching(ship: Ship, turned: int, cell: int) -> Iterator[tuple[int, int]]:
    """The joints a tile would make on a cell, with the cells it would touch."""
    sides, all_sides = ship.box.sides[turned], ship.box.sides
    for side, step in enumerate(STEP):
        other = ship.tiles.get(cell + step)
        if other is not None:
            yield JOINT[sides[side]][all_sides[other][side ^ 2]], cell + step


def open_cells(ship: Ship, area: Area) -> list[int]:
    """The empty building cells beside the ship, where a tile could be attached, sorted."""
    beside: set[int] = set()
    for cell in ship.tiles:
        beside |= area.beside[cell]
    return sorted(beside.difference(ship.tiles))


def rotations(ship: Ship, tile: int, cell: int) -> tuple[int, ...]:
    """The quarter turns in which the tile holds on an open cell (GT-027, GT-030)."""
    tiles, all_sides, joining = ship.tiles, ship.box.sides, ship.box.joining[tile]
    quarters = 0
    if (other := tiles.get(cell - ROW)) is not None:
        quarters = joining[N][all_sides[other][S]]
    if (other := tiles.get(cell + 1)) is not None:
        quarters |= joining[E][all_sides[other][W]]
    if (other := tiles.get(cell + ROW)) is not None:
        quarters |= joining[S][all_sides[other][N]]
    if (other := tiles.get(cell - 1)) is not None:
        quarters |= joining[W][all_sides[other][E]]
    return QUARTERS[quarters]


def breaks_rule(ship: Ship, turned: int, cell: int) -> bool:
    """Whether the tile, attached there, would take part in a building error (GT-034)."""
    tiles, box = ship.tiles, ship.box
    if any(joint == WRONG for joint, _ in touching(ship, turned, cell)):
        return True
    kind = box.turned_kind[turned]
    if kind == ENGINE and (turned & 3 or cell + ROW in tiles):
        return True
    if kind == CANNON and cell + STEP[turned & 3] in tiles:
        return True
    return any(blocks(ship, cell + step, cell) for step in STEP if cell + step in tiles)


def blocks(ship: Ship, gun: int, cell: int) -> bool:
    """Whether a component on the cell would lie before the muzzle or behind the exhaust of the other."""
    turned = ship.tiles[gun]
    kind = ship.box.turned_kind[turned]
    return (kind == CANNON and gun + STEP[turned & 3] == cell) or (kind == ENGINE and gun + ROW == cell)


def fit(ship: Ship, turned: int, cell: int) -> tuple[dict[int, bool], list[str]]:
    """How a tile would lie on a cell: by touching side whether all is well there, and the rules it would break."""
    trial = ship.copy()
    trial.tiles[cell] = turned
    wrong = [(rule, cells) for rule, cells in faults(trial) if cell in cells]
    spoilt = {other for _, cells in wrong for other in cells if other != cell}
    sides = {}
    for side, step in enumerate(STEP):
        other = ship.tiles.get(cell + step)
        if other is None:
            continue
        joint = JOINT[ship.box.sides[turned][side]][ship.box.sides[other][side ^ 2]]
        if joint == JOINED or cell + step in spoilt:
            sides[side] = joint == JOINED and cell + step not in spoilt
    return sides, [rule for rule, _ in wrong]
