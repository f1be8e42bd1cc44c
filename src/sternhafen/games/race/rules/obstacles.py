"""Why a revealed world cannot be placed in a certain way, in the words of the rule that forbids it."""

from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import card, text
from sternhafen.games.race.actions import Way
from sternhafen.games.race.box import Cards
from sternhafen.games.race.model import NO_CARD, Player
from sternhafen.games.race.rules.costs import contact_for, military_against, payment, too_dear


def method_obstacle(cards: Cards, player: Player, world: int, how: Way, using: int) -> Obstacle:
    """The first rule against it; to be asked only for ways that are not legal."""
    name = card(cards.names[world])
    if how == "pay" and cards.is_military[world]:
        return Obstacle("RACE-110", text("race-must-be-conquered"))
    if how != "pay" and not cards.is_military[world]:
        return Obstacle("RACE-110" if how == "conquer" else "RACE-120", text("race-not-military", card=name))
    if using != NO_CARD and using not in player.tableau:
        return Obstacle("RACE-057", text("race-not-in-tableau", card=card(cards.names[using])))
    if how == "conquer":
        return _conquest_obstacle(cards, player, world, using)
    return _payment_obstacle(cards, player, world, how, using)


def _conquest_obstacle(cards: Cards, player: Player, world: int, using: int) -> Obstacle:
    missing = cards.price[world] - military_against(cards, player, world)
    if using != NO_CARD and (missing <= 0 or not cards.temporary_military[using]):
        return Obstacle("RACE-256", text("race-discard-has-no-use", card=card(cards.names[using])))
    have = cards.price[world] - missing + (cards.temporary_military[using] if using != NO_CARD else 0)
    return Obstacle("RACE-111", text("race-too-weak", military=have, defense=cards.price[world]))


def _payment_obstacle(cards: Cards, player: Player, world: int, how: Way, using: int) -> Obstacle:
    if using != NO_CARD and cards.temporary_military[using]:
        return Obstacle("RACE-118", text("race-tactics-only-conquer", card=card(cards.names[using])))
    contact = contact_for(cards, player, world)
    if how == "pay_for_military" and contact == NO_CARD:
        return Obstacle("RACE-110", text("race-must-be-conquered"))
    if using == NO_CARD:
        return too_dear("RACE-087", payment(cards, player, world, contact), len(player.hand))
    return Obstacle("RACE-256", text("race-discard-has-no-use", card=card(cards.names[using])))
