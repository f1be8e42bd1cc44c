"""Containers and blocks (GT-340, GT-348 to GT-351)."""

from collections.abc import Sequence

from sternhafen.games.trucker.box import CARGO_HOLD, GOODS, RED, SPECIAL_HOLD
from sternhafen.games.trucker.ship.model import NOTHING, Ship


def storage(ship: Ship) -> tuple[int, int]:
    """How many white and red containers the ship has."""
    white = red = 0
    for turned in ship.tiles.values():
        kind = ship.box.turned_kind[turned]
        if kind == CARGO_HOLD:
            white += ship.box.capacity[turned >> 2]
        elif kind == SPECIAL_HOLD:
            red += ship.box.capacity[turned >> 2]
    return white, red


def can_carry(ship: Ship, counts: Sequence[int]) -> bool:
    """Whether exactly these blocks, counted by colour, find room."""
    white, red = storage(ship)
    return counts[RED] <= red and sum(counts) <= white + red


def room(ship: Ship, cell: int) -> int:
    """Free containers of a hold."""
    capacity = ship.box.capacity[ship.tiles[cell] >> 2]
    if ship.restriction == "one_block_per_hold":
        capacity = 1
    return capacity - len(ship.goods.get(cell, NOTHING))


def holds_for(ship: Ship, good: int) -> list[int]:
    """The holds with room for a block of this colour; red ones need a special hold (GT-340)."""
    kinds = (SPECIAL_HOLD,) if good == RED else (CARGO_HOLD, SPECIAL_HOLD)
    return sorted(
        cell for cell, turned in ship.tiles.items() if ship.box.turned_kind[turned] in kinds and room(ship, cell) > 0
    )


def put(ship: Ship, cell: int, good: int) -> None:
    ship.goods[cell] = tuple(sorted((*ship.goods.get(cell, NOTHING), good)))


def take(ship: Ship, cell: int, good: int) -> None:
    left = list(ship.goods[cell])
    left.remove(good)
    if left:
        ship.goods[cell] = tuple(left)
    else:
        del ship.goods[cell]


def on_board(ship: Ship) -> list[int]:
    """Blocks by colour."""
    counts = [0] * len(GOODS)
    for blocks in ship.goods.values():
        for good in blocks:
            counts[good] += 1
    return counts


def robbed(counts: Sequence[int], tokens: int, amount: int) -> tuple[list[int], int, list[str]]:
    """Blocks and tokens left after losing goods, and what was taken, in order (GT-348 to GT-350)."""
    left = list(counts)
    taken: list[str] = []
    for good, name in enumerate(GOODS):
        lost = min(left[good], amount - len(taken))
        left[good] -= lost
        taken += [name] * lost
    spent = min(tokens, amount - len(taken))
    return left, tokens - spent, taken + ["battery"] * spent
