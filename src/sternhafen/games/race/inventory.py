"""What lies on a table of Race for the Galaxy, wherever it lies."""

from collections import Counter
from collections.abc import Iterator

from sternhafen.games.race.model import NO_CARD, RaceState


def counted(state: RaceState) -> Counter[str]:
    """Every card of the box; chips are as many as needed (RACE-173)."""
    names = state.game.component_names
    return Counter(names[number] for number in _numbers(state))


def _numbers(state: RaceState) -> Iterator[int]:
    yield from state.pile
    yield from state.discard_pile
    if state.turned_up != NO_CARD:
        yield state.turned_up
    for player in state.seats:
        yield from player.hand
        yield from player.drawn
        yield from player.in_play
        yield from player.goods.values()
