"""Paying and conquering (JD-046 to JD-066): what a card costs, whose strength is enough, and what stands in the way."""

from functools import cache

from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import card, text
from sternhafen.games.jumpdrive.box import COUNT_CARDS, COUNT_SYMBOLS, STRENGTH, Cards, Counting
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState, Player

ALONE_DISCOUNT = 1


# Counting symbols and strength


def count(cards: Cards, player: Player, of: Counting, extra: int = NO_CARD) -> int:
    """How many there are in the tableau, with one more card in it if given."""
    if of.way == COUNT_CARDS:
        found = 0
        for own in player.tableau:
            found += of.matching[own]
        return found + of.matching[extra] if extra != NO_CARD else found
    if of.way == COUNT_SYMBOLS:
        found = player.symbols[of.symbol]
        return found + cards.symbols[extra][of.symbol] if extra != NO_CARD else found
    return strength(cards, player, extra)


def strength(cards: Cards, player: Player, extra: int = NO_CARD) -> int:
    """Unconditional strength: +1 symbols and powers that count (JD-060, JD-115)."""
    total = player.symbols[STRENGTH]
    helpers = player.powers
    if extra != NO_CARD:
        total += cards.symbols[extra][STRENGTH]
        helpers = [*helpers, extra]
    for helper in helpers:
        for amount, of in cards.strength_per[helper]:
            total += amount * count(cards, player, of, extra)
    return total


def strength_against(cards: Cards, player: Player, world: int, extra: int = NO_CARD) -> int:
    """Strength that works against this world only (JD-061)."""
    total = 0
    for helper in player.powers:
        amounts = cards.against[helper]
        if amounts is not None:
            total += amounts[world]
    if extra != NO_CARD and (amounts := cards.against[extra]) is not None:
        total += amounts[world]
    return total


# Costs


def discount(cards: Cards, player: Player, target: int, extra: int = NO_CARD) -> int:
    """What the tableau, and one more card if given, takes off the target's cost."""
    total = 0
    for helper in player.powers:
        amounts = cards.discount[helper]
        if amounts is not None:
            total += amounts[target]
    if extra != NO_CARD and (amounts := cards.discount[extra]) is not None:
        total += amounts[target]
    return total


def dev_cost(cards: Cards, player: Player, dev: int, alone: bool) -> int:
    """Cards to discard for a development; one less if it is placed alone (JD-049, JD-050)."""
    cost = cards.price[dev] - discount(cards, player, dev) - (ALONE_DISCOUNT if alone else 0)
    return cost if cost > 0 else 0


def world_cost(cards: Cards, player: Player, world: int, extra: int = NO_CARD, less: int = 0) -> int:
    """Cards to discard for a world that is paid for, Contact Specialist included (JD-056, JD-109)."""
    cost = cards.price[world] - discount(cards, player, world, extra) - less
    if cards.is_military[world]:
        cost -= contact_discount(cards, player, extra)
    return cost if cost > 0 else 0


def contact_discount(cards: Cards, player: Player, extra: int = NO_CARD) -> int:
    """The Contact Specialist's own discount; several count once unless they stack (JD-109, JD-110)."""
    total = once = 0
    for helper in (*player.powers, extra):
        contact = cards.contact[helper] if helper != NO_CARD else None
        if contact is None:
            continue
        if contact.stacks:
            total += contact.discount
        else:
            once = max(once, contact.discount)
    return total + once


def can_contact(cards: Cards, player: Player, world: int, extra: int = NO_CARD) -> bool:
    """Whether a military world may be paid for (JD-108)."""
    for helper in player.powers:
        contact = cards.contact[helper]
        if contact is not None and contact.exclude_colour != cards.colour[world]:
            return True
    if extra != NO_CARD and (contact := cards.contact[extra]) is not None:
        return contact.exclude_colour != cards.colour[world]
    return False


def can_conquer(cards: Cards, player: Player, world: int, extra: int = NO_CARD) -> bool:
    """Equality is enough (JD-059)."""
    have = strength(cards, player, extra) + strength_against(cards, player, world, extra)
    return have >= cards.price[world]


