"""The schema of the box: tiles, cards, boards, goods and titles."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sternhafen.core.pack import Few, Id, Name, Note

CONNECTORS = "-12U"

Status = Literal["verified", "partial", "reconstructed", "owner"]
Many = Annotated[int, Meta(ge=0, le=99)]
Word = Annotated[str, Meta(max_length=20)]
Colour = Literal["red", "yellow", "green", "blue"]
Level = Literal["learning", "I", "II", "III"]
TileKind = Literal[
    "starting_cabin", "cabin", "battery", "cargo_hold", "special_hold",
    "engine", "cannon", "shield", "life_support", "structural",
]  # fmt: skip
CardKind = Literal[
    "planets", "open_space", "meteor_swarm", "slavers", "smugglers", "pirates", "abandoned_ship",
    "abandoned_station", "stardust", "epidemic", "combat_zone", "sabotage",
]  # fmt: skip


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the box: a field nobody knows is an error."""


class Good(Entry):
    colour: Colour
    price: Few
    special: bool
    supply: Many
    status: Status = "verified"


class Tokens(Entry):
    kind: Word
    supply: Many
    status: Status = "verified"


class ShipBoard(Entry):
    """A building area, drawn: `#` a cell, `*` the cell of the starting cabin."""

    id: Id
    first_row: Few
    first_column: Few
    cells: Annotated[list[Word], Meta(max_length=20)]
    status: Status = "verified"


class FlightBoard(Entry):
    id: Level
    ship: Id
    spaces: Many
    start_offsets: list[Many]
    finish_rewards: list[Many]
    best_ship: Many
    lost_component: Few
    timer_spaces: Few
    stack: list[Few]
    deck: Many
    reserve: bool
    aliens: bool
    choose_start: bool
    status: Status = "verified"


class Tile(Entry):
    id: Id
    kind: TileKind
    sides: Annotated[str, Meta(max_length=20, extra={"marks": CONNECTORS})]
    capacity: Annotated[int, Meta(ge=0, le=3)] = 0
    strength: Annotated[int, Meta(ge=0, le=2)] = 0
    colour: Word | None = None
    status: Status = "verified"
    note: Note | None = None


Shot = Annotated[str, Meta(max_length=20)]


class Penalty(Entry):
    type: Literal["days", "crew", "goods", "cannon_fire"]
    amount: Few = 0
    shots: list[Shot] = []


class Line(Entry):
    """One line of a combat zone."""

    criterion: Literal["crew", "engine", "cannon"]
    penalty: Penalty


class Card(Entry):
    id: Id
    level: Literal[1, 2, 3]
    kind: CardKind
    learning: bool = False
    strength: Few = 0
    crew_cost: Few = 0
    crew_needed: Few = 0
    planets: list[list[Colour]] = []
    meteors: list[Shot] = []
    penalty: Penalty | None = None
    credits: Few = 0
    goods: list[Colour] = []
    days: Annotated[int, Meta(ge=0, le=5)] = 0
    lines: list[Line] = []
    status: Status = "verified"
    note: Note | None = None


class Title(Entry):
    id: Id
    name: Name
    measure: Literal["loaded_holds", "battery_users", "alien_walk", "view_cabins", "components", "corridor"]
    gold: Literal[
        "one_block_per_hold", "one_token_fewer", "idle_aliens", "empty_inner_cabins", "no_reserve", "no_structural"
    ]
    gold_status: Status
    status: Status = "verified"


class Payments(Entry):
    best: Few
    defended: Few
    defended_silver: Few
    defended_gold: Few


class BoxFile(Entry):
    """Everything in the box."""

    game: Literal["trucker"]
    format: Literal["trucker-box/1"]
    goods: list[Good]
    tokens: list[Tokens]
    ships: list[ShipBoard]
    flights: list[FlightBoard]
    tiles: list[Tile]
    cards: list[Card]
    titles: list[Title]
    title_payments: Payments
