"""What a first visit costs in the browser: bytes over the wire and time until there is something to do.

A real server on loopback and the system's Chromium with an empty cache; nothing but the page's own requests counts.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import launched
from server.harness import Server

from bench.table import number, show

HEAD = ("", "kB", "requests", "seconds")
ASKED = "[data-decision]:not([data-decision=''])"
GAMES = {"jumpdrive": ASKED, "race": ASKED, "trucker": ASKED, "solarius": "[data-table]"}
"""What must be there before a game counts as begun."""


def rows() -> Iterator[tuple[str, ...]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        Server(f"sqlite:///{folder}/bench.sqlite3") as server,
    ):
        yield "Start page", *visit(browser, f"{server.url}/?lang=en", "article.game")
        for game, seen in GAMES.items():
            url = f"{server.url}/new/{game}?players=2&bot=pilot&lang=en"
            yield f"Straight into {game}", *visit(browser, url, seen)


def visit(browser: Any, url: str, seen: str) -> tuple[str, str, str]:
    """Open a page with nothing cached and add up what came over the wire."""
    context = browser.new_context()
    page = context.new_page()
    sizes: list[float] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    start = time.perf_counter()
    page.goto(url)
    page.wait_for_selector(seen)
    spent = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    context.close()
    return number(sum(sizes) / 1000), str(len(sizes)), number(spent)


if __name__ == "__main__":
    show("Client: first visit", HEAD, list(rows()))
