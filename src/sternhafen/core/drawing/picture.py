"""A picture: shapes on a ground of some size, which notebooks show by themselves."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sternhafen.core.drawing.shapes import GROUND, Plate, Shape, moved
from sternhafen.core.drawing.svg import element

if TYPE_CHECKING:
    import numpy
    import numpy.typing

GAP = 8


class Picture:
    """Shapes in a frame. Equal facts give equal pictures, to the letter."""

    def __init__(self, width: float, height: float, shapes: Iterable[Shape], title: str = "") -> None:
        self.width, self.height, self.title = width, height, title
        self.shapes: tuple[Shape, ...] = tuple(shapes)

    def __repr__(self) -> str:
        return f"<Picture {self.title or 'without title'}, {self.width:g} × {self.height:g}>"

    @property
    def svg(self) -> str:
        """The picture as a document of its own."""
        head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}"'
        size = f'width="{self.width:g}" height="{self.height:g}" font-family="system-ui, sans-serif"'
        return f'<svg {head} {size} role="img">{"".join(map(element, self._on_ground()))}</svg>'

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return f"<div>{self.svg}</div>"

    def _on_ground(self) -> tuple[Shape, ...]:
        return (Plate(0, 0, self.width, self.height, GROUND), *self.shapes)

    def pixels(self) -> "numpy.typing.NDArray[numpy.uint8]":
        """The picture as rows of red, green and blue; needs Pillow, which the extra `env` brings."""
        drawn: Any = _pixels()
        array: numpy.typing.NDArray[numpy.uint8] = drawn(self.width, self.height, self._on_ground())
        return array


def _pixels() -> Any:
    from sternhafen.core.drawing.pixels import drawn  # only where pixels are asked for

    return drawn


def stacked(pictures: Iterable[Picture], title: str = "") -> Picture:
    """Pictures one below the other, as one."""
    shapes: list[Shape] = []
    top, width = 0.0, 0.0
    for picture in pictures:
        shapes += [moved(shape, 0, top) for shape in picture.shapes]
        top, width = top + picture.height + GAP, max(width, picture.width)
    return Picture(width, max(top - GAP, 1), shapes, title)
