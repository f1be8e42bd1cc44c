"""The colours as words of a sentence."""

from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text
from sternhafen.games.solarius.box import COLOURS

WIRE_COLOUR: tuple[Json, ...] = tuple({"text": text(f"solarius-{name}").json()} for name in COLOURS)
"""Colours as arguments of an event's text."""


def colour_text(colour: int) -> Text:
    return text(f"solarius-{COLOURS[colour]}")
