"""Observations straight from the state, for environments and searches that would be slow by way of the view.

A game's `observation.py` says by fields what each number of the vector means and reads it from the view; its
`observing.py` writes the same numbers from the state that the seat knows. A test holds both against each other.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sternhafen.core.observation import Buffer, Layout, Vector
from sternhafen.core.state import State

if TYPE_CHECKING:
    from sternhafen.core.game import Game

KEPT = 4096
"""This many stretches are kept of each kind, then it begins anew."""

NOTHING: list[int] = []
NOWHERE = -1
NOBODY = -1

S = TypeVar("S", bound=State)


class Sheet:
    """A vector to be written again and again: what is as it was the last time costs a comparison and no more.

    It serves one seat of one table, game after game; nothing is left of what stood there before.
    """

    def __init__(self, beginning: Vector) -> None:
        self.vector = beginning.copy()
        self.out: Buffer = self.vector.data
        """To write single numbers."""
        self.seats: list[Buffer] = []
        """By seat: where its part stands."""
        self.changes = 0
        """How often something was found to have changed."""
        self.said: list[int] = []
        """The words it shows as said."""
        self.counted: dict[int, list[int]] = {}
        """By where a stretch begins: the things that are counted in it."""
        self.marked: dict[int, int] = {}
        """By where a stretch begins: the only one of its places that is marked."""
        self.sources: dict[int, Any] = {}
        """By place: what was last given to `is_new` there."""
        self.kept: dict[int, Any] = {}
        """By place: what a writer worked out and will need again."""
        self.parts = 0
        """Which writing of the seats' parts it shows."""

    def mark(self, start: int, place: int) -> None:
        """A one for the place that holds; none for `NOWHERE`."""
        known = self.marked.get(start, NOWHERE)
        if known != place:
            self.changes += 1
            self.marked[start] = place
            if known != NOWHERE:
                self.out[start + known] = 0.0
            if place != NOWHERE:
                self.out[start + place] = 1.0

    def count(self, start: int, things: list[int]) -> None:
        """How often each thing is there: one more for each in its place."""
        known = self.counted.get(start, NOTHING)
        if known == things:
            return
        out, done = self.out, len(known)
        if things[:done] != known:
            done = 0
            for thing in known:
                out[start + thing] = 0.0
        for thing in things[done:]:
            out[start + thing] += 1.0
        self.counted[start] = things[:]
        self.changes += 1

    def is_new(self, place: int, source: Any) -> bool:
        """Whether this differs from what was given the last time; whoever asks must then write what comes of it."""
        if self.sources.get(place) == source:
            return False
        self.sources[place] = source[:] if isinstance(source, list) else source
        self.changes += 1
        return True

    def replace(self, vector: Vector) -> None:
        """Take over a vector that was written elsewhere."""
        self.vector[:] = vector
        for known in (self.counted, self.marked, self.sources, self.kept):
            known.clear()


class Parts:
    """What all see of each seat, written once for everybody who looks at the same moment of a table."""

    def __init__(self, sheets: list[Sheet]) -> None:
        self.sheets = sheets
        """By seat."""
        self.state: Any = None
        """Of which state they were written."""
        self.moment: Any = None
        """The decisions that led to what is written."""
        self.stage: Any = None
        """What the writer said of that moment, see `Writer.stage`."""
        self.number = 0
        """How often they were written."""
        self.newest = [0] * len(sheets)
        """By seat: with which writing its part was written the last time."""


class Writer(ABC, Generic[S]):
    """Writes what a seat knows of a state."""

    def __init__(self, game: "Game", layout: Layout) -> None:
        self.table, self.part, self.seats, self.length = layout.table, layout.seat, layout.seats, layout.length

    def write(self, state: S, viewer: int, sheet: Sheet, parts: Parts) -> None:
        """The table, then the seats from the viewer on."""
        self.write_table(state, viewer, sheet)
        if state.log is None or state.log is not parts.moment:
            self._write_parts(state, parts)
        if sheet.parts != parts.number:
            self._take_over(viewer, sheet, parts)

    def _write_parts(self, state: S, parts: Parts) -> None:
        """Write what can have changed, and note of which moment it is."""
        log, stage = state.log, self.stage(state)
        next = log is not None and log[0] is not None and log[0] is parts.moment and state is parts.state
        actor = log[1] if log is not None and next and stage is not None and stage == parts.stage else NOBODY
        parts.number += 1
        if self.write_seats(state, parts.sheets, actor):
            parts.newest = [parts.number] * len(parts.sheets)
        else:
            parts.newest[actor] = parts.number
        parts.state, parts.moment, parts.stage = state, log, stage

    def _take_over(self, viewer: int, sheet: Sheet, parts: Parts) -> None:
        """Copy what all see of each seat, the viewer first."""
        places = sheet.seats or self._divide(viewer, sheet, len(parts.sheets))
        for place, part, newest in zip(places, parts.sheets, parts.newest, strict=True):
            if newest > sheet.parts:
                place[:] = part.out
        sheet.parts = parts.number

    def _divide(self, viewer: int, sheet: Sheet, players: int) -> list[Buffer]:
        starts = [self.seats[(seat - viewer) % players] for seat in range(players)]
        sheet.seats = [sheet.out[start : start + self.length] for start in starts]
        return sheet.seats

    @abstractmethod
    def write_table(self, state: S, viewer: int, sheet: Sheet) -> None:
        """The round and the fields of the table, the viewer's own hand among them."""

    def stage(self, state: S) -> object | None:
        """While it stays the same, a decision changes nothing of what is seen of the other seats; None promises none.

        What games make of all seats together they write in `write_seats` nevertheless.
        """
        return None

    def write_seats(self, state: S, sheets: list[Sheet], actor: int) -> bool:
        """Write all seats, or the only one that has acted; whether parts of others can have changed."""
        if actor >= 0:
            self.write_seat(state, actor, sheets[actor])
            return False
        for seat, sheet in enumerate(sheets):
            self.write_seat(state, seat, sheet)
        return True

    @abstractmethod
    def write_seat(self, state: S, seat: int, sheet: Sheet) -> None:
        """The fields of a seat, on a sheet that holds its part alone."""


Span = tuple[int, int]
"""Where a stretch of the vector begins and where it ends."""


class Stretches:
    """Stretches of the vector by what they were written from, for those that are long to write and seldom change."""

    def __init__(self, *spans: Span) -> None:
        self.spans = spans
        self.kept: dict[Hashable, list[Buffer]] = {}

    def recall(self, key: Hashable, out: Buffer) -> bool:
        """Write what was kept under this key; whether there is anything."""
        found = self.kept.get(key)
        if found is None:
            return False
        for (start, end), kept in zip(self.spans, found, strict=True):
            out[start:end] = kept
        return True

    def clear(self, out: Buffer) -> None:
        """Zeros, to be written anew."""
        for start, end in self.spans:
            out[start:end] = memoryview(bytes(4 * (end - start))).cast("f")

    def keep(self, key: Hashable, out: Buffer) -> None:
        """Keep what has just been written."""
        if len(self.kept) == KEPT:
            self.kept.clear()
        written = [out[start:end] for start, end in self.spans]
        self.kept[key] = [memoryview(stretch.tobytes()).cast("f") for stretch in written]


def count(out: Buffer, start: int, places: Iterable[int]) -> None:
    """One more for each of the places, where zeros were."""
    for place in places:
        out[start + place] += 1.0
