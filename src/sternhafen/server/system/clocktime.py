"""The house's time: the wall clock, except where that jumps or the machine sleeps.

Wall and monotonic time are compared at every look. Where the wall gets ahead (set forward, or the machine slept),
the house follows and the gap is kept as time without a server. Where the wall falls behind, the house never goes
back: it runs a little slower until the wall has caught up.
"""

import threading
import time
from collections.abc import Callable

JUMP_MS = 2_000
"""A difference of wall and monotonic time between two looks that is a jump, not drift."""
STANDSTILL_MS = 15_000
"""A house that looks at its clock every few seconds and did not for this long was itself stopped."""
SLOWER = 50
"""While ahead of the wall, the house loses one part in this many."""

MS = 1_000_000
Gap = tuple[int, int]


def _ignore(_gap: Gap) -> None:
    return None


class HouseClock:
    """Milliseconds since 1970 that never go back."""

    def __init__(
        self, wall: Callable[[], int] = lambda: time.time_ns(), monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._time, self._looked = wall() // MS, monotonic() // MS
        self._lock = threading.Lock()
        self.watched = False
        """Whether somebody looks every few seconds, so that a long silence means that the process stood still."""
        self.on_gap: Callable[[Gap], None] = _ignore
        """Told of every gap the moment it is found, before anybody hears the time after it."""

    def now(self) -> int:
        with self._lock:
            return self._look()

    def _look(self) -> int:
        wall, monotonic = self._wall() // MS, self._monotonic() // MS
        passed, self._looked = monotonic - self._looked, monotonic
        expected = self._time + passed
        stood = self.watched and passed > STANDSTILL_MS
        if wall - expected > JUMP_MS or stood:
            self._skip(self._time if stood else expected, max(wall, expected))
        elif expected - wall > JUMP_MS:
            self._time = expected - passed // SLOWER
        else:
            self._time = max(self._time, wall)
        return self._time

    def _skip(self, start: int, end: int) -> None:
        self._time = end
        self.on_gap((start, end))

    def not_before(self, time: int) -> None:
        """An earlier run of the house had this time already: go on from there."""
        with self._lock:
            self._time = max(self._look(), time)


HOUSE = HouseClock()


def now_ms() -> int:
    """Milliseconds since 1970, UTC, as this house counts them."""
    return HOUSE.now()
