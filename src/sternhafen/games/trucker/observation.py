"""Words and observations of Galaxy Trucker."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from sternhafen.core.game import Game
from sternhafen.core.observation import Field, Observed, Values, choice, counts, everybody, key, number, numbers
from sternhafen.core.plain import Json
from sternhafen.games.trucker.box import GOODS, KINDS
from sternhafen.games.trucker.grid import SIDES
from sternhafen.games.trucker.model import SOURCES

SPACES = range(1, 5)
STACKS = range(1, 4)
PLANETS = range(1, 5)
STAGES = ("building", "check", "crew", "flight", "titles", "payout", "over")
SIZES = ("small", "large", "light", "heavy")
CREW = ("human", "brown", "purple")
CONNECTORS = ("single", "double", "universal")
FLIGHT = ("number", "spaces", "best_ship")

RARE = {"finish": 0.01}
"""Actions that random agents take less readily than others, by how much."""

SEAT_NUMBERS = (
    ("Credits.", key("credits", 50)),
    ("Whether the tile in hand was reserved.", key("hand_reserved", 1)),
    ("Whether the last tile can be taken back.", key("can_take_back", 1)),
    ("The adventure stack looked at.", key("looking", 3)),
    ("The start space taken.", key("start", 4)),
    ("Distance flown.", key("position", 24)),
    ("Whether the ship is in the race.", key("racing", 1)),
    ("Whether it gave up.", key("gave_up", 1)),
    ("The planet landed on.", key("landed", 4)),
    ("Strength announced.", key("announced", 10)),
    ("Whether the trucker holds a gold title.", key("gold", 1)),
    ("Exposed connectors.", key("exposed", 10)),
    ("Crew.", key("crew", 10)),
    ("Battery tokens.", key("tokens", 10)),
)


def cells(game: Game) -> list[str]:
    """Every cell of any ship board."""
    found = {cell for ship in game.components()["ships"].values() for cell in ship["cells"]}
    return sorted(found, key=lambda cell: [int(part) for part in cell.split(",")])


def values(game: Game) -> Values:
    facts, places = game.components(), cells(game)
    names = {
        "attach.cell", "take_off.cell", "keep_part.cell", "load_crew.brown", "load_crew.purple", "defend.battery",
        "power_cannons.cannons", "spend.batteries", "hand_in.cabins", "lose_blocks.holds", "load.hold",
    }  # fmt: skip
    return dict.fromkeys(names, places) | {
        "take.tile": facts["tiles"], "take_reserved.tile": facts["tiles"], "look.stack": STACKS,
        "finish.space": SPACES, "power_engines.number": range(len(places)), "land.planet": PLANETS,
        "unload.blocks": [f"{cell} {good}" for cell, good in product(places, GOODS)],
        "keep_title.title": facts["titles"], "give_title.title": facts["titles"], "give_title.to": everybody(game),
    }  # fmt: skip


def table(game: Game) -> list[Field]:
    facts = game.components()
    tiles, cards, titles = facts["tiles"], facts["adventures"], facts["titles"]
    lines = range(1, 15)
    return [
        choice("stage", "The chapter of the rules the game is in.", STAGES, lambda seen: seen.view["stage"]),
        choice("level", "The flight.", list(facts["flights"]), lambda seen: seen.view["flight"]["level"]),
        numbers("flight", "Number of the flight, its spaces, its prize for beauty.", FLIGHT, flight, 20),
        number("hidden", "Tiles face down.", lambda seen: seen.view["yard"]["hidden"], 100),
        counts("shown", "Tiles face up in the middle.", tiles, lambda seen: seen.view["yard"]["shown"]),
        numbers("glass", "The hourglass: space, spaces, sand left.", ("space", "spaces", "left"), glass, 10),
        number("turn", "The turn of building.", lambda seen: seen.view["yard"]["turn"], 50),
        *(_stack(stack, cards) for stack in range(4)),
        number("deck", "Adventure cards to come.", lambda seen: seen.view["deck"], 16),
        choice("card", "The card now played.", cards, lambda seen: seen.view["card"]),
        counts("played", "Cards played in this flight.", cards, lambda seen: seen.view["played"]),
        counts("order", "Who flies in which place, from you on.", order_places(game), order),
        choice("hit_size", "What comes flying.", SIZES, lambda seen: hit(seen, "size")),
        choice("hit_from", "From where.", tuple(SIDES), lambda seen: hit(seen, "from")),
        choice("hit_line", "In which row or column.", lines, lambda seen: hit(seen, "line")),
        numbers("to_come", "Shots and lines of the card to come.", ("shots", "lines"), to_come, 5),
        numbers("supply", "Blocks in the supply.", GOODS, lambda seen: seen.view["supply"].values(), 12),
        counts("titles", "Titles not given out.", titles, lambda seen: seen.view["titles"]),
    ]


def flight(seen: Observed) -> list[int]:
    return [seen.view["flight"][name] for name in FLIGHT]


def glass(seen: Observed) -> list[float]:
    found = seen.view["yard"]["glass"]
    return [found[name] or 0 for name in ("space", "spaces", "left")]


def _stack(place: int, cards: list[str]) -> Field:
    def read(seen: Observed) -> list[str]:
        stacks = seen.view["yard"]["stacks"]
        return (stacks[place]["cards"] or []) if place < len(stacks) else []

    return counts(f"stack_{place + 1}", "Cards of this adventure stack, if you have looked.", cards, read)


def order_places(game: Game) -> list[tuple[int, int]]:
    return list(product(everybody(game), everybody(game)))


def order(seen: Observed) -> list[tuple[int, int]]:
    return [(place, seen.away(seat)) for place, seat in enumerate(seen.view["order"])]


def hit(seen: Observed, name: str) -> Any:
    return seen.view["hit"] and seen.view["hit"][name]


def to_come(seen: Observed) -> list[int]:
    return [seen.view["to_come"][name] for name in ("shots", "lines")]


def seat(game: Game) -> list[Field]:
    facts, places = game.components(), cells(game)
    tiles, titles = facts["tiles"], facts["titles"]
    return [
        *(number(name, about, read, by) for about, (name, read, by) in SEAT_NUMBERS),
        numbers("earned", "Credits earned, by source.", SOURCES, lambda seen: seen["earned"].values(), 50),
        choice("hand", "The tile in hand.", tiles, lambda seen: seen["hand"]),
        counts("reserve", "Tiles reserved.", tiles, lambda seen: seen["reserve"]),
        counts("lost", "Components lost.", tiles, lambda seen: seen["lost"]),
        choice("struck", "The cell that is hit.", places, lambda seen: seen["struck"]),
        counts("dock", "Blocks waiting to be loaded.", GOODS, lambda seen: seen["dock"]),
        counts("titles", "Titles held.", titles, lambda seen: seen["titles"]),
        numbers("power", "Engine strength without and with all tokens, and cannon strength.", POWER, powers, 10),
        counts("errors", "Cells with a building error.", places, in_error),
        *ship_fields(game, places),
    ]


POWER = ("engine least", "engine most", "cannon least", "cannon most")


def powers(seen: Any) -> list[float]:
    engine, cannon = seen["engine"], seen["cannon"]
    return [engine[0], engine[-1], cannon[0][0], cannon[-1][-1]]


def in_error(seen: Any) -> list[str]:
    return [cell for _, cells in seen["errors"] for cell in cells]


def ship_fields(game: Game, places: list[str]) -> list[Field]:
    tiles = game.components()["cards"]
    return [
        counts("kinds", "The ship: cell and kind of component.", list(product(places, KINDS)), kinds(tiles)),
        counts("strong", "Cells with a component of strength or capacity 2 or 3.", places, strong(tiles)),
        counts("rotations", "Cell and rotation of the component.", list(product(places, (0, 90, 180, 270))), rotations),
        counts(
            "connectors",
            "Cell, side of the ship and connector there.",
            list(product(places, SIDES, CONNECTORS)),
            connectors(tiles),
        ),
        counts("life_support", "Cells with life support, by colour.", list(product(places, CREW[1:])), support(tiles)),
        counts("aboard", "Cell and crew in it.", list(product(places, CREW)), lambda seen: on_cells(seen, "crew")),
        counts("goods", "Cell and blocks in it.", list(product(places, GOODS)), lambda seen: on_cells(seen, "goods")),
        counts("batteries", "Tokens in each cell.", places, tokens),
    ]


def kinds(tiles: Json) -> Any:
    return lambda seen: [(cell, tiles[part["tile"]]["kind"]) for cell, part in seen["ship"].items()]


def strong(tiles: Json) -> Any:
    """A second or third unit of what the component gives counts as one each."""

    def read(seen: Any) -> Iterator[str]:
        for cell, part in seen["ship"].items():
            tile = tiles[part["tile"]]
            for _ in range(max(tile.get("strength", 1), tile.get("capacity", 1)) - 1):
                yield cell

    return read


def rotations(seen: Any) -> list[tuple[str, int]]:
    return [(cell, part["rotation"]) for cell, part in seen["ship"].items()]


def connectors(tiles: Json) -> Any:
    turned = {
        (tile, 90 * turns): [
            (SIDES[(SIDES.index(side) + turns) % 4], joint)
            for side, joint in tiles[tile]["sides"].items()
            if joint in CONNECTORS
        ]
        for tile, turns in product([tile for tile in tiles if "sides" in tiles[tile]], range(4))
    }

    def read(seen: Any) -> Iterator[tuple[str, str, str]]:
        for cell, part in seen["ship"].items():
            for side, joint in turned[part["tile"], part["rotation"]]:
                yield cell, side, joint

    return read


def support(tiles: Json) -> Any:
    def read(seen: Any) -> list[tuple[str, str]]:
        found = [(cell, tiles[part["tile"]]) for cell, part in seen["ship"].items()]
        return [(cell, tile["colour"]) for cell, tile in found if tile["kind"] == "life_support"]

    return read


def on_cells(seen: Any, name: str) -> list[tuple[str, str]]:
    return [(cell, thing) for cell, part in seen["ship"].items() for thing in part.get(name, ())]


def tokens(seen: Any) -> list[str]:
    return [cell for cell, part in seen["ship"].items() for _ in range(part.get("tokens", 0))]
