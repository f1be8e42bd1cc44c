"""The questions that follow the choice of a consume power (RACE-148, RACE-151, RACE-157, RACE-159)."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step, one_of
from sternhafen.core.inputs import ChooseNumber, ChooseOne, ChooseSeveral
from sternhafen.core.offers import Item, Option, Pick
from sternhafen.core.plain import Details
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import LEAVE, TAKE, DiscardForPoints, Leave, Name, Spend, Take
from sternhafen.games.race.box import DIFFERENT, Consumption
from sternhafen.games.race.model import CONSUME_2X, NO_CARD, NO_POWER, RaceState
from sternhafen.games.race.powers import DiscardHand, LuckyDraw
from sternhafen.games.race.rules.consume import consume_goods, fitting, gain_points, needed
from sternhafen.games.race.rules.piles import discard, take
from sternhafen.games.race.rules.placing import tableau_target
from sternhafen.games.race.words.describing import GOOD_NAMES, power_text


def power_in_use(state: RaceState, seat: int) -> Consumption:
    return state.cards.consumptions[state.seats[seat].in_use]


class SpendGoods(ChooseSeveral[RaceState]):
    """Which suitable goods the power consumes is the owner's choice; how many is not (RACE-148, RACE-150)."""

    takes = (Spend,)
    field = "worlds"
    size_rule = "RACE-150"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        power = power_in_use(state, seat)
        return text("race-spend", card=card(state.cards.names[power.card]), power=power_text("consume", power.power))

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return fitting(state.cards, state.seats[seat], power_in_use(state, seat))

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        number = needed(state.cards, state.seats[seat], power_in_use(state, seat))
        return number, number

    def _sets(self, state: RaceState, seat: int, step: Step) -> list[tuple[int, ...]] | None:
        """The selections of goods of different kinds, where the power asks for them (RACE-152)."""
        power = power_in_use(state, seat)
        if power.good != DIFFERENT:
            return None
        worlds, good = sorted(self.things(state, seat, step)), state.cards.good
        found = combinations(worlds, power.goods)
        return [chosen for chosen in found if len({good[world] for world in chosen}) == power.goods]

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        sets = self._sets(state, seat, step)
        if sets is None:
            return super().actions(state, seat, step)
        return [self.make(state, chosen) for chosen in sets]

    def pick(self, state: RaceState, seat: int, step: Step, rng: Random) -> Sequence[int]:
        sets = self._sets(state, seat, step)
        return super().pick(state, seat, step, rng) if sets is None else one_of(sets, rng)

    def forced(self, state: RaceState, seat: int, step: Step) -> Action | None:
        sets = self._sets(state, seat, step)
        if sets is None:
            return super().forced(state, seat, step)
        return self.make(state, sets[0]) if len(sets) == 1 else None

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        super().check(state, seat, step, action)
        sets = self._sets(state, seat, step)
        if sets is not None and tuple(sorted(self.chosen(state, action))) not in sets:
            raise state.refused("race-kinds-not-different", "RACE-151")

    def item(self, state: RaceState, seat: int, thing: int, count: int) -> Item:
        name, good = state.cards.names[thing], GOOD_NAMES[state.cards.good[thing]]
        label = text("race-good-on", good=good, card=card(name))
        return Item(name, label, tableau_target(state, seat, thing), count)

    def details(self, state: RaceState, seat: int, step: Step) -> Details:
        sets, names = self._sets(state, seat, step), state.cards.names
        picks = None if sets is None else [Pick(tuple(names[one] for one in chosen)).json() for chosen in sets]
        return super().details(state, seat, step) | {"sets": picks}

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        power, state.seats[seat].in_use = power_in_use(state, seat), NO_POWER
        consume_goods(state, seat, power, chosen)


class DiscardHandCards(ChooseSeveral[RaceState]):
    """Hand cards for victory points that are never doubled (RACE-157, RACE-170, RACE-266)."""

    takes = (DiscardForPoints,)
    size_rule = "RACE-157"

    def _power(self, state: RaceState, seat: int) -> DiscardHand:
        power = power_in_use(state, seat).power
        assert isinstance(power, DiscardHand)
        return power

    def _points(self, state: RaceState, seat: int, number: int) -> int:
        """The printed cards say that these points are not doubled (RACE-170)."""
        power = self._power(state, seat)
        doubled = power.doubled and state.has_bonus(seat, CONSUME_2X)
        return power.vp_each * number * (2 if doubled else 1)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-discard-for-points", number=self.bounds(state, seat, step)[1])

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        return 1, min(self._power(state, seat).up_to, len(state.seats[seat].hand))

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player, power = state.seats[seat], power_in_use(state, seat)
        discard(state, seat, chosen)
        points = self._points(state, seat, len(chosen))
        gain_points(state, seat, points)
        player.in_use = NO_POWER
        facts = {"card": power.card, "number": len(chosen), "points": points}
        state.tell("discarded_for_points", seat, {"cards": chosen}, **facts)


class NameNumber(ChooseNumber[RaceState]):
    """Name a number and turn up the top card (RACE-159, RACE-160, RACE-275)."""

    takes = (Name,)
    rule = "RACE-159"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-name-number")

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        power = power_in_use(state, seat).power
        assert isinstance(power, LuckyDraw)
        return power.lowest, power.highest

    def check(self, state: RaceState, seat: int, step: Step, action: Any) -> None:
        least, most = self.bounds(state, seat, step)
        if not least <= action.number <= most:
            raise state.refused("core-number-out-of-bounds", self.rule, least=least, most=most)

    def perform(self, state: RaceState, seat: int, step: Step, action: Name) -> None:
        player = state.seats[seat]
        own, player.in_use = power_in_use(state, seat).card, NO_POWER
        turned_up = take(state, seat, 1, "gamble")
        if not turned_up:
            state.tell("gambled_in_vain", seat, card=own)
            return
        won = state.cards.price[turned_up[0]] == action.number
        state.tell("won" if won else "lost", seat, card=own, cards=turned_up, number=action.number)
        if won:
            state.turned_up = turned_up[0]
            state.lanes[seat].append(("take_card",))
        else:
            state.open_discards += turned_up


class TakeCard(ChooseOne[RaceState]):
    """The card won may be taken (RACE-058, RACE-159)."""

    takes = (Take, Leave)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-take-card", card=card(state.cards.names[state.turned_up]))

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(TAKE, text("race-take")), Option(LEAVE, text("race-leave"))]

    def perform(self, state: RaceState, seat: int, step: Step, action: Take | Leave) -> None:
        won, state.turned_up = state.turned_up, NO_CARD
        if isinstance(action, Take):
            state.seats[seat].hand.append(won)
            state.tell("took_card", seat, card=won)
        else:
            state.open_discards.append(won)
            state.tell("left_card", seat, card=won)
