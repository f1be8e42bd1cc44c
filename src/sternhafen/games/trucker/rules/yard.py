"""The questions of building: what to take, and what to do with the tile in hand (GT-020 to GT-069)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Answer, Step, one_of
from sternhafen.core.inputs import ChooseOne, PlaceAt
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, card, text
from sternhafen.games.trucker import actions as do
from sternhafen.games.trucker.grid import CELL_NAMES, CELL_NUMBERS, SIDES, name
from sternhafen.games.trucker.model import LOWER_STACKS, NO_STACK, Player, TruckerState
from sternhafen.games.trucker.places import place_named
from sternhafen.games.trucker.rules import building
from sternhafen.games.trucker.rules.hourglass import glass_obstacle
from sternhafen.games.trucker.rules.regimes import by_turns, go_on, withdraw_glass
from sternhafen.games.trucker.ship import joints
from sternhafen.games.trucker.view_types import Fit, Spot, YardDetails

FINISH_SHARE = 0.04
"""How often a random trucker finishes instead of taking a tile."""
EARLY = 0.4
"""The share of a ship below which a random trucker among others at work does not finish."""
ATTACH_SHARE = 0.85

Place = tuple[int, int]
"""A cell and quarter turns."""
ATTACH = tuple(tuple(do.Attach(cell, turned) for turned in do.ROTATIONS) for cell in CELL_NAMES)
"""By place."""


def check(state: TruckerState, seat: int, action: Action) -> None:
    """Whatever a builder may do, in whichever regime."""
    if by_turns(state) and isinstance(action, do.PutBack | do.TurnHourglass):
        raise state.refused("trucker-not-by-turns", "GT-061")
    found = building.obstacle(state, seat, action)
    if found:
        raise state.refusal(found)


def build(state: TruckerState, seat: int, action: Action) -> None:
    building.carry_out(state, seat, action)
    go_on(state, seat)
    if isinstance(action, do.TurnHourglass):
        withdraw_glass(state)


class Yard(ChooseOne[TruckerState]):
    """Nothing in hand: take a tile, look at a stack, or finish."""

    takes = do.BUILDING

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        if state.seats[seat].looking != NO_STACK:
            return text("trucker-looking")
        return text("trucker-yard" if any(state.stacks) else "trucker-yard-without-stacks")

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
        dice, early = rng.random(), self._is_early(state, seat)
        if dice < FINISH_SHARE and not early:
            return do.Finish(one_of(spaces(state), rng))
        if dice < 0.8 and state.heap:
            return do.TAKE_HIDDEN
        if dice < 0.93 and state.shown:
            return do.Take(state.box.names[one_of(state.shown, rng)])
        found = self.actions(state, seat, step)
        return one_of([action for action in found if not (early and isinstance(action, do.Finish))], rng)

    def _is_early(self, state: TruckerState, seat: int) -> bool:
        """Where all build at once nobody stops building with hardly a ship while there are tiles."""
        if state.by_turns or not state.heap:
            return False
        return len(state.seats[seat].ship.tiles) < EARLY * len(state.area.cells)

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        check(state, seat, action)

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        build(state, seat, action)

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


def described(seat: int, action: Action) -> tuple[Text, Json | None]:
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
        player = state.seats[seat]
        if player.hand_reserved:
            key = "trucker-hold-reserved"
        else:
            key = "trucker-hold" if building.reserve_obstacle(state, player) is None else "trucker-hold-or-return"
        return text(key, card=card(state.box.names[player.hand]))

    def cells(self, state: TruckerState, seat: int, step: Step) -> dict[str, Sequence[int]]:
        return {name(cell): [90 * quarter for quarter in quarters] for cell, quarters in self._places(state, seat)}

    def _places(self, state: TruckerState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
        """Where the tile holds; building errors do not matter (GT-030, GT-034)."""
        player = state.seats[seat]
        if building.is_useless(state, player):
            return []
        open_cells = joints.open_cells(player.ship, state.area)
        found = [(cell, joints.rotations(player.ship, player.hand, cell)) for cell in open_cells]
        return [place for place in found if place[1]]

    def called(self, cell: str) -> Any:
        return place_named(cell)

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
        attaching = [ATTACH[cell][quarter] for cell, quarters in self._places(state, seat) for quarter in quarters]
        return [*attaching, *self.others(state, seat)]

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        """Mostly attach."""
        place = self._pick(state, seat, rng)
        return self._other(state, seat, step, rng) if place is None else self.make(state, place)

    def improvise(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Answer:
        """The cell goes from hand to hand by its number; nobody has to spell it."""
        place = self._pick(state, seat, rng)
        if place is None:
            action = self._other(state, seat, step, rng)
            build(state, seat, action)
            return action
        building.attach_at(state, seat, *place)
        go_on(state, seat)
        return self, place

    def make(self, state: TruckerState, place: Place) -> do.Attach:
        cell, quarter = place
        return ATTACH[cell][quarter]

    def _pick(self, state: TruckerState, seat: int, rng: Random) -> Place | None:
        """A random cell where the tile holds, unless something else is done with it."""
        player = state.seats[seat]
        if rng.random() < ATTACH_SHARE and not player.ship.restriction:
            open_cells = joints.open_cells(player.ship, state.area)
            while open_cells:
                cell = open_cells.pop(int(rng.random() * len(open_cells)))
                quarters = joints.rotations(player.ship, player.hand, cell)
                if quarters:
                    return cell, quarters[int(rng.random() * len(quarters))]
        return None

    def _other(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        return one_of(self.others(state, seat) or self.actions(state, seat, step), rng)

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        check(state, seat, action)

    def perform(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        build(state, seat, action)

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(action, *described(seat, action)) for action in self.others(state, seat)]

    def details(self, state: TruckerState, seat: int, step: Step) -> YardDetails:
        """Also where the tile would hold, but with a building error."""
        player = state.seats[seat]
        shape = super().details(state, seat, step)
        spots: list[Spot] = [
            {"cell": entry["cell"], "rotation": rotation} for entry in shape["cells"] for rotation in entry["rotations"]
        ]
        fits = [self._fit(player, spot["cell"], spot["rotation"]) for spot in spots]
        faulty = [spot for spot in spots if self._is_faulty(player, spot)]
        for entry in shape["cells"]:
            here = [fit for fit in fits if fit["cell"] == entry["cell"]]
            entry["label"] = text("trucker-item-cell", cell=place_named(entry["cell"])).json()
            entry["preview"] = [fit_words(fit).json() for fit in here]
        return {**shape, "template": {"type": "attach"}, "faulty": faulty, "fits": fits}

    def _is_faulty(self, player: Player, spot: Spot) -> bool:
        turned = player.hand * 4 + spot["rotation"] // 90
        return joints.breaks_rule(player.ship, turned, CELL_NUMBERS[spot["cell"]])

    def _fit(self, player: Player, cell: str, rotation: int) -> Fit:
        """How the tile would lie there: sides that join or clash, and the rules it would break."""
        sides, rules = joints.fit(player.ship, player.hand * 4 + rotation // 90, CELL_NUMBERS[cell])
        told = {SIDES[side]: ok for side, ok in sides.items()}
        return {"cell": cell, "rotation": rotation, "joints": told, "rules": rules}


def fit_words(fit: Fit) -> Text:
    """How the tile would lie, in words: the joints that fit, or the rules it would break."""
    joined = sum(fit["joints"].values())
    if not fit["rules"]:
        return text("trucker-fit", rotation=fit["rotation"], number=joined)
    broken = list(dict.fromkeys(fit["rules"]))
    errors = [text(f"trucker-error-{rule.lower()}") for rule in broken]
    return text("trucker-fit-error", rotation=fit["rotation"], errors=errors, rules=", ".join(broken))


class TurnGlass(ChooseOne[TruckerState]):
    """A finished trucker may turn the hourglass (GT-069e)."""

    takes = (do.TurnHourglass,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-may-turn")

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(do.TURN_HOURGLASS, *described(seat, do.TURN_HOURGLASS))]

    def perform(self, state: TruckerState, seat: int, step: Step, action: do.TurnHourglass) -> None:
        building.carry_out(state, seat, action)
        withdraw_glass(state)


class TakeStart(ChooseOne[TruckerState]):
    """Stopped by the clock: the quickest gets the front-most free space (GT-069f)."""

    takes = (do.TakeStart,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-take-start")

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(do.TAKE_START, text("trucker-take-start-space", number=building.free_spaces(state)[0]))]

    def perform(self, state: TruckerState, seat: int, step: Step, action: do.TakeStart) -> None:
        building.take_front_space(state, seat)
