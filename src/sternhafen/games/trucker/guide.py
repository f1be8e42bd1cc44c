"""Galaxy Trucker's guided first game: the rulebook's learning flight. Nova has built; the heap brings a good ship."""

from sternhafen.core.guide import Guide

BUILD = (
    ("GT-T075", "8,7", 0),
    ("GT-T043", "7,6", 270),
    ("GT-T004", "6,7", 270),
    ("GT-T107", "5,7", 0),
    ("GT-T149", "7,8", 180),
    ("GT-T031", "8,8", 270),
    ("GT-T134", "6,8", 0),
    ("GT-T095", "9,8", 0),
    ("GT-T032", "8,6", 0),
    ("GT-T044", "7,5", 180),
)
"""Tile, cell and rotation: what the heap brings first, and where it fits."""

NOVA = (
    "   4  5      6      7      8      9      10",
    "5  -  -      -      T120^  -      -      -",
    "6  -  -      T129^  T016v  .      -      -",
    "7  -  T036<  T045^  T034^  T131^  T021^  -",
    "8  -  T028v  T071^  T003<  T048>  T039v  -",
    "9  -  T093^  .      -      T038v  T082^  -",
)

FLY_ON = {"type": "fly_on"}
FLIGHT = (
    {"type": "land", "planet": 3},
    {"type": "load", "good": "yellow", "hold": "8,6"},
    FLY_ON,
    {"type": "power_engines", "number": 0},
    FLY_ON,
    FLY_ON,
    FLY_ON,
    FLY_ON,
    {"type": "accept"},
    {"type": "unload", "blocks": []},
    {"type": "load", "good": "yellow", "hold": "8,6"},
    {"type": "load", "good": "green", "hold": "8,6"},
    FLY_ON,
    {"type": "power_engines", "number": 1},
    {"type": "power_cannons", "cannons": ["6,8"]},
    FLY_ON,
    {"type": "accept"},
    {"type": "hand_in", "cabins": ["7,5", "7,6", "7,7"]},
)
"""The answers in flight: both battery tokens wait for the combat zone, where they keep crew and ship whole."""

GUIDE = Guide(
    options={"flight": "learning", "building": "turns"},
    position={
        "players": 2,
        "options": {"flight": "learning", "building": "turns"},
        "heap": [tile for tile, _, _ in BUILD],
        "seats": [{}, {"ship": list(NOVA), "start": 1}],
        "chance": {"seed": "32", "count": 0},
    },
    line=[
        *(
            move
            for _, cell, rotation in BUILD
            for move in ({"type": "take_hidden"}, {"type": "attach", "cell": cell, "rotation": rotation})
        ),
        {"type": "finish", "space": 2},
        *FLIGHT,
    ],
)
