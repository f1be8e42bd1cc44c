"""The pictures of a report as SVG: they take their colours from the page, so that they suit light and dark."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 480
LEFT, RIGHT = 128, 24
ROW = 44
PLOT = 96
FEW_BARS = 32

Range = tuple[float, float]


def whiskers(rows: Sequence[tuple[str, float, Range]], span: Range, form: str, even: float) -> str:
    """A point with its interval for each bot, and a line for what equal strength would give."""
    scale = Scale(span, LEFT, WIDTH - RIGHT)
    height = ROW * len(rows) + 28
    parts = [_axis(scale, height - 22, form), _line(scale(even), 4, height - 24, "even")]
    for number, (name, value, (low, high)) in enumerate(rows):
        y = ROW * number + 26
        parts.append(f'<text class="name" x="0" y="{y + 4}">{escape(name)}</text><g class="c{number % 4}">')
        parts.append(f'<line class="whisker soft" x1="{scale(low):.1f}" x2="{scale(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="bar" cx="{scale(value):.1f}" cy="{y}" r="6"/></g>')
        parts.append(_text(scale(value), y - 11, f"{value:{form}}", "value"))
    return _svg(height, parts)


def histograms(rows: Sequence[tuple[str, str, Sequence[int]]]) -> str:
    """How often each number came up, one strip for each row on the same scale, with a line at the mean."""
    every = [value for _, _, values in rows for value in values]
    low, high = min(every), max(every) + 1
    step = max(1, ceil((high - low) / FEW_BARS))
    scale = Scale((low, low + step * ceil((high - low) / step)), 0, WIDTH)
    strips = [_strip(row, scale, low, step, PLOT * number) for number, row in enumerate(rows)]
    height = PLOT * len(rows) + 20
    return _svg(height, [*strips, _numbers_below(scale, height - 20)])


def _strip(row: tuple[str, str, Sequence[int]], scale: "Scale", low: int, step: int, top: int) -> str:
    name, colour, values = row
    binned = Counter((value - low) // step for value in values)
    tallest, floor_y, mean = max(binned.values()), top + PLOT - 8, sum(values) / len(values)
    parts = [f'<g class="{colour}">']
    for place, count in sorted(binned.items()):
        x, wide = scale(low + place * step), scale.length(step)
        tall = (PLOT - 36) * count / tallest
        parts.append(
            f'<rect class="bar" x="{x + 0.5:.1f}" y="{floor_y - tall:.1f}" width="{max(1, wide - 1):.1f}" '
            f'height="{tall:.1f}" rx="2"><title>{low + place * step}: {count}</title></rect>'
        )
    parts.append(_line(scale(mean + 0.5), top + 20, floor_y, "mean"))
    parts.append(f'<text class="name" x="0" y="{top + 14}">{escape(name)}</text>')
    parts.append(f'<text class="value" x="{WIDTH}" y="{top + 14}" text-anchor="end">mean {mean:.1f}</text></g>')
    return "".join(parts)


class Scale:
    """From numbers to places on the picture."""

    def __init__(self, span: Range, left: float, right: float) -> None:
        self.low, self.high = span
        self._left, self._right = left, right

    def __call__(self, value: float) -> float:
        return self._left + (value - self.low) * self._each

    @property
    def _each(self) -> float:
        return (self._right - self._left) / max(self.high - self.low, 1e-9)

    def length(self, value: float) -> float:
        return value * self._each

    def ticks(self) -> list[float]:
        """Three to seven round numbers."""
        rough = (self.high - self.low) / 6
        unit = 10.0 ** floor(log10(rough))
        step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
        first = ceil(self.low / step - 1e-9)
        return [step * number for number in range(first, floor(self.high / step + 1e-9) + 1)]


def _axis(scale: Scale, y: float, form: str) -> str:
    lines = [_line(scale(tick), 4, y - 2, "grid") for tick in scale.ticks()]
    return "".join([*lines, *(_text(scale(tick), y + 14, f"{tick:{form}}") for tick in scale.ticks())])


def _numbers_below(scale: Scale, y: float) -> str:
    """The numbers of a histogram, each in the middle of its bar."""
    ticks = scale.ticks()
    step = max(1, round(ticks[1] - ticks[0])) if len(ticks) > 1 else 1
    numbers = [number for number in range(floor(scale.low), floor(scale.high)) if number % step == 0]
    return "".join(_text(scale(number + 0.5), y + 14, str(number)) for number in numbers)


def _text(x: float, y: float, text: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y}" text-anchor="middle">{text}</text>'


def _line(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'


def _svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'
