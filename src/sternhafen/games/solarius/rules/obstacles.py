"""What stands in the way of an action: the ledger line, and the sentence that says so."""

from typing import Any

from sternhafen.core.errors import Refused
from sternhafen.core.text import Text, text
from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import SolariusState

Obstacle = tuple[str, str, dict[str, Any]]


def refuse(state: SolariusState, obstacle: Obstacle) -> Refused:
    rule, key, args = obstacle
    return state.refused(f"solarius-{key}", rule, **args)


WIRE_COLOUR: tuple[dict[str, Any], ...] = tuple({"text": text(f"solarius-{name}").json()} for name in COLOURS)
"""Colours as arguments of an event's text."""


def colour_text(colour: int) -> Text:
    return text(f"solarius-{COLOURS[colour]}")
