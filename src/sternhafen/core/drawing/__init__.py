"""Pictures of cards, ships, maps and tables, made of a few shapes: as SVG for notebooks, as pixels for environments."""

from sternhafen.core.drawing.picture import Picture, stacked
from sternhafen.core.drawing.shapes import Disc, Line, Plate, Polygon, Shape, Words

__all__ = ["Disc", "Line", "Picture", "Plate", "Polygon", "Shape", "Words", "stacked"]
