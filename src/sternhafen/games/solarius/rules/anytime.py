"""Any-time actions (SM-355 to SM-360): trades, turning drives, paying for planets."""

from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.plain import Json
from sternhafen.core.text import text
from sternhafen.games.solarius.actions import FLIP_DRIVE, TRADE, Complete, FlipDrive, ToResource, Trade
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules import planets
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR, colour_text
from sternhafen.games.solarius.rules.storage import USABLE
from sternhafen.games.solarius.rules.tableau import FLIP_PRICE, flip_drive, price

RESOURCE_PRICE = 2
MIXES = ((2, 0), (1, 1), (0, 2))
BUYING = {(mix, colour): ToResource(*mix, COLOURS[colour]) for mix in MIXES for colour in range(4)}


def choices(state: SolariusState, seat: int) -> list[Action]:
    player = state.seats[seat]
    found: list[Action] = []
    if player.fuel + player.bucks >= RESOURCE_PRICE:
        rows = [colour for colour in range(4) if has_room(player, colour)]
        for fuel, bucks in MIXES:
            if fuel <= player.fuel and bucks <= player.bucks:
                found += [BUYING[(fuel, bucks), colour] for colour in rows]
    if can_trade(player):
        found.append(TRADE)
    if player.ones and player.fuel >= flip_price(state, player):
        found.append(FLIP_DRIVE)
    if player.left:
        found += [Complete(state.box.planets[planet].id) for planet in planets.payable(state, player)]
    return found


def has_room(player: Player, colour: int) -> bool:
    """A traded resource is worth 1: it needs a free space in column I (SM-R06)."""
    return player.store[3 * colour] < USABLE[player.columns[colour]][0]


def can_trade(player: Player) -> bool:
    """Whether some lot is worth 2: any cube of column II or III, or two of column I."""
    store = player.store
    ones = store[0] + store[3] + store[6] + store[9]
    return ones >= 2 or sum(store) > ones


def flip_price(state: SolariusState, player: Player) -> int:
    return price(state, player, "drive_flip", FLIP_PRICE)


def obstacle(state: SolariusState, seat: int, action: Any) -> Obstacle | None:
    player = state.seats[seat]
    match action:
        case ToResource():
            return _buying_obstacle(player, action)
        case Trade():
            return None if can_trade(player) else Obstacle("SM-356", text("solarius-nothing-to-trade"))
        case FlipDrive():
            return _flip_obstacle(state, player)
        case _:
            return complete_obstacle(state, player, action)


def _buying_obstacle(player: Player, action: ToResource) -> Obstacle | None:
    colour = COLOUR_NUMBERS[action.colour]
    if (action.fuel, action.bucks) not in MIXES:
        return Obstacle("SM-355", text("solarius-two-for-one"))
    if action.fuel > player.fuel or action.bucks > player.bucks:
        return Obstacle("SM-355", text("solarius-too-little-money", fuel=player.fuel, bucks=player.bucks))
    if not has_room(player, colour):
        return Obstacle("SM-R06", text("solarius-no-room-in-first", colour=colour_text(colour)))
    return None


def _flip_obstacle(state: SolariusState, player: Player) -> Obstacle | None:
    if not player.ones:
        return Obstacle("SM-359", text("solarius-no-drive-to-turn"))
    cost = flip_price(state, player)
    if player.fuel < cost:
        return Obstacle("SM-358", text("solarius-too-little-fuel", cost=cost, fuel=player.fuel))
    return None


def complete_obstacle(state: SolariusState, player: Player, action: Complete) -> Obstacle | None:
    number = state.game.component_number(action.planet) - state.box.first_planet
    if number not in player.left:
        return Obstacle("SM-360", text("solarius-planet-not-left", card={"card": action.planet}))
    if not state.box.planet_price[number]:
        return Obstacle("SM-259", text("solarius-planet-by-itself", card={"card": action.planet}))
    if number not in planets.payable(state, player):
        fuel, bucks = planets.due(state, player, number)
        return Obstacle(
            "SM-259", text("solarius-planet-too-dear", fuel=fuel, bucks=bucks, card={"card": action.planet})
        )
    return None


def perform(state: SolariusState, seat: int, action: Any) -> None:
    player = state.seats[seat]
    match action:
        case ToResource():
            player.fuel -= action.fuel
            player.bucks -= action.bucks
            player.store[3 * COLOUR_NUMBERS[action.colour]] += 1
            money: Json = {"fuel": action.fuel, "bucks": action.bucks}
            state.tell("bought_resource", seat, colour=WIRE_COLOUR[COLOUR_NUMBERS[action.colour]], **money)
        case Trade():
            state.lanes[seat].append(("sell",))
        case FlipDrive():
            cost = flip_price(state, player)
            player.fuel -= cost
            flip_drive(player)
            state.tell("turned_drive", seat, fuel=cost, range=player.range)
        case _:
            planets.complete(state, seat, state.game.component_number(action.planet) - state.box.first_planet)
