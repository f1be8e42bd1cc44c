"""What a strong player of Jump Drive does without thinking."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.game import Game
from sternhafen.core.instinct import Features, Instinct, handfuls
from sternhafen.games.jumpdrive.actions import EXPLORE, NO_SECOND_WORLD, Conquer, Place, SecondWorld
from sternhafen.games.jumpdrive.box import CHROMOSOME, STRENGTH, Cards
from sternhafen.games.jumpdrive.box import EXPLORE as EXPLORE_SYMBOL
from sternhafen.games.jumpdrive.features import features, rounds_to_goal
from sternhafen.games.jumpdrive.model import JumpDriveState, Player
from sternhafen.games.jumpdrive.rules import choosing, paying, scoring
from sternhafen.games.jumpdrive.rules.round import GOAL

USUAL_ROUNDS = 7
CARD_WORTH = 0.55
"""Points a card in hand is worth while there is time to use it."""
SYMBOL_WORTH = {EXPLORE_SYMBOL: 0.1, STRENGTH: 0.7, CHROMOSOME: 0.15}

WEIGHTS: tuple[tuple[float, ...], ...] = (
    (0.165, 0.345, 0.023, 0.206, 0.026),
    (0.093, 0.384, 0.050, 0.324, 0.167),
    (0.053, 0.356, 0.240, 0.290, 0.270),
    (0.030, 0.345, 0.420, 0.290, 0.340),
    (0.040, 0.250, 0.640, 0.270, 0.360),
    (0.040, 0.250, 0.800, 0.270, 0.400),
)
"""How decisive VP, points a round, income, hand cards and strength are with one to six rounds left.

