"""Putting a card face down, and paying for it: what Develop and Settle share (RACE-250 to RACE-252)."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sternhafen.core import inputs
from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import NUMBER, ChooseOne
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.plain import Details, Json
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import PASS, Pass, Pay
from sternhafen.games.race.model import NO_CARD, Player, RaceState

PASSING = 0.125
"""How often a random player places nothing although they could."""


class ChooseCard(ChooseOne[RaceState]):
    """One card of the right kind from the hand, or none (RACE-072, RACE-086). Asked whatever the hand holds."""

    worlds: ClassVar[bool]
    noun: ClassVar[str]

    @abstractmethod
    def can_place(self, state: RaceState, seat: int, chosen: int) -> bool:
        """Whether nothing forbids this card of the hand, which is of the right kind."""

    @abstractmethod
    def obstacle(self, state: RaceState, seat: int, chosen: int) -> Obstacle | None:
        """What forbids this card of the hand."""

    @abstractmethod
    def preview(self, state: RaceState, seat: int, chosen: int) -> tuple[Text, ...]: ...

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text(f"race-choose-{self.noun}")

    def forced(self, state: RaceState, seat: int, step: Step) -> Pass | None:
        return None if state.seats[seat].hand else PASS

    def placeable(self, state: RaceState, seat: int) -> list[int]:
        found = sorted(set(filter(state.cards.of_kind[self.worlds], state.seats[seat].hand)))
        return [own for own in found if self.can_place(state, seat, own)]

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        actions = state.cards.place_actions
        return [PASS, *[actions[own] for own in self.placeable(state, seat)]]

    def sample(self, state: RaceState, seat: int, step: Step, rng: Random) -> Action:
        """Now and then nothing; else the first hand card, in random order, that is legal."""
        if rng.random() < PASSING:
            return PASS
        candidates = list(filter(state.cards.of_kind[self.worlds], state.seats[seat].hand))
        while candidates:
            chosen = candidates.pop(int(rng.random() * len(candidates)))
            if self.can_place(state, seat, chosen):
                return state.cards.place_actions[chosen]
        return PASS

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        if action is PASS or isinstance(action, Pass):
            return
        chosen = state.game.component_number(action.card)
        found = self._obstacle(state, seat, chosen)
        if found is not None:
            raise state.refusal(found)

    def _obstacle(self, state: RaceState, seat: int, chosen: int) -> Obstacle | None:
        rule = "RACE-085" if self.worlds else "RACE-071"
        if chosen not in state.seats[seat].hand:
            return Obstacle(rule, text("race-not-in-hand", card=card(state.cards.names[chosen])))
        if state.cards.is_world[chosen] != self.worlds:
            return Obstacle(rule, text(f"race-no-{self.noun}", card=card(state.cards.names[chosen])))
        return self.obstacle(state, seat, chosen)

    def perform(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        chosen = NO_CARD if action is PASS or isinstance(action, Pass) else state.cards.numbers[action.card]
        state.seats[seat].chosen = chosen

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        found = [Option(PASS, text(f"race-no-{self.noun}-now"))]
        for own in self.placeable(state, seat):
            label = state.game.summary(state.cards.names[own])
            preview = self.preview(state, seat, own)
            found.append(Option(state.cards.place_actions[own], label, hand_target(state, seat, own), preview))
        return found

    def blocked(self, state: RaceState, seat: int, step: Step) -> Sequence[Blocked]:
        """Cards of the right kind that cannot be placed now, with the reason."""
        found = []
        for own in sorted(set(state.seats[seat].hand)):
            if state.cards.is_world[own] == self.worlds and (stands := self.obstacle(state, seat, own)):
                found.append(Blocked(hand_target(state, seat, own), *stands))
        return found


def hand_target(state: RaceState, seat: int, own: int) -> Json:
    return {"zone": "hand", "card": state.cards.names[own], "seat": seat}


def tableau_target(state: RaceState, seat: int, own: int) -> Json:
    return {"zone": "tableau", "card": state.cards.names[own], "seat": seat}


def reveal(state: RaceState) -> list[int]:
    """All cards are turned over and laid into the tableaus; the seats that placed one, in player order."""
    placing = []
    for seat in state.order:
        player = state.seats[seat]
        if player.chosen != NO_CARD:
            player.hand.remove(player.chosen)
            player.placed, player.chosen = player.chosen, NO_CARD
            placing.append(seat)
            state.tell("revealed", seat, card=player.placed)
        elif not state.quiet:
            state.tell("places_nothing", seat)
    return placing


def take_into_tableau(state: RaceState) -> None:
    """The phase is over: what was placed in it works from now on (RACE-047)."""
    for player in state.seats:
        if player.placed != NO_CARD:
            player.add(state.cards, player.placed)
            player.placed = NO_CARD


class PayCards(inputs.Pay[RaceState]):
    """Any hand cards will do, but the card placed has left the hand (RACE-040, RACE-074)."""

    takes = (Pay,)

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        placed = card(state.cards.names[state.seats[seat].placed])
        return text("race-pay", card=placed, number=step[NUMBER])

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        state.seats[seat].paid = tuple(chosen)

    @abstractmethod
    def preview(self, state: RaceState, seat: int) -> tuple[Text, ...]:
        """The printed cost and every discount with its card."""

    def details(self, state: RaceState, seat: int, step: Step) -> Details:
        lines = [line.json() for line in self.preview(state, seat)]
        return super().details(state, seat, step) | {"preview": lines}


def pay_up(player: Player) -> tuple[int, ...]:
    """The payment that was chosen, to be discarded now."""
    paid, player.paid = player.paid, ()
    return paid
