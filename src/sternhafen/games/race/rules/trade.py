"""The bonus Consume: Trade (RACE-133 to RACE-142)."""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import Sell
from sternhafen.games.race.model import TRADE, RaceState
from sternhafen.games.race.rules.piles import draw, spend_goods
from sternhafen.games.race.rules.placing import tableau_target
from sternhafen.games.race.words.describing import GOOD_NAMES


def trade_bonus(state: RaceState, seat: int, world: int) -> int:
    """Cards added to a sale by trade powers; "this world" counts on that very card alone (RACE-137, RACE-138)."""
    cards = state.cards
    good = cards.good[world]
    more = cards.trade_bonus_here[world]
    for own in state.seats[seat].powers[TRADE]:
        amounts = cards.trade_bonus[own]
        if amounts is not None:
            more += amounts[good]
    return more


def sale(state: RaceState, seat: int, world: int) -> int:
    """What the good of this world brings (RACE-136)."""
    return state.cards.prices[state.cards.good[world]] + trade_bonus(state, seat, world)


class SellGood(ChooseOne[RaceState]):
    """The seller must sell one good, and picks which (RACE-133, RACE-139)."""

    takes = (Sell,)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-sell")

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        return [Sell(state.cards.names[world]) for world in state.seats[seat].goods]

    def forced(self, state: RaceState, seat: int, step: Step) -> Action | None:
        found = self.actions(state, seat, step)
        return found[0] if len(found) == 1 else None

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        found = []
        for world in state.seats[seat].goods:
            name, good = state.cards.names[world], GOOD_NAMES[state.cards.good[world]]
            label = text("race-sell-good", good=good, card=card(name), number=sale(state, seat, world))
            found.append(Option(Sell(name), label, tableau_target(state, seat, world)))
        return found

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        if state.game.component_number(action.world) not in state.seats[seat].goods:
            raise state.refused("race-no-good-there", "RACE-139", card=card(action.world))

    def perform(self, state: RaceState, seat: int, step: Step, action: Sell) -> None:
        world = state.cards.numbers[action.world]
        spend_goods(state, seat, (world,))
        drawn = draw(state, seat, sale(state, seat, world), "trade")
        state.tell("sold", seat, {"cards": drawn}, world=world, number=len(drawn))
