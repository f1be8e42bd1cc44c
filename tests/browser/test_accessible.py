"""axe finds nothing, on every page and in every phase, in both themes and both languages."""

import random
from collections.abc import Callable

import pytest
from browser.seat import ASKED, CHOICES, Seat

THEMES = [("dark", "en"), ("light", "de")]


@pytest.mark.parametrize(("theme", "language"), THEMES)
def test_pages(visitor: Callable[..., Seat], theme: str, language: str) -> None:
    """Start page, settings, lists, account, new table, room, errors."""
    ada = visitor(theme=theme, language=language)
    found = []

    def look(ready: str) -> None:
        ada.page.wait_for_selector(ready)
        found.extend(ada.violations())

    ada.page.goto("/")
    look("[data-game=jumpdrive] .btn.primary")
    ada.page.click(".top button.btn.icon:has(use[href='#settings'])")
    look("dialog[open] .settings")
    ada.page.keyboard.press("Escape")
    for address, ready in (
        ("/history", ".lists"),
        ("/account", ".form-panel"),
        ("/lobby", ".lists section"),
        ("/rules/jumpdrive", "#JD-043"),
        ("/t/nowhere", ".trouble"),
    ):
        ada.page.goto(address)
        look(ready)
    ada.page.goto("/lobby?new=jumpdrive")
    look(".row select")
    ada.page.click(".start-side .btn.primary")
    look("#invite-link")
    assert found == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("theme", "language"), THEMES)
def test_phases(visitor: Callable[..., Seat], theme: str, language: str, size: str) -> None:
    """Every kind of question of a whole game, with something chosen; dialogs, explanation, end, replay."""
    ada, rng = visitor(theme=theme, language=language, size=size), random.Random(21)
    ada.page.goto(f"/new/jumpdrive?players=3&bot=greedy&seed=21&lang={language}")
    found: dict[str, list[str]] = {}
    while ada.wait():
        template = ada.page.get_attribute("main [data-choice], main [data-action]", "data-action") or "choice"
        phase = f"{template} {ada.page.inner_text('.ask .q1')[:12]}"
        if phase not in found:
            choices = ada.page.query_selector_all(CHOICES)
            if choices:
                choices[0].click()
            found[phase] = ada.violations()
            if choices:
                choices[0].click()
        ada.click_turn(rng)
    assert len(found) >= 3
    found["end"] = ada.violations()
    ada.page.click(".hero .btn:has(use[href='#replay'])")
    ada.page.wait_for_selector(".track input")
    found["replay"] = ada.violations()
    assert {phase: wrong for phase, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("theme", "language"), THEMES)
def test_dialogs_at_the_table(visitor: Callable[..., Seat], theme: str, language: str) -> None:
    """Reading the table, the menu, the explanation of a card, the chat."""
    ada = visitor(theme=theme, language=language)
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy&first=1")
    ada.page.wait_for_selector(ASKED)
    ada.page.wait_for_selector(".coach")
    found = ada.violations()
    ada.page.keyboard.press("t")
    ada.page.wait_for_selector("dialog[open] .read")
    found += ada.violations()
    ada.page.keyboard.press("Escape")
    ada.page.click(".bar .btn:has(use[href='#menu'])")
    ada.page.wait_for_selector("dialog[open] .menu")
    found += ada.violations()
    ada.page.keyboard.press("Escape")
    ada.page.click("#tab-chat")
    ada.page.hover("#my-hand .card")
    ada.page.wait_for_selector(".pop")
    found += ada.violations()
    assert found == []
