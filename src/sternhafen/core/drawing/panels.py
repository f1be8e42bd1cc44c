"""What all tables are drawn with: panels of lines, cards as a whole and as a chip in a row."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from sternhafen.core.drawing.picture import Picture
from sternhafen.core.drawing.shapes import ACCENT, FAINT, INK, LINE_COLOUR, PANEL, RAISED, Disc, Plate, Shape, Words

WIDTH, PAD = 760.0, 12.0
SIZE, LEADING = 12.0, 17.0
LETTER = 0.55
"""The width of a letter, about, in parts of its size."""
CHIP, CHIP_HEIGHT = 118.0, 58.0
CARD, CARD_HEIGHT = 200.0, 280.0


def fitted(line: str, width: float, size: float = SIZE) -> list[str]:
    """A line broken so that it fits; one that is drawn with characters keeps its spaces."""
    return wrap(line, max(8, int(width / (size * LETTER)))) or [""]


def panel(lines: Iterable[str], title: str = "", colour: str = "") -> Picture:
    """Lines of text on a panel, the first as its head."""
    broken = [part for line in lines for part in fitted(line, WIDTH - 2 * PAD)]
    height = 2 * PAD + LEADING * len(broken)
    shapes: list[Shape] = [Plate(0, 0, WIDTH, height, PANEL, LINE_COLOUR, 8), *stripe(height, colour)]
    for number, line in enumerate(broken):
        shapes.append(Words(PAD, PAD + LEADING * number + SIZE, line, SIZE, FAINT if number else INK))
    return Picture(WIDTH, height, shapes, title)


def stripe(height: float, colour: str) -> list[Shape]:
    """The colour of a seat at the left edge of its panel."""
    return [Plate(0, 0, 5, height, colour, "", 2)] if colour else []


class Chip(NamedTuple):
    """A card in short, as it lies in a tableau."""

    name: str
    below: str = ""
    colour: str = RAISED
    mark: str = ""
    """The colour of a token that lies on it."""


def tableau(head: str, chips: Sequence[Chip], title: str, colour: str) -> Picture:
    """One player's area: a line about it, and the cards in rows."""
    lines = fitted(head, WIDTH - 2 * PAD)
    across = int((WIDTH - 2 * PAD) / CHIP)
    rows = -(-len(chips) // across)
    top = PAD + LEADING * len(lines) + 6
    height = top + rows * CHIP_HEIGHT + PAD
    shapes: list[Shape] = [Plate(0, 0, WIDTH, height, PANEL, LINE_COLOUR, 8), *stripe(height, colour)]
    shapes += [Words(PAD, PAD + LEADING * number + SIZE, line) for number, line in enumerate(lines)]
    for place, chip in enumerate(chips):
        shapes += chip_shapes(chip, PAD + place % across * CHIP, top + place // across * CHIP_HEIGHT)
    return Picture(WIDTH, height, shapes, title)


def chip_shapes(chip: Chip, x: float, y: float) -> list[Shape]:
    width, height = CHIP - 6, CHIP_HEIGHT - 6
    shapes: list[Shape] = [
        Plate(x, y, width, height, RAISED, LINE_COLOUR, 6),
        Plate(x, y, width, 6, chip.colour, "", 3),
    ]
    for number, line in enumerate(fitted(chip.name, width - 8, 10)[:2]):
        shapes.append(Words(x + 6, y + 18 + 11 * number, line, 10))
    shapes.append(Words(x + 6, y + height - 5, chip.below, 10, ACCENT))
    if chip.mark:
        shapes.append(Disc(x + width - 12, y + height - 12, 7, chip.mark, INK))
    return shapes


def card(name: str, lines: Iterable[str], colour: str, corner: str = "", points: str = "") -> Picture:
    """A whole card: its name, two numbers, and what it says."""
    broken = [part for line in lines for part in fitted(line, CARD - 2 * PAD, 11)]
    height = max(CARD_HEIGHT, 70 + 15 * len(broken))
    shapes: list[Shape] = [
        Plate(0, 0, CARD, height, PANEL, LINE_COLOUR, 12),
        Plate(0, 0, CARD, 44, colour, "", 12),
        Plate(0, 32, CARD, 12, colour),
    ]
    for number, line in enumerate(fitted(name, CARD - 80, 12)[:2]):
        shapes.append(Words(44, 19 + 15 * number, line, 12))
    shapes += [Disc(22, 22, 15, RAISED, INK), Words(22, 27, corner, 15, INK, "middle")] if corner else []
    shapes += [Disc(CARD - 22, 22, 15, ACCENT), Words(CARD - 22, 27, points, 15, RAISED, "middle")] if points else []
    for number, line in enumerate(broken):
        shapes.append(Words(PAD, 64 + 15 * number, line, 11, FAINT))
    return Picture(CARD, height, shapes, name)
