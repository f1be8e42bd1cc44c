"""What a trucker may see: everything but face-down tiles, the deck and stacks nobody showed them (GT-015)."""

from operator import sub
from typing import Any

from sternhafen.core.text import text
from sternhafen.games.trucker.box import BROWN, GOODS, HUMAN, PURPLE, TWO_HUMANS
from sternhafen.games.trucker.grid import SIDES, name
from sternhafen.games.trucker.model import (
    COLOURS,
    LOWER_STACKS,
    NO_CARD,
    NO_STACK,
    NO_TILE,
    SOURCES,
    Player,
    TruckerState,
)
from sternhafen.games.trucker.position import whole
from sternhafen.games.trucker.rules import trek
from sternhafen.games.trucker.ship import Ship, joints, strength
from sternhafen.games.trucker.stages import pending, phase
from sternhafen.games.trucker.view_types import (
    Crew,
    FlightSeen,
    Hit,
    Laid,
    ShipSeen,
    StackView,
    Supply,
    TruckerSeat,
    TruckerTable,
    Yard,
)

CREW_NAMES: dict[int, list[Crew]] = {
    HUMAN: ["human"],
    TWO_HUMANS: ["human", "human"],
    BROWN: ["brown"],
    PURPLE: ["purple"],
}


def seen_by(state: TruckerState, seat: int | None) -> TruckerTable:
    return {
        "round": state.number,
        "phase": text(f"trucker-phase-{phase(state)}").json(),
        "stage": phase(state),
        "flight": flight_seen(state),
        "yard": yard_seen(state, seat),
        "deck": len(state.deck),
        "card": None if state.card == NO_CARD else state.box.names[state.card],
        "played": [state.box.names[card] for card in state.played],
        "order": state.flight_order(),
        "hit": hit_seen(state),
        "to_come": {"shots": pending(state, "hit"), "lines": pending(state, "zone_line")},
        "supply": supply_seen(*state.supply),
        "titles": [state.box.names[title] for title in state.titles],
        "flown": state.flown[:],
        "seats": [player_seen(state, other) for other in range(state.players)],
    }


def flight_seen(state: TruckerState) -> FlightSeen:
    board = state.flight
    return {
        "level": board.id,
        "number": state.number,
        "ship": board.ship,
        "spaces": board.spaces,
        "start_offsets": list(board.start_offsets),
        "finish_rewards": list(board.finish_rewards),
        "best_ship": board.best_ship,
    }


def yard_seen(state: TruckerState, seat: int | None) -> Yard:
    return {
        "hidden": len(state.heap),
        "shown": [state.box.names[tile] for tile in state.shown],
        "glass": {"space": state.glass, "spaces": state.flight.timer_spaces, "left": whole(state.sand)},
        "turn": state.round,
        "stacks": [stack_seen(state, seat, stack) for stack in range(len(state.stacks))],
    }


def stack_seen(state: TruckerState, seat: int | None, stack: int) -> StackView:
    """The cards of a stack are known to those who have looked at it."""
    cards = state.stacks[stack]
    known = seat is not None and bool(cards) and all(card in state.seats[seat].seen for card in cards)
    holder = next((other for other, player in enumerate(state.seats) if player.looking == stack), None)
    names = [state.box.names[card] for card in cards] if known else None
    return {"count": len(cards), "lower": stack < LOWER_STACKS, "holder": holder, "cards": names}


def supply_seen(red: int, yellow: int, green: int, blue: int) -> Supply:
    return {"red": red, "yellow": yellow, "green": green, "blue": blue}


def hit_seen(state: TruckerState) -> Hit | None:
    if state.hit is None:
        return None
    size, side, line = state.hit
    return {"size": size, "from": SIDES[side], "line": line}


def player_seen(state: TruckerState, seat: int) -> TruckerSeat:
    player, names = state.seats[seat], state.box.names
    return {
        "score": player.credits,
        "credits": player.credits,
        "earned": dict(zip(SOURCES, player.earned, strict=True)),
        "paid": dict(zip(SOURCES, map(sub, player.earned, player.before), strict=True)),
        "colour": COLOURS[seat],
        "hand": None if player.hand == NO_TILE else names[player.hand],
        "hand_reserved": player.hand_reserved,
        "reserve": [names[tile] for tile in player.reserve],
        "can_take_back": player.last is not None,
        "looking": None if player.looking == NO_STACK else player.looking + 1,
        "start": player.space or None,
        "position": player.position if player.racing else None,
        "space": player.position % state.flight.spaces if player.racing else None,
        "racing": player.racing,
        "gave_up": player.gave_up,
        "landed": player.landed or None,
        "announced": player.strength if seat in state.announced else None,
        "struck": None if player.doomed < 0 else name(player.doomed),
        "dock": [GOODS[good] for good in player.dock],
        "titles": [names[title] for title in player.titles],
        "gold": player.gold,
        "values": values_seen(state, seat),
        "restriction": player.ship.restriction or None,
        **ship_seen(state, player),
    }


def values_seen(state: TruckerState, seat: int) -> dict[str, int]:
    """What the ship is worth for each title of the Trek (GT-420a to GT-420f)."""
    titles = [*state.titles, *(title for player in state.seats for title in player.titles)]
    return {state.box.names[title]: trek.value(state, seat, title) for title in titles}


def ship_seen(state: TruckerState, player: Player) -> ShipSeen:
    ship = player.ship
    errors: Any = [[rule, [name(cell) for cell in cells]] for rule, cells in joints.errors(ship, state.area)]
    return {
        "ship": {name(cell): component_seen(ship, cell) for cell in sorted(ship.tiles)},
        "errors": errors,
        "lost": [state.box.names[tile] for tile in ship.lost],
        "exposed": joints.exposed(ship),
        "crew": strength.crew(ship),
        "tokens": ship.tokens,
        "engine": strength.engine_table(ship, ship.tokens),
        "cannon": strength.cannon_table(ship, ship.tokens),
    }


def component_seen(ship: Ship, cell: int) -> Laid:
    """A component and what lies on it; the rotation in degrees, as in actions."""
    turned = ship.tiles[cell]
    seen: Laid = {"tile": ship.box.names[turned >> 2], "rotation": 90 * (turned & 3)}
    if cell in ship.crew:
        seen["crew"] = CREW_NAMES[ship.crew[cell]]
    if cell in ship.batteries:
        seen["tokens"] = ship.batteries[cell]
    if cell in ship.goods:
        seen["goods"] = [GOODS[good] for good in ship.goods[cell]]
    return seen
