"""What must hold of any box beyond its schema.

Every error names the entry and field and says what is expected, for owners who type in their own values.
"""

from typing import get_args

from sternhafen.core.pack import PackKind, Shape, check_ids, expect
from sternhafen.core.text import text
from sternhafen.games.trucker.box import GOODS
from sternhafen.games.trucker.pack import (
    CONNECTORS,
    BoxFile,
    Card,
    CardKind,
    FlightBoard,
    Penalty,
    ShipBoard,
    Tile,
    TileKind,
)


def check_each_once(box: BoxFile) -> None:
    for kind, entries in (("tile", box.tiles), ("card", box.cards), ("title", box.titles)):
        check_ids((entry.id for entry in entries), kind)


FLIGHTS = ("learning", "I", "II", "III")
TILE_COLOURS = {"starting_cabin": ("blue", "green", "red", "yellow"), "life_support": ("brown", "purple")}


def check_tile(tile: Tile, _ids: frozenset[str]) -> None:
    where = f"tile {tile.id}"
    _check_sides(tile, where)
    sized = tile.kind in ("battery", "cargo_hold", "special_hold", "cabin", "starting_cabin")
    expect(sized == (tile.capacity in (1, 2, 3)), where, "capacity", text("trucker-pack-problem-1-to-3-for-cabins"))
    armed = tile.kind in ("engine", "cannon")
    expect(armed == (tile.strength in (1, 2)), where, "strength", text("trucker-pack-problem-1-or-2-for-engines"))
    allowed = TILE_COLOURS.get(tile.kind, (None,))
    names = ", ".join(map(str, allowed))
    expect(tile.colour in allowed, where, "colour", text("trucker-pack-problem-one-of", allowed=names))


def _check_sides(tile: Tile, where: str) -> None:
    sides, kind = tile.sides, tile.kind
    known = len(sides) == 4 and all(side in CONNECTORS for side in sides)
    expect(known, where, "sides", text("trucker-pack-problem-found", sides=repr(sides)))
    expect(sides != "----", where, "sides", text("trucker-pack-problem-at-least-one-connector"))
    bow_free = kind != "cannon" or sides[0] == "-"
    expect(bow_free, where, "sides", text("trucker-pack-problem-a-smooth-muzzle-side-bow"))
    stern_free = kind != "engine" or sides[2] == "-"
    expect(stern_free, where, "sides", text("trucker-pack-problem-a-smooth-exhaust-side-stern"))
    universal = kind != "starting_cabin" or sides == "UUUU"
    expect(universal, where, "sides", text("trucker-pack-problem-four-universal-connectors"))


REWARDED = ("planets", "slavers", "smugglers", "pirates", "abandoned_ship", "abandoned_station")
PENALTIES = {"slavers": "crew", "smugglers": "goods", "pirates": "cannon_fire"}


def check_card(card: Card, _ids: frozenset[str]) -> None:
    where = f"card {card.id}"
    _check_reward(card, where)
    _check_threat(card, where)
    _check_crew(card, where)
    for penalty in [line.penalty for line in card.lines] + ([card.penalty] if card.penalty else []):
        check_penalty(penalty, where)


def _check_reward(card: Card, where: str) -> None:
    kind = card.kind
    expect((kind in REWARDED) == (1 <= card.days <= 5), where, "days", text("trucker-pack-problem-1-to-5-where-a"))
    landed_on = (kind == "planets") == (2 <= len(card.planets) <= 4)
    expect(landed_on, where, "planets", text("trucker-pack-problem-2-to-4-planets"))
    for goods in (*card.planets, card.goods):
        expect(len(goods) <= 5, where, "goods", text("trucker-pack-problem-at-most-five-blocks"))


def _check_threat(card: Card, where: str) -> None:
    """Meteors, the enemies' strength and penalty, the lines of a combat zone."""
    kind = card.kind
    swarm = (kind == "meteor_swarm") == bool(card.meteors)
    expect(swarm, where, "meteors", text("trucker-pack-problem-meteors-of-a-swarm"))
    check_shots(card.meteors, ("small", "large"), where)
    found, wanted = card.penalty.type if card.penalty else None, PENALTIES.get(kind)
    expect(found == wanted, where, "penalty", text("trucker-pack-problem-type", penalty=wanted))
    expect((kind in PENALTIES) == (card.strength > 0), where, "strength", text("trucker-pack-problem-for-enemies-only"))
    zone = (kind == "combat_zone") == (len(card.lines) == 3)
    expect(zone, where, "lines", text("trucker-pack-problem-three-for-a-combat-zone"))


def _check_crew(card: Card, where: str) -> None:
    ship = (card.kind == "abandoned_ship") == (card.crew_cost > 0)
    expect(ship, where, "crew_cost", text("trucker-pack-problem-for-abandoned-ships-only"))
    station = (card.kind == "abandoned_station") == (card.crew_needed > 0)
    expect(station, where, "crew_needed", text("trucker-pack-problem-for-stations-only"))


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


def _check_ship(ship: ShipBoard) -> None:
    where, drawn = f"ship {ship.id}", "".join(ship.cells)
    expect(set(drawn) <= set("#*."), where, "cells", text("trucker-pack-problem-rows-of"))
    expect(drawn.count("*") == 1, where, "cells", text("trucker-pack-problem-one-starting-cell"))
    row = next(number for number, line in enumerate(ship.cells) if "*" in line)
    place = (ship.first_row + row, ship.first_column + ship.cells[row].index("*"))
    expect(place == (7, 7), where, "cells", text("trucker-pack-problem-the-starting-cell-in-row", place=str(place)))


def _check_flight(flight: FlightBoard, ships: list[str]) -> None:
    where = f"flight {flight.id}"
    expect(flight.ship in ships, where, "ship", text("trucker-pack-problem-one-of-2", ships=", ".join(ships)))
    expect(len(flight.start_offsets) == 4, where, "start_offsets", text("trucker-pack-problem-four"))
    expect(len(flight.finish_rewards) == 4, where, "finish_rewards", text("trucker-pack-problem-four"))
    expect(len(flight.stack) in (0, 3), where, "stack", text("trucker-pack-problem-cards-of-level-1-2"))


def check_boards(box: BoxFile) -> None:
    ships = [ship.id for ship in box.ships]
    for ship in box.ships:
        _check_ship(ship)
    for flight in box.flights:
        _check_flight(flight, ships)
    goods = [good.colour for good in box.goods]
    expect(goods == list(GOODS), "goods", "colour", text("trucker-pack-problem-red-yellow-green-blue"))
    flights = [flight.id for flight in box.flights]
    expect(flights == list(FLIGHTS), "flights", "id", text("trucker-pack-problem-learning-i-ii-iii"))


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
