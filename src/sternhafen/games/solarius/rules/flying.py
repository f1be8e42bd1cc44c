"""Flight and portals (SM-220 to SM-233, SM-R09 to SM-R11, SM-R36)."""

from collections.abc import Iterator
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius import places
from sternhafen.games.solarius.actions import Fly
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.arriving import arrive
from sternhafen.games.solarius.rules.missions import is_other_ship
from sternhafen.games.solarius.rules.question import Question
from sternhafen.games.solarius.rules.steps import NAME, RANGE
from sternhafen.games.solarius.space import HUB

RANGE_PRICE = 2
"""Fuel for one point of extra range (SM-222)."""
FAR = 99


def range_of(state: SolariusState, player: Player, die_field: int) -> int:
    """Drives, developments, and the die field used this turn (SM-221)."""
    mods = state.box.mods
    return (
        player.range
        + die_field
        + sum([mods[card].range for card in player.developments if not state.box.is_slot[card]])
    )


def means(state: SolariusState, player: Player, step: Step) -> tuple[bool, int]:
    """Whether portals are open in the flight that a step asks for, and its range."""
    portals = step[NAME] == "destination"
    return portals, step[RANGE] if portals else range_of(state, player, step[RANGE])


def can_end(state: SolariusState, seat: int, hex: int) -> bool:
    """Not on another player's ship or figure, nor on an erected hub (SM-229 to SM-231, SM-R09)."""
    ship = state.seats[seat].ship
    if hex == ship == state.box.geometry.home:
        return True  # staying on the shared start hex (SM-R10)
    if state.figure_at[hex] not in (0, seat + 1):
        return False
    return not is_other_ship(state, seat, hex) and not is_erected_hub(state, hex)


def is_erected_hub(state: SolariusState, hex: int) -> bool:
    if state.space.kinds[hex] != HUB:
        return False
    return any(state.space.hub_at[tile] == hex for tile in state.erected())


def to_portals(state: SolariusState, hex: int) -> int:
    """How far the nearest portal is."""
    row = state.box.geometry.apart[hex]
    return min([row[portal] for portal in state.space.portals], default=FAR)


def way(state: SolariusState, ship: int, hex: int, portals: bool) -> int:
    """The length of the shortest way; with portals a jump from one to any other costs 1 (SM-223, SM-227)."""
    plain = state.box.geometry.apart[ship][hex]
    if not portals:
        return plain
    return min(plain, to_portals(state, ship) + 1 + to_portals(state, hex))


def in_range(state: SolariusState, seat: int, reach: int, portals: bool = False) -> Iterator[int]:
    """Every hex this many steps away, from near to far; with portals in no order."""
    geometry, ship = state.box.geometry, state.seats[seat].ship
    within = geometry.within[ship]
    near = geometry.near[ship]
    yield from near[: within[min(reach, len(within) - 1)]]
    left = reach - to_portals(state, ship) - 1 if portals else -1
    if left < 0:
        return
    for hex in near[within[min(reach, len(within) - 1)] :]:
        if to_portals(state, hex) <= left:
            yield hex


def destinations(state: SolariusState, seat: int, reach: int, portals: bool = False) -> list[int]:
    """Where the ship can end with this much range, fuel for extra range not counted."""
    return [hex for hex in in_range(state, seat, reach, portals) if can_end(state, seat, hex)]


def affordable(player: Player, own: int) -> int:
    """The range with all extra range that could be bought."""
    return own + player.fuel // RANGE_PRICE


def fly_obstacle(state: SolariusState, seat: int, own: int, portals: bool, to: str) -> Obstacle | None:
    player = state.seats[seat]
    hex = hex_number(state.box, to)
    if hex < 0:
        return Obstacle("SM-223", text("solarius-no-such-hex", hex=to))
    steps = way(state, player.ship, hex, portals)
    if steps > affordable(player, own):
        return Obstacle("SM-222", text("solarius-too-far", steps=steps, range=own, fuel=(steps - own) * RANGE_PRICE))
    if can_end(state, seat, hex):
        return None
    if is_erected_hub(state, hex):
        return Obstacle("SM-230", text("solarius-hub-in-the-way"))
    return Obstacle("SM-229", text("solarius-hex-taken"))


def hex_number(box: Box, cell: str) -> int:
    return box.geometry.by_cell.get(cell, -1)


def fly(state: SolariusState, seat: int, own: int, portals: bool, to: str) -> None:
    """Buy what range is missing, move, and see what is there."""
    player = state.seats[seat]
    hex = hex_number(state.box, to)
    steps = way(state, player.ship, hex, portals)
    extra = steps - own if steps > own else 0
    if not state.quiet:
        route, place = places.flight(state, player.ship, hex, steps), places.place(state, hex)
        state.tell("flew", seat, None, hex=to, extra=extra, fuel=extra * RANGE_PRICE, way=route, place=place)
    player.fuel -= extra * RANGE_PRICE
    player.ship = hex
    arrive(state, seat)


def fly_actions(state: SolariusState, seat: int, own: int, portals: bool) -> list[Action]:
    player, cells = state.seats[seat], state.box.geometry.cells
    return [Fly(cells[hex]) for hex in destinations(state, seat, affordable(player, own), portals)]


def sample_flight(state: SolariusState, seat: int, own: int, portals: bool, rng: Random) -> Action | None:
    """A random destination; None if a few tries find none."""
    player, geometry = state.seats[seat], state.box.geometry
    reach = affordable(player, own)
    if portals:
        found = destinations(state, seat, reach, True)
        return Fly(geometry.cells[found[int(rng.random() * len(found))]]) if found else None
    within = geometry.within[player.ship]
    most = within[reach] if reach < len(within) else within[-1]
    for _ in range(5):
        hex = geometry.near[player.ship][int(rng.random() * most)]
        if can_end(state, seat, hex):
            return Fly(geometry.cells[hex])
    return None


class Destination(Question):
    """Where to fly with open portals. Steps are ("destination", range)."""

    key = "destination"
    takes = (Fly,)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"range": step[RANGE]}

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return fly_actions(state, seat, step[RANGE], True)

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Fly) -> Obstacle | None:
        return fly_obstacle(state, seat, step[RANGE], True, action.to)

    def perform(self, state: SolariusState, seat: int, step: Step, action: Fly) -> None:
        fly(state, seat, step[RANGE], True, action.to)

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return closed_flights(state, seat, step[RANGE], True)


def closed_flights(state: SolariusState, seat: int, own: int, portals: bool) -> list[Action]:
    """Flights within reach that may not end where they lead."""
    cells = state.box.geometry.cells
    reach = affordable(state.seats[seat], own)
    hexes = in_range(state, seat, reach, portals)
    return [Fly(cells[hex]) for hex in hexes if not can_end(state, seat, hex)]
