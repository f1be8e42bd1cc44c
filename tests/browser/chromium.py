"""The system's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# the shell first: the same engine without a desktop browser round it, a third quicker
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    wish = os.environ.get("STERNHAFEN_CHROMIUM")
    found = next((path for name in (wish, *NAMES) if name and (path := shutil.which(name))), None)
    assert found, "no Chromium found; install it by the system's package manager (Debian: apt-get install chromium)"
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()
