"""One thread that writes: all that is waiting goes into one transaction, so decisions share an fsync."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from ..system.clocktime import Gap
from . import downtime, worker_notices
from .trouble import CROSSED, trouble

T = TypeVar("T")
BATCH = 200


class Job(NamedTuple):
    """Something to do in a transaction; `order` keeps batches of several workers from deadlocking."""

    order: str
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


Outcome = tuple[Job, Any, BaseException | None]


class Writer:
    """Runs jobs in order of arrival. A job's result is given out only after its transaction is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.unbooked: list[Gap] = []
        """Gaps in the house's time, to be stored with the first entries that come after them."""
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        self._thread.start()

    def submit(self, work: Callable[[Connection], T], order: str = "") -> asyncio.Future[T]:
        """Queue a job from the event loop's thread."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(order, work, done))
        return done

    def stop(self) -> None:
        """Finish what is queued, then end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._take()
            if batch:
                report(self._write(batch))

    def _take(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._jobs.empty():
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _write(self, batch: list[Job]) -> list[Outcome]:
        """All in one transaction; if any job fails, each in its own, so that only the failing one fails.

        Where the storage itself is in trouble all fail at once: each would wait as long as the first.
        """
        self.jobs += len(batch)
        batch.sort(key=lambda job: job.order)
        try:
            return self._together(batch)
        except Exception as error:
            found = trouble(error)
            if found and found.trouble != CROSSED:
                return [(job, None, error) for job in batch]
            return [self._alone(job) for job in batch]

    def _together(self, batch: Sequence[Job]) -> list[Outcome]:
        gaps = [*self.unbooked]
        with self._engine.begin() as connection:
            worker_notices.begin(connection)
            downtime.book(connection, gaps)
            results: list[Outcome] = [(job, job.work(connection), None) for job in batch]
            worker_notices.send(connection)
        self.commits += 1
        del self.unbooked[: len(gaps)]
        return results

    def _alone(self, job: Job) -> Outcome:
        try:
            return self._together([job])[0]
        except Exception as error:
            return (job, None, error)


def report(outcomes: list[Outcome]) -> None:
    """Tell the waiting tasks, one wake-up of the event loop for the whole batch."""
    loop = outcomes[0][0].done.get_loop()
    # The loop is closed only when the process is ending; nobody waits any more.
    if not loop.is_closed():
        loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
