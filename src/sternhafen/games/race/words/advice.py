"""Why a move is worth considering where its decision previews nothing: by the owner's own cards alone."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.parting import IDLE, TWICE, Fate, affordable, conquerable, others, parting, too_dear, too_weak
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import Discard, DiscardForPoints, EndConsume, Keep, Pass, Pay, Produce, Spend, Use
from sternhafen.games.race.box import ANY, CONSUME, NO_GOOD, Consumption
from sternhafen.games.race.model import CONSUME_2X, DEVELOP, NO_CARD, Player, RaceState
from sternhafen.games.race.rules import costs
from sternhafen.games.race.rules.spending import power_in_use
from sternhafen.games.race.words.describing import power_text


def advice(state: RaceState, seat: int, action: Action) -> tuple[Text, ...]:
    """What speaks for the action, in a few short texts."""
    player, numbers = state.seats[seat], state.cards.numbers
    if isinstance(action, (Discard, DiscardForPoints, Pay)):
        return giving(state, player, [numbers[name] for name in action.cards])
    if isinstance(action, Keep):
        return keeping(state, player, [numbers[name] for name in action.cards])
    if isinstance(action, (Pass, EndConsume)):
        return (text("race-why-pass", number=len(player.hand)),) if player.hand else ()
    if isinstance(action, Use):
        return consuming(state, seat, state.cards.consumption_of[action.card, action.power])
    if isinstance(action, Spend):
        return consuming(state, seat, power_in_use(state, seat))
    if isinstance(action, Produce):
        price = state.cards.prices[state.cards.good[numbers[action.world]]]
        return (text("race-why-good", number=price),)
    return ()


def consuming(state: RaceState, seat: int, power: Consumption) -> tuple[Text, ...]:
    """What the power brings, and that its points count twice (RACE-168)."""
    doubled = power.vp and state.has_bonus(seat, CONSUME_2X)
    return (power_text("consume", power.power), *((text("race-why-doubled"),) if doubled else ()))


# Cards of the hand


def giving(state: RaceState, player: Player, given: Sequence[int]) -> tuple[Text, ...]:
    kept = list(player.hand)
    for own in given:
        kept.remove(own)
    payable = len(kept) - 1
    names = state.cards.names
    playable = [names[own] for own in others(kept, given) if price(state, player, own, payable) is not None]
    return parting((fate(state, player, own, payable, kept) for own in dict.fromkeys(given)), playable)


def fate(state: RaceState, player: Player, own: int, payable: int, kept: Sequence[int]) -> Fate | None:
    """What speaks for parting with this card, if it were still in hand with this many to pay with."""
    cards, name = state.cards, state.cards.names[own]
    if not cards.is_world[own] and own in player.tableau:
        return Fate(TWICE, text("race-why-twice", card=card(name)))
    if price(state, player, own, payable) is not None:
        return hungry(state, player, own, kept)
    if not cards.is_world[own]:
        return too_dear(name, development_cost(state, player, own), payable)
    contact = costs.contact_for(cards, player, own) if cards.is_military[own] else NO_CARD
    if cards.is_military[own] and contact == NO_CARD:
        return too_weak(name, cards.price[own], costs.military_against(cards, player, own))
    return too_dear(name, costs.payment(cards, player, own, contact), payable)


def price(state: RaceState, player: Player, own: int, payable: int) -> int | None:
    """The cards it takes to place this one in a round to come, or None if it cannot be placed."""
    if not state.cards.is_world[own]:
        cost = development_cost(state, player, own)
        return cost if cost <= payable and own not in player.tableau else None
    ways = costs.methods(state.cards, player, own, payable)
    return min((way.cost for way in ways), default=None)


def development_cost(state: RaceState, player: Player, own: int) -> int:
    """Without the bonus of this round, which is not the next one's."""
    less = sum(state.cards.development_discount[other] for other in player.powers[DEVELOP])
    return max(0, state.cards.price[own] - less)


def hungry(state: RaceState, player: Player, own: int, kept: Sequence[int]) -> Fate | None:
    """A card whose consume powers find no goods on one's worlds, laid out or kept in hand."""
    cards = state.cards
    goods = {cards.good[world] for world in (*player.tableau, *kept, own)} - {NO_GOOD}
    wanted = [power.good for power in cards.consume[own] if power.effect == CONSUME]
    if not wanted or any(good >= ANY or good in goods for good in wanted):
        return None
    return Fate(IDLE, text("race-why-hungry", card=card(cards.names[own])))


def keeping(state: RaceState, player: Player, chosen: Sequence[int]) -> tuple[Text, ...]:
    payable = len(player.hand) + len(chosen) - 1
    return tuple(promise(state, player, own, payable) for own in dict.fromkeys(chosen))


def promise(state: RaceState, player: Player, own: int, payable: int) -> Text:
    """What speaks for keeping this card."""
    cards, name = state.cards, state.cards.names[own]
    cost = price(state, player, own, payable)
    if cost == 0 and cards.is_military[own]:
        return conquerable(name, cards.price[own])
    if cost is not None:
        return affordable(name, cost)
    if cards.cards[own].scoring:
        return text("race-why-counted", card=card(name))
    return text("race-why-points", card=card(name), points=cards.vp[own])
