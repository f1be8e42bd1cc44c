"""What things are worth in Race for the Galaxy: rough estimates in points, for bots that look one step ahead."""

from collections.abc import Sequence
from functools import cached_property

from sternhafen.games.race.box import AT_TRADE_PRICE, CONSUME, CONSUME_ALL, DIFFERENT, DISCARD_HAND, NO_GOOD
from sternhafen.games.race.model import Player, RaceState
from sternhafen.games.race.rules import consume, costs, produce, scoring, trade
from sternhafen.games.race.rules.round import FULL_TABLEAU
from sternhafen.games.race.rules.setup import POOL_PER_PLAYER

CARD_WORTH = 0.6
"""Points a card in hand is worth while there is time to use it."""
PLACEMENTS_PER_ROUND = 0.85
LONGEST = 11.0
PRODUCE_RATE = 0.3
"""How often a round has a Produce phase and a Consume phase after it, roughly."""
SETTLE_RATE = 0.45
DEVELOP_RATE = 0.3
EXPLORE_RATE = 0.25
CONSUME_RATE = 0.35


class Outlook:
    """What things are worth to one seat in one imagined state."""

    def __init__(self, state: RaceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.cards = state.cards
        self.player = state.seats[seat]
        self.rounds = self._rounds_left()
        self.card_worth = CARD_WORTH * min(1.0, self.rounds / 3.5)
        self.score = scoring.score(self.cards, self.player)

    def _rounds_left(self) -> float:
        """By the fullest tableau and by the pool, whichever runs out first; this round included."""
        fullest = max(len(player.in_play) for player in self.state.seats)
        by_tableau = (FULL_TABLEAU - fullest) / PLACEMENTS_PER_ROUND
        spent = POOL_PER_PLAYER * self.state.players - self.state.pool
        pace = spent / max(1, self.state.round) + 0.6 * self.state.players
        return max(1.0, min(LONGEST, by_tableau, 1 + self.state.pool / pace))

    def worth(self) -> float:
        """Points at the end if things go on as they are: scored, on goods, in hand, and by powers each round."""
        goods = sum(self.good_worth(world) for world in self.player.goods)
        powers = sum(self._each_round(own) for own in self.player.tableau)
        return self.score + goods + len(self.player.hand) * self.card_worth + (self.rounds - 1) * powers

    # Goods

    def good_worth(self, world: int) -> float:
        """What a good on this world will bring: a sale, or a share of the consume powers."""
        sale = 0.6 * trade.sale(self.state, self.seat, world) * self.card_worth
        return max(sale, self.point_per_good(self.player, self.cards.good[world]))

    def point_per_good(self, player: Player, kind: int) -> float:
        """The best consume power for a good of this kind, per good."""
        best = 0.0
        for own in player.tableau:
            for power in self.cards.consume[own]:
                if power.effect == CONSUME and power.good in (kind, 4, DIFFERENT):
                    best = max(best, (power.vp + power.cards * self.card_worth) / power.goods)
                elif power.effect == CONSUME_ALL:
                    best = max(best, 0.7)
                elif power.effect == AT_TRADE_PRICE:
                    best = max(best, self.cards.prices[kind] * self.card_worth)
        return 1.15 * best

    # Placing a card

    def worth_of_placing(self, own: int, cost: int) -> float:
        """Points and powers it brings until the end, less the cards it takes."""
        return self.gain(own) - (cost + 1) * self.card_worth

    def gain(self, own: int) -> float:
        tableau = self.player.tableau
        tableau.append(own)
        points = scoring.score(self.cards, self.player) - self.score
        tableau.pop()
        return points + self._windfall(own) + (self.rounds - 1) * self._each_round(own)

    def _windfall(self, own: int) -> float:
        if not self.cards.is_windfall[own]:
            return 0.0
        return max(0.55 * self.cards.prices[self.cards.good[own]] * self.card_worth, 0.5)

    def _each_round(self, own: int) -> float:
        """What its powers bring in an average round to come."""
        return (
            self._placing_powers(own) + self._trade_powers(own) + self._consume_powers(own) + self._produce_powers(own)
        )

    def _placing_powers(self, own: int) -> float:
        cards = self.cards
        explore = EXPLORE_RATE * (0.12 * cards.draw_more[own] + 0.6 * cards.keep_more[own])
        develop = cards.draw_at_start[own] + 0.6 * (cards.draw_after_development[own] + cards.development_discount[own])
        amounts = cards.world_discount[own]
        discount = 0.0 if amounts is None else 0.14 * sum(amounts)
        settle = 0.8 * cards.draw_after_world[own] + discount
        worth = (DEVELOP_RATE * develop + SETTLE_RATE * settle) * self.card_worth + explore * self.card_worth
        return worth + self._military(own)

    def _military(self, own: int) -> float:
        cards, targets = self.cards, self._targets
        worth = (0.05 + 0.03 * targets) * cards.military[own]
        if cards.contact[own] is not None:
            worth += 0.04 + 0.04 * targets
        if cards.free_ship[own] is not None or cards.temporary_military[own]:
            worth += 0.12
        return worth

    @cached_property
    def _targets(self) -> int:
        """The military worlds in hand."""
        return sum([self.cards.is_military[held] for held in self.player.hand])

    def _trade_powers(self, own: int) -> float:
        amounts = self.cards.trade_bonus[own]
        here = 0.25 * self.cards.trade_bonus_here[own]
        return 0.2 * self.card_worth * ((0.0 if amounts is None else sum(amounts[:4]) / 4) + here)

    def _consume_powers(self, own: int) -> float:
        """More, the more goods there will be to consume."""
        worth = 0.0
        for power in self.cards.consume[own]:
            if power.effect == DISCARD_HAND:
                worth += 0.5 * (1 - self.card_worth)
            else:
                each = power.vp + power.cards * self.card_worth
                worth += self._supply * max(0.4, 1.3 * each * min(power.times, 2))
        return CONSUME_RATE * worth

    @cached_property
    def _supply(self) -> float:
        """How well the worlds feed one more consume power."""
        sources = sum([self.cards.good[world] != NO_GOOD for world in self.player.tableau])
        eaters = 1 + sum([bool(self.cards.consume[other]) for other in self.player.tableau])
        return min(1.0, (0.6 + sources) / (1 + eaters))

    def _produce_powers(self, own: int) -> float:
        cards, kind = self.cards, self.cards.good[own]
        worth = 0.0
        if cards.is_production[own]:
            sale = 0.5 * cards.prices[kind] * self.card_worth
            worth += max(sale, 0.8 * self.point_per_good(self.player, kind))
        if cards.is_windfall[own]:
            worth += 0.15 * cards.prices[kind] * self.card_worth
        drawn = cards.draw_here[own] + cards.produce_draw[own] + 0.5 * cards.draw_per_kind[own]
        if cards.draw_per_good[own] is not None or cards.draw_per_world[own] is not None:
            drawn += 1
        if cards.produce_windfall[own] != NO_GOOD and any(cards.is_windfall[other] for other in self.player.tableau):
            worth += 0.6
        return PRODUCE_RATE * (worth + drawn * self.card_worth)

    # Hand cards

    def worth_of_keeping(self, own: int) -> float:
        """High for cards that can soon be placed and bring much for their price."""
        cards, player = self.cards, self.player
        if not cards.is_world[own] and own in player.in_play:
            return -3.0
        if cards.is_military[own]:
            missing = cards.price[own] - costs.military_against(cards, player, own)
            contact = costs.contact_for(cards, player, own)
            price = costs.payment(cards, player, own, contact) if contact >= 0 else 0
            return self.gain(own) - (0.0 if contact >= 0 else 1.2 * max(0, missing)) - 0.55 * price
        if cards.is_world[own]:
            return self.gain(own) - 0.55 * costs.payment(cards, player, own)
        return self.gain(own) - 0.55 * cards.price[own]

    def price_of_world(self, own: int, payable: int) -> int | None:
        """The fewest cards for which the world could be placed; a tableau discard counts as two."""
        ways = costs.methods(self.cards, self.player, own, payable)
        return min((way.cost if way.using < 0 else way.cost + 2 for way in ways), default=None)

    # Phases

    def points_by_consuming(self, doubled: bool) -> float:
        """What all consume powers would bring with the goods there are."""
        worth = 0.0
        simulated = self.player.copy()
        powers = [power for own in self.player.tableau for power in self.cards.consume[own]]
        for power in sorted(powers, key=lambda power: -power.vp):
            if power.effect > AT_TRADE_PRICE or not simulated.goods:
                continue
            number = consume.needed(self.cards, simulated, power)
            eaten = consume.fitting(self.cards, simulated, power)[:number]
            for world in eaten:
                del simulated.goods[world]
            worth += self._reward(power.vp, power.cards, power.goods, number, doubled)
            if power.effect == CONSUME_ALL:
                worth += (number - 1) * (1 + doubled)
            elif power.effect == AT_TRADE_PRICE and eaten:
                worth += self.cards.prices[self.cards.good[eaten[0]]] * self.card_worth
        return worth

    def _reward(self, vp: int, cards: int, goods: int, number: int, doubled: bool) -> float:
        times = number // goods if goods else 0
        return times * (vp * (1 + doubled) + cards * self.card_worth)

    def worth_of_producing(self, chooser: bool) -> float:
        """The goods all worlds would receive, and the cards drawn for them."""
        cards, player = self.cards, self.player
        worth = 0.0
        for own in player.tableau:
            if cards.is_production[own] and own not in player.goods:
                worth += self.good_worth(own) + cards.draw_here[own] * self.card_worth
            worth += cards.produce_draw[own] * self.card_worth
        empty = sorted((self.good_worth(own) for own in produce.empty_windfalls(self.state, player)), reverse=True)
        makers = sum(cards.produce_windfall[own] != NO_GOOD for own in player.tableau) + chooser
        return worth + sum(empty[:makers])

    def best_sale(self, worlds: Sequence[int]) -> float:
        """The cards of the best sale, less what the good would have brought otherwise."""
        return max((self.sale_worth(world) for world in worlds), default=0.0)

    def sale_worth(self, world: int) -> float:
        cards_drawn = trade.sale(self.state, self.seat, world)
        return cards_drawn * self.card_worth - 0.5 * self.point_per_good(self.player, self.cards.good[world])
