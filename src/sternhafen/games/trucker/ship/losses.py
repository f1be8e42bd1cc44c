"""Losing components, crew and goods (GT-180 to GT-199, GT-295 to GT-301)."""

from collections.abc import Collection

from sternhafen.games.trucker.box import BROWN, CABIN, LIFE_SUPPORT, PURPLE, STARTING_CABIN, TWO_HUMANS
from sternhafen.games.trucker.ship.joints import Part, joined, parts
from sternhafen.games.trucker.ship.model import Ship


def parts_without(ship: Ship, cell: int) -> list[Part]:
    """The parts that would be left of the ship without this component."""
    rest = Ship(ship.box)
    rest.tiles, rest.faced = ship.tiles.copy(), ship.faced[:]
    rest.detach(cell)
    return parts(rest)


def keep_part(ship: Ship, part: Collection[int]) -> list[int]:
    """Let all else fall off, then aliens without life support go; the blocks lost are returned (GT-183, GT-186)."""
    blocks: list[int] = []
    if len(part) < len(ship.tiles):
        for cell in sorted(ship.tiles.keys() - part):
            blocks += ship.remove(cell)
    lose_stranded_aliens(ship)
    return blocks


def lose_stranded_aliens(ship: Ship) -> None:
    aliens = [cell for cell, who in ship.crew.items() if who > TWO_HUMANS]
    for cell in aliens:
        if not is_supported(ship, cell, ship.crew[cell]):
            del ship.crew[cell]


def is_supported(ship: Ship, cabin: int, alien: int) -> bool:
    """Whether a life support of the alien's colour is connected to the cabin (GT-103, GT-104)."""
    box = ship.box
    return any(box.alien[ship.tiles[cell] >> 2] == alien for cell in joined(ship, cabin))


def alien_cabins(ship: Ship, alien: int) -> list[int]:
    """The cabins that may take this alien; the starting cabin never does (GT-106)."""
    box = ship.box
    found: set[int] = set()
    for cell, turned in ship.tiles.items():
        if box.turned_kind[turned] == LIFE_SUPPORT and box.alien[turned >> 2] == alien:
            found.update(cabin for cabin in joined(ship, cell) if ship.kind(cabin) == CABIN)
    return sorted(found)


def loadings(ship: Ship, *, aliens: bool) -> list[dict[int, int]]:
    """Every legal way to fill all cabins: crew by cell (GT-101 to GT-108)."""
    humans = {cell: TWO_HUMANS for cell in sorted(ship.tiles) if ship.kind(cell) in (CABIN, STARTING_CABIN)}
    if not aliens:
        return [humans]
    found, purples = [], alien_cabins(ship, PURPLE)
    for brown in (None, *alien_cabins(ship, BROWN)):
        for purple in (None, *purples):
            if brown is None or brown != purple:
                crew = humans.copy()
                crew.update({cell: who for cell, who in ((brown, BROWN), (purple, PURPLE)) if cell is not None})
                found.append(crew)
    return found


def infected(ship: Ship) -> list[int]:
    """Occupied cabins directly connected to another occupied cabin (GT-295 to GT-300)."""
    crew = ship.crew
    return sorted(cell for cell in crew if any(other in crew for other in joined(ship, cell)))


def lose_one(ship: Ship, cabin: int) -> None:
    """One crew member leaves the cabin."""
    if ship.crew[cabin] == TWO_HUMANS:
        ship.crew[cabin] = 1
    else:
        del ship.crew[cabin]
