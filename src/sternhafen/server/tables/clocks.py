"""Thinking time, worked out from the log's times alone, so that every process and every restart agrees.

Increments and fresh days are given when a section of play moves on, never for a step inside it: otherwise the
clock would tell the others how many steps a sealed choice took.
"""

from collections.abc import Collection, Sequence

from ..protocol import Clock

DAY_MS = 86_400_000
Downtimes = Sequence[tuple[int, int]]


def overlap(downtimes: Downtimes, start: int, end: int) -> int:
    """Milliseconds between start and end during which the server was down."""
    return sum(max(0, min(end, to) - max(start, since)) for since, to in downtimes)


class Clocks:
    """What each seat has left. `running` seats lose time, unless the table is paused."""

    def __init__(self, clock: Clock, players: int, time: int, downtimes: Downtimes) -> None:
        self.clock = clock
        self.allowance = clock.seconds * 1000 if clock.kind == "live" else int(clock.days * DAY_MS)
        self.left = [self.allowance] * players
        self.running: frozenset[int] = frozenset()
        self.paused = False
        self.last = time
        self.downtimes = downtimes

    def at(self, seat: int, time: int) -> int:
        """What the seat has left at a time not before the last entry."""
        return max(0, self.left[seat] - self._spent(time)) if seat in self.running else max(0, self.left[seat])

    def deadline(self, seats: Collection[int]) -> int | None:
        """When the first of these seats runs out of time; None while nothing runs."""
        if self.paused:
            return None
        due = [self.last + self.left[seat] for seat in self.running if seat in seats]
        return min(due) + overlap(self.downtimes, self.last, min(due)) if due else None

    def advance(self, time: int, to_act: Collection[int], *, undo: bool = False) -> None:
        """An entry was made at this time; afterwards these seats are to act."""
        spent = self._spent(time)
        for seat in self.running:
            self.left[seat] -= spent
        before, self.running, self.last = self.running, frozenset(to_act), max(time, self.last)
        if undo:
            self._take_back(self.running - before)
        else:
            self._reward(before, self.running)

    def _spent(self, time: int) -> int:
        if self.paused:
            return 0
        return max(0, time - self.last - overlap(self.downtimes, self.last, time))

    def _reward(self, before: frozenset[int], after: frozenset[int]) -> None:
        moved_on = bool(after - before)
        done = before if moved_on else before - after
        if self.clock.kind == "live":
            for seat in done:
                self.left[seat] += self.clock.increment * 1000
        elif moved_on:
            for seat in after:
                self.left[seat] = self.allowance

    def _take_back(self, back: frozenset[int]) -> None:
        """Whoever takes a decision back gets no second increment for it."""
        if self.clock.kind == "live":
            for seat in back:
                self.left[seat] -= self.clock.increment * 1000
