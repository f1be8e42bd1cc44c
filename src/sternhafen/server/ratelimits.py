"""Rate limits in memory: per connection and per address, sliding windows."""

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from .errors import ApiError
from .settings import Settings


class RateLimits:
    """`hit` counts one use; False when there were too many of late."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {
            "messages": parse(settings.rate_messages),
            "requests": parse(settings.rate_requests),
            "logins": parse(settings.rate_logins),
            "connects": parse(settings.rate_connects),
        }

    def hit(self, what: str, who: str) -> bool:
        return self._limiter.hit(self._items[what], what, who)

    def require(self, what: str, who: str) -> None:
        """Count one use or refuse with 429."""
        if not self.hit(what, who):
            raise ApiError("rate", "too-many")
