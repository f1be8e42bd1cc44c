"""Background tasks that do not die unheard, and do not speak of hidden cards when they die."""

import asyncio
import time
import traceback
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()
T = TypeVar("T")


QUIET_SECONDS = 60.0
"""The same failure is noted once in this time; the next line says how many it stands for."""
_noted: dict[tuple[str, str, str], list[float]] = {}


def note_failure(event: str, error: BaseException, **context: Any) -> None:
    """Log the kind of an error and where it arose; never its text, which may show hidden cards."""
    why, where = kind_and_place(error)
    unsaid = _unsaid(event, why, where)
    if unsaid is not None:
        log.error(event, why=why, where=where, **({"also": unsaid} if unsaid else {}), **context)


def kind_and_place(error: BaseException) -> tuple[str, str]:
    """What may be told of any error: its kind, and the file and line in which it arose."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename.rsplit('/', 1)[-1]}:{frames[-1].lineno}" if frames else "?"
    return type(error).__name__, where


def _unsaid(event: str, why: str, where: str) -> int | None:
    """How often this was kept quiet since it was last said; None when it is to be kept quiet now."""
    now = time.monotonic()
    said, count = _noted.get((event, why, where), (now - QUIET_SECONDS, 0))
    if now - said < QUIET_SECONDS:
        _noted[event, why, where] = [said, count + 1]
        return None
    _noted[event, why, where] = [now, 0]
    return int(count)


class Tasks:
    """A set of running tasks."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run `work` in the background; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            note_failure(f"{self.name}-failed", error)

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def end(self) -> None:
        """Cancel all and wait until they have ended."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
