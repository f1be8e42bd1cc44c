"""How the pieces are called in each language."""

from typing import Any, Final

from sternhafen.core.text import NO_NAMES, speak, text
from sternhafen.games.solarius.box import Box

FORMER_NAMES: Final = {
    "Carbon Drift": "Karbon Drift",
    "Nightrock": "Nachtfels",
    "Soot Harbour": "Soot Harbor",
    "Sulphur Reach": "Sulfur Reach",
    "Cyanschelf": "Cyan Shelf",
    "Türkiswasser": "Tealwater",
    "Grünspan": "Verdigris",
    "Azurit": "Azurite",
    "Glassreef": "Glasreef",
    "Glasriff": "Glasreef",
    "Minzwolke": "Mintcloud",
    "Halkyontiefe": "Halcyon Deep",
    "Lehm": "Loam",
    "Rostfeld": "Rustfield",
    "Umbramoor": "Umbermoor",
    "Schluffstein": "Siltstone",
    "Terrakotta": "Terracotta",
    "Eisenwurzel": "Ironroot",
}
"""What some planets were called, in either language, before both had names of their own."""


class PieceNames:
    """What the pieces are called."""

    def __init__(self, box: Box) -> None:
        named: tuple[Any, ...] = (*box.cards, *box.planets, *box.stations, *box.outposts)
        self._names = {piece.id: piece.name for piece in named}

    def card(self, name: str, language: str) -> str:
        found = self._names.get(name)
        if found is not None:
            return str(getattr(found, language))
        kind = "hub" if name.startswith("hub_") else "start"
        return speak(text(f"solarius-{kind}-name", name=name.removeprefix("hub_")), language)

    def seat(self, number: int, language: str) -> str:
        return NO_NAMES.seat(number, language)
