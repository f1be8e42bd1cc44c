"""Why a move is worth considering where its decision previews nothing: by one's own ship and what lies open."""

from sternhafen.core.action import Action
from sternhafen.core.text import Text, text
from sternhafen.games.trucker import actions as do
from sternhafen.games.trucker.box import GOODS
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.power import written_halves
from sternhafen.games.trucker.ship import Ship, joints, strength


def advice(state: TruckerState, seat: int, action: Action) -> tuple[Text, ...]:
    """What speaks for the action, in a few short texts."""
    return building(state, seat, action) or flying(state, seat, action)


def building(state: TruckerState, seat: int, action: Action) -> tuple[Text, ...]:
    player = state.seats[seat]
    match action:
        case do.Attach():
            return attaching(player.ship, player.hand, action)
        case do.TakeHidden():
            return (text("trucker-why-hidden", number=len(state.heap)),)
        case do.Take() | do.TakeReserved():
            return (text("trucker-why-known"),)
        case do.Reserve():
            return (text("trucker-why-reserve"),)
        case do.ReturnTile():
            return (text("trucker-why-return"),)
        case do.Finish():
            return (text("trucker-why-finish", space=action.space, exposed=joints.exposed(player.ship)),)
        case _:
            return ()


def attaching(ship: Ship, tile: int, action: do.Attach) -> tuple[Text, ...]:
    """The sides that join there, or what the check would find."""
    sides, rules = joints.fit(ship, tile * 4 + action.rotation // 90, CELL_NUMBERS[action.cell])
    if rules:
        return tuple(text(f"trucker-error-{rule.lower()}") for rule in rules)
    return (text("trucker-why-joins", number=sum(sides.values())),)


def flying(state: TruckerState, seat: int, action: Action) -> tuple[Text, ...]:
    ship = state.seats[seat].ship
    match action:
        case do.FlyOn():
            place = state.flight_order().index(seat)
            return (text("trucker-why-fly-on", place=place + 1, number=state.flight.finish_rewards[place]),)
        case do.PowerEngines():
            return (counted(str(strength.engine_strength(ship, action.number)), ship.tokens, action.number),)
        case do.PowerCannons() if not action.cannons:
            return (counted(written_halves(strength.cannon_halves(ship, ())), ship.tokens, 0),)
        case do.Load():
            return (text("trucker-why-load", number=state.box.prices[GOODS.index(action.good)]),)
        case do.Pass():
            return (text("trucker-why-no-days"),)
        case _:
            return losing(ship, action)


def counted(value: str, tokens: int, spent: int) -> Text:
    return text("trucker-preview-strength", value=value, before=tokens, after=tokens - spent)


def losing(ship: Ship, action: Action) -> tuple[Text, ...]:
    """What is left after something is given up."""
    match action:
        case do.HandIn():
            return (text("trucker-preview-crew", number=strength.crew(ship) - len(action.cabins)),)
        case do.Spend():
            after = ship.tokens - len(action.batteries)
            return (text("trucker-preview-tokens", before=ship.tokens, after=after),)
        case do.Unload() if not action.blocks:
            return (text("trucker-why-keep-goods"),)
        case _:
            return ()
