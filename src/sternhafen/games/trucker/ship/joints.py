"""How components hold together: joints, parts, errors, exposed connectors (GT-030 to GT-038, GT-070 to GT-088)."""

from collections.abc import Iterator

from sternhafen.games.trucker.box import (
    CANNON,
    ENGINE,
    JOINED,
    JOINT,
    Area,
)
from sternhafen.games.trucker.grid import ROW, STEP, E, S
from sternhafen.games.trucker.rings import RING, STEPS, TOUCHED, on_side, touches, wrong_sides
from sternhafen.games.trucker.ship.model import Ship

QUARTERS = tuple(tuple(quarter for quarter in range(4) if bits >> quarter & 1) for bits in range(16))
"""By a set of quarter turns, each a bit: the turns."""

Part = list[int]
Error = tuple[str, tuple[int, ...]]
"""The ledger line broken and the cells that take part in it."""


def joined(ship: Ship, cell: int) -> list[int]:
    """The cells whose components are connected to this one (GT-087)."""
    return [cell + step for step in STEPS[ship.box.rings[ship.tiles[cell]] & ship.faced[cell]]]


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
    tiles, faced, rings = ship.tiles, ship.faced, ship.box.rings
    found, met = [start], {start}
    for cell in found:  # it grows meanwhile
        for step in STEPS[rings[tiles[cell]] & faced[cell]]:
            if cell + step not in met:
                met.add(cell + step)
                found.append(cell + step)
    return found


def is_in_one_piece(ship: Ship) -> bool:
    """Whether all components are linked to each other; a ship without any is."""
    tiles = ship.tiles
    return not tiles or len(reach(ship, next(iter(tiles)))) == len(tiles)


def exposed(ship: Ship) -> int:
    """Connectors that point to a cell without component (GT-291)."""
    faced, rings = ship.faced, ship.box.rings
    count = 0
    for cell, turned in ship.tiles.items():
        met = faced[cell] >> TOUCHED
        count += len(STEPS[rings[turned] & ~(met | met << 1)])
    return count


def errors(ship: Ship, area: Area) -> list[Error]:
    """Every building error, sorted (GT-071 to GT-077)."""
    found = mistakes(ship, area)
    if not is_in_one_piece(ship):
        found.append(("GT-076", ()))
    return sorted(found)


def mistakes(ship: Ship, area: Area) -> list[Error]:
    """The errors of components where they lie: all that a ship in one piece can have (GT-071 to GT-075, GT-077)."""
    found = faults(ship)
    found += [("GT-077", (cell,)) for cell in ship.tiles if cell not in area.inside]
    return found


def has_errors(ship: Ship, area: Area) -> bool:
    """Whether there is any building error."""
    return has_mistakes(ship, area) or not is_in_one_piece(ship)


def has_mistakes(ship: Ship, area: Area) -> bool:
    """Whether there is any in a ship in one piece."""
    inside = area.inside
    return any(cell not in inside or not is_sound(ship, turned, cell) for cell, turned in ship.tiles.items())


def is_sound(ship: Ship, turned: int, cell: int) -> bool:
    """Whether a component fits its neighbours there, points where it may and has nothing in its way."""
    box, faced = ship.box, ship.faced[cell]
    if wrong_sides(box.rings[turned], faced):
        return False
    kind = box.turned_kind[turned]
    if kind == ENGINE:
        return not turned & 3 and not touches(faced, S)
    return kind != CANNON or not touches(faced, turned & 3)


def faults(ship: Ship) -> list[Error]:
    """The errors between components and of engines (GT-071 to GT-075)."""
    found = touching_errors(ship)
    tiles, kinds = ship.tiles, ship.box.turned_kind
    for cell, turned in tiles.items():
        kind = kinds[turned]
        if kind == ENGINE:
            found += engine_errors(ship, cell, turned)
        elif kind == CANNON and touches(ship.faced[cell], turned & 3):
            found.append(("GT-075", (cell, cell + STEP[turned & 3])))
    return found


def touching_errors(ship: Ship) -> list[Error]:
    """Sides that touch but do not fit; each pair is looked at once, from its upper or left component."""
    found: list[Error] = []
    faced, rings = ship.faced, ship.box.rings
    for cell, turned in ship.tiles.items():
        own, met = rings[turned], faced[cell]
        wrong = wrong_sides(own, met)
        if wrong & 1 << 2 * E:
            found.append((misfit(own, met, E), (cell, cell + 1)))
        if wrong & 1 << 2 * S:
            found.append((misfit(own, met, S), (cell, cell + ROW)))
    return found


def misfit(own: int, met: int, side: int) -> str:
    """The rule that two sides break which do not fit."""
    return "GT-071" if on_side(own, side) and on_side(met, side) else "GT-072"


def engine_errors(ship: Ship, cell: int, turned: int) -> list[Error]:
    """The exhaust must point to the stern, and nothing may lie behind it (GT-073, GT-074)."""
    found: list[Error] = []
    if turned & 3:
        found.append(("GT-073", (cell,)))
    if touches(ship.faced[cell], S):
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
    faced = ship.faced[cell]
    if not faced >> TOUCHED:
        return "GT-030"
    return None if ship.box.rings[turned] & faced else "GT-037"


def touching(ship: Ship, turned: int, cell: int) -> Iterator[tuple[int, int]]:
    """The joints a tile would make on a cell, with the cells it would touch."""
    sides, all_sides = ship.box.sides[turned], ship.box.sides
    for side, step in enumerate(STEP):
        other = ship.tiles.get(cell + step)
        if other is not None:
            yield JOINT[sides[side]][all_sides[other][side ^ 2]], cell + step


def open_cells(ship: Ship, area: Area) -> list[int]:
    """The empty building cells beside the ship, where a tile could be attached, sorted."""
    tiles, faced = ship.tiles, ship.faced
    return [cell for cell in area.cells if faced[cell] and cell not in tiles]


def rotations(ship: Ship, tile: int, cell: int) -> tuple[int, ...]:
    """The quarter turns in which the tile holds on an open cell (GT-027, GT-030)."""
    return QUARTERS[ship.box.holding[tile][ship.faced[cell] & RING]]


def breaks_rule(ship: Ship, turned: int, cell: int) -> bool:
    """Whether the tile, attached there, would take part in a building error (GT-034)."""
    tiles = ship.tiles
    if not is_sound(ship, turned, cell):
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
    trial.attach(cell, turned)
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
