"""Words and observations of Solarius Mission."""

from collections.abc import Iterator
from itertools import product
from operator import itemgetter
from typing import Any

from sternhafen.core.game import Game
from sternhafen.core.observation import Field, Observed, Values, choice, counts, everybody, key, number, numbers
from sternhafen.games.solarius.box import COLOURS, FIGURES
from sternhafen.games.solarius.hexes import Geometry
from sternhafen.games.solarius.model import FIELD_NAMES
from sternhafen.games.solarius.rules.dice import FACES, WHEEL
from sternhafen.games.solarius.rules.tableau import MOST

COLUMNS = (1, 2, 3)
CUBES = range(4)
"""Cubes of one colour in one column."""
POINTS = range(21)
"""Action points, bought ones included; fuel and bucks end at 10 each, so that no more can be bought."""
MONEY = range(-MOST, MOST + 1)
COORDINATE = 10.0

SEAT_NUMBERS = (
    ("Points if the game ended now.", key("score", 50)),
    ("Size of the network.", key("network", 10)),
    ("Fuel.", key("fuel", 10)),
    ("Bucks.", key("bucks", 10)),
    ("Range of the ship.", key("range", 5)),
    ("Cards in hand.", key("hand_count", 5)),
    ("Cards the hand may hold.", key("hand_limit", 5)),
    ("Markers left.", key("markers", 10)),
    ("Dice still to be taken in this round.", key("dice_left", 4)),
)
ROW_NUMBERS = ("face", "pips", "vp", "column", "value")
JUNK = ("on_fields", "fields", "beside")
CARD_LISTS = (
    ("missions_open", "Missions taken on."),
    ("missions_done", "Missions fulfilled."),
    ("developments", "Developments."),
    ("planets_left", "Planets being settled."),
    ("planets_right", "Planets settled."),
    ("stations", "Stations built."),
)


def pieces(game: Game, *kinds: str) -> list[str]:
    cards = game.components()["cards"]
    return [name for name, card in cards.items() if card["piece"] in kinds]


def cells(game: Game) -> list[str]:
    """Every hex of the map, whatever its layout."""
    facts = game.components()
    return list(Geometry(facts["map_radius"], tuple(facts["map_places"])).cells)


def fields_for_dice(game: Game) -> list[str]:
    return [*FIELD_NAMES.values(), *pieces(game, "progress", "start")]


def values(game: Game) -> Values:
    progress, planets = pieces(game, "progress"), pieces(game, "planet")
    outposts, every = pieces(game, "outpost"), list(game.component_names)
    return {
        "keep.cards": every, "take.wheel": WHEEL, "take.field": fields_for_dice(game), "money.fuel": MONEY,
        "money.bucks": MONEY, "act.buy": POINTS, "split_die.resource": POINTS, "split_die.bonus": POINTS,
        "split_plan.buy_resource": POINTS, "split_plan.buy_main": POINTS, "store_row.cubes": CUBES,
        "put_cube.column": COLUMNS, "remove_junk.number": POINTS, "choose_effect.number": POINTS,
        "use_effect.piece": every, "discard.cards": every, "buy_drives.number": POINTS, "play_card.card": progress,
        "fly.to": cells(game), "build_station.card": pieces(game, "station"), "fulfil_mission.card": every,
        "pay_cubes.cubes": CUBES, "place_outpost.outpost": outposts, "hub_bonus.outpost": outposts,
        "to_resource.fuel": POINTS[:3], "to_resource.bucks": POINTS[:3],
        "sell.cubes": [f"{colour} {column}" for colour, column in product(COLOURS, COLUMNS)],
        "sell.fuel": POINTS, "sell.bucks": POINTS, "complete.planet": planets,
    }  # fmt: skip


def table(game: Game) -> list[Field]:
    every, hexes, dice = game.component_names, cells(game), list(product(COLOURS, FACES, WHEEL))
    tiles = [tile["id"] for tile in game.components()["tiles"] if "hub" in tile]
    layout = [(place, tile, turn) for place in range(len(tiles)) for tile in tiles for turn in range(6)]
    return [
        choice("turn", "Whose turn it is, from you on.", everybody(game), turn),
        choice("start_player", "The start player, from you on.", everybody(game), start_player),
        counts("bridge", "Dice on the bridge: colour, face, and what the wheel gives.", dice, bridge),
        counts("bag", "Dice in the bag, by colour.", COLOURS, in_bag, 4),
        number("pile", "Cards on the draw pile.", lambda seen: seen.view["pile"], 30),
        counts("discard_pile", "Cards on the discard pile.", every, lambda seen: seen.view["discard_pile"]),
        counts("hubs", "Hubs erected.", tiles, lambda seen: seen.view["hubs"]),
        number("hubs_to_come", "Hubs still to come.", lambda seen: seen.view["hubs_to_come"], 4),
        counts("layout", "Map parts: place, part, rotation in sixths.", layout, laid_out),
        *map_fields(hexes, pieces(game, "planet"), tiles),
        counts("hand", "Your hand.", every, lambda seen: seen.own["hand"]),
    ]


