"""The arena on a Ray cluster: actors behind the interface of an executor. Needs the extra `ray`."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

from sternhafen.core.errors import DataError


class RayExecutor(Executor):
    """Spreads portions over one actor for each processor of the cluster."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise DataError("arena", "--ray needs Ray: install sternhafen[ray]") from None
        self._ray = ray
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
        worker = ray.remote(Worker)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._workers = [worker.remote() for _ in range(workers)]

    def map(self, fn: Callable[..., Any], *iterables: Iterable[Any], **ignored: Any) -> Iterator[Any]:
        """Results in the order of the portions, computed by whichever worker is free."""
        from ray.util import ActorPool

        pool = ActorPool(self._workers)
        portions = list(iterables[0])
        yield from pool.map(lambda actor, portion: actor.work.remote(fn, portion), portions)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


class Worker:
    """Lives on the cluster and keeps what bots have loaded."""

    def work(self, fn: Callable[..., Any], portion: Any) -> Any:
        return fn(portion)
