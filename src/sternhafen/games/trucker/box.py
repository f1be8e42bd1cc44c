"""The box as tables by number, so that the rules can look facts up quickly.

Components are numbered: first all tiles, then all cards, then all titles. A *turned* tile is its number times 4
plus its quarter turns clockwise; what depends on the rotation is looked up by that.
"""

from functools import cache
from typing import Final, Literal

from sternhafen.games.trucker.grid import SIDE_NUMBERS, cell
from sternhafen.games.trucker.pack import BoxFile, Card, Penalty, ShipBoard, Tile, Title
from sternhafen.games.trucker.rings import ring, turned_to

SMOOTH: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
UNIVERSAL: Final = SINGLE | DOUBLE
"""A connector is the set of joints it can make, as bits: two sides join where they have one in common (GT-079)."""

APART: Final = 0
JOINED: Final = 1
WRONG: Final = 2
JOINT: Final = (
    (APART, WRONG, WRONG, WRONG),
    (WRONG, JOINED, WRONG, JOINED),
    (WRONG, WRONG, JOINED, JOINED),
    (WRONG, JOINED, JOINED, JOINED),
)
"""What two touching sides make (GT-071, GT-072, GT-078, GT-079)."""

STARTING_CABIN: Final = 0
CABIN: Final = 1
BATTERY: Final = 2
CARGO_HOLD: Final = 3
SPECIAL_HOLD: Final = 4
ENGINE: Final = 5
CANNON: Final = 6
SHIELD: Final = 7
LIFE_SUPPORT: Final = 8
STRUCTURAL: Final = 9
KINDS: Final = (
    "starting_cabin", "cabin", "battery", "cargo_hold", "special_hold",
    "engine", "cannon", "shield", "life_support", "structural",
)  # fmt: skip

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
Good = Literal["red", "yellow", "green", "blue"]
GOODS: Final[tuple[Good, ...]] = ("red", "yellow", "green", "blue")

HUMAN: Final = 1
TWO_HUMANS: Final = 2
BROWN: Final = 3
PURPLE: Final = 4
ALIENS: Final = {"brown": BROWN, "purple": PURPLE}
NO_ALIEN: Final = 0

SMALL: Final = "small"
LARGE: Final = "large"
LIGHT: Final = "light"
HEAVY: Final = "heavy"

Shot = tuple[str, int]
"""Size and the side it comes from."""


class Adventure:
    """A card, ready for use."""

    __slots__ = ("days", "entry", "goods", "kind", "level", "lines", "meteors", "number", "penalty", "planets")

    def __init__(self, number: int, entry: Card) -> None:
        self.number = number
        self.entry = entry
        self.kind = entry.kind
        self.level = entry.level
        self.days = entry.days
        self.planets = tuple(tuple(GOODS.index(good) for good in planet) for planet in entry.planets)
        self.goods = tuple(GOODS.index(good) for good in entry.goods)
        self.meteors = shots(entry.meteors)
        self.penalty = entry.penalty
        self.lines = tuple((line.criterion, line.penalty) for line in entry.lines)


def shots(words: list[str]) -> tuple[Shot, ...]:
    return tuple((word.split()[0], SIDE_NUMBERS[word.split()[1]]) for word in words)


def fire(penalty: Penalty) -> tuple[Shot, ...]:
    return shots(penalty.shots)


class Area:
    """A ship board: its building cells."""

    def __init__(self, board: ShipBoard) -> None:
        self.id = board.id
        self.rows = range(board.first_row, board.first_row + len(board.cells))
        self.columns = range(board.first_column, board.first_column + len(board.cells[0]))
        self.cells = tuple(
            cell(row, column)
            for row, line in zip(self.rows, board.cells, strict=True)
            for column, mark in zip(self.columns, line, strict=True)
            if mark != "."
        )
        self.inside = frozenset(self.cells)


