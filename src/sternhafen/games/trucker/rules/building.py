"""Building, whatever the clock: taking, attaching, reserving, returning, looking, finishing (GT-020 to GT-059, GT-069).

`obstacle` says why a command is not possible now, `carry_out` does it. The regimes differ in who may act when.
"""

from functools import cache
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import text
from sternhafen.games.trucker import actions as do
from sternhafen.games.trucker.box import STRUCTURAL
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.model import (
    ATTACHED,
    LOWER_STACKS,
    NO_CELL,
    NO_STACK,
    NO_TILE,
    NOBODY,
    RESERVED,
    RETURNED,
    Player,
    TruckerState,
)
from sternhafen.games.trucker.places import PLACES
from sternhafen.games.trucker.rules.hourglass import glass_obstacle, turn_glass
from sternhafen.games.trucker.ship import joints

RESERVE_PLACES = 2


@cache
def no(rule: str, key: str, **args: Any) -> Obstacle:
    return Obstacle(rule, text(f"trucker-{key}", **args))


def obstacle(state: TruckerState, seat: int, action: Action) -> Obstacle | None:
    """Why this building command is not possible now, or None."""
    player = state.seats[seat]
    if player.hand != NO_TILE:
        return hand_obstacle(state, player, action)
    match action:
        case do.TakeHidden():
            return None if state.heap else no("GT-028", "heap-empty")
        case do.Take(tile=tile):
            return None if state.game.component_number(tile) in state.shown else no("GT-026", "not-shown")
        case do.TakeReserved(tile=tile):
            return None if state.game.component_number(tile) in player.reserve else no("GT-041", "not-reserved")
        case do.TakeBack():
            return take_back_obstacle(state, player)
        case do.Attach() | do.Reserve() | do.ReturnTile():
            return no("GT-024", "nothing-in-hand") if player.looking == NO_STACK else no("GT-053", "looking-now")
        case _:
            return other_obstacle(state, seat, action)


def other_obstacle(state: TruckerState, seat: int, action: Action) -> Obstacle | None:
    """Commands that have nothing to do with tiles."""
    player = state.seats[seat]
    match action:
        case do.Look(stack=stack):
            return look_obstacle(state, player, stack)
        case do.Finish(space=space):
            return space_obstacle(state, space)
        case do.TurnHourglass():
            return glass_obstacle(state, seat)
        case _:
            return no("GT-052", "no-stack") if player.looking == NO_STACK else None