def ways(cards: Cards, player: Player, world: int, payable: int, extra: int = NO_CARD) -> list[tuple[str, int]]:
    """Every way to place the world with that many cards to pay with: (way, cost)."""
    if not cards.is_military[world]:
        cost = world_cost(cards, player, world, extra)
        return [("pay", cost)] if cost <= payable else []
    found = [("conquer", 0)] if can_conquer(cards, player, world, extra) else []
    if can_contact(cards, player, world, extra):
        cost = world_cost(cards, player, world, extra)
        if cost <= payable:
            found.append(("contact", cost))
    return found


# What stands in the way


def over_limit(cards: Cards, player: Player, own: int) -> Obstacle | None:
    """At most one Survey Team and one Trade Pact (JD-030)."""
    limit = cards.limit[own]
    if limit is not None and player.tableau.count(own) >= limit:
        return Obstacle("JD-030", text("jumpdrive-limit", card=card(cards.names[own]), limit=limit))
    return None


def dev_obstacle(cards: Cards, player: Player, dev: int) -> Obstacle | None:
    """What forbids this development, its price aside."""
    if cards.limit[dev] is not None and (found := over_limit(cards, player, dev)):
        return found
    condition = cards.condition[dev]
    if condition is None:
        return None
    for one in condition.any_of:
        if one.strength_equals is not None and strength(cards, player) == one.strength_equals:
            return None
        if one.own_card is not None and cards.numbers[one.own_card] in player.tableau:
            return None
    return Obstacle("JD-101", text("jumpdrive-condition", card=card(cards.names[dev])))


def can_place_world(cards: Cards, player: Player, world: int, payable: int, extra: int = NO_CARD) -> bool:
    """Whether nothing forbids this world, given the cards left to pay with."""
    if cards.limit[world] is not None and over_limit(cards, player, world):
        return False
    if cards.is_military[world]:
        if can_conquer(cards, player, world, extra):
            return True
        if not can_contact(cards, player, world, extra):
            return False
    return world_cost(cards, player, world, extra) <= payable


def world_obstacle(cards: Cards, player: Player, world: int, payable: int, extra: int = NO_CARD) -> Obstacle | None:
    """What forbids this world, given the cards left to pay with."""
    if can_place_world(cards, player, world, payable, extra):
        return None
    if found := over_limit(cards, player, world):
        return found
    if not cards.is_military[world] or can_contact(cards, player, world, extra):
        return too_dear(world_cost(cards, player, world, extra), payable)
    return too_weak(strength(cards, player, extra) + strength_against(cards, player, world, extra), cards.price[world])


@cache
def too_weak(have: int, defense: int) -> Obstacle:
    return Obstacle("JD-059", text("jumpdrive-too-weak", strength=have, defense=defense))


@cache
def too_dear(cost: int, payable: int) -> Obstacle:
    return Obstacle("JD-043", text("jumpdrive-too-dear", cost=cost, payable=max(payable, 0)))


def left_for_world(cards: Cards, player: Player, dev: int) -> int:
    """Cards to pay with for a world beside this development; below 0 the development itself is too dear."""
    return len(player.hand) - 1 - (dev != cards.survey_team) - dev_cost(cards, player, dev, alone=False)


def selection_obstacle(state: JumpDriveState, player: Player, dev: int, world: int) -> Obstacle | None:
    """What forbids revealing this development, this world, or both (JD-043)."""
    cards = state.cards
    payable = len(player.hand) - (world != NO_CARD) - (dev not in (NO_CARD, cards.survey_team))
    if dev == NO_CARD:
        return world_obstacle(cards, player, world, payable)
    found = dev_obstacle(cards, player, dev)
    if found:
        return found
    cost = dev_cost(cards, player, dev, world == NO_CARD)
    if cost > payable:
        return too_dear(cost, payable)
    if world == NO_CARD:
        return None
    return world_obstacle(cards, player, world, payable - cost, dev)
