"""What the tracks for fuel and bucks would show after a choice."""

from sternhafen.core.decision import Step
from sternhafen.core.offers import Option
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.box import BLACK, YELLOW
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules import anytime, die_action, extra, planets
from sternhafen.games.solarius.rules.steps import COLOUR, EFFECT
from sternhafen.games.solarius.rules.tableau import MOST
from sternhafen.games.solarius.view_types import Tracks


def after(state: SolariusState, seat: int, step: Step, option: Option) -> Tracks | None:
    """Both tracks, if the choice by itself changes one of them."""
    fuel, bucks = change(state, seat, step, option)
    player = state.seats[seat]
    if not fuel and not bucks:
        return None
    return {"fuel": within(player.fuel + fuel), "bucks": within(player.bucks + bucks)}


def within(number: int) -> int:
    return max(0, min(MOST, number))


def change(state: SolariusState, seat: int, step: Step, option: Option) -> tuple[int, int]:
    """The fuel and the bucks that come or go."""
    match action := option.action:
        case a.Money() | a.Sell():
            return action.fuel, action.bucks
        case a.ToResource():
            return -action.fuel, -action.bucks
        case a.Complete():
            number = state.box.numbers[action.planet] - state.box.first_planet
            fuel, bucks = planets.due(state, state.seats[seat], number)
            return -fuel, -bucks
        case a.Act():
            return of_die(state, seat, step, action)
        case a.Accept():
            effect = state.box.effects[step[EFFECT]]
            return effect.n * (effect.name == "gain_fuel"), effect.n * (effect.name == "gain_bucks")
        case _:
            return -travel(state, state.seats[seat], option), 0


def travel(state: SolariusState, player: Player, option: Option) -> int:
    """The fuel for a flight, or for drives."""
    match action := option.action:
        case a.Fly():
            return int(option.target["fuel"]) if option.target else 0
        case a.BuyDrives():
            return action.number * extra.drive_price(state, player)
        case a.FlipDrive():
            return anytime.flip_price(state, player)
        case _:
            return 0


def of_die(state: SolariusState, seat: int, step: Step, action: a.Act) -> tuple[int, int]:
    """What the action of a black or yellow die brings, less the points bought."""
    ap = die_action.total_points(state, state.seats[seat], step, die_action.KINDS.index(action.kind)) + action.buy
    gained = step[COLOUR] if action.kind == "main" else None
    return ap * (gained == BLACK), ap * (gained == YELLOW) - action.buy * die_action.AP_PRICE
