"""Observations straight from the state, for environments and searches that would be slow by way of the view.

A game's `observation.py` says by fields what each number of the vector means and reads it from the view; its
`observing.py` writes the same numbers from the state that the seat knows. A test holds both against each other.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from sternhafen.core.observation import Buffer, Layout
from sternhafen.core.state import State

if TYPE_CHECKING:
    from sternhafen.core.game import Game

KEPT = 4096
"""So many stretches are kept of each kind, then it begins anew."""

S = TypeVar("S", bound=State)


class Writer(ABC, Generic[S]):
    """Writes what a seat knows of a state; the vector holds zeros before."""

    def __init__(self, game: "Game", layout: Layout) -> None:
        self.table, self.part = layout.table, layout.seat

    @abstractmethod
    def write_table(self, state: S, viewer: int, out: Buffer) -> None:
        """The round and the fields of the table, the viewer's own hand among them."""

    @abstractmethod
    def write_seat(self, state: S, seat: int, out: Buffer, base: int) -> None:
        """The fields of a seat, whose part begins at the base."""


Span = tuple[int, int]
"""Where a stretch of the vector begins and where it ends."""


class Stretches:
    """Stretches of the vector by what they were written from, for those that are long to write and seldom change."""

    def __init__(self, *spans: Span) -> None:
        self.spans = spans
        self.kept: dict[Hashable, list[Buffer]] = {}

    def recall(self, key: Hashable, out: Buffer, base: int = 0) -> bool:
        """Write what was kept under this key, the spans counted from the base; whether there is anything."""
        found = self.kept.get(key)
        if found is None:
            return False
        for (start, end), kept in zip(self.spans, found, strict=True):
            out[base + start : base + end] = kept
        return True

    def keep(self, key: Hashable, out: Buffer, base: int = 0) -> None:
        """Keep what has just been written."""
        if len(self.kept) == KEPT:
            self.kept.clear()
        written = [out[base + start : base + end] for start, end in self.spans]
        self.kept[key] = [memoryview(stretch.tobytes()).cast("f") for stretch in written]


def count(out: Buffer, start: int, places: Iterable[int]) -> None:
    """One more for each of the places."""
    for place in places:
        out[start + place] += 1.0
