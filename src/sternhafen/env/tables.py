"""The tables of `docs/research.md`: what every number of an observation and every action means.

`python -m sternhafen.env.tables docs/research.md` renews them between their markers.
"""

import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import sternhafen
from sternhafen.coding.code import Coding, coding
from sternhafen.coding.observer import Stretch
from sternhafen.coding.vocabulary import DONE, Word

FEW = 5
"""This many values are written out."""


def observations(code: Coding) -> str:
    """A row for each field; the fields of all seats in one row with a beginning each."""
    shared = [stretch for stretch in code.observer.stretches if stretch.place < 0]
    seats = [stretch for stretch in code.observer.stretches if stretch.place >= 0]
    table = 1 + max(stretch.place for stretch in seats)
    width = len(seats) // table
    lines = ["| From | Numbers | Field | Meaning | Divisor |", "|---|---|---|---|---|"]
    lines += [_row(stretch, str(stretch.start), f"`{stretch.name}`") for stretch in shared]
    for place, stretch in enumerate(seats[:width]):
        starts = ", ".join(str(seats[place + seat * width].start) for seat in range(table))
        lines.append(_row(stretch, starts, f"`*.{stretch.field.name}`"))
    return "\n".join(lines)


def _row(stretch: Stretch, starts: str, name: str) -> str:
    field = stretch.field
    labels = "" if len(field.labels) == 1 else f" ({_written(field.labels)})"
    return f"| {starts} | {len(field.labels)} | {name} | {field.about}{labels} | {field.divisor:g} |"


def actions(code: Coding) -> str:
    """A row for each field of each type of action."""
    lines = ["| From | Actions | Word | Values |", "|---|---|---|---|"]
    for (type, field), numbered in groupby(enumerate(code.vocabulary.words), lambda entry: entry[1][:2]):
        words = list(numbered)
        name = f"`{type} {field}=…`" if field else f"`{type}`"
        lines.append(f"| {words[0][0]} | {len(words)} | {name} | {_values([word for _, word in words])} |")
    return "\n".join(lines)


def _values(words: list[Word]) -> str:
    if not words[0].field:
        return "the whole action"
    last = ", then `done`" if words[-1].value is DONE else ""
    values = ["none" if word.value is None else str(word.value) for word in words if word.value is not DONE]
    return _written(values) + last


def _written(values: list[str] | tuple[str, ...]) -> str:
    quoted = [f"`{value}`" for value in values]
    return ", ".join(quoted if len(quoted) <= FEW else [*quoted[:2], "…", quoted[-1]])


def sizes() -> str:
    """A row for each game."""
    lines = ["| Game | Actions | Numbers in an observation |", "|---|---|---|"]
    for name in sternhafen.games():
        code = coding(sternhafen.game(name))
        lines.append(f"| `{name}` | {len(code.vocabulary):,} | {code.observer.size:,} |")
    return "\n".join(lines)


def tables() -> Iterator[tuple[str, str]]:
    """Every table with the name of its markers."""
    yield "sizes", sizes()
    for name in sternhafen.games():
        code = coding(sternhafen.game(name))
        yield f"observations {name}", observations(code)
        yield f"actions {name}", actions(code)


def renewed(page: str) -> str:
    """The page with its tables as they are now."""
    for name, table in tables():
        marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        assert marked.search(page), f"the page has no place for {name}"
        page = marked.sub(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", page)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
