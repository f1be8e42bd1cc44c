"""What a card costs, what conquers it, and what stands in its way (RACE-073 to RACE-080, RACE-088 to RACE-130)."""

from typing import NamedTuple

from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import card, text
from sternhafen.games.race.actions import Way
from sternhafen.games.race.box import Cards
from sternhafen.games.race.model import CHOOSE_DEVELOP, DEVELOP, NO_CARD, SETTLE, Player, RaceState

DEVELOP_BONUS = 1


class Method(NamedTuple):
    """One way to place a world: how, the tableau card discarded for it, and the hand cards to pay."""

    how: Way
    using: int
    cost: int


# Developments


def development_discount(state: RaceState, seat: int) -> int:
    """What powers and bonus take off every development (RACE-076, RACE-078)."""
    discounts = state.cards.development_discount
    less = DEVELOP_BONUS if state.has_bonus(seat, CHOOSE_DEVELOP) else 0
    for own in state.seats[seat].powers[DEVELOP]:
        less += discounts[own]
    return less


def development_cost(state: RaceState, seat: int, development: int) -> int:
    cost = state.cards.price[development] - development_discount(state, seat)
    return cost if cost > 0 else 0


def can_develop(state: RaceState, seat: int, development: int) -> bool:
    """Whether this development of the hand is not there yet and can be paid (RACE-074, RACE-075, RACE-079)."""
    player = state.seats[seat]
    if development in player.tableau:
        return False
    payable = len(player.hand) - 1
    return state.cards.price[development] <= payable or development_cost(state, seat, development) <= payable


def development_obstacle(state: RaceState, seat: int, development: int) -> Obstacle | None:
    """What forbids this development of the hand."""
    player = state.seats[seat]
    if can_develop(state, seat, development):
        return None
    if development in player.tableau:
        return Obstacle("RACE-079", text("race-already-placed", card=card(state.cards.names[development])))
    return too_dear("RACE-075", development_cost(state, seat, development), len(player.hand) - 1)


def too_dear(rule: str, cost: int, payable: int) -> Obstacle:
    return Obstacle(rule, text("race-too-dear", cost=cost, payable=payable))


# Worlds


def military(cards: Cards, player: Player) -> int:
    """Plain Military, negative powers included (RACE-113)."""
    amounts = cards.military
    total = 0
    for own in player.powers[SETTLE]:
        total += amounts[own]
    return total


def military_against(cards: Cards, player: Player, world: int) -> int:
    """All Military that counts against this world, specialized powers included (RACE-114 to RACE-116)."""
    good, rebel = cards.good[world], cards.is_rebel[world]
    total = 0
    for own in player.powers[SETTLE]:
        total += cards.military[own]
        special = cards.against_good[own]
        if special is not None:
            total += special[good]
        if rebel:
            total += cards.against_rebels[own]
    return total


def world_discount(cards: Cards, player: Player, world: int) -> int:
    """Discounts look at the world's kind of good (RACE-092 to RACE-095)."""
    good = cards.good[world]
    less = 0
    for own in player.powers[SETTLE]:
        amounts = cards.world_discount[own]
        if amounts is not None:
            less += amounts[good]
    return less


def payment(cards: Cards, player: Player, world: int, contact: int = NO_CARD) -> int:
    """Cards to pay for a world; through Contact Specialist its defense is the cost (RACE-120, RACE-124)."""
    cost = cards.price[world] - world_discount(cards, player, world)
    if contact != NO_CARD:
        power = cards.contact[contact]
        assert power is not None
        cost -= power.discount
    return cost if cost > 0 else 0


def contact_for(cards: Cards, player: Player, world: int) -> int:
    """The card through which this military world could be paid for (RACE-121)."""
    for own in player.powers[SETTLE]:
        if cards.contact[own] is not None and cards.excluded_by_contact[own] != cards.good[world]:
            return own
    return NO_CARD


def free_ship_for(cards: Cards, player: Player, world: int) -> int:
    """The card that could be discarded to place this world for nothing (RACE-096, RACE-097)."""
    for own in player.powers[SETTLE]:
        if cards.free_ship[own] is not None and cards.excluded_by_ship[own] != cards.good[world]:
            return own
    return NO_CARD


def methods(cards: Cards, player: Player, world: int, payable: int) -> list[Method]:
    """Every way to place the world with that many cards to pay with (RACE-130)."""
    if not cards.is_military[world]:
        return _paying(cards, player, world, payable, "pay", NO_CARD)
    found = _conquering(cards, player, world)
    contact = contact_for(cards, player, world)
    if contact != NO_CARD:
        found += _paying(cards, player, world, payable, "pay_for_military", contact)
    return found


def _paying(cards: Cards, player: Player, world: int, payable: int, how: Way, contact: int) -> list[Method]:
    """A Colony Ship is discarded only where there is something to pay (RACE-256)."""
    cost = payment(cards, player, world, contact)
    found = [Method(how, NO_CARD, cost)] if cost <= payable else []
    if cost > 0:
        ship = free_ship_for(cards, player, world)
        if ship != NO_CARD:
            found.append(Method(how, ship, 0))
    return found


def _conquering(cards: Cards, player: Player, world: int) -> list[Method]:
    """New Military Tactics is discarded only where it is needed (RACE-111, RACE-117, RACE-256)."""
    missing = cards.price[world] - military_against(cards, player, world)
    if missing <= 0:
        return [Method("conquer", NO_CARD, 0)]
    return [Method("conquer", own, 0) for own in player.powers[SETTLE] if 0 < missing <= cards.temporary_military[own]]


def can_settle(cards: Cards, player: Player, world: int) -> bool:
    """Whether this world of the hand can be placed in any way; like `methods`, but quick (RACE-087, RACE-089)."""
    payable = len(player.hand) - 1
    if not cards.is_military[world]:
        if cards.price[world] <= payable or payment(cards, player, world) <= payable:
            return True
        return free_ship_for(cards, player, world) != NO_CARD
    return bool(methods(cards, player, world, payable))


def world_obstacle(cards: Cards, player: Player, world: int) -> Obstacle | None:
    """What forbids this world of the hand."""
    if can_settle(cards, player, world):
        return None
    contact = contact_for(cards, player, world)
    if not cards.is_military[world] or contact != NO_CARD:
        cost = payment(cards, player, world, contact if cards.is_military[world] else NO_CARD)
        return too_dear("RACE-087", cost, len(player.hand) - 1)
    have = military_against(cards, player, world)
    return Obstacle("RACE-111", text("race-too-weak", military=have, defense=cards.price[world]))
