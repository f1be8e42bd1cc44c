"""Python's garbage collection at moments of our choosing: a full pass over many tables would hold up all of them.

Almost everything is freed the moment nobody holds it; the collector is needed only for what holds itself in a ring.
"""

import gc
import time

YOUNG, MIDDLE, NEVER = 10_000, 10, 1_000_000_000
QUIET_SECONDS = 60.0
SHARE = 1 / 2000
"""At most this part of the time is given to full passes."""


class Collector:
    """Small passes happen by themselves, full ones when `sweep` finds that one is due."""

    def __init__(self) -> None:
        self._next = 0.0

    def settle(self) -> None:
        """Once everything is loaded: what is there now stays for good and is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._next = time.monotonic() + QUIET_SECONDS

    def sweep(self) -> bool:
        """A full pass, if the last one is long enough ago for its length; whether there was one."""
        start = time.monotonic()
        if start < self._next:
            return False
        gc.collect()
        end = time.monotonic()
        self._next = end + max(QUIET_SECONDS, (end - start) / SHARE)
        return True
