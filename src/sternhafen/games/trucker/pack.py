"""The schema of the box: tiles, cards, boards, goods and titles, and what must hold of them.

Every error names the entry and field and says what is expected, for owners who type in their own values.
"""

from typing import Any, Literal

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import convert

FORMAT = "trucker-box/1"
CONNECTORS = "-12U"

Status = Literal["verified", "partial", "reconstructed"]
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


class Name(Entry):
    en: str
    de: str


class Good(Entry):
    colour: Colour
    price: int
    special: bool
    supply: int
    status: Status = "verified"


class Tokens(Entry):
    kind: str
    supply: int
    status: Status = "verified"


class ShipBoard(Entry):
    """A building area, drawn: `#` a cell, `*` the cell of the starting cabin."""

    id: str
    first_row: int
    first_column: int
    cells: list[str]
    status: Status = "verified"


class FlightBoard(Entry):
    id: Level
    ship: str
    spaces: int
    start_offsets: list[int]
    finish_rewards: list[int]
    best_ship: int
    lost_component: int
    timer_spaces: int
    stack: list[int]
    deck: int
    reserve: bool
    aliens: bool
    choose_start: bool
    status: Status = "verified"


class Tile(Entry):
    id: str
    kind: TileKind
    sides: str
    capacity: int = 0
    strength: int = 0
    colour: str | None = None
    status: Status = "verified"
    note: str | None = None


class Penalty(Entry):
    type: Literal["days", "crew", "goods", "cannon_fire"]
    amount: int = 0
    shots: list[str] = []


class Line(Entry):
    """One line of a combat zone."""

    criterion: Literal["crew", "engine", "cannon"]
    penalty: Penalty


class Card(Entry):
    id: str
    level: Literal[1, 2, 3]
    kind: CardKind
    learning: bool = False
    strength: int = 0
    crew_cost: int = 0
    crew_needed: int = 0
    planets: list[list[Colour]] = []
    meteors: list[str] = []
    penalty: Penalty | None = None
    credits: int = 0
    goods: list[Colour] = []
    days: int = 0
    lines: list[Line] = []
    status: Status = "verified"
    note: str | None = None


class Title(Entry):
    id: str
    name: Name
    measure: Literal["loaded_holds", "battery_users", "alien_walk", "view_cabins", "components", "corridor"]
    gold: Literal[
        "one_block_per_hold", "one_token_fewer", "idle_aliens", "empty_inner_cabins", "no_reserve", "no_structural"
    ]
    gold_status: Status
    status: Status = "verified"


class Payments(Entry):
    best: int
    defended: int
    defended_silver: int
    defended_gold: int


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


def read_box(data: dict[str, Any], where: str) -> BoxFile:
    """The box, checked as far as a program can."""
    box = convert(data, BoxFile, where)
    try:
        check(box)
    except DataError as error:
        raise error.inside(where) from None
    return box


def check(box: BoxFile) -> None:
    for kind, entries in (("tile", box.tiles), ("card", box.cards), ("title", box.titles)):
        ids = [entry.id for entry in entries]
        for entry in ids:
            expect(ids.count(entry) == 1, f"{kind} {entry}", "id", "expected once")
    for tile in box.tiles:
        check_tile(tile)
    for card in box.cards:
        check_card(card)
    check_boards(box)


def expect(holds: bool, entry: str, field: str, problem: str) -> None:
    if not holds:
        raise DataError(f"{entry}, field '{field}'", problem)


def check_tile(tile: Tile) -> None:
    where, sides = f"tile {tile.id}", tile.sides
    shape = "expected four of - 1 2 U for bow, right, stern, left"
    expect(len(sides) == 4 and all(side in CONNECTORS for side in sides), where, "sides", f"{shape}, found {sides!r}")
    expect(sides != "----", where, "sides", "expected at least one connector")
    expect(tile.kind != "cannon" or sides[0] == "-", where, "sides", "expected a smooth muzzle side (bow)")
    expect(tile.kind != "engine" or sides[2] == "-", where, "sides", "expected a smooth exhaust side (stern)")
    expect(tile.kind != "starting_cabin" or sides == "UUUU", where, "sides", "expected four universal connectors")
    sized = tile.kind in ("battery", "cargo_hold", "special_hold", "cabin", "starting_cabin")
    expect(sized == (tile.capacity in (1, 2, 3)), where, "capacity", "expected 1 to 3 for cabins, batteries, holds")
    armed = tile.kind in ("engine", "cannon")
    expect(armed == (tile.strength in (1, 2)), where, "strength", "expected 1 or 2 for engines and cannons only")
    colours = {"starting_cabin": ("blue", "green", "red", "yellow"), "life_support": ("brown", "purple")}
    allowed = colours.get(tile.kind, (None,))
    expect(tile.colour in allowed, where, "colour", f"expected one of {', '.join(map(str, allowed))}")


