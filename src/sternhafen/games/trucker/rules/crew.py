"""Handing in crew (GT-190, GT-191)."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import HandIn
from sternhafen.games.trucker.box import TWO_HUMANS
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.power import ChooseCells
from sternhafen.games.trucker.rules.steps import CREW
from sternhafen.games.trucker.ship import losses, strength


def lose_crew(state: TruckerState, seat: int, amount: int) -> None:
    """The owner chooses who goes; if there are not enough, all do (GT-190, GT-191)."""
    ship = state.seats[seat].ship
    aboard = strength.crew(ship)
    if aboard <= amount:
        ship.crew = {}
        state.tell("lost_crew", seat, number=aboard)
    else:
        state.ask(seat, ("hand_in", amount))


class ChooseCrew(ChooseCells):
    """One crew member from each cabin named; a cabin with two humans may be named twice."""

    takes = (HandIn,)
    field = "cabins"
    size_rule = "GT-190"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-hand-in", number=step[CREW])

    def things(self, state: TruckerState, seat: int, step: Step) -> Sequence[int]:
        crew = state.seats[seat].ship.crew
        return [cell for cell in sorted(crew) for _ in range(2 if crew[cell] == TWO_HUMANS else 1)]

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        return step[CREW], step[CREW]

    def carry_out(self, state: TruckerState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        for cabin in chosen:
            losses.lose_one(state.seats[seat].ship, cabin)
        state.tell("lost_crew", seat, number=step[CREW])
