"""Who plays: processes of this machine, or a Ray cluster."""

import multiprocessing
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext


class Processes(ProcessPoolExecutor):
    """Worker processes that start clean, so that results are the same as in one process.

    Left by an error or by Ctrl-C they are ended at once; what they were playing is lost.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size, mp_context=multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
        self.size = size

    def __exit__(self, kind: object, *more: object) -> None:
        if kind is None:
            self.shutdown()
            return
        workers = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes(jobs: int) -> Processes:
    return Processes(jobs)


def open_workers(jobs: int, ray: str | None) -> AbstractContextManager[Executor | None]:
    """The executor for so many jobs, or the cluster at this address; nothing if this process plays itself."""
    if ray:
        from sternhafen.arena.ray_executor import RayExecutor

        return RayExecutor(ray)
    return processes(jobs) if jobs > 1 else nullcontext()