def map_fields(hexes: list[str], planets: list[str], tiles: list[str]) -> list[Field]:
    coloured = list(product(COLOURS, hexes))
    return [
        counts("planet_colours", "Planets on the map: colour and hex.", coloured, planet_colours),
        counts("face_up", "Hexes whose planet lies face up.", hexes, lambda seen: [cell for cell, _ in face_up(seen)]),
        numbers("planets", "Face-up planets on the map: 1, then the hex.", triples(planets), seen_planets(planets)),
        counts("portals", "Hexes with a portal.", hexes, lambda seen: seen.view["map"]["portals"]),
        numbers(
            "hub_spaces", "The hex of each hub space.", pairs(tiles), lambda seen: hub_spaces(seen, tiles), COORDINATE
        ),
    ]


def triples(names: list[str]) -> list[str]:
    return [f"{name} {part}" for name in names for part in ("open", "q / 10", "r / 10")]


def pairs(names: list[str]) -> list[str]:
    return [f"{name} {part}" for name in names for part in "qr"]


def turn(seen: Observed) -> int | None:
    return None if seen.view["turn"] is None else seen.away(seen.view["turn"])


def start_player(seen: Observed) -> int:
    return seen.away(seen.view["start_player"])


def bridge(seen: Observed) -> list[tuple[str, str, int]]:
    return [(die["colour"], die["face"], die["wheel"]) for die in seen.view["bridge"]]


def in_bag(seen: Observed) -> list[str]:
    return [colour for colour, dice in seen.view["bag"].items() for _ in range(dice)]


def laid_out(seen: Observed) -> list[tuple[int, str, int]]:
    return [(place, part["tile"], part["rotation"]) for place, part in enumerate(seen.view["map"]["layout"])]


def planet_colours(seen: Observed) -> list[tuple[str, str]]:
    return [(planet["colour"], cell) for cell, planet in seen.view["map"]["planets"].items()]


def face_up(seen: Observed) -> list[tuple[str, str]]:
    planets = seen.view["map"]["planets"]
    return [(cell, planet["planet"]) for cell, planet in planets.items() if planet["planet"] is not None]


def seen_planets(planets: list[str]) -> Any:
    def read(seen: Observed) -> Iterator[float]:
        where = {planet: cell for cell, planet in face_up(seen)}
        for planet in planets:
            yield from (1.0, *(part / COORDINATE for part in hex_of(where[planet]))) if planet in where else (0.0,) * 3

    return read


def hub_spaces(seen: Observed, tiles: list[str]) -> list[int]:
    spaces = seen.view["map"]["hub_spaces"]
    return [part for tile in tiles for part in hex_of(spaces[tile])]


def hex_of(cell: str) -> list[int]:
    return [int(part) for part in cell.split(",")]


def seat(game: Game) -> list[Field]:
    every, hexes = game.component_names, cells(game)
    tiles = [tile["id"] for tile in game.components()["tiles"] if "hub" in tile]
    dice = list(product(fields_for_dice(game), COLOURS, FACES))
    return [
        *(number(name, about, read, by) for about, (name, read, by) in SEAT_NUMBERS),
        *rows(),
        numbers("junk", "Junk on fields, junk fields, junk beside.", JUNK, lambda seen: seen["junk"].values(), 5),
        counts("drives", "General drives, by their side.", (1, 2), lambda seen: seen["drives"], 5),
        *(counts(name, about, every, itemgetter(name)) for name, about in CARD_LISTS),
        counts("hub_bonuses", "Hub bonuses had.", tiles, lambda seen: seen["hub_bonuses"]),
        numbers("ship", "The ship's hex.", ("q", "r"), lambda seen: hex_of(seen["ship"]), COORDINATE),
        counts("figures", "Figures: kind and hex.", list(product(FIGURES, hexes)), figures),
        counts("outposts", "Outposts placed.", every, outposts),
        counts("dice", "Dice on fields of the tableau: field, colour, face.", dice, dice_on_fields),
    ]


def rows() -> list[Field]:
    labels = [f"{colour} {name}" for colour in COLOURS for name in ROW_NUMBERS]
    spaces = [f"{colour} {column}" for colour in COLOURS for column in COLUMNS]
    return [
        numbers("rows", "Rows: the tech die and what the cubes are worth.", labels, row_numbers, 5),
        numbers("cubes", "Cubes by colour and column.", spaces, lambda seen: in_rows(seen, "cubes"), 3),
        numbers("usable", "Spaces for cubes by colour and column.", spaces, lambda seen: in_rows(seen, "usable"), 3),
    ]


def row_numbers(seen: Any) -> list[int]:
    return [seen["rows"][colour][name] for colour in COLOURS for name in ROW_NUMBERS]


def in_rows(seen: Any, name: str) -> list[int]:
    return [cubes for colour in COLOURS for cubes in seen["rows"][colour][name]]


def figures(seen: Any) -> list[tuple[str, str]]:
    return [(figure["kind"], figure["cell"]) for figure in seen["figures"]]


def outposts(seen: Any) -> list[str]:
    return [figure["outpost"] for figure in seen["figures"] if figure["outpost"]]


def dice_on_fields(seen: Any) -> list[tuple[str, str, str]]:
    return [(die["field"], die["colour"], die["face"]) for die in seen["dice"]]