Fitted to the ends of some thousand games among Pilots.
"""


class JumpDriveInstinct(Instinct[JumpDriveState]):
    """Takes what brings most points and cards over the rounds that are probably left, one step ahead."""

    pace = 2500
    spread = 1.0
    oversights = 0.7
    wavering = 7
    carelessness = 0.3
    MOST = 10
    """How many placements are worth comparing."""
    HANDFULS = 6
    """How many ways to pay are worth comparing."""

    def moment(self, state: JumpDriveState) -> int:
        return state.round

    def features(self) -> Features:
        return features

    def answer(self, state: JumpDriveState, seat: int) -> Action:
        return self.candidates(state, seat)[0]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.answers: dict[str, Callable[[Outlook], Sequence[Action]]] = {
            "choose_cards": self._choices,
            "way_of_world": self._ways,
            "choose_second_world": self._second_worlds,
        }

    def candidates(self, state: JumpDriveState, seat: int) -> Sequence[Action]:
        return self.answers.get(state.lanes[seat][-1][0], self._give_away)(Outlook(state, seat))

    def _choices(self, outlook: "Outlook") -> Sequence[Action]:
        """Exploring and the best placements, ranked."""
        ranked: list[tuple[float, tuple[int, ...]]] = [(outlook.worth_of_exploring(), ())]
        ranked += [(outlook.worth_of_placing(pick), pick) for pick in choosing.selections(outlook.state, outlook.seat)]
        ranked.sort(key=lambda entry: -entry[0])
        found = [self._placing(pick) if pick else EXPLORE for _, pick in ranked[: self.MOST]]
        return found if EXPLORE in found else [*found, EXPLORE]

    def _placing(self, pick: tuple[int, ...]) -> Action:
        names = self.game.component_names
        return Place(tuple(names[own] for own in pick))

    def _ways(self, outlook: "Outlook") -> Sequence[Action]:
        """Conquering first: it costs nothing."""
        ways = outlook.state.decision(outlook.seat).actions()
        return sorted(ways, key=lambda way: not isinstance(way, Conquer))

    def _second_worlds(self, outlook: "Outlook") -> Sequence[Action]:
        actions = outlook.state.decision(outlook.seat).actions()
        worths: dict[Action, float] = {NO_SECOND_WORLD: 0.0}
        worths |= {one: outlook.worth_of_second_world(one) for one in actions if isinstance(one, SecondWorld)}
        return sorted(worths, key=lambda action: -worths[action])

    def _give_away(self, outlook: "Outlook") -> Sequence[Action]:
        """Pay or discard the cards that are least likely to be placed."""
        state, seat = outlook.state, outlook.seat
        step = state.lanes[seat][-1]
        question: Any = self.game.inputs[step[0]]
        number = question.bounds(state, seat, step)[0]
        hand = sorted(outlook.player.hand, key=outlook.worth_of_keeping)
        return [question.make(state, cards) for cards in handfuls(hand, number, self.HANDFULS)]

    def worths(self, state: JumpDriveState) -> list[float]:
        """What each seat has, weighed by the rounds left until the fastest reaches the goal."""
        points = [sum(scoring.round_vp(state, seat)) for seat in range(state.players)]
        left = min(rounds_to_goal(player.vp, each) for player, each in zip(state.seats, points, strict=True))
        weights = weights_at(left)
        return [holdings(state, seat, points[seat], weights) for seat in range(state.players)]


class Outlook:
    """What things are worth to one seat in one imagined state."""

    def __init__(self, state: JumpDriveState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.seats[seat]
        self.points = sum(scoring.round_vp(state, seat))
        self.income = scoring.income(state, seat)
        self.rounds = self._rounds_left()
        self.card = card_worth(self.rounds - 1)
        """What a card left in hand after this round is worth."""
        self.steady = steady_worth(self.rounds)
        """What one more income each round is worth until the end."""
        self.promise = promises(state.cards)

    def _rounds_left(self) -> int:
        """This round included: by the usual length, or sooner if somebody is about to reach the goal."""
        soonest = USUAL_ROUNDS + 1 - self.state.round
        for seat, player in enumerate(self.state.seats):
            points = self.points if seat == self.seat else sum(scoring.round_vp(self.state, seat))
            soonest = min(soonest, -(-(GOAL - player.vp) // (points + 2)))
        return max(1, soonest)

    def worth_of_exploring(self) -> float:
        return 2 * self.card

    def worth_of_placing(self, pick: tuple[int, ...]) -> float:
        """Points and cards it brings until the end, less the cards it takes."""
        cards = self.state.cards
        spent = len(pick) - (pick[0] == cards.survey_team) + self._price(pick)
        alone_world = len(pick) == 1 and cards.is_world[pick[0]]
        return self._gain(pick) - (spent - alone_world) * self.card

    def _price(self, pick: tuple[int, ...]) -> int:
        cards, price, dev = self.state.cards, 0, -1
        for own in pick:
            if not cards.is_world[own]:
                dev = own
                price += paying.dev_cost(cards, self.player, own, len(pick) == 1)
            elif not cards.is_military[own] or not paying.can_conquer(cards, self.player, own, dev):
                price += paying.world_cost(cards, self.player, own, dev)
        return price

    def _gain(self, pick: tuple[int, ...]) -> float:
        """Points, income and promise that these cards add to the tableau until the end."""
        cards, points, income, promise = self.state.cards, 0, 0, 0.0
        counted = bool(self.player.formulas)
        for own in pick:
            points += cards.vp[own]
            income += cards.income[own]
            promise += self.promise[own]
            counted = counted or cards.has_formula[own]
        if counted:
            more_points, more_income = self._counted(pick)
            points, income = points + more_points, income + more_income
        return points * self.rounds + income * self.steady + promise * min(self.rounds - 1, 3)

    def _counted(self, pick: tuple[int, ...]) -> tuple[int, int]:
        """What the cards add to points and income that are counted anew each round."""
        after = self.player.copy()
        for own in pick:
            after.add(self.state.cards, own)
        before = self._formulas()
        self.state.seats[self.seat] = after
        points, income = self._formulas()
        self.state.seats[self.seat] = self.player
        return points - before[0], income - before[1]

    def _formulas(self) -> tuple[int, int]:
        state, seat, cards = self.state, self.seat, self.state.cards
        points = income = 0
        for own in state.seats[seat].formulas:
            for term in cards.vp_terms[own]:
                points += scoring.value(state, seat, term)
            for term in cards.income_terms[own]:
                income += scoring.value(state, seat, term)
        return points, income

    def worth_of_second_world(self, action: SecondWorld) -> float:
        cards = self.state.cards
        world = cards.numbers[action.card]
        price = 0 if action.how == "conquer" else max(0, paying.world_cost(cards, self.player, world) - 2)
        return self._gain((world,)) - (price + 1) * self.card

    def worth_of_keeping(self, own: int) -> float:
        """High for cards that can soon be placed and bring much for their price."""
        return self._gain((own,)) - self._reach(self.player, own) - 0.6 * self.state.cards.price[own]

    def _reach(self, player: Player, own: int) -> float:
        """How far the card is out of reach."""
        cards = self.state.cards
        if not cards.is_military[own]:
            return max(0, paying.dev_cost(cards, player, own, False) - len(player.hand) - self.income)
        missing = cards.price[own] - paying.strength(cards, player) - paying.strength_against(cards, player, own)
        return 4.0 * max(0, missing)


def weights_at(left: float) -> list[float]:
    """The weights between two whole numbers of rounds left."""
    place = min(max(left - 1, 0.0), len(WEIGHTS) - 1.001)
    lower, part = int(place), place % 1
    return [one + part * (other - one) for one, other in zip(WEIGHTS[lower], WEIGHTS[lower + 1], strict=True)]


def holdings(state: JumpDriveState, seat: int, points: int, weights: Sequence[float]) -> float:
    """Everything a seat has, by these weights."""
    player = state.seats[seat]
    have = (player.vp, points, scoring.income(state, seat), len(player.hand), player.symbols[STRENGTH])
    return sum([weight * number for weight, number in zip(weights, have, strict=True)])


def card_worth(rounds: int) -> float:
    """Points a card in hand is worth with this many rounds to come."""
    return CARD_WORTH * min(rounds, 3) / 3 * 2


@cache
def steady_worth(rounds: int) -> float:
    """What one more card in each of the rounds to come is worth."""
    return sum(card_worth(left) for left in range(1, rounds))


@cache
def promises(cards: Cards) -> tuple[float, ...]:
    """By card: what its symbols and powers make easier in a round to come."""
    symbols = [sum(worth * found[symbol] for symbol, worth in SYMBOL_WORTH.items()) for found in cards.symbols]
    return tuple(worth + 0.3 * active for worth, active in zip(symbols, cards.is_active, strict=True))


INSTINCT = JumpDriveInstinct
