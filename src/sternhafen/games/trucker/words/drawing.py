"""Ships of Galaxy Trucker as pictures: tiles as they lie, their pipes, and what is aboard."""

from sternhafen.core.drawing.panels import CARD, CARD_HEIGHT, PAD, card
from sternhafen.core.drawing.picture import Picture
from sternhafen.core.drawing.shapes import (
    ACCENT,
    FAINT,
    LINE_COLOUR,
    PANEL,
    Disc,
    Line,
    Plate,
    Polygon,
    Shape,
    Words,
)
from sternhafen.games.trucker.box import (
    BATTERY,
    BROWN,
    CABIN,
    CANNON,
    CARGO_HOLD,
    ENGINE,
    LIFE_SUPPORT,
    PURPLE,
    SHIELD,
    SPECIAL_HOLD,
    STARTING_CABIN,
    STRUCTURAL,
    Area,
    Box,
)
from sternhafen.games.trucker.grid import CELL_NUMBERS, ROW, cell
from sternhafen.games.trucker.view_types import Laid, TruckerView

TILE, EDGE = 52.0, 30.0
FILLS = {
    CABIN: "#3d4c63", STARTING_CABIN: "#4a5f80", BATTERY: "#2f5d3a", CARGO_HOLD: "#3a4a7a", SPECIAL_HOLD: "#7a3030",
    ENGINE: "#6b5320", CANNON: "#5a2f5e", SHIELD: "#245b66", LIFE_SUPPORT: "#5c4a66", STRUCTURAL: "#444c56",
}  # fmt: skip
PIPES = "#c9d1d9"
OUTWARD = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Towards bow, right, stern and left."""
LANES = {1: (0,), 2: (-7, 7), 3: (-7, 0, 7)}
"""Where the pipes of a connector run: one, two, or all three of the universal one."""
ALIENS = {BROWN: "#a06a3b", PURPLE: "#a371f7"}
GOODS = {"red": "#e5534b", "yellow": "#e3bd3b", "green": "#57c26d", "blue": "#4f9cf9"}
CREW = {"human": "#e6edf3", "brown": ALIENS[BROWN], "purple": ALIENS[PURPLE]}


def ship(box: Box, area: Area, view: TruckerView, seat: int, title: str, colour: str) -> Picture:
    """The ship on its board; the cells of the board are outlined, rows and columns numbered."""
    laid = {CELL_NUMBERS[name]: part for name, part in view["seats"][seat]["ship"].items()}
    rows = sorted({*area.rows, *(number // ROW for number in laid)})
    columns = sorted({*area.columns, *(number % ROW for number in laid)})
    shapes = labels(rows, columns)
    for down, row in enumerate(rows):
        for across, column in enumerate(columns):
            number, x, y = cell(row, column), EDGE + TILE * across, EDGE + TILE * down
            if number in laid:
                shapes += tile(box, laid[number], x, y)
            elif number in area.inside:
                shapes.append(Plate(x + 2, y + 2, TILE - 4, TILE - 4, "", LINE_COLOUR, 4))
    width, height = EDGE + TILE * len(columns) + 10, EDGE + TILE * len(rows) + 10
    return Picture(width, height, [Plate(0, 0, width, height, PANEL, colour, 8), *shapes], title)


def labels(rows: list[int], columns: list[int]) -> list[Shape]:
    across = [(EDGE + TILE * (place + 0.5), 20.0, column) for place, column in enumerate(columns)]
    down = [(14.0, EDGE + TILE * (place + 0.5) + 4, row) for place, row in enumerate(rows)]
    return [Words(x, y, str(number), 11, FAINT, "middle") for x, y, number in across + down]


def tile(box: Box, part: Laid, x: float, y: float) -> list[Shape]:
    """A component as it lies, with what is in it."""
    number, quarter = box.numbers[part["tile"]], part["rotation"] // 90
    shapes: list[Shape] = [Plate(x + 1, y + 1, TILE - 2, TILE - 2, FILLS[box.kind[number]], LINE_COLOUR, 5)]
    for side, connector in enumerate(box.sides[number * 4 + quarter]):
        shapes += pipes(x + TILE / 2, y + TILE / 2, side, connector)
    middle = (x + TILE / 2, y + TILE / 2)
    return [*shapes, *emblem(box, number, quarter, *middle), *aboard(part, box.capacity[number], *middle)]


def pipes(x: float, y: float, side: int, connector: int) -> list[Shape]:
    right, down = OUTWARD[side]
    return [
        Line(
            x + right * 18 + down * lane,
            y + down * 18 + right * lane,
            x + right * 25 + down * lane,
            y + down * 25 + right * lane,
            PIPES,
            3,
        )
        for lane in LANES.get(connector, ())
    ]


def emblem(box: Box, number: int, quarter: int, x: float, y: float) -> list[Shape]:
    """Cannons and engines point where they work, shields cover two sides, rooms show how much they hold."""
    kind = box.kind[number]
    if kind in (CANNON, ENGINE):
        ahead = OUTWARD[quarter if kind == CANNON else (quarter + 2) % 4]
        twice = (-7, 7) if box.strength[number] == 2 else (0,)
        return [arrow(x + ahead[1] * off, y + ahead[0] * off, ahead, kind == CANNON) for off in twice]
    if kind == SHIELD:
        return [arc(x, y, side % 4) for side in (quarter, quarter + 1)]
    if kind in (LIFE_SUPPORT, STRUCTURAL):
        colour = ALIENS.get(box.alien[number], FAINT)
        return [Line(x - 9, y, x + 9, y, colour, 4), Line(x, y - 9, x, y + 9, colour, 4)]
    return room(2 if kind in (CABIN, STARTING_CABIN) else box.capacity[number], x, y)


def arc(x: float, y: float, side: int) -> Line:
    right, down = OUTWARD[side]
    x, y = x + right * 13, y + down * 13
    return Line(x - down * 13, y - right * 13, x + down * 13, y + right * 13, "#5cd6e6", 4)


def room(places: int, x: float, y: float) -> list[Shape]:
    """Empty places for crew, tokens or blocks."""
    return [Plate(left - 5, y - 5, 10, 10, "", FAINT, 2) for left in beside(places, x)]


def beside(count: int, x: float) -> list[float]:
    """Where this many things lie about a middle."""
    return [x + 13 * (place - (count - 1) / 2) for place in range(count)]


def arrow(x: float, y: float, ahead: tuple[int, int], is_cannon: bool) -> Polygon:
    right, down = ahead
    tip, base = (x + right * 13, y + down * 13), (x - right * 9, y - down * 9)
    wide = 5 if is_cannon else 7
    return Polygon(
        (tip, (base[0] + down * wide, base[1] + right * wide), (base[0] - down * wide, base[1] - right * wide)),
        "#d77bdc" if is_cannon else ACCENT,
    )


def aboard(part: Laid, room: int, x: float, y: float) -> list[Shape]:
    """Crew, battery tokens and blocks, in the places there are for them."""
    crew = part.get("crew", ())
    blocks = [GOODS[good] for good in part.get("goods", ())] + [ACCENT] * part.get("tokens", 0)
    people = zip(crew, beside(len(crew), x), strict=True)
    load = zip(blocks, beside(max(room, len(blocks)), x), strict=False)
    return [
        *[Disc(left, y, 6, CREW[who], LINE_COLOUR) for who, left in people],
        *[Plate(left - 5, y - 5, 10, 10, fill, LINE_COLOUR, 2) for fill, left in load],
    ]


def component(box: Box, id: str, name: str, lines: list[str]) -> Picture | None:
    """A card with the tile on it, if it is one."""
    if box.numbers[id] >= len(box.kind):
        return None
    told = card(name, lines, FILLS[box.kind[box.numbers[id]]])
    laid = tile(box, {"tile": id, "rotation": 0}, CARD / 2 - TILE / 2, CARD_HEIGHT - TILE - PAD)
    return Picture(told.width, told.height, [*told.shapes, *laid], name)
