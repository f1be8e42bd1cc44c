"""The storage pyramid and its prices (SM-110 to SM-121)."""

from functools import cache

from sternhafen.games.solarius.model import Player
from sternhafen.games.solarius.rules.dice import SPACES

Row = tuple[int, int, int]
NOTHING: Row = (0, 0, 0)
FULL: Row = (3, 2, 1)
USABLE: tuple[Row, ...] = (NOTHING, (2, 0, 0), (3, 0, 0), (3, 2, 0), FULL, FULL)
"""Usable spaces in columns I, II, III by column of the tech die (SM-112)."""


def row_of(player: Player, colour: int) -> Row:
    one, two, three = player.store[3 * colour : 3 * colour + 3]
    return one, two, three


def value(row: Row) -> int:
    """A cube is worth 1, 2 or 3 by its column (SM-111)."""
    return row[0] + 2 * row[1] + 3 * row[2]


def stored_value(player: Player, colour: int) -> int:
    place = 3 * colour
    return player.store[place] + 2 * player.store[place + 1] + 3 * player.store[place + 2]


def free_spaces(player: Player, colour: int) -> int:
    """How many more cubes the row can take: filling from column I on, the pyramid never stands in the way."""
    place = 3 * colour
    store = player.store
    return SPACES[player.columns[colour]] - store[place] - store[place + 1] - store[place + 2]


@cache
def open_columns(row: Row, die: int) -> tuple[int, ...]:
    """The columns 1 to 3 in which one more cube may be put (SM-113, SM-114)."""
    usable = USABLE[die]
    found = []
    if row[0] < usable[0]:
        found.append(1)
    if row[1] < usable[1] and row[0] > row[1] + 1:
        found.append(2)
    if row[2] < usable[2] and row[0] == FULL[0] and row[1] == FULL[1]:
        found.append(3)
    return tuple(found)


def columns_for(player: Player, colour: int) -> tuple[int, ...]:
    return open_columns(row_of(player, colour), player.columns[colour])


@cache
def ways_to_store(row: Row, die: int, number: int) -> tuple[Row, ...]:
    """Every way to add up to this many cubes, in any order that the pyramid allows."""
    found = {NOTHING}
    if number:
        for column in open_columns(row, die):
            for more in ways_to_store(_one_more(row, column), die, number - 1):
                found.add(_one_more(more, column))
    return tuple(sorted(found, key=lambda way: (-sum(way), -value(way), way)))


def _one_more(row: Row, column: int) -> Row:
    one, two, three = row
    return one + (column == 1), two + (column == 2), three + (column == 3)


def put(player: Player, colour: int, column: int) -> None:
    player.store[3 * colour + column - 1] += 1


@cache
def ways_to_pay(row: Row, price: int) -> tuple[Row, ...]:
    """Every lot worth the price from which no cube could be left out (SM-118, SM-R04, SM-R51)."""
    if price <= 0:
        return (NOTHING,)
    found = []
    for one in range(row[0] + 1):
        for two in range(row[1] + 1):
            for three in range(row[2] + 1):
                lot = one, two, three
                cheapest = 1 if one else 2 if two else 3
                if value(lot) - cheapest < price <= value(lot):
                    found.append(lot)
    return tuple(sorted(found, key=lambda lot: (value(lot), lot)))


def pay(player: Player, colour: int, lot: Row) -> None:
    for column, number in enumerate(lot):
        player.store[3 * colour + column] -= number
