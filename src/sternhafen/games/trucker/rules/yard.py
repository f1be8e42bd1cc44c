"""The questions of building, and its regimes: by turns, relaxed and in real time (GT-020, GT-060 to GT-069)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Blocked, ChooseOne, Option, PlaceAt, Step
from sternhafen.core.text import Text, card, text
from sternhafen.games.trucker import actions as do
from sternhafen.games.trucker.grid import CELL_NAMES, CELL_NUMBERS, SIDES, name
from sternhafen.games.trucker.model import LOWER_STACKS, NO_STACK, NO_TILE, Player, TruckerState
from sternhafen.games.trucker.rules import building
from sternhafen.games.trucker.rules.hourglass import glass_obstacle, has_glass, start_glass
from sternhafen.games.trucker.rules.setup import TURNS
from sternhafen.games.trucker.ship import joints

YARD: Step = ("yard",)
HOLD: Step = ("hold",)
TURN_GLASS: Step = ("turn_glass",)
TAKE_START: Step = ("take_start",)
GRACE_SECONDS = 10
"""How long those stopped by the clock may take to seize a start space (GT-069f)."""

FINISH_SHARE = 0.04
"""How often a random trucker finishes instead of taking a tile."""
ATTACH_SHARE = 0.85


def by_turns(state: TruckerState) -> bool:
    return bool(state.options["building"] == TURNS)


def build(state: TruckerState) -> None:
    """Building starts for everybody at the same moment (GT-011, GT-020)."""
    start_glass(state)
    state.agenda.append(("building_over",))
    if by_turns(state):
        state.agenda.append(("next_turn",))
    else:
        state.ask_each(dict.fromkeys(range(state.players), (YARD,)), open=True)


def next_turn(state: TruckerState) -> None:
    """By turns: one tile decision each, the first of the round moving on by one seat (a variant)."""
    if all(player.space for player in state.seats):
        return
    if state.turn == state.players:
        state.turn = 0
        state.round += 1
        run_sand(state)
        if state.glass > state.flight.timer_spaces > 0:
            stop_all(state)
            return
    seat = (state.round - 1 + state.turn) % state.players
    state.turn += 1
    state.agenda.append(("next_turn",))
    if not state.seats[seat].space:
        state.ask(seat, YARD)


def run_sand(state: TruckerState) -> None:
    """By turns the glass runs by rounds, and turns itself when it has run out."""
    if not state.flight.timer_spaces:
        return
    state.sand -= 1
    if state.sand <= 0:
        state.glass += 1
        state.sand = state.options["hourglass_rounds"]
        if state.glass <= state.flight.timer_spaces:
            state.tell("glass_turned", space=state.glass, last=state.flight.timer_spaces)


def stop_all(state: TruckerState) -> None:
    """Building ends at once; those still building take the foremost spaces, here in seat order (GT-065, GT-066)."""
    state.tell("time_up")
    for seat, player in enumerate(state.seats):
        if not player.space:
            building.stop(state, seat)
            building.take_front_space(state, seat)


def building_over(state: TruckerState) -> None:
    """All have finished, or time is up (GT-065, GT-067)."""
    state.tell("building_over")


# Time


def heeds_clock(state: TruckerState) -> bool:
    """Time means something while truckers build in real time, and while those stopped seize a start space."""
    return has_glass(state) and any(lane and lane[-1] in (YARD, HOLD, TURN_GLASS, TAKE_START) for lane in state.lanes)


def next_tick(state: TruckerState) -> float | None:
    """Seconds until time alone changes something: the sand runs out, or the slow are seated."""
    if not heeds_clock(state):
        return None
    if any(lane and lane[-1] == TAKE_START for lane in state.lanes):
        return state.sand + GRACE_SECONDS
    return state.sand if state.sand > 0 else None


def pass_time(state: TruckerState, seconds: float) -> None:
    was_running = state.sand > 0
    state.sand -= seconds
    if any(lane and lane[-1] == TAKE_START for lane in state.lanes):
        if state.sand <= -GRACE_SECONDS:
            seize_for_the_slow(state)
    elif state.sand <= 0:
        state.sand = 0
        if was_running:
            sand_is_out(state)


def sand_is_out(state: TruckerState) -> None:
    state.tell("sand_out", space=state.glass, last=state.flight.timer_spaces)
    if state.glass == state.flight.timer_spaces:
        stop_building(state)
    else:
        offer_glass(state)


def offer_glass(state: TruckerState) -> None:
    """Finished truckers may turn it too; the others are asked anyway (GT-061, GT-069e)."""
    for seat, player in enumerate(state.seats):
        if player.space and glass_obstacle(state, seat) is None and not state.lanes[seat]:
            state.join(seat, TURN_GLASS)


def withdraw_glass(state: TruckerState) -> None:
    for seat, lane in enumerate(state.lanes):
        if lane and lane[-1] == TURN_GLASS:
            state.excuse(seat)


def stop_building(state: TruckerState) -> None:
    """The last sand has run out: now only start spaces are taken, the quickest first (GT-065, GT-066, GT-069i)."""
    state.tell("time_up")
    for seat, player in enumerate(state.seats):
        state.excuse(seat)
        if not player.space:
            building.stop(state, seat)
            state.join(seat, TAKE_START)


def seize_for_the_slow(state: TruckerState) -> None:
    for seat, lane in enumerate(state.lanes):
        if lane and lane[-1] == TAKE_START:
            state.excuse(seat)
            building.take_front_space(state, seat)


# Going on after a command


def go_on(state: TruckerState, seat: int, action: Action) -> None:
    """What the trucker is asked next: by turns the turn ends with the decision on a tile."""
    player = state.seats[seat]
    if player.hand != NO_TILE:
        state.lanes[seat].append(HOLD)
    elif by_turns(state):
        player.looking = NO_STACK
    elif not player.space:
        state.lanes[seat].append(YARD)
    else:
        after_finishing(state, seat)
    if isinstance(action, do.TurnHourglass):
        withdraw_glass(state)


def after_finishing(state: TruckerState, seat: int) -> None:
    """A finished trucker may turn the glass; with all finished building is over (GT-067, GT-069e)."""
    if all(player.space for player in state.seats):
        withdraw_glass(state)
    elif glass_obstacle(state, seat) is None:
        state.lanes[seat].append(TURN_GLASS)


def check(state: TruckerState, seat: int, action: Action) -> None:
    if by_turns(state) and isinstance(action, do.PutBack | do.TurnHourglass):
        raise state.refused("trucker-not-by-turns", "GT-061")
    found = building.obstacle(state, seat, action)
    if found:
        raise state.refused(found[1].key, found[0], **found[1].args)


class Yard(ChooseOne[TruckerState]):
    """Nothing in hand: take a tile, look at a stack, or finish."""

    takes = do.BUILDING

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        looking = state.seats[seat].looking != NO_STACK
        return text("trucker-looking") if looking else text("trucker-yard")

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        names, player = state.box.names, state.seats[seat]
        found: list[Action] = [do.TAKE_HIDDEN] if state.heap else []
        found += [do.Take(names[tile]) for tile in state.shown]
        found += [do.TakeReserved(names[tile]) for tile in player.reserve]
        if building.take_back_obstacle(state, player) is None:
            found.append(do.TAKE_BACK)
        found += self._looking(state, seat)
        found += [do.Finish(space) for space in spaces(state)]
        return found

    def _looking(self, state: TruckerState, seat: int) -> list[Action]:
        """Stacks and hourglass."""
        player = state.seats[seat]
        stacks = range(1, LOWER_STACKS + 1)
        found: list[Action] = [
            do.Look(stack) for stack in stacks if building.look_obstacle(state, player, stack) is None
        ]
        if not by_turns(state):
            if player.looking != NO_STACK:
                found.append(do.PUT_BACK)
            if glass_obstacle(state, seat) is None:
                found.append(do.TURN_HOURGLASS)
        return found

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        """Mostly take a tile: a trucker who chose evenly would finish after a few."""
        dice = rng.random()
        if dice < FINISH_SHARE:
            return do.Finish(rng.choice(spaces(state)))
        if dice < 0.8 and state.heap:
            return do.TAKE_HIDDEN
        if dice < 0.93 and state.shown:
            return do.Take(state.box.names[rng.choice(state.shown)])
        return rng.choice(self.actions(state, seat, step))

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        check(state, seat, action)

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        building.carry_out(state, seat, action)
        go_on(state, seat, action)

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(action, *described(seat, action)) for action in self.actions(state, seat, step)]

    def blocked(self, state: TruckerState, seat: int, step: Step) -> Sequence[Blocked]:
        """Stacks and start spaces that cannot be chosen, and why."""
        wished: list[Action] = [do.Look(stack) for stack in range(1, LOWER_STACKS + 1)]
        wished += [do.Finish(space) for space in range(1, state.players + 1)]
        found = []
        for action in wished:
            stands = building.obstacle(state, seat, action)
            target = described(seat, action)[1]
            if stands and target:
                found.append(Blocked(target, *stands))
        return found


def spaces(state: TruckerState) -> list[int]:
    free = building.free_spaces(state)
    return free if state.flight.choose_start else free[:1]


def described(seat: int, action: Action) -> tuple[Text, dict[str, Any] | None]:
    """The label of a building command and where on the board it lies."""
    match action:
        case do.TakeHidden():
            return text("trucker-take-hidden"), {"zone": "heap"}
        case do.Take(tile=tile):
            return text("trucker-take", card=card(tile)), {"zone": "shown", "card": tile}
        case do.TakeReserved(tile=tile):
            return text("trucker-take-reserved", card=card(tile)), {"zone": "reserve", "card": tile, "seat": seat}
        case do.Look(stack=stack):
            return text("trucker-look", number=stack), {"zone": "stack", "stack": stack}
        case do.Finish(space=space):
            return text("trucker-finish", number=space), {"zone": "start", "space": space}
        case do.TurnHourglass():
            return text("trucker-turn-hourglass"), {"zone": "hourglass"}
        case _:
            return text(f"trucker-{action.type_name().replace('_', '-')}"), None


class Hold(PlaceAt[TruckerState]):
    """A tile in hand: attach it, reserve it, or return it (GT-024)."""

    takes = do.BUILDING
    rotation_field = "rotation"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-hold", card=card(state.box.names[state.seats[seat].hand]))

    def cells(self, state: TruckerState, seat: int, step: Step) -> dict[str, Sequence[int]]:
        """Where the tile holds; building errors do not matter (GT-030, GT-034)."""
        player = state.seats[seat]
        if building.attach_obstacle(state, player, 0, 0) == building.no("GT-416", "title-no-structural"):
            return {}
        found: dict[str, Sequence[int]] = {}
        for cell in joints.open_cells(player.ship, state.area):
            quarters = joints.rotations(player.ship, player.hand, cell)
            if quarters:
                found[name(cell)] = [90 * quarter for quarter in quarters]
        return found

    def others(self, state: TruckerState, seat: int) -> list[Action]:
        player = state.seats[seat]
        found: list[Action] = []
        if building.reserve_obstacle(state, player) is None:
            found.append(do.RESERVE)
        if not player.hand_reserved:
            found.append(do.RETURN_TILE)
        if not by_turns(state) and glass_obstacle(state, seat) is None:
            found.append(do.TURN_HOURGLASS)
        return found

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        attaching = [
            do.Attach(cell, rotation)  # type: ignore[arg-type]
            for cell, rotations in self.cells(state, seat, step).items()
            for rotation in rotations
        ]
        return [*attaching, *self.others(state, seat)]

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        """Mostly attach, on a random cell where the tile holds."""
        player = state.seats[seat]
        if rng.random() < ATTACH_SHARE and not player.ship.restriction:
            open_cells = joints.open_cells(player.ship, state.area)
            while open_cells:
                cell = open_cells.pop(int(rng.random() * len(open_cells)))
                quarters = joints.rotations(player.ship, player.hand, cell)
                if quarters:
                    quarter = quarters[int(rng.random() * len(quarters))]
                    return do.Attach(CELL_NAMES[cell], 90 * quarter)  # type: ignore[arg-type]
        others = self.others(state, seat)
        return rng.choice(others) if others else rng.choice(self.actions(state, seat, step))

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        check(state, seat, action)

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        building.carry_out(state, seat, action)
        go_on(state, seat, action)

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(action, *described(seat, action)) for action in self.others(state, seat)]

    def details(self, state: TruckerState, seat: int, step: Step) -> dict[str, Any]:
        """Also where the tile would hold, but with a building error."""
        player = state.seats[seat]
        shape = super().details(state, seat, step)
        shape["template"] = {"type": "attach"}
        shape["faulty"] = [
            {"cell": entry["cell"], "rotation": rotation}
            for entry in shape["cells"]
            for rotation in entry["rotations"]
            if joints.breaks_rule(player.ship, player.hand * 4 + rotation // 90, CELL_NAMES.index(entry["cell"]))
        ]
        shape["fits"] = [
            self._fit(player, entry["cell"], rotation) for entry in shape["cells"] for rotation in entry["rotations"]
        ]
        return shape

    def _fit(self, player: Player, cell: str, rotation: int) -> dict[str, Any]:
        """How the tile would lie there: sides that join or clash, and the rules it would break."""
        sides, rules = joints.fit(player.ship, player.hand * 4 + rotation // 90, CELL_NUMBERS[cell])
        return {
            "cell": cell,
            "rotation": rotation,
            "joints": {SIDES[side]: ok for side, ok in sides.items()},
            "rules": rules,
        }


class TurnGlass(ChooseOne[TruckerState]):
    """A finished trucker may turn the hourglass (GT-069e)."""

    takes = (do.TurnHourglass,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-may-turn")

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(do.TURN_HOURGLASS, *described(seat, do.TURN_HOURGLASS))]

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        building.carry_out(state, seat, action)
        withdraw_glass(state)


class TakeStart(ChooseOne[TruckerState]):
    """Stopped by the clock: the quickest gets the front-most free space (GT-069f)."""

    takes = (do.TakeStart,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-take-start")

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(do.TAKE_START, text("trucker-take-start-space", number=building.free_spaces(state)[0]))]

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        building.take_front_space(state, seat)
