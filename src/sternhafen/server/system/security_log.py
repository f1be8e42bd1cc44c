"""The security log: log-ins, refusals, what hosts do. Who (an id) and from where, never a secret.

Refusals come in floods: of one kind from one place one line a minute is written, with the number of those before it.
"""

import time
from collections import OrderedDict

import structlog

log = structlog.get_logger()
QUIET_SECONDS = 60.0
PLACES = 4096
"""This many kinds and places are remembered; the oldest is forgotten first."""


def note(what: str, *, player: str | None = None, address: str | None = None, **more: str | int) -> None:
    """Write down something that was done."""
    who = {"player": player} if player else {}
    where = {"address": address} if address else {}
    log.info("security", what=what, **who, **where, **more)


class Refusals:
    """Notes what was refused, without letting a flood of refusals flood the log."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, what: str, address: str, **more: str) -> None:
        """Write it down unless that was done within the last minute."""
        now, key = time.monotonic(), (what, address)
        since, count = self._seen.get(key, (-QUIET_SECONDS, 0))
        if now - since < QUIET_SECONDS:
            self._seen[key] = since, count + 1
            return
        self._seen[key] = now, 0
        self._seen.move_to_end(key)
        if len(self._seen) > PLACES:
            self._seen.popitem(last=False)
        before = {"before": count} if count else {}
        log.warning("security", what=what, address=address, **before, **more)
