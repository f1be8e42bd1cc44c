"""What a flight to a hex takes and what can be done there, as plain facts for maps."""

from sternhafen.core.decision import Step
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text
from sternhafen.games.solarius import places
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import flying, missions


def facts(state: SolariusState, seat: int, step: Step, to: str) -> Json:
    """Steps, fuel for extra range, the use of the hex, and the two portals the way leads through."""
    player = state.seats[seat]
    hex = flying.hex_number(state.box, to)
    portals, own = flying.means(state, player, step)
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


def label(state: SolariusState, seat: int, step: Step, to: str) -> Text:
    """The flight in words that can be found on the map."""
    player, hex = state.seats[seat], flying.hex_number(state.box, to)
    steps = flying.way(state, player.ship, hex, flying.means(state, player, step)[0])
    way, place = places.flight(state, player.ship, hex, steps), places.place(state, hex)
    return text("solarius-do-fly", way=way, place=place)


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
