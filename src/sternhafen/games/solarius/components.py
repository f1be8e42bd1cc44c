"""The pieces with all their facts, as plain data for clients."""

from typing import Any

import msgspec

from sternhafen.core.plain import Json
from sternhafen.core.text import LANGUAGES, speak, text
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.words import describing
from sternhafen.games.solarius.words.names import PieceNames

STATUS = {"rulebook": "verified", "public": "partial", "reconstructed": "reconstructed", "owner": "owner"}
PIECES = {"cards": "progress", "start_cards": "start"} | {f"{one}s": one for one in ("planet", "station", "outpost")}
BESIDE = ("map_radius", "map_places", "tiles", "push_costs", "station_costs")
"""What is no piece: the map, and the tableau's prices."""


def shown(box: Box) -> Json:
    names = PieceNames(box)
    pieces = [(kind, piece) for section, kind in PIECES.items() for piece in getattr(box.components, section)]
    cards = {piece.id: component(box, names, kind, piece.id, piece) for kind, piece in pieces}
    for tile in box.tile_ids:
        name = f"hub_{tile}"
        cards[name] = component(box, names, "hub", name, None) | {"id": name, "tile": tile, "origin": "rulebook"}
    whole = msgspec.to_builtins(box.components)
    return {"cards": cards, **{key: whole[key] for key in BESIDE}}


def component(box: Box, names: PieceNames, kind: str, name: str, piece: Any) -> Json:
    facts: Json = msgspec.to_builtins(piece) if piece else {}
    spoken = {language: names.card(name, language) for language in LANGUAGES}
    lines = [line.json() for line in describing.describe(box, name)]
    status = STATUS[piece.origin if piece else "rulebook"]
    return facts | {"piece": kind, "name": spoken, "status": status, "words": lines}


def entry_shown(section: str, entry: Any) -> Json | None:
    """A piece that may stand in no box yet."""
    kind = PIECES.get(section)
    if kind is None:
        return None
    lines = [line.json() for line in (*describing.facts(entry), text(f"solarius-origin-{entry.origin}"))]
    name = msgspec.to_builtins(entry.name) if hasattr(entry, "name") else start_name(entry.id)
    facts: Json = msgspec.to_builtins(entry)
    return facts | {"piece": kind, "name": name, "status": STATUS[entry.origin], "words": lines}


def start_name(name: str) -> dict[str, str]:
    return {language: speak(text("solarius-start-name", name=name), language) for language in LANGUAGES}
