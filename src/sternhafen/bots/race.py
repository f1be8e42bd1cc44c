"""Bots for Race for the Galaxy."""

from collections.abc import Callable, Iterable
from typing import Any

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.bots.race_worth import Outlook
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.games.race.actions import (
    END_CONSUME,
    PASS,
    TAKE,
    Choose,
    DiscardForPoints,
    Keep,
    Name,
    Place,
    Produce,
    Sell,
    Spend,
    Use,
)
from sternhafen.games.race.cards import CONSUME_ALL, DISCARD_HAND, DRAW, Consumption
from sternhafen.games.race.model import ACTION_CARDS, CHOOSE_DEVELOP, CHOOSE_SETTLE
from sternhafen.games.race.rules import costs

LIKELY_COST = 2
"""The number most cards carry: Gambling World's best guess."""


class GreedyBot(Bot):
    """Takes what brings most points and cards over the rounds that are probably left, one step ahead."""

    def decide(self, view: dict[str, Any], decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        outlook = Outlook(imagine(), decision.seat)
        answers: dict[str, Callable[[Decision, Outlook], Action]] = {
            "choose_action": self._choose_action,
            "choose_two_actions": self._choose_two,
            "keep": self._keep,
            "choose_development": self._develop,
            "choose_world": self._settle,
            "place_world": self._place,
            "sell": self._sell,
            "use_power": self._use,
            "spend": self._spend,
            "discard_for_points": self._discard_for_points,
            "name_number": lambda decision, outlook: Name(LIKELY_COST),
            "take_card": lambda decision, outlook: TAKE,
            "windfall": self._windfall,
        }
        return answers.get(decision.name, self._give_away)(decision, outlook)

    # Action cards

    def _choose_action(self, decision: Decision, outlook: Outlook) -> Action:
        worths = action_worths(outlook)
        return Choose((ACTION_CARDS[max(range(len(worths)), key=lambda number: worths[number])],))

    def _choose_two(self, decision: Decision, outlook: Outlook) -> Action:
        worths = action_worths(outlook)
        pairs = [choice for choice in decision.actions() if isinstance(choice, Choose)]
        return max(pairs, key=lambda pair: pair_worth(outlook, worths, pair))

    # Cards of the hand

    def _keep(self, decision: Decision, outlook: Outlook) -> Action:
        number = decision.json()["min"]
        drawn = sorted(outlook.player.drawn, key=outlook.worth_of_keeping, reverse=True)
        return Keep(self._names(drawn[:number]))

    def _give_away(self, decision: Decision, outlook: Outlook) -> Action:
        """Pay or discard the cards that are least likely to be placed."""
        hand = sorted(outlook.player.hand, key=outlook.worth_of_keeping)
        data = decision.json()
        return self.game.action({**data["template"], data["field"]: list(self._names(hand[: data["min"]]))})

    def _discard_for_points(self, decision: Decision, outlook: Outlook) -> Action:
        hand = sorted(outlook.player.hand, key=outlook.worth_of_keeping)
        return DiscardForPoints(self._names(hand[: decision.json()["max"]]))

    def _names(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.game.component_names[own] for own in cards)

    # Placing

    def _develop(self, decision: Decision, outlook: Outlook) -> Action:
        worth, best = best_development(outlook)
        return outlook.cards.place_actions[best] if best >= 0 and worth > 0 else PASS

    def _settle(self, decision: Decision, outlook: Outlook) -> Action:
        worth, best = best_world(outlook)
        return outlook.cards.place_actions[best] if best >= 0 and worth > 0 else PASS

    def _place(self, decision: Decision, outlook: Outlook) -> Action:
        """The cheapest way; a tableau discard counts as two cards."""
        player = outlook.player
        ways = costs.methods(outlook.cards, player, player.placed, len(player.hand))
        best = min(ways, key=lambda way: way.cost + (2 if way.using >= 0 else 0))
        return Place(best.how, None if best.using < 0 else outlook.cards.names[best.using])

    # Consume and Produce

    def _sell(self, decision: Decision, outlook: Outlook) -> Action:
        best = max(outlook.player.goods, key=outlook.sale_worth)
        return Sell(outlook.cards.names[best])

    def _use(self, decision: Decision, outlook: Outlook) -> Action:
        options = decision.actions()
        powers = [power for power in outlook.cards.consumptions if power.action in options]
        best = max(powers, key=lambda power: use_worth(outlook, power), default=None)
        if best is None or (best.effect == DISCARD_HAND and END_CONSUME in options and not wants_points(outlook)):
            return END_CONSUME
        return Use(best.action.card, best.action.power)

    def _spend(self, decision: Decision, outlook: Outlook) -> Action:
        """The goods that would bring least otherwise."""
        spends = [action for action in decision.actions() if isinstance(action, Spend)]
        numbers = outlook.cards.numbers
        return min(spends, key=lambda spend: sum(outlook.good_worth(numbers[world]) for world in spend.worlds))

    def _windfall(self, decision: Decision, outlook: Outlook) -> Action:
        """The best good first, by the power that could do least else."""
        makes = [action for action in decision.actions() if isinstance(action, Produce)]
        numbers, powers = outlook.cards.numbers, outlook.cards.produce_windfall

        def rank(make: Produce) -> tuple[float, int]:
            narrow = make.by != "bonus" and powers[numbers[make.by]] < len(outlook.cards.prices)
            return outlook.good_worth(numbers[make.world]), int(narrow)

        return max(makes, key=rank)


def best_development(outlook: Outlook, bonus: int = 0) -> tuple[float, int]:
    """The development most worth placing now, and how much; -1 for none. `bonus` lowers the cost."""
    state, seat, player = outlook.state, outlook.seat, outlook.player
    best, found = 0.0, -1
    for own in set(player.hand):
        if outlook.cards.is_world[own] or own in player.tableau:
            continue
        cost = max(0, costs.development_cost(state, seat, own) - bonus)
        if cost < len(player.hand):
            worth = outlook.worth_of_placing(own, cost)
            if found < 0 or worth > best:
                best, found = worth, own
    return best, found


def best_world(outlook: Outlook) -> tuple[float, int]:
    """The world most worth placing now, and how much; -1 for none."""
    best, found = 0.0, -1
    for own in set(outlook.player.hand):
        if not outlook.cards.is_world[own]:
            continue
        cost = outlook.price_of_world(own, len(outlook.player.hand) - 1)
        if cost is not None:
            worth = outlook.worth_of_placing(own, cost)
            if found < 0 or worth > best:
                best, found = worth, own
    return best, found


def action_worths(outlook: Outlook) -> list[float]:
    """What each action card would bring, by number."""
    each, hand = outlook.card_worth, len(outlook.player.hand)
    hungry = 1.25 if hand < 4 else 1.0
    development, world = best_development(outlook, bonus=1)[0], best_world(outlook)[0]
    sale = outlook.best_sale(tuple(outlook.player.goods))
    return [
        1.5 * each * hungry,
        2.1 * each * hungry,
        max(0.0, development),
        max(0.0, world) + (each if world > 0 else 0.0),
        sale,
        outlook.points_by_consuming(doubled=True),
        0.8 * outlook.worth_of_producing(chooser=True),
    ]


def pair_worth(outlook: Outlook, worths: list[float], pair: Choose) -> float:
    """Both cards; the second Develop or Settle finds a poorer card."""
    first, second = (ACTION_CARDS.index(name) for name in pair.actions)
    if first == second and first in (CHOOSE_DEVELOP, CHOOSE_SETTLE):
        return 1.4 * worths[first] if len(outlook.player.hand) > 4 else worths[first]
    return worths[first] + worths[second]


def wants_points(outlook: Outlook) -> bool:
    """Whether a hand card is worth less than the point it would give."""
    return outlook.card_worth < 0.5 or len(outlook.player.hand) > 7


def use_worth(outlook: Outlook, power: Consumption) -> float:
    """Draws first, then the best reward per good; what takes everything left, and hand discards, last."""
    if power.effect == DRAW:
        return 10.0
    if power.effect == CONSUME_ALL:
        return -1.0
    if power.effect == DISCARD_HAND:
        return -2.0
    if not power.goods:
        return 5.0
    return (power.vp + power.cards * outlook.card_worth) / power.goods


BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot}
