"""A person at a browser, who knows only what the page's contract promises (`data-action`, `data-choice` …)."""

import json
import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Page
from server.harness import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = "main[data-decision]:not([data-decision=''])"
OVER = "main[data-result]"
CHOICES = "main [data-choice]"
ACTIONS = "main [data-action]:not([disabled])"
CONFIRM = "main [data-confirm]:not([disabled])"
MOVED = """number => {
  const table = document.querySelector('main[data-table]');
  return table && (table.dataset.result || table.dataset.decision !== number);
}"""
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "tablet": (1024, 768), "sideways": (844, 390)}


class Seat:
    """One visitor with a cookie jar of his own."""

    def __init__(
        self, browser: Browser, url: str, *, theme: str = "dark", size: str = "desktop", language: str = "en"
    ) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            locale="de-DE" if language == "de" else "en-US",
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(60_000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # a refused request is told by the page itself; the browser's own line about it is no fault of ours
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()

    # What the contract says

    @property
    def decision(self) -> str:
        return self.page.get_attribute("main[data-table]", "data-decision") or ""

    @property
    def over(self) -> bool:
        return self.page.query_selector(OVER) is not None

    @property
    def scores(self) -> list[int]:
        return list(json.loads(self.page.get_attribute(OVER, "data-result") or "null"))

    def wait(self) -> bool:
        """Until something is asked of this seat, or the game is over; false when it is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return not self.over

    def settled(self, number: str) -> None:
        self.page.wait_for_function(MOVED, arg=number)

    # Playing by clicks

    def click_turn(self, rng: random.Random) -> None:
        """Answer the decision as somebody does who clicks on what is lit."""
        number = self.decision
        self.page.wait_for_selector(f"{CHOICES}, {ACTIONS}", state="attached")
        actions = self.page.query_selector_all(ACTIONS)
        choices = self.page.query_selector_all(CHOICES)
        if choices and (not actions or rng.random() < 0.8):
            self._pick(rng)
        else:
            rng.choice(actions).click()
        self.settled(number)

    def _pick(self, rng: random.Random) -> None:
        order = list(range(len(self.page.query_selector_all(CHOICES))))
        rng.shuffle(order)
        for place in order:
            if self.page.query_selector(CONFIRM) and rng.random() < 0.6:
                break
            choice = self._choice(place)
            if choice.get_attribute("aria-pressed") != "true":
                choice.click()
        self.page.click(CONFIRM)

    def _choice(self, place: int) -> ElementHandle:
        return self.page.query_selector_all(CHOICES)[place]

    def play_on(self, rng: random.Random, turns: int = 400) -> int:
        """Click until the game is over or so many decisions are made; returns how many it were."""
        for made in range(turns):
            if not self.wait():
                return made
            self.click_turn(rng)
        return turns

    # Looking

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it stands."""
        # evaluated, not added as an element: the page's security policy forbids strange scripts
        self.page.evaluate(f"{AXE.read_text()};0")
        found: list[dict[str, Any]] = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")[
            "violations"
        ]
        return [
            f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
            for one in found
            for node in one["nodes"][:4]
        ]
