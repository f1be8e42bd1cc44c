"""What a strong player of Race for the Galaxy does at first sight."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.game import Game
from sternhafen.core.instinct import Features, Instinct, handfuls
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
from sternhafen.games.race.box import CONSUME_ALL, DISCARD_HAND, DRAW, Consumption
from sternhafen.games.race.features import features
from sternhafen.games.race.instinct.worth import Outlook
from sternhafen.games.race.model import ACTION_CARDS, CHOOSE_DEVELOP, CHOOSE_SETTLE, CONSUME_TRADE, RaceState
from sternhafen.games.race.rules import costs

LIKELY_COST = 2
"""The number most cards carry: Gambling World's best guess."""


class RaceInstinct(Instinct[RaceState]):
    """Takes what brings most points and cards over the rounds that are probably left, one step ahead."""

    pace = 1300
    oversights = 0.2
    MOST = 8
    """How many moves are worth comparing."""
    HANDFULS = 5
    """How many ways to pay are worth comparing."""

    def features(self) -> Features:
        return features

    def moment(self, state: RaceState) -> int:
        return state.round

    def worths(self, state: RaceState) -> list[float]:
        return [Outlook(state, seat).worth() for seat in range(state.players)]

    def answer(self, state: RaceState, seat: int) -> Action:
        return self.candidates(state, seat)[0]

    def __init__(self, game: Game, *, skips_vain: bool = False) -> None:
        super().__init__(game)
        self.skips_vain = skips_vain
        """Whether it gives no thought to action cards that would bring nothing."""
        self.answers: dict[str, Callable[[Outlook], Sequence[Action]]] = {
            "choose_action": self._choices,
            "choose_two_actions": self._pairs,
            "keep": self._keep,
            "choose_development": self._developments,
            "choose_world": self._worlds,
            "place_world": self._ways,
            "sell": self._sales,
            "use_power": self._uses,
            "spend": self._spend,
            "discard_for_points": self._discard_for_points,
            "name_number": lambda outlook: [Name(LIKELY_COST)],
            "take_card": lambda outlook: [TAKE],
            "windfall": self._windfall,
        }

    def practised(self) -> "RaceInstinct":
        return RaceInstinct(self.game, skips_vain=True)

    def candidates(self, state: RaceState, seat: int) -> Sequence[Action]:
        find = self.answers.get(state.lanes[seat][-1][0], self._give_away)
        return find(Outlook(state, seat))[: self.MOST]

    # Action cards

    def _choices(self, outlook: Outlook) -> Sequence[Action]:
        worths = action_worths(outlook)
        ranked = sorted(range(len(worths)), key=lambda number: -worths[number])
        if self.skips_vain:
            ranked = [number for number in ranked if worths[number] > 0 or may_sell_later(outlook, number)]
        return [Choose((ACTION_CARDS[number],)) for number in ranked]

    def _pairs(self, outlook: Outlook) -> Sequence[Action]:
        worths = action_worths(outlook)
        pairs = [choice for choice in legal(outlook) if isinstance(choice, Choose)]
        return sorted(pairs, key=lambda pair: -pair_worth(outlook, worths, pair))

    # Cards of the hand

    def _keep(self, outlook: Outlook) -> Sequence[Action]:
        """The best cards, or one or the other exchanged."""
        drawn = sorted(outlook.player.drawn, key=outlook.worth_of_keeping, reverse=True)
        return [Keep(self._names(cards)) for cards in handfuls(drawn, bounds(outlook)[0], self.HANDFULS)]

    def _give_away(self, outlook: Outlook) -> Sequence[Action]:
        """Pay or discard the cards that are least likely to be placed."""
        hand = sorted(outlook.player.hand, key=outlook.worth_of_keeping)
        question, _ = asked(outlook)
        return [question.make(outlook.state, cards) for cards in handfuls(hand, bounds(outlook)[0], self.HANDFULS)]

    def _discard_for_points(self, outlook: Outlook) -> Sequence[Action]:
        hand = sorted(outlook.player.hand, key=outlook.worth_of_keeping)
        return [DiscardForPoints(self._names(hand[: bounds(outlook)[1]]))]

    def _names(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.game.component_names[own] for own in cards)

    # Placing

    def _developments(self, outlook: Outlook) -> Sequence[Action]:
        return self._placements(outlook, developments(outlook))

    def _worlds(self, outlook: Outlook) -> Sequence[Action]:
        return self._placements(outlook, worlds(outlook))

    def _placements(self, outlook: Outlook, ranked: list[tuple[float, int]]) -> Sequence[Action]:
        """The cards by worth; passing comes before what costs more than it brings."""
        good = [outlook.cards.place_actions[own] for worth, own in ranked if worth > 0]
        rest = [outlook.cards.place_actions[own] for worth, own in ranked if worth <= 0]
        return [*good, PASS, *rest]

    def _ways(self, outlook: Outlook) -> Sequence[Action]:
        """The cheapest way first; a tableau discard counts as two cards."""
        player, names = outlook.player, outlook.cards.names
        ways = costs.methods(outlook.cards, player, player.placed, len(player.hand))
        ways.sort(key=lambda way: way.cost + (2 if way.using >= 0 else 0))
        return [Place(way.how, None if way.using < 0 else names[way.using]) for way in ways]

    # Consume and Produce

    def _sales(self, outlook: Outlook) -> Sequence[Action]:
        goods = sorted(outlook.player.goods, key=outlook.sale_worth, reverse=True)
        return [Sell(outlook.cards.names[world]) for world in goods]

    def _uses(self, outlook: Outlook) -> Sequence[Action]:
        """Every order of the powers may matter; hand cards are discarded for points only if they are worth less."""
        options = legal(outlook)
        powers = [power for power in outlook.cards.consumptions if power.action in options]
        powers.sort(key=lambda power: -use_worth(outlook, power))
        uses: list[Action] = [Use(power.action.card, power.action.power) for power in powers]
        if END_CONSUME not in options:
            return uses
        return [*uses, END_CONSUME] if uses and wants_points(outlook) else [END_CONSUME, *uses]

    def _spend(self, outlook: Outlook) -> Sequence[Action]:
        """The goods that would bring least otherwise come first."""
        numbers = outlook.cards.numbers
        spends = [action for action in legal(outlook) if isinstance(action, Spend)]
        return sorted(spends, key=lambda spend: sum([outlook.good_worth(numbers[world]) for world in spend.worlds]))

    def _windfall(self, outlook: Outlook) -> Sequence[Action]:
        """The best good first, by the power that could do least else."""
        makes = [action for action in legal(outlook) if isinstance(action, Produce)]
        numbers, powers = outlook.cards.numbers, outlook.cards.produce_windfall

        def rank(make: Produce) -> tuple[float, int]:
            narrow = make.by != "bonus" and powers[numbers[make.by]] < len(outlook.cards.prices)
            return outlook.good_worth(numbers[make.world]), int(narrow)

        return sorted(makes, key=rank, reverse=True)