def hand_obstacle(state: TruckerState, player: Player, action: Action) -> Obstacle | None:
    """With a tile in hand it must be decided on first (GT-024, GT-029, GT-057, GT-069h)."""
    match action:
        case do.Attach(cell=cell, rotation=rotation):
            return attach_obstacle(state, player, CELL_NUMBERS.get(cell, NO_CELL), rotation // 90)
        case do.Reserve():
            return reserve_obstacle(state, player)
        case do.ReturnTile():
            return no("GT-042", "never-returned") if player.hand_reserved else None
        case do.Look() | do.PutBack():
            return no("GT-057", "decide-first")
        case do.Finish():
            return no("GT-069h", "decide-first")
        case do.TurnHourglass():
            return glass_obstacle(state, state.seats.index(player))
        case _:
            return no("GT-029", "decide-first")


def attach_obstacle(state: TruckerState, player: Player, cell: int, quarter: int) -> Obstacle | None:
    if is_useless(state, player):
        return no("GT-416", "title-no-structural")
    rule = joints.attach_obstacle(player.ship, state.area, player.hand * 4 + quarter, cell)
    return None if rule is None else no(rule, ATTACH_KEYS[rule])


def is_useless(state: TruckerState, player: Player) -> bool:
    """Whether a title forbids to attach the tile in hand (GT-416)."""
    return player.ship.restriction == "no_structural" and state.box.kind[player.hand] == STRUCTURAL


ATTACH_KEYS = {
    "GT-030": "touches-nothing",
    "GT-031": "cell-taken",
    "GT-032": "outside",
    "GT-037": "not-joined",
}


def reserve_obstacle(state: TruckerState, player: Player) -> Obstacle | None:
    if not state.flight.reserve:
        return no("GT-424", "no-reserve")
    if player.ship.restriction == "no_reserve" and not player.hand_reserved:
        return no("GT-416", "title-no-reserve")
    return no("GT-040", "reserve-full") if len(player.reserve) >= RESERVE_PLACES else None


def take_back_obstacle(state: TruckerState, player: Player) -> Obstacle | None:
    """The last decision may be changed until the next tile, a stack, or the end of building (GT-045 to GT-048)."""
    if player.last is None:
        return no("GT-045", "nothing-to-change")
    what, tile, _, _ = player.last
    if what == RETURNED and tile not in state.shown:
        return no("GT-047", "gone")
    return None


def look_obstacle(state: TruckerState, player: Player, stack: int) -> Obstacle | None:
    if not 1 <= stack <= LOWER_STACKS:
        return no("GT-051", "upper-stack")
    if not state.stacks[stack - 1]:
        return no("GT-422", "no-stacks")
    if player.looking != NO_STACK:
        return no("GT-052", "one-stack")
    if len(player.ship.tiles) < 2:
        return no("GT-050", "attach-before-looking")
    return no("GT-056", "stack-in-use") if holder(state, stack) != NOBODY else None


def holder(state: TruckerState, stack: int) -> int:
    """Who is holding the stack."""
    for seat, player in enumerate(state.seats):
        if player.looking == stack - 1:
            return seat
    return NOBODY


def space_obstacle(state: TruckerState, space: int) -> Obstacle | None:
    """Any free start space up to the number of truckers; the learning flight gives the front-most (GT-069c, GT-425)."""
    free = free_spaces(state)
    if not 1 <= space <= state.players:
        return no("GT-069c", "no-such-space", number=state.players)
    if space not in free:
        return no("GT-069b", "space-taken")
    if not state.flight.choose_start and space != free[0]:
        return no("GT-425", "front-space", number=free[0])
    return None


def free_spaces(state: TruckerState) -> list[int]:
    taken = {player.space for player in state.seats}
    return [space for space in range(1, state.players + 1) if space not in taken]


def carry_out(state: TruckerState, seat: int, action: Action) -> None:
    """Do what `obstacle` has allowed."""
    COMMANDS[type(action)](state, seat, action)


def take_hidden(state: TruckerState, seat: int, _: do.TakeHidden) -> None:
    (tile,) = state.chance.draw(state.heap, 1, seat, "heap")
    take_in_hand(state, seat, tile)
    if not state.quiet:
        state.tell("took_hidden", seat, tile=tile)


def take_shown(state: TruckerState, seat: int, action: do.Take) -> None:
    tile = state.box.numbers[action.tile]
    state.shown.remove(tile)
    take_in_hand(state, seat, tile)
    if not state.quiet:
        state.tell("took", seat, tile=tile)


def take_reserved(state: TruckerState, seat: int, action: do.TakeReserved) -> None:
    tile = state.box.numbers[action.tile]
    state.seats[seat].reserve.remove(tile)
    take_in_hand(state, seat, tile, reserved=True)
    state.tell("took_reserved", seat, tile=tile)


def take_in_hand(state: TruckerState, seat: int, tile: int, *, reserved: bool = False) -> None:
    """Taking ends the undo right and puts a stack back (GT-045, GT-046, GT-058)."""
    player = state.seats[seat]
    player.looking = NO_STACK
    player.last = None
    player.hand, player.hand_reserved = tile, reserved


def take_back(state: TruckerState, seat: int, _: do.TakeBack) -> None:
    """The tile comes back in hand, and is then decided on anew (GT-049)."""
    player = state.seats[seat]
    assert player.last is not None
    what, tile, cell, reserved = player.last
    if what == ATTACHED:
        player.ship.detach(cell)
    elif what == RESERVED:
        player.reserve.remove(tile)
    else:
        state.shown.remove(tile)
    take_in_hand(state, seat, tile, reserved=reserved)
    state.tell("took_back", seat, tile=tile)


def attach(state: TruckerState, seat: int, action: do.Attach) -> None:
    attach_at(state, seat, CELL_NUMBERS[action.cell], action.rotation // 90)


def attach_at(state: TruckerState, seat: int, cell: int, quarter: int) -> None:
    player = state.seats[seat]
    player.ship.attach(cell, player.hand * 4 + quarter)
    if not state.quiet:
        state.tell("attached", seat, tile=player.hand, cell=PLACES[cell])
    decided(player, ATTACHED, cell)


def reserve(state: TruckerState, seat: int, _: do.Reserve) -> None:
    player = state.seats[seat]
    player.reserve.append(player.hand)
    if not state.quiet:
        state.tell("reserved", seat, tile=player.hand)
    decided(player, RESERVED)


def return_tile(state: TruckerState, seat: int, _: do.ReturnTile) -> None:
    player = state.seats[seat]
    state.shown.append(player.hand)
    if not state.quiet:
        state.tell("returned", seat, tile=player.hand)
    decided(player, RETURNED)


def decided(player: Player, what: int, cell: int = NO_CELL) -> None:
    player.last = (what, player.hand, cell, player.hand_reserved)
    player.hand, player.hand_reserved = NO_TILE, False


def look(state: TruckerState, seat: int, action: do.Look) -> None:
    """Only the trucker looking sees the cards (GT-015); picking up a stack ends the undo right (GT-054)."""
    player = state.seats[seat]
    player.last = None
    player.looking = action.stack - 1
    cards = state.stacks[action.stack - 1]
    player.seen += [card for card in cards if card not in player.seen]
    state.tell("looks", seat, {"cards": list(cards)}, stack=action.stack)


def put_back(state: TruckerState, seat: int, _: do.PutBack) -> None:
    state.seats[seat].looking = NO_STACK
    state.tell("put_back", seat)


def finish(state: TruckerState, seat: int, action: do.Finish) -> None:
    take_start_space(state, seat, action.space)
    state.tell("finished", seat, space=action.space)


def take_start_space(state: TruckerState, seat: int, space: int) -> None:
    """The rocket leaves the parking area; there is no way back to building (GT-048, GT-069b, GT-069d)."""
    player = state.seats[seat]
    player.looking = NO_STACK
    player.last = None
    player.space = space
    player.position = state.flight.start_offsets[space - 1]


def turn_hourglass(state: TruckerState, seat: int, _: do.TurnHourglass) -> None:
    turn_glass(state, seat)


COMMANDS: dict[type[Action], Any] = {
    do.TakeHidden: take_hidden,
    do.Take: take_shown,
    do.TakeReserved: take_reserved,
    do.TakeBack: take_back,
    do.Attach: attach,
    do.Reserve: reserve,
    do.ReturnTile: return_tile,
    do.Look: look,
    do.PutBack: put_back,
    do.Finish: finish,
    do.TurnHourglass: turn_hourglass,
}


def stop(state: TruckerState, seat: int) -> None:
    """Time is up: a tile in hand is returned, one from the reserve counts as reserved, a stack is put back (GT-068)."""
    player = state.seats[seat]
    if player.hand != NO_TILE:
        (player.reserve if player.hand_reserved else state.shown).append(player.hand)
    player.hand, player.hand_reserved = NO_TILE, False
    player.last = None
    player.looking = NO_STACK


def take_front_space(state: TruckerState, seat: int) -> None:
    """The front-most free start space (GT-069f)."""
    space = free_spaces(state)[0]
    take_start_space(state, seat, space)
    state.tell("stopped", seat, space=space)
