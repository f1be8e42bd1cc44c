"""Background work is tried again, noted once, and known."""

import asyncio
import time
from typing import Any

import pytest
import structlog

from sternhafen.server.system import supervisor, tasks
from sternhafen.server.system.supervisor import Supervisor


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses of nearly nothing, and a log that has said nothing yet."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(tasks, "_noted", {})


class Flaky:
    """Work that fails so often."""

    def __init__(self, failures: int) -> None:
        self.left, self.tries = failures, 0

    async def __call__(self) -> None:
        self.tries += 1
        if self.left:
            self.left -= 1
            raise OSError("a card is in here")


def test_work_is_tried_until_it_is_done_and_noted_once() -> None:
    """Three failures: one line when it began, one when it was over, nothing of what the error said."""
    work = Flaky(3)
    with structlog.testing.capture_logs() as lines:
        asyncio.run(Supervisor().insist("work", work))
    assert work.tries == 4
    assert [line["event"] for line in lines] == ["background-failed", "background-recovered"]
    assert "card" not in str(lines)


def test_repeated_work_goes_on_after_failures_and_says_so_meanwhile() -> None:
    """The heartbeat that failed twice beats on; while it fails it is named."""

    async def scene() -> tuple[list[str], int, list[str]]:
        keeper, work = Supervisor(), Flaky(2)
        keeper.every(0.001, "heartbeat", work)
        while not work.tries:
            await asyncio.sleep(0)
        failing = keeper.failing()
        while work.tries < 6:
            await asyncio.sleep(0.001)
        well = keeper.failing()
        await keeper.end()
        return failing, work.tries, well

    failing, tries, well = asyncio.run(scene())
    assert (failing, well) == (["heartbeat"], [])
    assert tries >= 6


def test_the_same_failure_is_said_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand equal failures are one line, and the next one after a minute says how many there were."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def fail(times: int) -> list[Any]:
        with structlog.testing.capture_logs() as lines:
            for _ in range(times):
                tasks.note_failure("trouble", OSError("hidden"))
        return lines

    assert len(fail(1000)) == 1
    now[0] += tasks.QUIET_SECONDS
    assert [line["also"] for line in fail(1)] == [999]
