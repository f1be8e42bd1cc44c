"""How people find a hex on the map: which way it lies as the map is drawn, and what is there."""

from functools import cache

from sternhafen.core.text import Text, card, listed, text
from sternhafen.games.solarius.hexes import DIRECTIONS
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.pack import Hex
from sternhafen.games.solarius.space import HOME, PORTAL

SIDES = ("right", "down-right", "down-left", "left", "up-left", "up-right")
"""The six ways as the map is drawn, in the order of `DIRECTIONS`."""
PRINTED = {HOME: "home", PORTAL: "portal"}
"""What is printed on a hex; on the others nothing."""


def way(start: Hex, end: Hex) -> Text:
    """The way in at most two straight legs, so that no two hexes share one."""
    return _way(end[0] - start[0], end[1] - start[1])


@cache
def _way(q: int, r: int) -> Text:
    legs = [text("solarius-leg", steps=steps, side=SIDES[number]) for number, steps in _legs(q, r)]
    return text("solarius-way", legs=listed(legs)) if legs else text("solarius-way-none")


def _legs(q: int, r: int) -> list[tuple[int, int]]:
    """How many steps in which of the six directions, the longer leg first."""
    for number, (one, other) in enumerate(zip(DIRECTIONS, (*DIRECTIONS[1:], DIRECTIONS[0]), strict=True)):
        first, second = q * other[1] - r * other[0], r * one[0] - q * one[1]
        if first > 0 and second >= 0:
            legs = [(number, first), ((number + 1) % len(DIRECTIONS), second)]
            return sorted([leg for leg in legs if leg[1]], key=lambda leg: -leg[1])
    return []


def flight(state: SolariusState, start: int, end: int, steps: int) -> Text:
    """The way the ship goes; a shorter one than over the hexes leads through portals."""
    geometry = state.box.geometry
    found = way(geometry.hexes[start], geometry.hexes[end])
    return text("solarius-way-portals", way=found) if steps < geometry.apart[start][end] else found


def place(state: SolariusState, hex: int) -> Text:
    """What is at a hex, by what the board shows of it."""
    tile = state.space.near_hub[hex]
    planet = state.planet_at[hex] - 1
    if planet >= 0:
        return _planet(state, hex, planet)
    if tile >= 0:
        return text("solarius-place-hub", tile=state.box.tile_ids[tile])
    return _space(PRINTED.get(state.space.kinds[hex], "space"), state.space.tile_at[hex], state.box.tile_ids)


def _planet(state: SolariusState, hex: int, planet: int) -> Text:
    fact = state.box.planets[planet]
    if state.face_up[hex]:
        return text("solarius-place-planet", card=card(fact.id), part=part(state, hex))
    return text("solarius-place-face-down", colour=text(f"solarius-{fact.colour}"), part=part(state, hex))


@cache
def _space(printed: str, tile: int, letters: tuple[str, ...]) -> Text:
    return text(f"solarius-place-{printed}", part=_part(tile, letters))


def part(state: SolariusState, hex: int) -> Text:
    """The map tile, by the letter the board draws on it."""
    return _part(state.space.tile_at[hex], state.box.tile_ids)


@cache
def _part(tile: int, letters: tuple[str, ...]) -> Text:
    return text("solarius-part-centre") if tile < 0 else text("solarius-part", tile=letters[tile])
