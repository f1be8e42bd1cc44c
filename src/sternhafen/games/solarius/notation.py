"""The compact text forms of a position: the map, tableau rows, dice and figures, each way.

layout    "F4 A1 D4 B2 E3 C0"          tile and rotation for each of the six places
planets   "-9,5=YE8 2,-1=BK9^ 0,3=-"   on each planet space in use; ^ lies face up, - is empty
row       "4+2 III 3/1/0"              face of the tech die, its column, cubes in columns I, II, III
die       "+2 black *+1"               on the bridge; on a tableau "research black *+1"
figure    "2,-1 colony O1"             with its outpost, if it has one
"""

from sternhafen.core.errors import DataError
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS, FIGURES, Box
from sternhafen.games.solarius.model import FIELD_NAMES, NO_OUTPOST, Die, Figure, Player
from sternhafen.games.solarius.rules.dice import COLUMNS, FACE_NUMBERS, FACES, WHEEL
from sternhafen.games.solarius.rules.storage import USABLE, row_of
from sternhafen.games.solarius.space import Layout

TECH_FACES = ("1", "2", "3", "4", "4+2", "4+4")
FIELDS = {name: field for field, name in FIELD_NAMES.items()}


def fail(field: str, expected: str, found: object) -> DataError:
    return DataError(f"position, field '{field}'", f"expected {expected}, found {found!r}")


def write_layout(box: Box, layout: Layout) -> str:
    return " ".join(f"{box.tile_ids[tile]}{turn}" for tile, turn in layout)


def read_layout(box: Box, written: str) -> Layout:
    try:
        layout = tuple((box.tile_ids.index(word[0]), int(word[1:])) for word in written.split())
    except ValueError:
        raise fail("layout", 'six words such as "A0"', written) from None
    if sorted(tile for tile, _ in layout) != list(range(6)) or not all(0 <= turn < 6 for _, turn in layout):
        raise fail("layout", "each tile once, with a rotation from 0 to 5", written)
    return layout


def write_row(player: Player, colour: int) -> str:
    cubes = "/".join(map(str, row_of(player, colour)))
    return f"{TECH_FACES[player.faces[colour]]} {COLUMNS[player.columns[colour] - 1]} {cubes}"


def read_row(player: Player, colour: int, written: str) -> None:
    try:
        face, column, cubes = written.split()
        player.faces[colour] = TECH_FACES.index(face)
        player.columns[colour] = COLUMNS.index(column) + 1
        one, two, three = map(int, cubes.split("/"))
    except ValueError:
        raise fail("rows", 'a row such as "2 III 3/1/0"', written) from None
    usable = USABLE[player.columns[colour]]
    if not all(0 <= found <= most for found, most in zip((one, two, three), usable, strict=True)):
        raise fail("rows", f"at most {usable} cubes with the die in column {column}", written)
    player.store[3 * colour : 3 * colour + 3] = [one, two, three]


def write_bridge_die(die: Die) -> str:
    return f"{WHEEL[die[0]]:+d} {COLOURS[die[1]]} {FACES[die[2]]}"


def read_bridge_die(written: str) -> Die:
    try:
        wheel, colour, face = written.split()
        return WHEEL.index(int(wheel)), COLOUR_NUMBERS[colour], FACE_NUMBERS[face]
    except (KeyError, ValueError):
        raise fail("bridge", 'a die such as "+2 black *+1"', written) from None


def write_die(box: Box, die: Die) -> str:
    field, colour, face = die
    return f"{box.names[field] if field >= 0 else FIELD_NAMES[field]} {COLOURS[colour]} {FACES[face]}"


def read_die(box: Box, written: str) -> Die:
    try:
        field, colour, face = written.split()
        number = FIELDS[field] if field in FIELDS else box.numbers[field]
        return number, COLOUR_NUMBERS[colour], FACE_NUMBERS[face]
    except (KeyError, ValueError):
        raise fail("dice", 'a die such as "research black 2"', written) from None


def write_figure(box: Box, figure: Figure) -> str:
    hex, kind, outpost = figure
    words = [box.geometry.cells[hex], FIGURES[kind]]
    return " ".join(words if outpost == NO_OUTPOST else [*words, box.outposts[outpost].id])


def read_figure(box: Box, written: str) -> Figure:
    words = written.split()
    if len(words) not in (2, 3) or words[1] not in FIGURES:
        raise fail("figures", 'a figure such as "2,-1 colony O1"', written)
    outpost = NO_OUTPOST
    if len(words) == 3:
        outpost = box.numbers.get(words[2], -1) - box.first_outpost
        if not 0 <= outpost < len(box.outposts):
            raise fail("figures", "the id of an outpost", words[2])
    return read_hex(box, words[0]), FIGURES.index(words[1]), outpost


def read_hex(box: Box, written: str) -> int:
    try:
        q, r = map(int, written.split(","))
        return box.geometry.numbers[q, r]
    except (KeyError, ValueError):
        raise fail("map", 'a hex of the map such as "2,-1"', written) from None
