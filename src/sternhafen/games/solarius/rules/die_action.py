"""Step a, second half: the die action with bought points (SM-153, SM-154, SM-159 to SM-165, SM-R53)."""

from random import Random
from typing import Literal

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import Act, SplitDie, StoreRow
from sternhafen.games.solarius.box import ANY, BLACK, BROWN, MAIN, RESOURCE, TURQUOISE, YELLOW
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules import storage
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR, colour_text
from sternhafen.games.solarius.rules.dice import can_push_for, can_spend
from sternhafen.games.solarius.rules.question import Moment, Question
from sternhafen.games.solarius.rules.steps import ALL_OF_IT, COLOUR, CUBES, POINTS
from sternhafen.games.solarius.rules.storage import FULL, USABLE, free_spaces
from sternhafen.games.solarius.rules.tableau import MOST, gain_bucks, gain_fuel

AP_PRICE = 2
KINDS: tuple[Literal["resource", "main"], ...] = ("resource", "main")
ACTS = tuple(tuple(Act(kind, buy) for buy in range(MOST // AP_PRICE + 1)) for kind in KINDS)


def bonus(state: SolariusState, player: Player, field: int, colour: int, action: int) -> int:
    """Points that developments, and the die field used, add to an action (SM-135)."""
    total = 0
    box = state.box
    for card in player.developments:
        if not box.is_slot[card] or card == field:
            total += box.mods[card].ap[colour][action]
    return total


def total_points(state: SolariusState, player: Player, step: Step, kind: int) -> int:
    """Points for an action before any are bought."""
    _, colour, ap, field = step
    if not player.developments:
        return int(ap)
    return int(ap + bonus(state, player, field, colour, kind) + bonus(state, player, field, colour, ANY))


def can_use_up(state: SolariusState, player: Player, kind: int, colour: int, ap: int, paid: int) -> bool:
    """Whether no point of the action need be left over (SM-R53)."""
    if kind == RESOURCE:
        return ap <= free_spaces(player, colour)
    if colour == BLACK:
        return player.fuel + ap <= MOST
    if colour == YELLOW:
        return player.bucks - paid + ap <= MOST
    if colour == TURQUOISE:
        return can_spend(tuple(player.faces), ap)
    return can_push_for(tuple(player.columns), ap, state.box.push_costs, True, 0, 0)


class DieAction(Moment):
    """I take resources, or II the action of the colour (SM-159)."""

    key = "die-action"
    own = (Act, SplitDie)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"colour": colour_text(step[COLOUR]), "ap": step[POINTS]}

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        found: list[Action] = []
        for kind in (RESOURCE, MAIN):
            ap = total_points(state, player, step, kind)
            found.append(ACTS[kind][0])
            for buy in range(1, player.bucks // AP_PRICE + 1):
                if can_use_up(state, player, kind, step[COLOUR], ap + buy, buy * AP_PRICE):
                    found.append(ACTS[kind][buy])
        return found + self._splits(state, player, step)

    def own_sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        """Mostly without bought points; each choice can come up."""
        lot = rng.random()
        if lot < 0.9:
            return ACTS[RESOURCE if lot < 0.45 else MAIN][0]
        return super().own_sample(state, seat, step, rng)

    def _splits(self, state: SolariusState, player: Player, step: Step) -> list[Action]:
        _, colour, ap, field = step
        if field < 0 or not state.box.mods[field].split:
            return []
        free = bonus(state, player, field, colour, ANY)
        return [SplitDie(one, two) for one in range(ap + 1) for two in range(free + 1)]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Act | SplitDie) -> Obstacle | None:
        player = state.seats[seat]
        if isinstance(action, SplitDie):
            is_possible = action in self._splits(state, player, step)
            return None if is_possible else Obstacle("SM-R47", text("solarius-no-such-split"))
        if action.buy == 0:
            return None
        if action.buy < 0 or action.buy * AP_PRICE > player.bucks:
            return Obstacle(
                "SM-154", text("solarius-too-few-bucks", cost=max(0, action.buy) * AP_PRICE, bucks=player.bucks)
            )
        kind = KINDS.index(action.kind)
        ap = total_points(state, player, step, kind) + action.buy
        if not can_use_up(state, player, kind, step[COLOUR], ap, action.buy * AP_PRICE):
            return Obstacle("SM-154", text("solarius-bought-ap-left"))
        return None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Act | SplitDie) -> None:
        player = state.seats[seat]
        if isinstance(action, SplitDie):
            state.lanes[seat].append(("split_plan", *step[1:], action.resource, action.bonus))
            return
        kind = RESOURCE if action.kind == "resource" else MAIN
        ap = total_points(state, player, step, kind) + action.buy
        player.bucks -= action.buy * AP_PRICE
        begin_action(state, seat, kind, step[COLOUR], ap, action.buy > 0)


def begin_action(
    state: SolariusState, seat: int, kind: int, colour: int, ap: int, all_of_it: bool, room: int = 0
) -> None:
    """Carry out one action with this many points; `room`: brown cubes that must still fit afterwards."""
    player = state.seats[seat]
    if kind == RESOURCE:
        state.lanes[seat].append(("store_row", colour, ap, all_of_it))
    elif colour == BLACK:
        gain_fuel(player, ap)
        state.tell("gained", seat, fuel=ap, bucks=0)
    elif colour == YELLOW:
        gain_bucks(player, ap)
        state.tell("gained", seat, fuel=0, bucks=ap)
    elif colour == TURQUOISE:
        state.lanes[seat].append(("raise_dice", "", ap, all_of_it))
    elif colour == BROWN:
        state.lanes[seat].append(("push_dice", "", ap, all_of_it, room))


class StoreInRow(Question):
    """Where the cubes of the die's colour go (SM-160, SM-R35)."""

    key = "store-row"
    takes = (StoreRow,)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"colour": colour_text(step[COLOUR]), "number": step[CUBES]}

    def _ways(self, state: SolariusState, seat: int, step: Step) -> tuple[storage.Row, ...]:
        _, colour, number, all_of_it = step
        player = state.seats[seat]
        number = min(number, free_spaces(player, colour))
        ways = storage.ways_to_store(storage.row_of(player, colour), player.columns[colour], number)
        return tuple(way for way in ways if sum(way) == number) if all_of_it else ways

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [STORE_ROW[way] for way in self._ways(state, seat, step)]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        ways = self._ways(state, seat, step)
        return STORE_ROW[ways[0]] if len(ways) == 1 else None

    def plain(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        """The one way to store as many cubes as can be stored, if there is but one."""
        ways = self._ways(state, seat, step)
        most = max(map(sum, ways))
        best = [way for way in ways if sum(way) == most]
        return STORE_ROW[best[0]] if len(best) == 1 and most else None

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: StoreRow) -> Obstacle | None:
        if action.cubes in self._ways(state, seat, step):
            return None
        total, player = sum(action.cubes), state.seats[seat]
        if total > step[CUBES]:
            return Obstacle("SM-160", text("solarius-too-many-cubes", number=step[CUBES]))
        if step[ALL_OF_IT] and total < step[CUBES]:
            return Obstacle("SM-R53", text("solarius-bought-ap-left"))
        row = storage.row_of(player, step[COLOUR])
        usable = USABLE[player.columns[step[COLOUR]]]
        if any(cubes < 0 or cubes + have > most for cubes, have, most in zip(action.cubes, row, usable, strict=True)):
            return Obstacle("SM-112", text("solarius-no-space"))
        return Obstacle("SM-114" if action.cubes[2] else "SM-113", text("solarius-pyramid"))

    def perform(self, state: SolariusState, seat: int, step: Step, action: StoreRow) -> None:
        player, colour = state.seats[seat], step[COLOUR]
        for column, cubes in enumerate(action.cubes):
            player.store[3 * colour + column] += cubes
        if not state.quiet:
            number = sum(action.cubes)
            state.tell("stored", seat, colour=WIRE_COLOUR[colour], number=number, lost=step[CUBES] - number)


STORE_ROW = {
    (one, two, three): StoreRow((one, two, three))
    for one in range(FULL[0] + 1)
    for two in range(FULL[1] + 1)
    for three in range(FULL[2] + 1)
}
