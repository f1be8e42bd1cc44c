"""What lies on a table of Galaxy Trucker, wherever it lies."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from sternhafen.games.trucker.box import GOODS
from sternhafen.games.trucker.model import NO_CARD, NO_TILE, Player, TruckerState


def counted(state: TruckerState) -> Counter[str]:
    """Every tile, card and title, and the blocks of goods."""
    names = state.game.component_names
    blocks = {f"{good}_block": number for good, number in zip(GOODS, _blocks(state), strict=True)}
    return Counter(names[number] for number in _numbers(state)) + Counter(blocks)


def _blocks(state: TruckerState) -> list[int]:
    """By colour: in the supply, which holds what lies on the dock as well, and on ships (GT-342)."""
    blocks = state.supply[:]
    for player in state.seats:
        for good in chain.from_iterable(player.ship.goods.values()):
            blocks[good] += 1
    return blocks


def _numbers(state: TruckerState) -> Iterator[int]:
    yield from state.heap
    yield from state.shown
    yield from state.titles
    yield from state.cards_in_flight()
    yield from state.played
    yield from state.undealt()
    if state.card != NO_CARD:
        yield state.card
    for player in state.seats:
        yield from _of(player)


def _of(player: Player) -> Iterator[int]:
    for turned in player.ship.tiles.values():
        yield turned >> 2
    yield from player.ship.lost
    yield from player.reserve
    yield from player.titles
    if player.hand != NO_TILE:
        yield player.hand
