"""Trading cubes for fuel and bucks (SM-356, SM-R07), one small lot after the other.

Every lot that R07 allows falls into these small ones: a cube of value 2; two of value 1; one of value 3; one of value 3
with one of value 1; two of value 3. So nothing is lost by trading step by step.
"""

from collections import Counter

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.plain import Json
from sternhafen.core.text import text
from sternhafen.games.solarius.actions import BACK, Back, Sell
from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.anytime import can_trade
from sternhafen.games.solarius.rules.dice import COLUMNS
from sternhafen.games.solarius.rules.question import Question
from sternhafen.games.solarius.rules.tableau import gain_bucks, gain_fuel

PATTERNS = {(2,): 1, (1, 1): 1, (3,): 1, (1, 3): 2, (3, 3): 3}
"""The values of a small lot and what it brings."""
CUBES = tuple(f"{COLOURS[place // 3]} {place % 3 + 1}" for place in range(12))
"""How a cube is written, by its place in a store."""
PLACES = {cube: place for place, cube in enumerate(CUBES)}


def lots(player: Player) -> list[tuple[int, ...]]:
    """Every small lot there is, as places in the store."""
    have = [place for place in range(12) if player.store[place]]
    found: list[tuple[int, ...]] = [(place,) for place in have if place % 3]
    for number, one in enumerate(have):
        for other in have[number:]:
            values = sorted((one % 3 + 1, other % 3 + 1))
            if tuple(values) in PATTERNS and (one != other or player.store[one] > 1):
                found.append((one, other))
    return found


class SellCubes(Question):
    """Which cubes to trade, and for what."""

    key = "sell"
    takes = (Sell, Back)

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        found: list[Action] = [BACK]
        for lot in lots(state.seats[seat]):
            units = PATTERNS[tuple(sorted(place % 3 + 1 for place in lot))]
            cubes = tuple(CUBES[place] for place in lot)
            found += [Sell(cubes, fuel, units - fuel) for fuel in range(units, -1, -1)]
        return found

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Sell | Back) -> Obstacle | None:
        if isinstance(action, Back):
            return None
        store = state.seats[seat].store
        for cube, number in Counter(action.cubes).items():
            if cube not in PLACES or store[PLACES[cube]] < number:
                return Obstacle("SM-356", text("solarius-no-such-cubes"))
        units = PATTERNS.get(tuple(sorted(PLACES[cube] % 3 + 1 for cube in action.cubes)))
        if units is None:
            return Obstacle("SM-R07", text("solarius-bad-lot"))
        if action.fuel < 0 or action.bucks < 0 or action.fuel + action.bucks != units:
            return Obstacle("SM-356", text("solarius-lot-brings", units=units))
        return None

    def perform(self, state: SolariusState, seat: int, step: Step, action: Sell | Back) -> None:
        if isinstance(action, Back):
            return
        player = state.seats[seat]
        for cube in action.cubes:
            player.store[PLACES[cube]] -= 1
        gain_fuel(player, action.fuel)
        gain_bucks(player, action.bucks)
        state.tell("sold", seat, cubes=[wire_cube(cube) for cube in action.cubes], fuel=action.fuel, bucks=action.bucks)
        if can_trade(player):
            state.lanes[seat].append(step)


def wire_cube(cube: str) -> Json:
    """A cube as an argument of an event's text."""
    colour, column = cube.split()
    args = {"colour": {"text": {"key": f"solarius-{colour}", "args": {}}}, "column": COLUMNS[int(column) - 1]}
    return {"text": {"key": "solarius-cube", "args": args}}
