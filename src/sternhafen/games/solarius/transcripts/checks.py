"""What must hold at a moment of a transcript, computed from the engine."""

from collections.abc import Callable
from typing import Any

from sternhafen.core.plain import Json
from sternhafen.games.solarius.actions import BuildStation, FulfilMission, Take
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import arriving, extra, flying, missions, outposts, stations, storage, taking
from sternhafen.games.solarius.rules.steps import NAME, RANGE

Data = Json


def comparable(value: Any) -> Any:
    """Lists whose order means nothing are sorted."""
    if isinstance(value, list):
        return sorted((comparable(part) for part in value), key=repr)
    if isinstance(value, dict):
        return {name: part if name == "die" else comparable(part) for name, part in value.items()}
    return value


def legal_dice(state: SolariusState, seat: int) -> list[Data]:
    player, question = state.seats[seat], taking.TakeDie()
    found = []
    for action in question.own_choices(state, seat, ("take",)):
        assert isinstance(action, Take)
        colour = COLOUR_NUMBERS[action.counts_as or action.colour]
        ap = taking.die_points(player, taking.die_of(action)[2], colour)
        junk = taking.junk_of(taking.field_number(state, action.field), ap)
        die = [action.colour, action.face, action.wheel]
        found.append({"die": die, "field": action.field, "as": action.counts_as, "ap": ap, "junk": junk})
    return found


def own_range(state: SolariusState, seat: int) -> int:
    """Range at hand, with that of the die field used this turn."""
    used = [step[RANGE] for step in state.lanes[seat] if step[NAME] == "extra"]
    return flying.range_of(state, state.seats[seat], used[0] if used else 0)


def places(state: SolariusState, hexes: list[int]) -> list[list[int]]:
    return [list(state.box.geometry.hexes[hex]) for hex in hexes]


def reachable(state: SolariusState, seat: int) -> Data:
    reach = own_range(state, seat)
    found: Data = {"range": reach, "plain": places(state, flying.destinations(state, seat, reach))}
    ways = extra.ways_to_open(state, state.seats[seat])
    if not ways:
        return found | {"portal_range": None, "portals": None}
    left = reach if extra.FREE in ways else reach - 1
    return found | {"portal_range": left, "portals": places(state, flying.destinations(state, seat, left, True))}


def sites(state: SolariusState, seat: int) -> Data:
    plain = flying.destinations(state, seat, own_range(state, seat))
    return {
        "station": places(state, [hex for hex in plain if missions.is_buildable(state, seat, hex)]),
        "mission": places(state, [hex for hex in plain if missions.is_site(state, seat, hex)]),
    }


def spaces(state: SolariusState, seat: int) -> Data:
    player = state.seats[seat]
    return {COLOURS[colour]: list(storage.columns_for(player, colour)) for colour in range(4)}


def arrival(state: SolariusState, seat: int) -> Data:
    buildable = missions.is_buildable(state, seat, state.seats[seat].ship)
    built = [action for action in stations.payable(state, seat) if isinstance(action, BuildStation)]
    done = [action for action in missions.payable(state, seat) if isinstance(action, FulfilMission)]
    return {
        "settle": arriving.settle_obstacle(state, seat) is None,
        "stations": [[action.card, action.high] for action in built] if buildable else [],
        "missions": [action.card for action in done],
    }


def outposts_here(state: SolariusState, seat: int) -> list[str]:
    kind = state.seats[seat].figures[-1][1]
    return [state.box.outposts[number].id for number in outposts.legal(state, seat, kind)]


CHECKS: dict[str, Callable[[SolariusState, int], Any]] = {
    "legal_dice": legal_dice,
    "sites": sites,
    "spaces": spaces,
    "reachable": reachable,
    "arrival": arrival,
    "outposts": outposts_here,
}