REWARDED = ("planets", "slavers", "smugglers", "pirates", "abandoned_ship", "abandoned_station")
PENALTIES = {"slavers": "crew", "smugglers": "goods", "pirates": "cannon_fire"}


def check_card(card: Card) -> None:
    where, kind = f"card {card.id}", card.kind
    expect((kind in REWARDED) == (1 <= card.days <= 5), where, "days", "expected 1 to 5 where a reward costs days")
    expect((kind == "planets") == (2 <= len(card.planets) <= 4), where, "planets", "expected 2 to 4 planets")
    for goods in (*card.planets, card.goods):
        expect(len(goods) <= 5, where, "goods", "expected at most five blocks")
    expect((kind == "meteor_swarm") == bool(card.meteors), where, "meteors", "expected meteors of a swarm")
    check_shots(card.meteors, ("small", "large"), where)
    found = card.penalty.type if card.penalty else None
    expect(found == PENALTIES.get(kind), where, "penalty", f"expected type {PENALTIES.get(kind)}")
    expect((kind in PENALTIES) == (card.strength > 0), where, "strength", "expected for enemies only")
    expect((kind == "abandoned_ship") == (card.crew_cost > 0), where, "crew_cost", "expected for abandoned ships only")
    expect((kind == "abandoned_station") == (card.crew_needed > 0), where, "crew_needed", "expected for stations only")
    expect((kind == "combat_zone") == (len(card.lines) == 3), where, "lines", "expected three for a combat zone only")
    for penalty in [line.penalty for line in card.lines] + ([card.penalty] if card.penalty else []):
        check_penalty(penalty, where)


def check_penalty(penalty: Penalty, where: str) -> None:
    fire = penalty.type == "cannon_fire"
    expect(fire == bool(penalty.shots), where, "penalty.shots", "expected for cannon fire only")
    expect(fire == (penalty.amount == 0), where, "penalty.amount", "expected 1 or more, none for cannon fire")
    check_shots(penalty.shots, ("light", "heavy"), where)


def check_shots(shots: list[str], sizes: tuple[str, str], where: str) -> None:
    for shot in shots:
        size, _, side = shot.partition(" ")
        known = size in sizes and side in ("N", "E", "S", "W")
        expect(known, where, "shots", f"expected such as '{sizes[0]} N', found {shot!r}")


def check_boards(box: BoxFile) -> None:
    ships = [ship.id for ship in box.ships]
    for ship in box.ships:
        where = f"ship {ship.id}"
        drawn = "".join(ship.cells)
        expect(set(drawn) <= set("#*."), where, "cells", "expected rows of # * .")
        expect(drawn.count("*") == 1, where, "cells", "expected one starting cell *")
        row = next(number for number, line in enumerate(ship.cells) if "*" in line)
        place = (ship.first_row + row, ship.first_column + ship.cells[row].index("*"))
        expect(place == (7, 7), where, "cells", f"expected the starting cell in row 7, column 7, found {place}")
    for flight in box.flights:
        where = f"flight {flight.id}"
        expect(flight.ship in ships, where, "ship", f"expected one of {', '.join(ships)}")
        expect(len(flight.start_offsets) == 4, where, "start_offsets", "expected four")
        expect(len(flight.finish_rewards) == 4, where, "finish_rewards", "expected four")
        expect(len(flight.stack) in (0, 3), where, "stack", "expected cards of level 1, 2 and 3, or none")
    expect(
        [good.colour for good in box.goods] == ["red", "yellow", "green", "blue"],
        "goods",
        "colour",
        "expected red, yellow, green, blue",
    )
    expect(
        [flight.id for flight in box.flights] == ["learning", "I", "II", "III"],
        "flights",
        "id",
        "expected learning, I, II, III",
    )