class Box:
    """All facts by number."""

    def __init__(self, file: BoxFile) -> None:
        self.file = file
        entries: list[Tile | Card | Title] = [*file.tiles, *file.cards, *file.titles]
        self.entries = entries
        self.names = tuple(entry.id for entry in entries)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.tile_count = len(file.tiles)
        self.first_card = len(file.tiles)
        self.first_title = self.first_card + len(file.cards)
        self._read_tiles(file.tiles)
        self.cards = {
            self.first_card + place: Adventure(self.first_card + place, card) for place, card in enumerate(file.cards)
        }
        self._sort_cards(file.cards)
        self.titles = {self.first_title + place: title for place, title in enumerate(file.titles)}
        self.areas = {board.id: Area(board) for board in file.ships}
        self.flights = {board.id: board for board in file.flights}
        self.prices = tuple(good.price for good in file.goods)
        self.supply = tuple(good.supply for good in file.goods)
        self.payments = file.title_payments

    def _sort_cards(self, cards: list[Card]) -> None:
        self.card_level = {number: card.level - 1 for number, card in self.cards.items()}
        """By card number: its level, counted from 0."""
        printed = [number for number, card in enumerate(cards, self.first_card) if card.status != "reconstructed"]
        self.cards_by_level = [by_level(printed, self.card_level), by_level(list(self.cards), self.card_level)]
        """The cards of each level: those whose values are known, and all."""

    def _read_tiles(self, tiles: list[Tile]) -> None:
        self.kind = tuple(KINDS.index(tile.kind) for tile in tiles)
        self.capacity = tuple(tile.capacity for tile in tiles)
        self.strength = tuple(tile.strength for tile in tiles)
        self.alien = tuple(ALIENS.get(tile.colour or "", NO_ALIEN) for tile in tiles)
        """The alien a life support serves."""
        self.heap = tuple(number for number, tile in enumerate(tiles) if tile.kind != "starting_cabin")
        self.starting_cabins = {
            str(tile.colour): number for number, tile in enumerate(tiles) if tile.kind == "starting_cabin"
        }
        self.sides = tuple(turned(tile, quarter) for tile in tiles for quarter in range(4))
        """By turned tile: the connectors at bow, right, stern and left."""
        self.rings = tuple([ring(sides) for sides in self.sides])
        """The same as one number."""
        self.turned_to = tuple([turned_to(sides) for sides in self.sides])
        """By turned tile: what the cells around it see of it."""
        self.holding = tuple([holding(self.sides[4 * number : 4 * number + 4]) for number in range(len(tiles))])
        """By tile and the ring it is faced with: the quarter turns in which it is joined to something, as bits."""
        self.turned_kind = tuple(kind for kind in self.kind for _ in range(4))
        self.connectors = tuple(sum(side != SMOOTH for side in sides) for sides in self.sides)


def by_level(cards: list[int], levels: dict[int, int]) -> list[list[int]]:
    return [[card for card in cards if levels[card] == level] for level in range(3)]


def turned(tile: Tile, quarter: int) -> tuple[int, int, int, int]:
    """What was on one side is, after each quarter turn, on the next side clockwise (SCHEMA of the facts)."""
    plain = ["-12U".index(mark) for mark in tile.sides]
    north, east, south, west = (plain[(side - quarter) % 4] for side in range(4))
    return north, east, south, west


@cache
def holding(turns: tuple[tuple[int, ...], ...]) -> bytes:
    """By the ring met: the quarter turns in which a tile with these sides is joined to it on any side, each a bit."""
    north, east, south, west = (joining(turns, side) for side in range(4))
    return bytes([n | e | s | w for w in west for s in south for e in east for n in north])


def joining(turns: tuple[tuple[int, ...], ...], side: int) -> list[int]:
    """By the connector met on a side: the quarter turns in which the tile is joined to it, each a bit."""
    return [sum([(sides[side] & met > 0) << quarter for quarter, sides in enumerate(turns)]) for met in range(4)]
