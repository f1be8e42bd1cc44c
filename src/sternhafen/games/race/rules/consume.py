"""Phase IV: Consume (RACE-144 to RACE-173, RACE-260, RACE-261, RACE-265 to RACE-267)."""

from collections.abc import Sequence
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import END_CONSUME, EndConsume, Use
from sternhafen.games.race.box import (
    ANY,
    AT_TRADE_PRICE,
    CONSUME,
    CONSUME_ALL,
    DIFFERENT,
    DISCARD_HAND,
    DRAW,
    LUCKY_DRAW,
    Cards,
    Consumption,
)
from sternhafen.games.race.model import CONSUME as CONSUME_PHASE
from sternhafen.games.race.model import CONSUME_2X, CONSUME_TRADE, Player, RaceState
from sternhafen.games.race.rules.piles import draw, draw_by, spend_goods
from sternhafen.games.race.rules.placing import tableau_target
from sternhafen.games.race.rules.trade import trade_bonus
from sternhafen.games.race.words.describing import power_text


def consume(state: RaceState, place: int = 0) -> None:
    """Player by player: the sale, then all powers (RACE-260)."""
    for now in range(place, state.players):
        seat = state.order[now]
        steps = _steps(state, seat)
        if steps:
            state.agenda.append(("consume", now + 1))
            state.ask(seat, *steps)
            return
    for player in state.seats:
        player.powers_used = ()


def _steps(state: RaceState, seat: int) -> list[Step]:
    player = state.seats[seat]
    steps: list[Step] = []
    if player.goods and state.has_bonus(seat, CONSUME_TRADE):
        steps.append(("sell",))
    if steps or any(usable(state.cards, player)):
        steps.append(("use_power",))
    return steps


# Which powers can be used


def fitting(cards: Cards, player: Player, power: Consumption) -> list[int]:
    """The worlds whose goods the power can take, any of the owner's (RACE-147)."""
    if power.good >= ANY:
        return list(player.goods)
    good = cards.good
    return [world for world in player.goods if good[world] == power.good]


