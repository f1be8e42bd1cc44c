"""Shapes as elements of SVG."""

from sternhafen.core.drawing.shapes import Disc, Line, Plate, Polygon, Shape


def element(shape: Shape) -> str:
    if isinstance(shape, Plate):
        box = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" rx="{shape.radius:g}"'
        return f"<rect {box} {_paint(shape.fill, shape.edge)}/>"
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" {_paint(shape.fill, shape.edge)}/>'
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
        return f'<polygon points="{points}" {_paint(shape.fill, shape.edge)}/>'
    if isinstance(shape, Line):
        ends = f'x1="{shape.x:g}" y1="{shape.y:g}" x2="{shape.to_x:g}" y2="{shape.to_y:g}"'
        return f'<line {ends} stroke="{shape.colour}" stroke-width="{shape.width:g}"/>'
    place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" text-anchor="{shape.anchor}"'
    return f'<text {place} fill="{shape.colour}">{escape(shape.words)}</text>'


def escape(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _paint(fill: str, edge: str) -> str:
    return f'fill="{fill or "none"}"' + (f' stroke="{edge}"' if edge else "")
