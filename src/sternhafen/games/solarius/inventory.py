"""What lies on a table of Solarius Mission, wherever it lies."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import Player, SolariusState


def counted(state: SolariusState) -> Counter[str]:
    """Every card, planet and hub, and the action dice."""
    names = state.game.component_names
    dice = {f"{colour}_die": number for colour, number in zip(COLOURS, _dice(state), strict=True)}
    return Counter(names[number] for number in _numbers(state)) + Counter(dice)


def _dice(state: SolariusState) -> list[int]:
    """By colour: in the bag, on the bridge and on the tableaus."""
    dice = state.bag[:]
    for _, colour, _ in chain(state.bridge, *(player.dice for player in state.seats)):
        dice[colour] += 1
    return dice


def _numbers(state: SolariusState) -> Iterator[int]:
    yield from state.pile
    yield from state.discard_pile
    for planet in state.planets_out:
        yield state.box.first_planet + planet
    for planet in filter(None, state.planet_at):
        yield state.box.first_planet + planet - 1
    for hub in (*state.hub_track, *state.hubs_out):
        yield state.box.first_hub + hub
    for player in state.seats:
        yield from _of(player, state.box.first_planet)


def _of(player: Player, first_planet: int) -> Iterator[int]:
    yield from player.hand
    yield from player.open
    yield from player.done
    yield from player.developments
    for planet in (*player.left, *player.right):
        yield first_planet + planet
