"""How components are called in each language."""

from sternhafen.core.plain import Json
from sternhafen.core.text import NO_NAMES, speak, text
from sternhafen.games.trucker.box import Box
from sternhafen.games.trucker.pack import Card, Tile, Title


class ComponentNames:
    """Names of tiles, cards and titles; tiles and cards are called by what they are."""

    def __init__(self, box: Box) -> None:
        entries: list[Tile | Card | Title] = [*box.file.tiles, *box.file.cards, *box.file.titles]
        self._entries = {entry.id: entry for entry in entries}

    def card(self, name: str, language: str) -> str:
        entry = self._entries[name]
        if isinstance(entry, Title):
            return str(getattr(entry.name, language))
        return speak(text(f"trucker-{'tile' if isinstance(entry, Tile) else 'card'}-{word(entry)}"), language)

    def seat(self, number: int, language: str) -> str:
        return NO_NAMES.seat(number, language)


def word(entry: Tile | Card) -> str:
    """The kind, with the size or colour that tells tiles of a kind apart."""
    kind = entry.kind.replace("_", "-")
    if isinstance(entry, Card):
        return kind
    if entry.kind in ("battery", "cargo_hold", "special_hold"):
        return f"{kind}-{entry.capacity}"
    if entry.kind in ("engine", "cannon"):
        return f"{kind}-{entry.strength}"
    return f"{kind}-{entry.colour}" if entry.kind == "life_support" else kind


def both(names: ComponentNames, name: str) -> Json:
    return {"en": names.card(name, "en"), "de": names.card(name, "de")}
