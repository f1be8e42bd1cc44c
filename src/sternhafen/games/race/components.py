"""The cards with all their facts, as plain data for clients."""

import msgspec

from sternhafen.core.plain import Json
from sternhafen.games.race.box import GOODS, Cards
from sternhafen.games.race.pack import Card
from sternhafen.games.race.powers import Power
from sternhafen.games.race.words import describing

ALWAYS = ("cost", "defense", "vp", "good", "world_type", "start", "preset_hand")
"""What stands with every card, empty where it has none."""


def shown(cards: Cards) -> Json:
    goods = {good: {"price": price} for good, price in zip(GOODS, cards.prices, strict=True)}
    return {"cards": {card.id: component(card) for card in cards.cards}, "goods": goods}


def entry_shown(section: str, entry: Card) -> Json:
    """A card that may stand in no box yet."""
    return component(entry)


def component(card: Card) -> Json:
    """A card with its powers in one list, each with its kind, its phase and the ledger line it follows."""
    lines = [line.json() for line in describing.describe_card(card)]
    added = {"military": card.military, "status": card.status, "copies": card.copies}
    facts: Json = msgspec.to_builtins(card)
    return dict.fromkeys(ALWAYS) | facts | added | {"powers": powers(card), "words": lines}


def powers(card: Card) -> list[Json]:
    by_phase = [(phase, power) for phase in card.powers.__struct_fields__ for power in getattr(card.powers, phase)]
    return [_power(phase, power) for phase, power in by_phase]


def _power(phase: str, power: Power) -> Json:
    facts: Json = msgspec.to_builtins(power)
    return {"kind": f"{phase}_{facts['effect']}", "phase": phase, "rule": power.rule, **facts}
