"""Cards and tableaus of Jump Drive as pictures."""

from sternhafen.core.drawing.panels import Chip, card
from sternhafen.core.drawing.picture import Picture
from sternhafen.core.plain import View
from sternhafen.games.jumpdrive.pack import Card

DEVELOPMENT = "#5b6470"
COLOURS = {"grey": "#7d8590", "blue": "#2f6fd6", "brown": "#9a6334", "green": "#2f9e50", "yellow": "#c9a21a"}


def colour(design: Card) -> str:
    return COLOURS[design.colour] if design.colour else DEVELOPMENT


def drawn(design: Card, name: str, lines: list[str]) -> Picture:
    price = design.cost if design.cost is not None else design.defense
    points = design.vp if isinstance(design.vp, int) else None
    return card(name, lines, colour(design), str(price), "?" if points is None else str(points))


def chip(design: Card, name: str, seen: View) -> Chip:
    """A card of a tableau with its points and income now."""
    return Chip(name, f"★ {seen['vp']}   + {seen['income']}", colour(design))
