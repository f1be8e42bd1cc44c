"""Rate limits in memory: per connection and per address. A burst up to the limit, then its steady rate.

One number per caller (the time at which his allowance would be full again), no threads, no clean-up timers.
"""

import time

from .errors import ApiError
from .settings import Settings, parse_rate

KEPT = 20_000
"""So many callers are remembered before those with a full allowance are forgotten."""


class Rate:
    """One limit for many callers."""

    def __init__(self, rate: str) -> None:
        count, self.period = parse_rate(rate)
        self.step = self.period / count
        self._full: dict[str, float] = {}

    def hit(self, who: str, now: float) -> bool:
        """Count one use; False when the allowance is used up."""
        full = max(self._full.get(who, 0.0), now) + self.step
        # A hair of tolerance: sums of steps must not miss the last use of a burst by rounding.
        if full - now > self.period * 1.000001:
            return False
        if len(self._full) >= KEPT:
            self._full = {name: time for name, time in self._full.items() if time > now}
        self._full[who] = full
        return True


class RateLimits:
    """`hit` counts one use; False when there were too many of late."""

    def __init__(self, settings: Settings) -> None:
        self._rates = {
            "messages": Rate(settings.rate_messages),
            "requests": Rate(settings.rate_requests),
            "logins": Rate(settings.rate_logins),
            "connects": Rate(settings.rate_connects),
            "hints": Rate(settings.rate_hints),
        }

    def hit(self, what: str, who: str) -> bool:
        return self._rates[what].hit(who, time.monotonic())

    def require(self, what: str, who: str) -> None:
        """Count one use or refuse with 429."""
        if not self.hit(what, who):
            raise ApiError("rate", "too-many")
