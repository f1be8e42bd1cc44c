"""Raising and pushing tech dice, point by point (SM-069, SM-097, SM-098, SM-163 to SM-165)."""

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.plain import Json
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import DECLINE, Decline, Push, Raise
from sternhafen.games.solarius.box import BROWN, COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR
from sternhafen.games.solarius.rules.dice import (
    COLUMNS,
    FACE_VP,
    LAST_COLUMN,
    LAST_FACE,
    PIPS,
    RAISE_COSTS,
    SPACES,
    can_push_for,
    can_spend,
)
from sternhafen.games.solarius.rules.planets import check_progress
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import ALL_OF_IT, EFFECT, NAME, POINTS, ROOM
from sternhafen.games.solarius.rules.storage import free_spaces

RAISES = tuple(Raise(colour) for colour in COLOURS)
PUSHES = tuple(Push(colour) for colour in COLOURS)


class RaiseDice(Moment):
    """Steps are ("raise_dice", effect or "", points left, whether all must be used)."""

    key = "raise"
    own = (Raise, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"ap": step[POINTS]}

    def is_open(self, state: SolariusState, seat: int, step: Step) -> bool:
        """Before the first raise of an effect, not in the middle of it, nor inside the die action (SM-R37)."""
        return bool(step[EFFECT]) and state.turn == seat and step[POINTS] == state.box.effects[step[EFFECT]].n

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        found: list[Action] = [RAISES[die] for die in range(4) if self._die_obstacle(player, step, die) is None]
        return found if step[ALL_OF_IT] else [*found, DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        player = state.seats[seat]
        if step[POINTS] and any(face < LAST_FACE and RAISE_COSTS[face] <= step[POINTS] for face in player.faces):
            return None
        return DECLINE

    def _die_obstacle(self, player: Player, step: Step, die: int) -> Obstacle | None:
        _, _, ap, all_of_it = step
        face = player.faces[die]
        if face == LAST_FACE:
            return Obstacle("SM-098", text("solarius-last-face"))
        if RAISE_COSTS[face] > ap:
            return Obstacle("SM-097", text("solarius-raise-too-dear", cost=RAISE_COSTS[face], ap=ap))
        if all_of_it:
            faces = (*player.faces[:die], face + 1, *player.faces[die + 1 :])
            if not can_spend(faces, ap - RAISE_COSTS[face]):
                return Obstacle("SM-R53", text("solarius-bought-ap-left"))
        return None

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Raise | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return Obstacle("SM-R53", text("solarius-bought-ap-left")) if step[ALL_OF_IT] else None
        return self._die_obstacle(state.seats[seat], step, COLOUR_NUMBERS[action.colour])

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Raise | Decline) -> None:
        if isinstance(action, Decline):
            return
        player, die = state.seats[seat], COLOUR_NUMBERS[action.colour]
        cost = RAISE_COSTS[player.faces[die]]
        player.faces[die] += 1
        told: Json = {"pips": PIPS[player.faces[die]], "points": FACE_VP[player.faces[die]]}
        state.tell("raised", seat, colour=WIRE_COLOUR[die], **told)
        check_progress(state, seat)
        state.lanes[seat].append((step[NAME], step[EFFECT], step[POINTS] - cost, step[ALL_OF_IT]))

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return list(RAISES)


class PushDice(Moment):
    """Steps are ("push_dice", effect or "", points left, whether all must be used, room needed for brown cubes)."""

    key = "push"
    own = (Push, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"ap": step[POINTS]}

    def is_open(self, state: SolariusState, seat: int, step: Step) -> bool:
        return bool(step[EFFECT]) and state.turn == seat and step[POINTS] == state.box.effects[step[EFFECT]].n

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        found: list[Action] = [PUSHES[die] for die in range(4) if self._die_obstacle(state, seat, step, die) is None]
        return found if self._stop_obstacle(state, seat, step) else [*found, DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        costs = state.box.push_costs
        columns = state.seats[seat].columns
        if step[POINTS] and any(column < LAST_COLUMN and costs[column - 1] <= step[POINTS] for column in columns):
            return None
        return DECLINE

    def _die_obstacle(self, state: SolariusState, seat: int, step: Step, die: int) -> Obstacle | None:
        _, _, ap, all_of_it, room = step
        player, costs = state.seats[seat], state.box.push_costs
        column = player.columns[die]
        if column == LAST_COLUMN:
            return Obstacle("SM-098", text("solarius-last-column"))
        if costs[column - 1] > ap:
            return Obstacle("SM-069", text("solarius-push-too-dear", cost=costs[column - 1], ap=ap))
        if all_of_it or room:
            columns = (*player.columns[:die], column + 1, *player.columns[die + 1 :])
            stored = SPACES[player.columns[BROWN]] - free_spaces(player, BROWN)
            if not can_push_for(columns, ap - costs[column - 1], costs, all_of_it, stored, room):
                return Obstacle("SM-R53", text("solarius-bought-ap-left"))
        return None

    def _stop_obstacle(self, state: SolariusState, seat: int, step: Step) -> Obstacle | None:
        if step[ALL_OF_IT] or free_spaces(state.seats[seat], BROWN) < step[ROOM]:
            return Obstacle("SM-R53", text("solarius-bought-ap-left"))
        return None

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Push | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return self._stop_obstacle(state, seat, step)
        return self._die_obstacle(state, seat, step, COLOUR_NUMBERS[action.colour])

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Push | Decline) -> None:
        if isinstance(action, Decline):
            return
        player, die = state.seats[seat], COLOUR_NUMBERS[action.colour]
        cost = state.box.push_costs[player.columns[die] - 1]
        player.columns[die] += 1
        column = COLUMNS[player.columns[die] - 1]
        state.tell("pushed", seat, colour=WIRE_COLOUR[die], column=column)
        check_progress(state, seat)
        state.lanes[seat].append((step[NAME], step[EFFECT], step[POINTS] - cost, *step[3:]))

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return list(PUSHES)
