"""The parts of an observation: each reads something seen and fills its stretch of the vector.

A field knows its labels, one for each number, and the divisor that brings its numbers to about the size of 1.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from sternhafen.core.game import Game

if TYPE_CHECKING:
    import numpy
    import numpy.typing

Vector: TypeAlias = "numpy.typing.NDArray[numpy.float32]"
Buffer: TypeAlias = "memoryview[Any]"
"""A vector, number by number."""
View = Mapping[str, Any]
Read = Callable[[Any], Any]
"""Reads an `Observed`, or in the fields of a seat that seat's part of the view."""

Values = Mapping[str, Sequence[Any]]
"""What a field of text or a number can hold, by the words "type.field"."""

BOUND = 8.0
"""No number of an observation is larger, either way; what would be is cut off."""

ROUND_THE_TABLE = ("you", "left", "across", "right")


def everybody(game: Game) -> range:
    """The places of the largest table, counted from the one who looks."""
    return range(max(game.players))


def who(game: Game) -> list[str]:
    """Names for the places of the largest table, from the one who looks on."""
    places = everybody(game)
    return list(ROUND_THE_TABLE) if len(places) == 4 else ["you", *(f"{place}_on" for place in places[1:])]


class Observed(NamedTuple):
    """What a seat sees, and what it is asked."""

    view: View
    seats: tuple[View, ...]
    """In the order of the table, this seat first."""
    decision: str | None
    said: Sequence[int]

    @property
    def own(self) -> View:
        return self.seats[0]

    def away(self, seat: int) -> int:
        """How many places after this seat another one sits."""
        return int((seat - self.view["seat"]) % self.view["players"])


def observed(view: View, decision: str | None, said: Sequence[int] = ()) -> Observed:
    players, own = view["players"], view["seat"]
    seats = tuple([view["seats"][(own + place) % players] for place in range(players)])
    return Observed(view, seats, decision, said)


class Field(NamedTuple):
    """One stretch of the vector."""

    name: str
    labels: tuple[str, ...]
    divisor: float
    about: str
    write: Callable[[Any, Buffer, int], None]
    """Given what it reads, the vector, and where in it the stretch begins."""


class Layout(NamedTuple):
    """Where in the vector the fields begin."""

    table: Mapping[str, int]
    seat: Mapping[str, int]
    """Counted from the beginning of the seat's part."""
    seats: tuple[int, ...]
    """The beginning of each seat's part, from the viewer on."""
    length: int
    """Of a seat's part."""


def numbers(name: str, about: str, labels: Sequence[object], read: Read, by: float = 1.0) -> Field:
    """Numbers as they stand in the view, divided."""

    def write(seen: Any, out: Buffer, start: int) -> None:
        for place, value in enumerate(read(seen), start):
            out[place] = value / by

    return Field(name, tuple(map(str, labels)), by, about, write)


def number(name: str, about: str, read: Read, by: float = 1.0) -> Field:
    def write(seen: Any, out: Buffer, start: int) -> None:
        out[start] = (read(seen) or 0) / by

    return Field(name, (name,), by, about, write)


def counts(name: str, about: str, things: Sequence[Hashable], read: Read, by: float = 1.0) -> Field:
    """How often each of the things is there."""
    places = {thing: place for place, thing in enumerate(things)}
    unit = 1 / by

    def write(seen: Any, out: Buffer, start: int) -> None:
        for thing in read(seen):
            out[start + places[thing]] += unit

    return Field(name, tuple(map(label, things)), by, about, write)


def choice(name: str, about: str, values: Sequence[Hashable], read: Read) -> Field:
    """A one for the value that holds; zeros where there is none."""
    return counts(name, about, values, lambda seen: only(read(seen)))


def label(thing: object) -> str:
    """A thing, or the parts of one, as text."""
    return " ".join(map(str, thing)) if type(thing) is tuple else str(thing)


def only(value: Any) -> Iterable[Any]:
    """The value as a list of one, or of none."""
    return () if value is None else (value,)


def key(name: str, by: float) -> tuple[str, Read, float]:
    """A number under its name in the view."""
    return name, lambda seen: seen[name], by
