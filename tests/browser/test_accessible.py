"""axe finds nothing, on every page and in every phase, in both themes and both languages."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from server.harness import Person, Server

from browser.questions import TABLES, asked
from browser.seat import ASKED, OVER, Seat

THEMES = [("dark", "en"), ("light", "de")]
LEAST = {"jumpdrive": 6, "race": 13, "solarius": 20, "trucker": 18}
"""How many kinds of question there are at least: fewer would prove too little."""
FIRST_CHOICE = "document.querySelector('#my-hand [data-choice], [data-start][data-choice]')?.click()"


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


@pytest.mark.parametrize(("theme", "language"), THEMES)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_every_question(
    visitor: Callable[..., Seat], game: str, options: dict[str, Any], theme: str, language: str
) -> None:
    """Every kind of question of each game with a card of the hand or a start space chosen, at a desk and on a phone."""
    ada = visitor(theme=theme, language=language, size="phone")
    found: dict[str, list[str]] = {}
    for place, prompt in enumerate(asked(ada, game, options, language)):
        # each is seen on both screens: on one in the dark, on the other in the light
        ada.resize("phone" if (place % 2 == 0) == (theme == "dark") else "desktop")
        ada.page.evaluate(FIRST_CHOICE)
        found[prompt] = ada.violations()
    assert len(found) >= LEAST[game]
    assert {prompt: wrong for prompt, wrong in found.items() if wrong} == {}


def test_a_row_that_scrolls_is_reached_by_keys_while_nothing_in_it_can_be_chosen(visitor: Callable[..., Seat]) -> None:
    ada = visitor(size="phone")
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy&seed=5")
    ada.page.wait_for_selector(ASKED)
    ada.page.evaluate("document.querySelectorAll('.hand-cards button').forEach(card => card.disabled = true)")
    ada.page.wait_for_selector(".hand-cards[tabindex='0']")
    assert ada.violations() == []
    ada.page.focus(".hand-cards")
    assert ada.page.evaluate("document.activeElement.matches('.hand-cards')")


@pytest.mark.parametrize(("theme", "language"), THEMES)
@pytest.mark.parametrize("game", LEAST)
def test_the_end(visitor: Callable[..., Seat], server: Server, game: str, theme: str, language: str) -> None:
    """Result and replay of a game that somebody played elsewhere, at a desk and on phones."""
    ada, person = visitor(theme=theme, language=language), Person(server, "Ada")
    ada.take_over(person)
    table = person.solo(game=game, players=2, bots=["random"], seed=21)
    with person.sit(table) as chair:
        chair.play(random.Random(21))
    person.close()
    found = []
    for size, address, ready in (("desktop", "", OVER), ("phone", "?at=3&seat=all", ".track input")):
        ada.resize(size)
        ada.page.goto(f"/t/{table}{address}")
        ada.page.wait_for_selector(ready)
        found += ada.violations()
        if ready == OVER:
            ada.resize("thin")
            found += ada.violations()
    assert found == []


@pytest.mark.parametrize(("theme", "language"), THEMES)
def test_dialogs_at_the_table(visitor: Callable[..., Seat], theme: str, language: str) -> None:
    """Reading the table, the menu, the explanation of a card, the chat."""
    ada = visitor(theme=theme, language=language)
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy")
    ada.page.wait_for_selector(ASKED)
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
