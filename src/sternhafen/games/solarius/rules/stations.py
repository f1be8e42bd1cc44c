"""Stations (SM-275 to SM-282)."""

from sternhafen.core.action import Action
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import text
from sternhafen.games.solarius.actions import BuildStation
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS, STATION
from sternhafen.games.solarius.model import STATIONS, Player, SolariusState
from sternhafen.games.solarius.rules.colours import colour_text
from sternhafen.games.solarius.rules.figures import place_figure
from sternhafen.games.solarius.rules.missions import is_buildable
from sternhafen.games.solarius.rules.storage import stored_value
from sternhafen.games.solarius.rules.tableau import price
from sternhafen.games.solarius.rules.triggers import STATION_BUILT, trigger


def next_price(state: SolariusState, player: Player) -> tuple[int, int]:
    """High and low value for the topmost station still on the tableau (SM-064, SM-277)."""
    high, low = state.box.station_costs[len(player.stations)]
    return price(state, player, "station_high", high), price(state, player, "station_low", low)


def payable(state: SolariusState, seat: int) -> list[Action]:
    """Every station card that could be built, with the colour paid high (SM-276)."""
    player = state.seats[seat]
    if len(player.stations) == STATIONS:
        return []
    high, low = next_price(state, player)
    have = [stored_value(player, colour) for colour in range(4)]
    found: list[Action] = []
    for number, (one, other) in enumerate(state.box.station_kinds):
        if number not in player.stations:
            name = state.box.stations[number].id
            if have[one] >= high and have[other] >= low:
                found.append(BuildStation(name, COLOURS[one]))
            if have[other] >= high and have[one] >= low:
                found.append(BuildStation(name, COLOURS[other]))
    return found


def obstacle(state: SolariusState, seat: int, action: BuildStation) -> Obstacle | None:
    player, box = state.seats[seat], state.box
    number = state.game.component_number(action.card) - box.first_station
    if not 0 <= number < len(box.stations):
        return Obstacle("SM-276", text("solarius-no-station-card", card={"card": action.card}))
    if not is_buildable(state, seat, player.ship):
        return Obstacle("SM-275", text("solarius-not-buildable"))
    if number in player.stations:
        return Obstacle("SM-282", text("solarius-station-built", card={"card": action.card}))
    if len(player.stations) == STATIONS:
        return Obstacle("SM-282", text("solarius-no-station-left"))
    kinds = box.station_kinds[number]
    high_colour = COLOUR_NUMBERS[action.high]
    if high_colour not in kinds:
        return Obstacle("SM-276", text("solarius-not-this-colour", colour=colour_text(high_colour)))
    low_colour = kinds[0] if kinds[1] == high_colour else kinds[1]
    return _too_dear(state, player, high_colour, low_colour)


def _too_dear(state: SolariusState, player: Player, high_colour: int, low_colour: int) -> Obstacle | None:
    high, low = next_price(state, player)
    for colour, due in ((high_colour, high), (low_colour, low)):
        if stored_value(player, colour) < due:
            have = stored_value(player, colour)
            return Obstacle("SM-277", text("solarius-resources-short", colour=colour_text(colour), due=due, have=have))
    return None


def begin(state: SolariusState, seat: int, action: BuildStation) -> None:
    """Pay the two kinds, then build."""
    player, box = state.seats[seat], state.box
    number = box.numbers[action.card] - box.first_station
    high_colour = COLOUR_NUMBERS[action.high]
    kinds = box.station_kinds[number]
    low_colour = kinds[0] if kinds[1] == high_colour else kinds[1]
    high, low = next_price(state, player)
    state.lanes[seat] += [("build_station", seat, number), ("pay", low_colour, low), ("pay", high_colour, high)]


def build_station(state: SolariusState, seat: int, number: int) -> None:
    """The new card's immediate effect, then the lasting ones of the stations built before (SM-278 to SM-280)."""
    player, box, lane = state.seats[seat], state.box, state.lanes[seat]
    before = player.stations[:]
    player.stations.append(number)
    player.junk_fields += box.stations[number].junk_fields
    state.tell("station", seat, card=box.first_station + number)
    place_figure(state, seat, STATION)
    trigger(state, seat, STATION_BUILT)
    if before:
        lane.append(("stations", *before))
    lane += box.immediate[number]
