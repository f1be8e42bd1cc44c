"""How to play, the start page's set-up, and the ways into a room."""

import json
import re
from collections.abc import Callable

import pytest
from server.harness import ROOT

from browser.seat import ASKED, Seat

Visitors = Callable[..., Seat]
GAMES = ("race", "jumpdrive", "trucker", "solarius")


def wording(game: str, rule: str, language: str) -> str:
    """The line of the ledger, without its number and its source."""
    file = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    lines = (ROOT / "docs" / "rules" / file).read_text().splitlines()
    line = next(one for one in lines if one.startswith(f"- {rule} "))
    return line.removeprefix(f"- {rule} ").split(" [")[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_game_on_two_pages_with_the_wording_behind_each_number(
    visitor: Visitors, game: str, size: str, language: str
) -> None:
    """Two sheets with pictures; Enter on a number opens the exact words in the page's language; all fits the width."""
    ada = visitor(size=size)
    ada.page.goto(f"/how/{game}?lang={language}")
    ada.page.wait_for_selector(".sheetpage >> nth=1")
    assert ada.page.locator(".sheetpage").count() == 2
    chip = ada.page.locator(".rn").first
    rule = chip.get_attribute("data-rule") or ""
    chip.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "rule => document.querySelector(`[data-wording='${rule}']`)?.innerText.length > 20", arg=rule
    )
    assert ada.page.inner_text(f"[data-wording={rule}]").strip() == wording(game, rule, language)
    assert ada.page.get_attribute(".rpop a", "href") == f"/rules/{game}#{rule}"
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".rpop").count() == 0
    width = ada.page.viewport_size["width"] if ada.page.viewport_size else 0
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ada.violations() == []


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_printed_on_two_sheets(visitor: Visitors, game: str, language: str) -> None:
    """A4, landscape, whatever the language."""
    ada = visitor()
    ada.page.goto(f"/how/{game}?lang={language}")
    ada.page.wait_for_selector(".sheetpage >> nth=1")
    printed = ada.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type ?/Page[^s]", printed)) == 2
    wide, high = map(float, re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", printed)[0])
    assert (round(wide), round(high)) == (842, 595)


def test_a_number_from_a_table_opens_its_wording(visitor: Visitors) -> None:
    """The address that refusals and explanations link to shows the rule at once."""
    ada = visitor()
    ada.page.goto("/how/race?rule=RACE-111&lang=de")
    ada.page.wait_for_selector("[data-wording=RACE-111]")
    ada.page.wait_for_function("() => document.querySelector('[data-wording]').innerText.includes('Stärke')")


def test_the_set_up_is_remembered_and_offers_only_what_fits(visitor: Visitors) -> None:
    """Two opponents of different strength; no advanced game for three; the choice outlives the sheet and the page."""
    ada = visitor()
    ada.page.goto("/")
    ada.page.click("[data-setup=race]")
    ada.page.wait_for_selector("dialog.sheet [data-option=advanced]")
    ada.page.get_by_role("radio", name="2", exact=True).click()
    ada.page.locator(".opr").nth(1).get_by_role("radio", name="Pilot").click()
    two = ada.page.locator("[data-option=advanced] [role=radio]").nth(1)
    assert two.get_attribute("aria-disabled") == "true"
    assert "two players" in two.inner_text()
    assert two.evaluate("one => getComputedStyle(one.parentElement).display") == "grid"
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.page.wait_for_function(
        "() => document.querySelector('[data-game=race] .go').innerText.includes('Cadet and Pilot')"
    )
    href = ada.page.get_attribute("[data-game=race] .go", "href") or ""
    assert "players=3" in href
    assert "bots=cadet%2Cpilot" in href
    ada.page.click("[data-setup=trucker]")
    ada.page.wait_for_selector("dialog.sheet [data-option=flight]")
    assert ada.page.locator("[data-option=gold_restrictions]").count() == 0
    ada.page.get_by_role("radio", name="Trek").click()
    ada.page.wait_for_selector("[data-option=gold_restrictions]")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('sternhafen.solo')"))
    assert kept["trucker"]["options"] == {"flight": "trek"}


def test_a_friend_comes_by_code_and_a_full_table_offers_to_watch(visitor: Visitors) -> None:
    """Bob types the room's short code at once, gives a name and sits; Eve finds the table full and watches."""
    ada, bob, eve = visitor(), visitor(), visitor()
    ada.page.goto("/lobby?new=jumpdrive")
    ada.page.click(".start-side .btn.primary")
    code = ada.page.inner_text("#table-code")
    assert ada.page.url == ada.page.input_value("#invite-link")
    bob.page.goto("/")
    bob.page.get_by_role("button", name="Join with a code").click()
    bob.page.keyboard.type(code)
    bob.page.keyboard.press("Enter")
    bob.sit_down("Bob")
    ada.page.get_by_text("Bob", exact=True).wait_for()
    eve.page.goto(ada.page.url)
    eve.page.get_by_role("heading", name="The table is full").wait_for()
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()
    ada.page.wait_for_selector(ASKED)
    eve.page.wait_for_selector("main[data-table][data-seat='']")
