"""What a flight to a hex takes and what can be done there: its words, its preview and plain facts for maps."""

from collections.abc import Sequence
from typing import NamedTuple

from sternhafen.core.decision import Step
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.solarius import places
from sternhafen.games.solarius.actions import Fly
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import flying, missions

SITES = {"mission": (text("solarius-preview-mission-site"),), "station": (text("solarius-preview-station-site"),)}
"""What the preview says of a use that no planet gives."""


class Start(NamedTuple):
    """What all flights of a question have in common."""

    seat: int
    ship: int
    portals: bool
    range: int


def start(state: SolariusState, seat: int, step: Step) -> Start:
    player = state.seats[seat]
    portals, own = flying.means(state, player, step)
    return Start(seat, player.ship, portals, own)


def option(state: SolariusState, own: Start, action: Fly) -> Option:
    """Steps, fuel for extra range, the use of the hex, and the two portals the way leads through."""
    hex = flying.hex_number(state.box, action.to)
    steps, does = flying.way(state, own.ship, hex, own.portals), use(state, own.seat, hex)
    fuel = max(0, steps - own.range) * flying.RANGE_PRICE
    through = steps < state.box.geometry.apart[own.ship][hex]
    via = [state.box.geometry.cells[nearest_portal(state, end)] for end in (own.ship, hex)] if through else []
    target = {"zone": "map", "cell": action.to, "steps": steps, "fuel": fuel, "use": does, "via": via}
    preview = (text("solarius-preview-flight", steps=steps, fuel=fuel), *use_told(state, hex, does))
    return Option(action, label(state, own, hex, steps), target, preview)


def label(state: SolariusState, own: Start, hex: int, steps: int) -> Text:
    """The flight in words that can be found on the map."""
    return text("solarius-do-fly", way=places.flight(state, own.ship, hex, steps), place=places.place(state, hex))


def nearest_portal(state: SolariusState, hex: int) -> int:
    row = state.box.geometry.apart[hex]
    return min(state.space.portals, key=lambda portal: row[portal])


def use(state: SolariusState, seat: int, hex: int) -> str:
    """reveal, planet, mission (or station), station, or stop where nothing can be done."""
    if state.planet_at[hex]:
        return "planet" if state.face_up[hex] else "reveal"
    if not missions.is_buildable(state, seat, hex):
        return "stop"
    return "mission" if missions.is_hub_reached(state, seat, hex) else "station"


def use_told(state: SolariusState, hex: int, does: str) -> Sequence[Text]:
    """What waits at the hex, for the preview."""
    planet = state.planet_at[hex] - 1
    if planet < 0:
        return SITES.get(does, ())
    fact = state.box.planets[planet]
    if state.face_up[hex]:
        return (text("solarius-preview-planet", card=card(fact.id), points=fact.vp),)
    return (text("solarius-preview-face-down", colour=text(f"solarius-{fact.colour}")),)
