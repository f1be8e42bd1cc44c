"""Cards and tableaus of Race for the Galaxy as pictures."""

from sternhafen.core.drawing.panels import Chip, card
from sternhafen.core.drawing.picture import Picture
from sternhafen.core.plain import View
from sternhafen.games.race.pack import Card

DEVELOPMENT, GREY = "#5b6470", "#7d8590"
GOODS = {"novelty": "#2fa6d6", "rare": "#9a6334", "genes": "#2f9e50", "alien": "#c9a21a"}


def colour(design: Card) -> str:
    if design.kind == "development":
        return DEVELOPMENT
    return GOODS[design.good] if design.good else GREY


def drawn(design: Card, name: str, lines: list[str]) -> Picture:
    price = design.cost if design.cost is not None else design.defense
    return card(name, lines, colour(design), str(price), "?" if design.vp is None else str(design.vp))


def chip(design: Card, name: str, seen: View) -> Chip:
    """A card of a tableau with its points now, and the good that lies on it."""
    return Chip(name, f"★ {seen['vp']}", colour(design), GOODS[seen["good"]] if seen["good"] else "")