def asked(outlook: Outlook) -> tuple[Any, Step]:
    """The question before the seat and its step."""
    step = outlook.state.lanes[outlook.seat][-1]
    return outlook.state.game.inputs[step[0]], step


def legal(outlook: Outlook) -> Sequence[Action]:
    question, step = asked(outlook)
    actions: Sequence[Action] = question.actions(outlook.state, outlook.seat, step)
    return actions


def bounds(outlook: Outlook) -> tuple[int, int]:
    question, step = asked(outlook)
    found: tuple[int, int] = question.bounds(outlook.state, outlook.seat, step)
    return found


def developments(outlook: Outlook, bonus: int = 0) -> list[tuple[float, int]]:
    """The developments that can be paid for, the one most worth placing first. `bonus` lowers the cost."""
    state, seat, player = outlook.state, outlook.seat, outlook.player
    found = []
    for own in set(player.hand):
        if outlook.cards.is_world[own] or own in player.tableau:
            continue
        cost = max(0, costs.development_cost(state, seat, own) - bonus)
        if cost < len(player.hand):
            found.append((outlook.worth_of_placing(own, cost), own))
    return sorted(found, reverse=True)


def worlds(outlook: Outlook) -> list[tuple[float, int]]:
    """The worlds that can be placed now, the one most worth it first."""
    found = []
    for own in set(outlook.player.hand):
        if outlook.cards.is_world[own]:
            cost = outlook.price_of_world(own, len(outlook.player.hand) - 1)
            if cost is not None:
                found.append((outlook.worth_of_placing(own, cost), own))
    return sorted(found, reverse=True)


def best(ranked: list[tuple[float, int]]) -> float:
    return ranked[0][0] if ranked else 0.0


def action_worths(outlook: Outlook) -> list[float]:
    """What each action card would bring, by number."""
    each, hand = outlook.card_worth, len(outlook.player.hand)
    hungry = 1.25 if hand < 4 else 1.0
    development, world = best(developments(outlook, bonus=1)), best(worlds(outlook))
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


def may_sell_later(outlook: Outlook, action: int) -> bool:
    """Whether a windfall world, settled in a phase that somebody else chooses, could bring a good to be sold."""
    return action == CONSUME_TRADE and any(outlook.cards.is_windfall[own] for own in outlook.player.hand)


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
