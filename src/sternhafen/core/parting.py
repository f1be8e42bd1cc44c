"""Why these cards and not others: what the rules say of cards that are given up, kept, or left to be placed."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sternhafen.core.text import Text, card, text

TWICE, BARRED, WEAK, DEAR, IDLE = range(5)
"""How clearly something speaks for parting with a card: the earlier, the more clearly."""
TOLD, NAMED = 2, 3
"""How many cards are told of, and how many of those that stay are named."""


class Fate(NamedTuple):
    """What speaks for parting with a card."""

    rank: int
    words: Text


def too_dear(name: str, cost: int, payable: int) -> Fate:
    return Fate(DEAR, text("core-why-dear", card=card(name), cost=cost, payable=max(0, payable)))


def too_weak(name: str, defense: int, strength: int) -> Fate:
    return Fate(WEAK, text("core-why-weak", card=card(name), defense=defense, strength=strength))


def others(kept: Iterable[int], given: Sequence[int]) -> list[int]:
    """The cards that stay, each once, without copies of those given up."""
    return [own for own in dict.fromkeys(kept) if own not in given]


def parting(fates: Iterable[Fate | None], playable: Sequence[str]) -> tuple[Text, ...]:
    """The clearest reasons to part with cards, and which of the others can be placed afterwards."""
    found = sorted((fate for fate in fates if fate), key=lambda fate: fate.rank)
    told = [fate.words for fate in found[:TOLD]]
    if playable:
        told.append(text("core-why-keeps", cards=[card(name) for name in playable[:NAMED]]))
    return tuple(told)


def affordable(name: str, cost: int) -> Text:
    """What speaks for keeping a card that can be paid for."""
    return text("core-why-affordable", card=card(name), cost=cost)


def conquerable(name: str, defense: int) -> Text:
    """What speaks for keeping a world that costs nothing."""
    return text("core-why-conquerable", card=card(name), defense=defense)
