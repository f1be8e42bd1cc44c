"""The schema of the box: tiles, cards, boards, goods and titles, and what must hold of them.

Every error names the entry and field and says what is expected, for owners who type in their own values.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from sternhafen.core.errors import DataError
from sternhafen.core.pack import Few, Id, Name, Note, PackKind, Shape, check_ids, read
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text

FORMAT = "trucker-box/1"
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


def read_box(data: Json, where: str) -> BoxFile:
    """The box, checked as far as a program can."""
    box: BoxFile = read(PACK, data, where)
    return box


def check_each_once(box: BoxFile) -> None:
    for kind, entries in (("tile", box.tiles), ("card", box.cards), ("title", box.titles)):
        check_ids((entry.id for entry in entries), kind)


def expect(holds: bool, entry: str, field: str, problem: Text) -> None:
    if not holds:
        raise DataError(f"{entry}, field '{field}'", problem)


def check_tile(tile: Tile, _ids: frozenset[str]) -> None:
    where, sides = f"tile {tile.id}", tile.sides
    expect(
        len(sides) == 4 and all(side in CONNECTORS for side in sides),
        where,
        "sides",
        text("trucker-pack-problem-found", sides=repr(sides)),
    )
    expect(sides != "----", where, "sides", text("trucker-pack-problem-at-least-one-connector"))
    expect(
        tile.kind != "cannon" or sides[0] == "-", where, "sides", text("trucker-pack-problem-a-smooth-muzzle-side-bow")
    )
    expect(
        tile.kind != "engine" or sides[2] == "-",
        where,
        "sides",
        text("trucker-pack-problem-a-smooth-exhaust-side-stern"),
    )
    expect(
        tile.kind != "starting_cabin" or sides == "UUUU",
        where,
        "sides",
        text("trucker-pack-problem-four-universal-connectors"),
    )
    sized = tile.kind in ("battery", "cargo_hold", "special_hold", "cabin", "starting_cabin")
    expect(sized == (tile.capacity in (1, 2, 3)), where, "capacity", text("trucker-pack-problem-1-to-3-for-cabins"))
    armed = tile.kind in ("engine", "cannon")
    expect(armed == (tile.strength in (1, 2)), where, "strength", text("trucker-pack-problem-1-or-2-for-engines"))
    colours = {"starting_cabin": ("blue", "green", "red", "yellow"), "life_support": ("brown", "purple")}
    allowed = colours.get(tile.kind, (None,))
    expect(
        tile.colour in allowed,
        where,
        "colour",
        text("trucker-pack-problem-one-of", allowed=", ".join(map(str, allowed))),
    )


REWARDED = ("planets", "slavers", "smugglers", "pirates", "abandoned_ship", "abandoned_station")
PENALTIES = {"slavers": "crew", "smugglers": "goods", "pirates": "cannon_fire"}


def check_card(card: Card, _ids: frozenset[str]) -> None:
    where, kind = f"card {card.id}", card.kind
    expect((kind in REWARDED) == (1 <= card.days <= 5), where, "days", text("trucker-pack-problem-1-to-5-where-a"))
    expect(
        (kind == "planets") == (2 <= len(card.planets) <= 4),
        where,
        "planets",
        text("trucker-pack-problem-2-to-4-planets"),
    )
    for goods in (*card.planets, card.goods):
        expect(len(goods) <= 5, where, "goods", text("trucker-pack-problem-at-most-five-blocks"))
    expect(
        (kind == "meteor_swarm") == bool(card.meteors),
        where,
        "meteors",
        text("trucker-pack-problem-meteors-of-a-swarm"),
    )
    check_shots(card.meteors, ("small", "large"), where)
    found = card.penalty.type if card.penalty else None
    expect(
        found == PENALTIES.get(kind), where, "penalty", text("trucker-pack-problem-type", penalty=PENALTIES.get(kind))
    )
    expect((kind in PENALTIES) == (card.strength > 0), where, "strength", text("trucker-pack-problem-for-enemies-only"))
    expect(
        (kind == "abandoned_ship") == (card.crew_cost > 0),
        where,
        "crew_cost",
        text("trucker-pack-problem-for-abandoned-ships-only"),
    )
    expect(
        (kind == "abandoned_station") == (card.crew_needed > 0),
        where,
        "crew_needed",
        text("trucker-pack-problem-for-stations-only"),
    )
    expect(
        (kind == "combat_zone") == (len(card.lines) == 3),
        where,
        "lines",
        text("trucker-pack-problem-three-for-a-combat-zone"),
    )
    for penalty in [line.penalty for line in card.lines] + ([card.penalty] if card.penalty else []):
        check_penalty(penalty, where)


def check_penalty(penalty: Penalty, where: str) -> None:
    fire = penalty.type == "cannon_fire"
    expect(fire == bool(penalty.shots), where, "penalty.shots", text("trucker-pack-problem-for-cannon-fire-only"))
    expect(fire == (penalty.amount == 0), where, "penalty.amount", text("trucker-pack-problem-1-or-more-none-for"))
    check_shots(penalty.shots, ("light", "heavy"), where)


def check_shots(shots: list[str], sizes: tuple[str, str], where: str) -> None:
    for shot in shots:
        size, _, side = shot.partition(" ")
        known = size in sizes and side in ("N", "E", "S", "W")
        expect(known, where, "shots", text("trucker-pack-problem-such-as-n-found", size=sizes[0], shot=repr(shot)))


def check_boards(box: BoxFile) -> None:
    ships = [ship.id for ship in box.ships]
    for ship in box.ships:
        where = f"ship {ship.id}"
        drawn = "".join(ship.cells)
        expect(set(drawn) <= set("#*."), where, "cells", text("trucker-pack-problem-rows-of"))
        expect(drawn.count("*") == 1, where, "cells", text("trucker-pack-problem-one-starting-cell"))
        row = next(number for number, line in enumerate(ship.cells) if "*" in line)
        place = (ship.first_row + row, ship.first_column + ship.cells[row].index("*"))
        expect(place == (7, 7), where, "cells", text("trucker-pack-problem-the-starting-cell-in-row", place=str(place)))
    for flight in box.flights:
        where = f"flight {flight.id}"
        expect(flight.ship in ships, where, "ship", text("trucker-pack-problem-one-of-2", ships=", ".join(ships)))
        expect(len(flight.start_offsets) == 4, where, "start_offsets", text("trucker-pack-problem-four"))
        expect(len(flight.finish_rewards) == 4, where, "finish_rewards", text("trucker-pack-problem-four"))
        expect(len(flight.stack) in (0, 3), where, "stack", text("trucker-pack-problem-cards-of-level-1-2"))
    expect(
        [good.colour for good in box.goods] == ["red", "yellow", "green", "blue"],
        "goods",
        "colour",
        text("trucker-pack-problem-red-yellow-green-blue"),
    )
    expect(
        [flight.id for flight in box.flights] == ["learning", "I", "II", "III"],
        "flights",
        "id",
        text("trucker-pack-problem-learning-i-ii-iii"),
    )


def tile_shape(kind: str) -> Shape:
    """What a tile of this kind has beside its connectors."""
    own = {"life_support": ("colour",), "starting_cabin": ("capacity", "colour"), "engine": ("strength",)}
    own |= {"cannon": ("strength",), "shield": (), "structural": ()}
    needs = own.get(kind, ("capacity",))
    return Shape({"kind": kind}, needs, tuple(name for name in ("capacity", "strength", "colour") if name not in needs))


CARD_FIELDS = {
    "planets": ("planets", "days"),
    "meteor_swarm": ("meteors",),
    "slavers": ("strength", "penalty", "credits", "days"),
    "smugglers": ("strength", "penalty", "goods", "days"),
    "pirates": ("strength", "penalty", "credits", "days"),
    "abandoned_ship": ("crew_cost", "credits", "days"),
    "abandoned_station": ("crew_needed", "goods", "days"),
    "combat_zone": ("lines",),
}
"""What is printed on cards of a kind; on the others nothing but their name."""


def card_shape(kind: str) -> Shape:
    needs = CARD_FIELDS.get(kind, ())
    every = dict.fromkeys(name for fields in CARD_FIELDS.values() for name in fields)
    return Shape({"kind": kind}, (), tuple(name for name in every if name not in needs))


PACK = PackKind(
    BoxFile,
    {"tiles": check_tile, "cards": check_card},
    (check_each_once, check_boards),
    shapes={
        "tiles": {kind: tile_shape(kind) for kind in get_args(TileKind)},
        "cards": {kind: card_shape(kind) for kind in get_args(CardKind)},
    },
)
