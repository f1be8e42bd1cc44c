"""The bridge: first dice, and step c, refilling (SM-039 to SM-041, SM-345 to SM-348)."""

from sternhafen.games.solarius.model import NOBODY, Die, SolariusState
from sternhafen.games.solarius.rules.dice import LAST_FIELD, ON_BRIDGE, PIPS, ROLLED, points
from sternhafen.games.solarius.rules.taking import WIRE_DICE

SIDES = 6


def draw_die(state: SolariusState, seat: int) -> tuple[int, int]:
    """A die from the bag, rolled: its colour and face."""
    number = state.chance.below(sum(state.bag) * SIDES, seat, "die")
    place, side = divmod(number, SIDES)
    for colour, dice in enumerate(state.bag):
        if place < dice:
            state.bag[colour] -= 1
            return colour, ROLLED[side]
        place -= dice
    raise AssertionError("the bag is empty")


def fill_bridge(state: SolariusState) -> None:
    """The start player draws and rolls the first dice (SM-039)."""
    seat = state.start_player
    dice = [draw_die(state, seat) for _ in range(ON_BRIDGE)]
    state.bridge = by_falling_value(dice, state.seats[seat].faces)


def by_falling_value(dice: list[tuple[int, int]], faces: list[int]) -> list[Die]:
    """The highest value goes to -1, the next lower to 0 and so on; equal values share a field (SM-039 to SM-041)."""
    values = [points(face, PIPS[faces[colour]]) for colour, face in dice]
    falling = sorted(set(values), reverse=True)
    return [(falling.index(value), colour, face) for value, (colour, face) in zip(values, dice, strict=True)]


def turn_wheel(bridge: list[Die]) -> list[Die]:
    """Every die moves on by one field; the last field keeps its dice (SM-345, SM-346)."""
    return [(field + 1 if field < LAST_FIELD else LAST_FIELD, colour, face) for field, colour, face in bridge]


def refill(state: SolariusState, seat: int) -> None:
    """Turn the wheel and put a new die on -1 (SM-347)."""
    state.turn = NOBODY
    colour, face = draw_die(state, seat)
    state.bridge = [*turn_wheel(state.bridge), (0, colour, face)]
    if not state.quiet:
        state.tell("refilled", seat, die=WIRE_DICE[colour][face])
