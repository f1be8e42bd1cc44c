"""A real browser on a real server. Nothing here is skipped: without Chromium or the built client the tests fail."""

import fcntl
import subprocess
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from server.harness import ROOT, Server

from browser.chromium import launched
from browser.failures import FAILED, PICTURES
from browser.seat import Seat

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "sternhafen" / "server" / "static"


def stale() -> bool:
    """Whether a source of the client is newer than what was built from it."""
    index = STATIC / "index.html"
    if not index.is_file():
        return True
    built = index.stat().st_mtime
    sources = [
        CLIENT / "index.html",
        CLIENT / "package-lock.json",
        *(CLIENT / "src").rglob("*"),
        *(CLIENT / "public").iterdir(),
    ]
    sources += (ROOT / "src" / "sternhafen").rglob("locale/*.ftl")
    return any(path.is_file() and path.stat().st_mtime > built for path in sources)


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; one process builds while the others wait."""
    with (CLIENT / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (CLIENT / "node_modules").is_dir():
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=CLIENT, check=True)
        if stale():
            subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("browser") / "test.sqlite3"
    with Server(f"sqlite:///{database}", admins="olga") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test's fixtures can tell whether it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Seat]]:
    """Makes visitors: each a browser of its own, without a past. What they complained about fails the test."""
    seats: list[Seat] = []

    def make(**wish: Any) -> Seat:
        seat = Seat(browser, server.url, **wish)
        seats.append(seat)
        return seat

    yield make
    if request.node.stash.get(FAILED, False):
        for number, seat in enumerate(seats):
            print(seat.scene(PICTURES / f"{request.node.name}-{number}.png"))
    for seat in seats:
        seat.close()
    assert [complaint for seat in seats for complaint in seat.complaints] == []
