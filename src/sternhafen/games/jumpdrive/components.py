"""The cards with all their facts, as plain data for clients."""

import msgspec

from sternhafen.core.plain import Json
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.pack import Card
from sternhafen.games.jumpdrive.words import describing


def shown(cards: Cards) -> Json:
    hands = msgspec.to_builtins(cards.file.preset_hands)
    return {"cards": {card.id: component(card) for card in cards.cards}, "preset_hands": hands}


def entry_shown(section: str, entry: Card) -> Json:
    """A card that may stand in no box yet."""
    return component(entry)


def component(card: Card) -> Json:
    facts: Json = msgspec.to_builtins(card)
    powers = [msgspec.to_builtins(power) | {"rule": power.rule} for power in card.powers]
    lines = [line.json() for line in describing.describe_card(card)]
    return facts | {"military": card.military, "powers": powers, "words": lines}
