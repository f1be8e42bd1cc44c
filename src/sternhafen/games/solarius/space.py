"""Space as laid out for one game: what is printed where. It never changes during play, so copies share it."""

from typing import Final

from sternhafen.games.solarius.hexes import Geometry, moved, rotated
from sternhafen.games.solarius.pack import Components, Hex, Tile

EMPTY: Final = 0
HOME: Final = 1
PLANET: Final = 2
PORTAL: Final = 3
HUB: Final = 4
KIND_NAMES = ("empty", "home", "planet", "portal", "hub")

CENTRE = "CENTRE"
Layout = tuple[tuple[int, int], ...]
"""For each of the six places: the number of the outer tile there (0 for A) and its rotation."""


class Space:
    """The assembled map for one number of players."""

    __slots__ = ("hub_at", "in_use", "kinds", "layout", "marks", "near_hub", "portals", "rings", "tile_at")

    def __init__(self, components: Components, geometry: Geometry, layout: Layout, players: int) -> None:
        self.layout = layout
        count = len(geometry.hexes)
        kinds = bytearray(count)
        in_use: list[int] = []
        self.marks = {}
        """The number printed on a planet space, where there is one."""
        hubs = [0] * len(layout)
        portals: list[int] = []
        tiles = {tile.id: tile for tile in components.tiles}
        outer = outer_tiles(components)
        placed = [(tiles[CENTRE], (0, 0), 0)]
        placed += [(outer[tile], components.map_places[place], turn) for place, (tile, turn) in enumerate(layout)]
        for tile, middle, turn in placed:
            for kind, mark, hex in _printed(tile):
                number = geometry.numbers[moved(rotated(hex, turn), middle)]
                kinds[number] = kind
                if kind == PORTAL:
                    portals.append(number)
                elif kind == HUB:
                    hubs[outer.index(tile)] = number
                elif kind == PLANET:
                    self.marks[number] = mark
                    if is_used(tile.id, mark, players):
                        in_use.append(number)
        self.kinds = bytes(kinds)
        self.in_use = tuple(sorted(in_use))
        """The planet spaces that get a planet with this number of players (SM-024, SM-025)."""
        self.portals = tuple(sorted(portals))
        self.hub_at = tuple(hubs)
        """The hub space of each outer tile."""
        on_place = (-1, *(tile for tile, _ in layout))
        self.tile_at = tuple(on_place[place] for place in geometry.place_of)
        """The outer tile a hex belongs to; -1 for the centre."""
        self.rings = tuple(geometry.neighbours[hub] for hub in hubs)
        near = [-1] * count
        for tile_number, ring in enumerate(self.rings):
            for number in ring:
                near[number] = tile_number
        self.near_hub = tuple(near)
        """The outer tile whose hub space is adjacent; -1 for none. No hex is next to two hubs."""


def outer_tiles(components: Components) -> list[Tile]:
    return sorted((tile for tile in components.tiles if tile.id != CENTRE), key=lambda tile: tile.id)


def _printed(tile: Tile) -> list[tuple[int, int, Hex]]:
    """Kind, mark and place of every hex of a tile that is not empty space."""
    found = [(HOME, 0, tile.home)] if tile.home else []
    found += [(HUB, 0, tile.hub)] if tile.hub else []
    found += [(PORTAL, 0, hex) for hex in tile.portals]
    for mark, spaces in ((0, tile.planets), (3, tile.planets_3), (4, tile.planets_4)):
        found += [(PLANET, mark, hex) for hex in spaces]
    return found


def is_used(tile: str, mark: int, players: int) -> bool:
    """In the centre, spaces marked 3 are for exactly 3 players; outside, for 3 or more (SM-024, SM-025)."""
    if tile == CENTRE:
        return mark == 0 or mark == players
    return players >= mark
