"""Completing planets (SM-254, SM-258 to SM-261, SM-360, SM-R39)."""

from sternhafen.games.solarius import pack
from sternhafen.games.solarius.box import BLACK, COLOUR_NUMBERS, YELLOW
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.dice import PIPS
from sternhafen.games.solarius.rules.tableau import price
from sternhafen.games.solarius.rules.triggers import PLANET_SETTLED, trigger


def standing(state: SolariusState, player: Player, planet: int) -> tuple[int, int]:
    """How much of what a planet asks for is there, and how much it asks for; of fuel and bucks what is due now."""
    match state.box.conditions[planet]:
        case pack.TechCount(n=number, pips=pips):
            return sum([PIPS[face] >= pips for face in player.faces]), number
        case pack.TechDie(colour=colour, pips=pips):
            return PIPS[player.faces[COLOUR_NUMBERS[colour]]], pips
        case pack.ColumnCount(n=number, column=column):
            return sum([die >= column for die in player.columns]), number
        case pack.ColumnDie(colour=colour, column=column):
            return player.columns[COLOUR_NUMBERS[colour]], column
        case _:
            fuel, bucks = due(state, player, planet)
            return (player.fuel, fuel) if fuel else (player.bucks, bucks)


def is_met(state: SolariusState, player: Player, planet: int) -> bool:
    """Whether the tableau meets the condition of a planet that asks for progress."""
    have, need = standing(state, player, planet)
    return have >= need and not state.box.planet_price[planet]


def check_progress(state: SolariusState, seat: int) -> None:
    """In the owner's turn, planets that ask for progress are completed as soon as they can be (SM-R39)."""
    player = state.seats[seat]
    if not player.left or state.turn != seat:
        return
    for planet in player.left[:]:
        if not state.box.planet_price[planet] and is_met(state, player, planet):
            settle(state, seat, planet)


def settle(state: SolariusState, seat: int, planet: int) -> None:
    """Move a planet from the left to the right of the tableau."""
    player = state.seats[seat]
    player.left.remove(planet)
    player.right.append(planet)
    state.tell("settled", seat, card=state.box.first_planet + planet, points=state.box.planet_vp[planet])
    trigger(state, seat, PLANET_SETTLED)


def due(state: SolariusState, player: Player, planet: int) -> tuple[int, int]:
    """The fuel and bucks to be paid for a planet (SM-259)."""
    printed = state.box.planet_price[planet]
    colour = state.box.planet_colour[planet]
    if colour == BLACK and printed:
        return price(state, player, "planet_fuel", printed), 0
    if colour == YELLOW and printed:
        return 0, price(state, player, "planet_bucks", printed)
    return 0, 0


def payable(state: SolariusState, player: Player) -> list[int]:
    """The planets on the left that can be paid for now."""
    found = []
    for planet in player.left:
        if state.box.planet_price[planet]:
            fuel, bucks = due(state, player, planet)
            if fuel <= player.fuel and bucks <= player.bucks:
                found.append(planet)
    return found


def complete(state: SolariusState, seat: int, planet: int) -> None:
    """Pay for a black or yellow planet and settle it (SM-360)."""
    player = state.seats[seat]
    fuel, bucks = due(state, player, planet)
    player.fuel -= fuel
    player.bucks -= bucks
    settle(state, seat, planet)
