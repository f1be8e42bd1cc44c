"""Rate limits in memory: per connection, address, account or player. A burst up to the limit, then its steady rate.

One number per caller (the time at which their allowance would be full again), no threads, no clean-up timers, and
every call costs the same however many callers there are.
"""

import time

from ..protocol.errors import ApiError
from .settings import Settings, parse_rate


class Rate:
    """One limit for many callers.

    Whoever has not come for a whole period has a full allowance again. So two generations are enough: callers
    of this period and of the one before; an older generation is let go as a whole.
    """

    def __init__(self, rate: str) -> None:
        count, self.period = parse_rate(rate)
        self.step = self.period / count
        self._young: dict[str, float] = {}
        self._old: dict[str, float] = {}
        self._turned = float("-inf")

    def hit(self, who: str, now: float) -> bool:
        """Count one use; False when the allowance is used up."""
        self._turn(now)
        full = max(self._full(who), now) + self.step
        # A hair of tolerance: sums of steps must not miss the last use of a burst by rounding.
        if full - now > self.period * 1.000001:
            return False
        self._young[who] = full
        return True

    def spent(self, who: str, now: float) -> bool:
        """Whether the next use would be refused; counts nothing."""
        self._turn(now)
        return max(self._full(who), now) + self.step - now > self.period * 1.000001

    def _full(self, who: str) -> float:
        return self._young.get(who) or self._old.get(who, 0.0)

    def _turn(self, now: float) -> None:
        if now - self._turned > self.period:
            self._old, self._young = (self._young if now - self._turned < 2 * self.period else {}), {}
            self._turned = now


class RateLimits:
    """`hit` counts one use; False when there were too many of late. Each setting `rate_<what>` is a limit."""

    def __init__(self, settings: Settings) -> None:
        names = [name for name in settings.__struct_fields__ if name.startswith("rate_")]
        self._rates = {name.removeprefix("rate_"): Rate(getattr(settings, name)) for name in names}

    def hit(self, what: str, who: str) -> bool:
        return self._rates[what].hit(who, time.monotonic())

    def require(self, what: str, who: str) -> None:
        """Count one use or refuse with 429."""
        if not self.hit(what, who):
            raise ApiError("rate", "too-many")

    def require_left(self, what: str, who: str) -> None:
        """Refuse with 429 when all uses are spent; counts nothing."""
        if self._rates[what].spent(who, time.monotonic()):
            raise ApiError("rate", "too-many")
