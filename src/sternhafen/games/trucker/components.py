"""Every component with its facts and how sure they are, as plain data for clients."""

from typing import Any

import msgspec

from sternhafen.core.plain import Json
from sternhafen.core.text import LANGUAGES, speak, text
from sternhafen.games.trucker.box import Box
from sternhafen.games.trucker.grid import SIDES, name
from sternhafen.games.trucker.pack import Card, CardKind, Penalty, Tile, TileKind
from sternhafen.games.trucker.words.names import ComponentNames, both, word

CONNECTOR_WORDS = {"-": "none", "1": "single", "2": "double", "U": "universal"}
TILE_RULES: dict[TileKind, str] = {
    "cabin": "GT-101",
    "starting_cabin": "GT-106",
    "battery": "GT-100",
    "cargo_hold": "GT-340",
    "special_hold": "GT-340",
    "engine": "GT-146",
    "cannon": "GT-141",
    "shield": "GT-227",
    "life_support": "GT-103",
    "structural": "GT-030",
}
CARD_RULES: dict[CardKind, str] = {
    "planets": "GT-200",
    "open_space": "GT-210",
    "meteor_swarm": "GT-220",
    "slavers": "GT-250",
    "smugglers": "GT-250",
    "pirates": "GT-250",
    "abandoned_ship": "GT-270",
    "abandoned_station": "GT-280",
    "stardust": "GT-290",
    "epidemic": "GT-295",
    "combat_zone": "GT-310",
    "sabotage": "GT-330",
}
"""The ledger lines that say what a tile or card does."""


def shown(box: Box) -> Json:
    file, names = box.file, ComponentNames(box)
    entries = [tile(entry) for entry in file.tiles] + [card(entry) for entry in file.cards]
    entries += [plain(entry) | {"type": "title"} for entry in file.titles]
    areas = {area.id: area for area in box.areas.values()}
    return {
        "cards": {entry["id"]: entry | {"name": both(names, entry["id"])} for entry in entries},
        "tiles": [entry.id for entry in file.tiles],
        "adventures": [entry.id for entry in file.cards],
        "titles": [entry.id for entry in file.titles],
        "title_payments": plain(file.title_payments),
        "goods": [plain(good) for good in file.goods],
        "ships": {key: ship_board(area) for key, area in areas.items()},
        "flights": {flight.id: plain(flight) for flight in file.flights},
    }


def entry_shown(section: str, entry: Any) -> Json | None:
    """A tile or card that may stand in no box yet."""
    if section not in ("tiles", "cards"):
        return None
    key = text(f"trucker-{'tile' if section == 'tiles' else 'card'}-{word(entry)}")
    name = {language: speak(key, language) for language in LANGUAGES}
    return (tile(entry) if section == "tiles" else card(entry)) | {"name": name}


def plain(entry: Any) -> Json:
    data: Json = msgspec.to_builtins(entry)
    return {"status": "verified"} | data


def tile(entry: Tile) -> Json:
    sides = {side: CONNECTOR_WORDS[mark] for side, mark in zip(SIDES, entry.sides, strict=True)}
    data = plain(entry) | {"type": "tile", "rule": TILE_RULES[entry.kind], "sides": sides}
    if entry.kind in ("cannon", "engine"):
        data["facing"] = "N" if entry.kind == "cannon" else "S"
    if entry.kind == "shield":
        data["shield_sides"] = ["N", "E"]
    return data


def card(entry: Card) -> Json:
    data = plain(entry) | {"type": "adventure", "rule": CARD_RULES[entry.kind], "meteors": shots(entry.meteors)}
    data["learning"] = entry.learning
    if entry.penalty:
        data["penalty"] = penalty(entry.penalty)
    if entry.lines:
        data["lines"] = [{"criterion": line.criterion, "penalty": penalty(line.penalty)} for line in entry.lines]
    return data


def penalty(entry: Penalty) -> Json:
    if entry.type == "cannon_fire":
        return {"type": entry.type, "shots": shots(entry.shots)}
    return {"type": entry.type, "amount": entry.amount}


def shots(words: list[str]) -> list[dict[str, str]]:
    return [{"size": word.split()[0], "from": word.split()[1]} for word in words]


def ship_board(area: Any) -> Json:
    return {"rows": list(area.rows), "columns": list(area.columns), "cells": [name(cell) for cell in area.cells]}
