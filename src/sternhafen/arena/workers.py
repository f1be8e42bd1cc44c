"""Who plays: processes of this machine, or a Ray cluster."""

import multiprocessing
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from threading import Thread


class Processes(ProcessPoolExecutor):
    """Worker processes that start clean, so that results are the same as in one process.

    Left by an error or by Ctrl-C they are ended at once, and so they are if the process they work for is killed; what
    they were playing is lost.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size, mp_context=multiprocessing.get_context("spawn"), initializer=begin_work)
        self.size = size

    def __exit__(self, kind: object, *more: object) -> None:
        if kind is None:
            self.shutdown()
            return
        workers, results = list((self._processes or {}).values()), self._result_queue
        self.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        # the rest of a result that is cut off would be waited for as long as anybody holds the other end, we too
        results._writer.close()  # type: ignore[attr-defined]


def begin_work() -> None:
    """Ctrl-C is for the process that hands out the work; when that is gone there is nothing to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def processes(jobs: int) -> Processes:
    return Processes(jobs)


def open_workers(jobs: int, ray: str | None) -> AbstractContextManager[Executor | None]:
    """The executor for this many jobs, or the cluster at this address; nothing if this process plays itself."""
    if ray:
        from sternhafen.arena.ray_executor import RayExecutor

        return RayExecutor(ray)
    return processes(jobs) if jobs > 1 else nullcontext()
