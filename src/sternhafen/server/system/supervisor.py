"""Background work that never stops silently: tried again after growing pauses, noted once, told by `/healthz`."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from .tasks import Tasks, note_failure

log = structlog.get_logger()
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0

Work = Callable[[], Awaitable[Any]]


class Chore:
    """One kind of background work, and how it has been going."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.failures = 0
        self.done = time.monotonic()
        self.failing_since = 0.0

    @property
    def age(self) -> float:
        """Seconds since it last went well."""
        return time.monotonic() - self.done

    def failed(self, error: BaseException) -> None:
        if not self.failures:
            self.failing_since = time.monotonic()
            note_failure("background-failed", error, work=self.name)
        self.failures += 1

    def succeeded(self) -> None:
        self.done = time.monotonic()
        if self.failures:
            seconds = round(self.done - self.failing_since, 1)
            log.info("background-recovered", work=self.name, failures=self.failures, seconds=seconds)
        self.failures = 0


class Supervisor:
    """All background work of one process."""

    def __init__(self) -> None:
        self.chores: dict[str, Chore] = {}
        self._tasks = Tasks("supervisor")

    def every(self, seconds: float, name: str, work: Work) -> None:
        """Do this again and again, with a pause between."""
        self._tasks.spawn(self._repeat(seconds, name, work))

    def until_done(self, name: str, work: Work) -> None:
        """Do this once, as often as it takes."""
        self._tasks.spawn(self.insist(name, work))

    async def insist(self, name: str, work: Work) -> None:
        """Return when the work is done; failures are noted and tried again. Each try looks afresh at what to do."""
        pause = FIRST_PAUSE
        while not await self.attempt(name, work):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _repeat(self, seconds: float, name: str, work: Work) -> None:
        while True:
            await self.insist(name, work)
            await asyncio.sleep(seconds)

    async def attempt(self, name: str, work: Work) -> bool:
        """Try this once; whether it went well."""
        try:
            await work()
        except Exception as error:
            self._chore(name).failed(error)
            return False
        self.going_well(name)
        return True

    def going_well(self, name: str) -> None:
        """Work that never ends says so itself."""
        self._chore(name).succeeded()

    def _chore(self, name: str) -> Chore:
        return self.chores.setdefault(name, Chore(name))

    def failing(self) -> list[str]:
        """The work that does not succeed at present."""
        return sorted(chore.name for chore in self.chores.values() if chore.failures)

    async def end(self) -> None:
        await self._tasks.end()
