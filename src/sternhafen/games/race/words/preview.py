"""What a choice would cost and bring, told before it is made: every discount and every card it comes from."""

from collections.abc import Iterator

from sternhafen.core.text import Text, card, text
from sternhafen.games.race.box import Cards
from sternhafen.games.race.model import CHOOSE_DEVELOP, CHOOSE_SETTLE, NO_CARD, Player, RaceState
from sternhafen.games.race.rules import costs
from sternhafen.games.race.rules.costs import Method


def development_lines(state: RaceState, seat: int, development: int) -> tuple[Text, ...]:
    cards, player = state.cards, state.seats[seat]
    lines = [text("race-preview-cost", number=cards.price[development])]
    for own in player.tableau:
        if cards.development_discount[own]:
            lines.append(discount(cards, own, cards.development_discount[own]))
    if state.has_bonus(seat, CHOOSE_DEVELOP):
        lines.append(text("race-preview-develop-bonus", number=costs.DEVELOP_BONUS))
    lines.append(text("race-preview-pay", number=costs.development_cost(state, seat, development)))
    for own in player.tableau:
        if cards.draw_after_development[own]:
            lines.append(drawn_after(cards, own, cards.draw_after_development[own]))
    return tuple(lines)


def world_lines(state: RaceState, seat: int, world: int) -> tuple[Text, ...]:
    """All ways to place the world, and what comes with it."""
    player, cards = state.seats[seat], state.cards
    payable = len(player.hand) - (player.placed == NO_CARD)
    lines: list[Text] = []
    for way in costs.methods(cards, player, world, payable):
        lines += method_lines(state, seat, world, way)
    return (*lines, *gain_lines(state, seat, world))


def gain_lines(state: RaceState, seat: int, world: int) -> tuple[Text, ...]:
    """What comes with the world, however it is placed."""
    player, cards = state.seats[seat], state.cards
    lines: list[Text] = []
    if cards.is_windfall[world]:
        lines.append(text("race-preview-windfall"))
    if state.has_bonus(seat, CHOOSE_SETTLE):
        lines.append(text("race-preview-settle-bonus"))
    for own in player.tableau:
        if cards.draw_after_world[own]:
            lines.append(drawn_after(cards, own, cards.draw_after_world[own]))
    return tuple(lines)


def method_lines(state: RaceState, seat: int, world: int, way: Method) -> tuple[Text, ...]:
    cards, player = state.cards, state.seats[seat]
    if way.how == "conquer":
        return tuple(_conquest(cards, player, world, way))
    return tuple(_payment(cards, player, world, way))


def _conquest(cards: Cards, player: Player, world: int, way: Method) -> Iterator[Text]:
    have = costs.military_against(cards, player, world)
    if way.using != NO_CARD:
        more = cards.temporary_military[way.using]
        yield text("race-preview-tactics", card=card(cards.names[way.using]), number=more)
        have += more
    yield text("race-preview-conquer", military=have, defense=cards.price[world])


def _payment(cards: Cards, player: Player, world: int, way: Method) -> Iterator[Text]:
    if way.how == "pay_for_military":
        contact = costs.contact_for(cards, player, world)
        power = cards.contact[contact]
        assert power is not None
        yield text("race-preview-defense", number=cards.price[world])
        yield discount(cards, contact, power.discount)
    else:
        yield text("race-preview-cost", number=cards.price[world])
    good = cards.good[world]
    for own in player.tableau:
        amounts = cards.world_discount[own]
        if amounts is not None and amounts[good]:
            yield discount(cards, own, amounts[good])
    if way.using != NO_CARD:
        yield text("race-preview-colony-ship", card=card(cards.names[way.using]))
    yield text("race-preview-pay", number=way.cost)


def discount(cards: Cards, source: int, number: int) -> Text:
    return text("race-preview-discount", card=card(cards.names[source]), number=number)


def drawn_after(cards: Cards, source: int, number: int) -> Text:
    return text("race-preview-draw", card=card(cards.names[source]), number=number)