def needed(cards: Cards, player: Player, power: Consumption) -> int:
    """How many goods the power takes if used now: as many as it can, once begun (RACE-150 to RACE-153); 0 for none."""
    if power.effect == CONSUME_ALL:
        return len(player.goods)
    if power.good == DIFFERENT:
        kinds = len({cards.good[world] for world in player.goods})
        return power.goods if kinds >= power.goods else 0
    held = len(player.goods) if power.good == ANY else len(fitting(cards, player, power))
    return min(power.times, held // power.goods) * power.goods


def usable(cards: Cards, player: Player) -> tuple[list[Consumption], list[Consumption]]:
    """The powers that must be used and those that may, each once per phase (RACE-144, RACE-145)."""
    must: list[Consumption] = []
    may: list[Consumption] = []
    used, goods = player.powers_used, len(player.goods)
    for own in player.powers[CONSUME_PHASE]:
        for power in cards.consume[own]:
            if goods < power.goods or power.number in used:
                continue
            if power.optional:
                may += [power] if player.hand else []
            elif power.good == ANY or needed(cards, player, power):
                must.append(power)
    return must, may


class UsePower(ChooseOne[RaceState]):
    """The owner picks the order of the powers (RACE-149); the end is open when no must is left (RACE-265)."""

    takes = (Use, EndConsume)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-use-power")

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        must, may = usable(state.cards, state.seats[seat])
        found: list[Action] = [power.action for power in must + may]
        return found if must else [*found, END_CONSUME]

    def forced(self, state: RaceState, seat: int, step: Step) -> Action | None:
        must, may = usable(state.cards, state.seats[seat])
        if may or len(must) > 1:
            return None
        return must[0].action if must else END_CONSUME

    def sample(self, state: RaceState, seat: int, step: Step, rng: Random) -> Action:
        found = self.actions(state, seat, step)
        return found[int(rng.random() * len(found))]

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        must, may = usable(state.cards, state.seats[seat])
        found = [self._option(state, seat, power) for power in must + may]
        return found if must else [*found, Option(END_CONSUME, text("race-end-consume"))]

    def _option(self, state: RaceState, seat: int, power: Consumption) -> Option:
        label = text("race-use", card=card(state.cards.names[power.card]), power=power_text("consume", power.power))
        return Option(power.action, label, tableau_target(state, seat, power.card))

    def check(self, state: RaceState, seat: int, step: Step, action: Action) -> None:
        must, may = usable(state.cards, state.seats[seat])
        if isinstance(action, Use):
            if action not in [power.action for power in must + may]:
                self._refuse(state, seat, action)
        elif must:
            raise state.refused("race-must-consume", "RACE-144", card=card(state.cards.names[must[0].card]))

    def _refuse(self, state: RaceState, seat: int, action: Use) -> None:
        player, own = state.seats[seat], state.game.component_number(action.card)
        powers = [power for power in state.cards.consume[own] if power.action == action]
        if own not in player.tableau or not powers:
            raise state.refused("race-no-such-power", "RACE-144", card=card(action.card))
        if powers[0].number in player.powers_used:
            raise state.refused("race-power-used", "RACE-145", card=card(action.card))
        if powers[0].effect == DISCARD_HAND:
            raise state.refused("race-no-hand-cards", "RACE-157")
        raise state.refused("race-goods-missing", "RACE-151", card=card(action.card))

    def perform(self, state: RaceState, seat: int, step: Step, action: Use | EndConsume) -> None:
        if isinstance(action, EndConsume):
            return
        power = state.cards.consumption_of[action.card, action.power]
        player, lane = state.seats[seat], state.lanes[seat]
        player.powers_used += (power.number,)
        lane.append(step)
        if power.effect == DRAW:
            draw_by(state, seat, power.card, power.cards)
        elif power.effect not in FOLLOW_UP and takes_all(state.cards, player, power):
            consume_goods(state, seat, power, list(player.goods))
        else:
            player.in_use = power.number
            lane.append(FOLLOW_UP.get(power.effect, ("spend",)))


FOLLOW_UP: dict[int, Step] = {DISCARD_HAND: ("discard_for_points",), LUCKY_DRAW: ("name_number",)}


def takes_all(cards: Cards, player: Player, power: Consumption) -> bool:
    """Whether the power takes every good there is, so that nothing is left to choose."""
    return power.good != DIFFERENT and needed(cards, player, power) == len(player.goods)


def consume_goods(state: RaceState, seat: int, power: Consumption, worlds: Sequence[int]) -> None:
    """The goods are discarded first, then VP and cards are taken (RACE-261)."""
    spend_goods(state, seat, worlds)
    vp, number = gains(state, seat, power, worlds)
    gain_points(state, seat, vp)
    drawn = draw(state, seat, number, state.cards.names[power.card]) if number else []
    if not state.quiet:
        secret = {"cards": drawn} if drawn else None
        state.tell("consumed", seat, secret, card=power.card, goods=list(worlds), points=vp, number=len(drawn))


def gains(state: RaceState, seat: int, power: Consumption, worlds: Sequence[int]) -> tuple[int, int]:
    """VP, doubled for choosers of 2x VP, and cards, never doubled (RACE-168, RACE-169)."""
    if power.effect == AT_TRADE_PRICE:
        return 0, price(state, seat, power, worlds[0])
    if power.effect == CONSUME_ALL:
        vp, number = max(0, len(worlds) + power.vp_offset), 0
    else:
        assert power.effect == CONSUME
        times = len(worlds) // power.goods
        vp, number = power.vp * times, power.cards * times
    return (2 * vp if state.has_bonus(seat, CONSUME_2X) else vp), number


def price(state: RaceState, seat: int, power: Consumption, world: int) -> int:
    """Black Market Trading World ignores trade powers, Trade League counts them (RACE-154, RACE-155)."""
    plain = state.cards.prices[state.cards.good[world]]
    return plain + trade_bonus(state, seat, world) if power.with_trade_powers else plain


def gain_points(state: RaceState, seat: int, vp: int) -> None:
    """Chips from the pool; when it is used up, from those worth 10 (RACE-172, RACE-173)."""
    state.seats[seat].vp += vp
    state.pool = max(0, state.pool - vp)
