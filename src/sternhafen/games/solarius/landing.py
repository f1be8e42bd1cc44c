"""What a flight to a hex takes and what can be done there, as plain facts for maps."""

from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.games.solarius.actions import Fly
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import flying, missions


def facts(state: SolariusState, seat: int, step: Step, to: str) -> dict[str, Any]:
    """Steps, fuel for extra range, the use of the hex, and the two portals the way leads through."""
    player = state.seats[seat]
    hex = flying.hex_number(state.box, to)
    portals = step[0] == "destination"
    own = step[1] if portals else flying.range_of(state, player, step[1])
    steps = flying.way(state, player.ship, hex, portals)
    through = steps < state.box.geometry.apart[player.ship][hex]
    ends = (player.ship, hex)
    via = [state.box.geometry.cells[nearest_portal(state, end)] for end in ends] if through else []
    return {
        "steps": steps,
        "fuel": max(0, steps - own) * flying.RANGE_PRICE,
        "use": use(state, seat, hex),
        "via": via,
    }


def nearest_portal(state: SolariusState, hex: int) -> int:
    row = state.box.geometry.apart[hex]
    return min(state.space.portals, key=lambda portal: row[portal])


def use(state: SolariusState, seat: int, hex: int) -> str:
    """reveal, planet, mission (or station), station, or stop where nothing can be done."""
    if state.planet_at[hex]:
        return "planet" if state.face_up[hex] else "reveal"
    if missions.is_site(state, seat, hex):
        return "mission"
    return "station" if missions.is_buildable(state, seat, hex) else "stop"


def closed(state: SolariusState, seat: int, own: int, portals: bool) -> list[Action]:
    """Flights within reach that may not end where they lead."""
    cells = state.box.geometry.cells
    reach = flying.affordable(state.seats[seat], own)
    hexes = flying.in_range(state, seat, reach, portals)
    return [Fly(cells[hex]) for hex in hexes if not flying.can_end(state, seat, hex)]
