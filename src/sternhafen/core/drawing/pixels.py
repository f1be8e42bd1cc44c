"""Shapes as pixels, by Pillow."""

from collections.abc import Iterable
from math import ceil

import numpy
import numpy.typing
from PIL import Image, ImageDraw, ImageFont

from sternhafen.core.drawing.shapes import Disc, Line, Plate, Polygon, Shape, Words

PLAIN = str.maketrans({"–": "-", "−": "-", "★": "*", "…": "..."})
"""For signs that Pillow's own font lacks."""
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def drawn(width: float, height: float, shapes: Iterable[Shape]) -> "numpy.typing.NDArray[numpy.uint8]":
    image = Image.new("RGB", (ceil(width), ceil(height)))
    brush = ImageDraw.Draw(image)
    for shape in shapes:
        _draw(brush, shape)
    return numpy.asarray(image, numpy.uint8)


def _draw(brush: ImageDraw.ImageDraw, shape: Shape) -> None:
    if isinstance(shape, Plate):
        corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        brush.rounded_rectangle(corners, shape.radius, shape.fill or None, shape.edge or None)
    elif isinstance(shape, Disc):
        corners = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
        brush.ellipse(corners, shape.fill or None, shape.edge or None)
    elif isinstance(shape, Polygon):
        brush.polygon(shape.points, shape.fill or None, shape.edge or None)
    elif isinstance(shape, Line):
        brush.line((shape.x, shape.y, shape.to_x, shape.to_y), shape.colour, ceil(shape.width))
    else:
        _write(brush, shape)


def _write(brush: ImageDraw.ImageDraw, words: Words) -> None:
    font = ImageFont.load_default(words.size)
    brush.text((words.x, words.y), words.words.translate(PLAIN), words.colour, font, anchor=ANCHORS[words.anchor])
