"""Race for the Galaxy on its own board: a whole game by clicks on what is lit, prices and words."""

import random
from collections.abc import Callable

from browser.seat import ASKED, Seat

Visitors = Callable[..., Seat]


def test_a_game_for_two_by_clicks(visitor: Visitors) -> None:
    """Every question of the game can be answered on the board."""
    ada = visitor()
    ada.page.goto("/new/race?players=2&bot=greedy&seed=12")
    assert ada.play_on(random.Random(12)) > 20
    assert len(ada.scores) == 2


def test_the_bar_tells_the_price_before_anything_is_placed(visitor: Visitors) -> None:
    """A tile chosen is not sealed yet: it is told what it brings, and it can be taken back by another click."""
    ada = visitor()
    ada.page.goto("/new/race?players=3&bot=greedy&seed=4")
    ada.wait()
    ada.click_turn(random.Random(1))
    ada.page.wait_for_selector(".strip [data-choice=explore_5]")
    asked = ada.decision
    ada.page.click(".strip [data-choice=explore_5]")
    assert "Draw 7, keep 1" in ada.page.inner_text(".ask .q2")
    ada.page.click(".strip [data-choice=explore_5]")
    assert ada.page.query_selector("[data-confirm]") is None
    assert ada.decision == asked
    ada.page.click(".strip [data-choice=explore_5]")
    ada.page.click("[data-confirm]")
    ada.page.wait_for_selector(".drawn [data-choice]")


def test_two_actions_in_the_advanced_game(visitor: Visitors) -> None:
    """Nine action cards, two of them to choose."""
    ada = visitor()
    ada.page.goto("/new/race?players=2&bot=random&seed=4&options=%7B%22advanced%22:true%7D")
    ada.page.wait_for_selector(ASKED)
    ada.click_turn(random.Random(1))
    ada.page.wait_for_selector(".strip [data-choice]")
    assert ada.page.locator(".strip [data-choice]").count() == 9
    ada.page.locator(".strip [data-choice=settle]").nth(0).click()
    ada.page.locator(".strip [data-choice=settle]").nth(1).click()
    assert ada.page.locator(".strip [aria-pressed=true]").count() == 2
    assert ada.page.locator("[data-confirm]:not([disabled])").count() == 1


UNDER_THE_POINTER = """() => {
  const card = document.querySelector('#my-hand .card').closest('[data-explain]');
  card.style.cssText = 'position:fixed;left:0;top:80px;z-index:99';
}"""


def test_a_page_that_changes_under_a_resting_pointer_explains_nothing(visitor: Visitors) -> None:
    """The words come when the pointer moves, not when something is laid under it."""
    ada = visitor()
    ada.page.goto("/new/race?players=2&bot=greedy&seed=2")
    ada.wait()
    ada.page.mouse.move(30, 120)
    ada.page.evaluate(UNDER_THE_POINTER)
    ada.page.wait_for_timeout(1500)
    assert ada.page.evaluate("document.querySelector('#my-hand .card').matches(':hover')")
    assert ada.page.locator(".pop").count() == 0
    ada.page.mouse.move(31, 121)
    ada.page.wait_for_selector(".pop .card")


def test_words_for_cards_actions_and_the_table(visitor: Visitors) -> None:
    """Resting on a card or a tile explains it with the rule's number; T reads the table."""
    ada = visitor()
    ada.page.goto("/new/race?players=2&bot=greedy&seed=2")
    ada.wait()
    ada.page.hover(".strip .act")
    ada.page.wait_for_selector(".pop")
    assert "RACE-060" in ada.page.inner_text(".pop")
    ada.page.hover("#my-hand .card")
    ada.page.wait_for_selector(".pop .card")
    assert ada.violations() == []
    ada.page.keyboard.press("t")
    ada.page.wait_for_selector("dialog[open] .read")
    read = ada.page.inner_text("dialog[open] .read")
    assert "race-" not in read
    assert "Your hand:" in read
