"""Abandoned ships and stations (GT-270 to GT-283)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import ACCEPT, PASS, Accept, Pass
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.enemies import reward_text, take_reward
from sternhafen.games.trucker.rules.flying import place_after
from sternhafen.games.trucker.rules.steps import PLACE
from sternhafen.games.trucker.ship import strength


def resolve(state: TruckerState) -> None:
    state.agenda.append(("offer", 0))


def offer(state: TruckerState, place: int) -> None:
    """In flight order, to each who has crew enough, until one takes it (GT-270, GT-271, GT-280, GT-281)."""
    if place == len(state.order):
        return
    seat, card = state.order[place], state.adventure.entry
    if strength.crew(state.seats[seat].ship) >= card.crew_cost + card.crew_needed:
        state.ask(seat, ("abandoned", place))
    else:
        state.agenda.append(("offer", place + 1))


class ChooseAbandoned(ChooseOne[TruckerState]):
    """Take it, or pass."""

    takes = (Accept, Pass)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        card = state.adventure.entry
        args = {"reward": reward_text(state), "days": card.days, "crew": card.crew_cost}
        return text(f"trucker-{card.kind.replace('_', '-')}", **args)

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        taking = text("trucker-accept", reward=reward_text(state), days=state.adventure.days)
        preview = place_after(state, seat, state.adventure.days)
        return [Option(ACCEPT, taking, None, preview), Option(PASS, text("trucker-pass"))]

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [ACCEPT, PASS]

    def perform(self, state: TruckerState, seat: int, step: Step, action: Accept | Pass) -> None:
        """The taker hands in the crew of a ship; a station costs none (GT-272, GT-282)."""
        if isinstance(action, Pass):
            state.tell("passed", seat)
            state.agenda.append(("offer", step[PLACE] + 1))
            return
        state.tell("took_offer", seat)
        take_reward(state, seat)
        cost = state.adventure.entry.crew_cost
        if cost:
            state.agenda.append(("lose_crew", seat, cost))
