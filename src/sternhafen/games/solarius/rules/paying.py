"""Paying a price in cubes (SM-118, SM-R04, SM-R51)."""

from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import PayCubes
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import storage
from sternhafen.games.solarius.rules.colours import colour_text
from sternhafen.games.solarius.rules.question import Question
from sternhafen.games.solarius.rules.steps import COLOUR, DUE


class PayPrice(Question):
    """Which cubes of a colour to pay. Steps are ("pay", colour, value)."""

    key = "pay"
    takes = (PayCubes,)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"colour": colour_text(step[COLOUR]), "due": step[DUE]}

    def _ways(self, state: SolariusState, seat: int, step: Step) -> tuple[storage.Row, ...]:
        return storage.ways_to_pay(storage.row_of(state.seats[seat], step[COLOUR]), step[DUE])

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        colour: Any = COLOURS[step[COLOUR]]
        return [PayCubes(colour, way) for way in self._ways(state, seat, step)]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        choices = self.choices(state, seat, step)
        return choices[0] if len(choices) == 1 else None

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: PayCubes) -> Obstacle | None:
        if COLOUR_NUMBERS[action.colour] != step[COLOUR]:
            return Obstacle("SM-118", text("solarius-pay-this-colour", colour=colour_text(step[COLOUR])))
        if action.cubes in self._ways(state, seat, step):
            return None
        row = storage.row_of(state.seats[seat], step[COLOUR])
        if any(paid < 0 or paid > have for paid, have in zip(action.cubes, row, strict=True)):
            return Obstacle("SM-118", text("solarius-no-such-cubes"))
        if storage.value(action.cubes) < step[DUE]:
            return Obstacle("SM-118", text("solarius-paid-too-little", due=step[DUE]))
        return Obstacle("SM-R04", text("solarius-paid-too-much", due=step[DUE]))

    def perform(self, state: SolariusState, seat: int, step: Step, action: PayCubes) -> None:
        storage.pay(state.seats[seat], step[COLOUR], action.cubes)
