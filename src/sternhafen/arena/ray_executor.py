"""The arena on a Ray cluster, behind the interface of an executor. Needs the extra `ray`.

Every machine of the cluster needs Sternhafen installed; files with bots of one's own travel with the games. Ray opens
ports on all addresses of a machine, guarded by its token; whoever wants fewer gives it a network of its own.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from sternhafen.core.errors import DataError

LOCAL = "local"


class RayExecutor(Executor):
    """Gives each piece of work to whichever processor of the cluster is free."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError:
            raise DataError("arena", "--ray needs Ray: install sternhafen[ray]") from None
        self._ray: Any = ray
        self._join(address)
        self._work = self._ray.remote(work)
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _join(self, address: str) -> None:
        own = {"include_dashboard": False} if address == LOCAL else {}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error", **own)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise DataError("arena", f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._work.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def work(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Runs on the cluster."""
    return fn(*args, **kwargs)
