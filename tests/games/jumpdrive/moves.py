"""The moves of Jump Drive as plain data."""

from typing import Any

EXPLORE = {"type": "explore"}
CONQUER = {"type": "conquer"}
CONTACT = {"type": "contact"}
NO_SECOND = {"type": "no_second_world"}


def place(*cards: str) -> dict[str, Any]:
    return {"type": "place", "cards": list(cards)}


def pay(*cards: str) -> dict[str, Any]:
    return {"type": "pay", "cards": list(cards)}


def discard(*cards: str) -> dict[str, Any]:
    return {"type": "discard", "cards": list(cards)}


def second(card: str, how: str) -> dict[str, Any]:
    return {"type": "second_world", "card": card, "how": how}
