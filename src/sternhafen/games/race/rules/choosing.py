"""Choosing action cards: one of seven, in the advanced game two of nine (RACE-006, RACE-031, RACE-231, RACE-279)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne, ChooseSeveral
from sternhafen.core.offers import Item, Option
from sternhafen.core.plain import Details, Json
from sternhafen.core.text import Text, text
from sternhafen.games.race.actions import Choose
from sternhafen.games.race.model import (
    ACTION_CARDS,
    CHOOSE_DEVELOP,
    CHOOSE_SETTLE,
    CONSUME_TRADE,
    EXPLORE_1_1,
    EXPLORE_5,
    RaceState,
)
from sternhafen.games.race.rules import explore, trade
from sternhafen.games.race.words import describing

SINGLE = tuple(Choose((name,)) for name in ACTION_CARDS)
NUMBERS = {name: number for number, name in enumerate(ACTION_CARDS)}
ALONE = {name: (number,) for number, name in enumerate(ACTION_CARDS)}
NINE_CARDS = tuple(sorted([*range(len(ACTION_CARDS)), CHOOSE_DEVELOP, CHOOSE_SETTLE]))


def preview(state: RaceState, seat: int, action: int) -> tuple[Text, ...]:
    """What the bonus of this card would bring."""
    args: Json = {}
    if action in (EXPLORE_5, EXPLORE_1_1):
        args["drawn"], args["kept"] = explore.numbers(state, seat, (action,))
    if action == CONSUME_TRADE:
        sales = [trade.sale(state, seat, world) for world in state.seats[seat].goods]
        args["number"] = max(sales, default=0)
    return (text(f"race-bonus-{ACTION_CARDS[action].replace('_', '-')}", **args),)


class ChooseAction(ChooseOne[RaceState]):
    """One of the seven action cards, in secret."""

    takes = (Choose,)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-choose-action")

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        return SINGLE

    def sample(self, state: RaceState, seat: int, step: Step, rng: Random) -> Action:
        return SINGLE[int(rng.random() * len(SINGLE))]

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        return [
            Option(action, describing.ACTIONS[number], _target(seat, number), preview(state, seat, number))
            for number, action in enumerate(SINGLE)
        ]

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        if len(action.actions) != 1:
            raise state.refused("race-one-action", "RACE-031")

    def perform(self, state: RaceState, seat: int, step: Step, action: Choose) -> None:
        state.seats[seat].actions = ALONE[action.actions[0]]


class ChooseTwoActions(ChooseSeveral[RaceState]):
    """Two of the nine action cards, in secret (RACE-231, RACE-233)."""

    takes = (Choose,)
    field = "actions"
    size_rule = "RACE-231"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-choose-two-actions")

    def things(self, state: RaceState, seat: int, step: Step) -> Sequence[int]:
        return NINE_CARDS

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        return 2, 2

    def make(self, state: RaceState, things: Iterable[int]) -> Action:
        return Choose(tuple([ACTION_CARDS[thing] for thing in things]))

    def chosen(self, state: RaceState, action: Any) -> list[int]:
        return [NUMBERS[name] for name in action.actions]

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        if len(action.actions) != 2:
            raise state.refused("race-two-actions", self.size_rule)
        twice = Counter(self.chosen(state, action)) - Counter(NINE_CARDS)
        if twice:
            raise state.refused("race-only-one-such-card", "RACE-231", action=describing.ACTIONS[min(twice)])

    def item(self, state: RaceState, seat: int, thing: int, count: int) -> Item:
        return Item(ACTION_CARDS[thing], describing.ACTIONS[thing], _target(seat, thing), count)

    def details(self, state: RaceState, seat: int, step: Step) -> Details:
        found = super().details(state, seat, step)
        for item in found["items"]:
            item["preview"] = [line.json() for line in preview(state, seat, NUMBERS[item["id"]])]
        return found

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        state.seats[seat].actions = tuple(sorted(chosen))


def _target(seat: int, action: int) -> Json:
    return {"zone": "actions", "card": ACTION_CARDS[action], "seat": seat}
