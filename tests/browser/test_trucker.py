"""Galaxy Trucker in the browser: a flight by clicks, a flight by keys, cells in words."""

import random
from collections.abc import Callable

import pytest

from browser.seat import Seat
from browser.truckers import CELLS, NUMBERS, address, answer_by_keys, built, play

Visitors = Callable[..., Seat]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_flight_of_level_one_by_clicks_on_what_is_lit(visitor: Visitors, size: str) -> None:
    """Building by turns, check, crew and flight to the payout, without a word to the rulebook."""
    ada = visitor(size=size)
    ada.page.goto(address(3))
    assert play(ada, random.Random(5)) > 20
    assert len(ada.scores) == 2
    ada.page.wait_for_selector(".gtpay tfoot")
    assert ada.page.locator(".gtpay .pship svg").count() == 2
    look_back(ada, size)


def look_back(seat: Seat, size: str) -> None:
    """The replay tells what happened at the moment shown, not what came later."""
    seat.page.get_by_role("button", name="Replay", exact=True).click()
    seat.page.wait_for_selector(".player input[type=range]")
    last = int(seat.page.get_attribute(".player input[type=range]", "max") or "0")
    here = seat.page.url.split("?")[0]
    if size == "desktop":
        seat.page.wait_for_selector(".ticker:has-text('The game is over')")
    seat.page.goto(f"{here}?at={last - 25}&seat=0")
    told = "Just now" if size == "desktop" else "ship"  # whoever is out of the race looks at another one
    seat.page.wait_for_selector(f".flight:has-text('{told}')")
    assert "The game is over" not in seat.page.inner_text("main")
    seat.page.goto(f"{here}?at=2&seat=0")
    seat.page.wait_for_selector(".yard .player")
    # nobody builds in a replay: there is nothing to attach
    assert seat.page.locator("[data-attach]").count() == 0


def test_the_learning_flight_by_keyboard_only(visitor: Visitors) -> None:
    """From the yard to the payout without a pointer."""
    ada = visitor()
    ada.page.add_init_script(NUMBERS)
    ada.page.goto(address(7, flight="learning"))
    for _ in range(200):
        if not ada.wait():
            break
        answer_by_keys(ada, 8)
    assert len(ada.scores) == 2


def test_a_cell_says_how_the_tile_would_lie(visitor: Visitors) -> None:
    """Cell by cell: row and column, what lies there with its four sides, and whether the tile in hand holds."""
    ada = visitor()
    ada.page.goto(address(3))
    ada.wait()
    cabin = ada.page.get_attribute("[data-cell='7,7']", "aria-label") or ""
    assert "Row 7, column 7: Starting cabin" in cabin
    assert "up universal, right universal, down universal, left universal" in cabin
    ada.page.keyboard.press("Space")
    ada.page.wait_for_selector(CELLS)
    words = ada.page.get_attribute(CELLS, "aria-label") or ""
    assert "empty" in words
    assert "joint" in words or "error" in words
    ada.page.focus("[data-cell='7,7']")
    ada.page.keyboard.press("ArrowLeft")
    assert ada.page.evaluate("document.activeElement.dataset.cell") == "7,6"


@pytest.mark.parametrize("building", ["turns", "relaxed"])
def test_the_hourglass_is_told_where_there_is_one(visitor: Visitors, building: str) -> None:
    """Read aloud and explained: by turns it counts rounds and moves on by itself; the relaxed yard has none."""
    ada = visitor()
    ada.page.goto(address(7, building=building))
    ada.wait()
    has_one = building == "turns"
    ada.page.keyboard.press("t")
    assert ("Hourglass on space 1" in ada.page.inner_text(".read")) == has_one
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".clock").count() == has_one
    if has_one:
        assert ada.page.inner_text(".clock small") == "Then it moves on to the next space by itself."
        assert ada.page.get_attribute(".clock", "data-explain") == "word:hourglass-turns"


def test_a_finger_finds_a_cell_of_the_largest_ship_on_a_phone(visitor: Visitors) -> None:
    """Nine columns: cells as large as the width allows, and a tap just beside a lit one counts for it."""
    ada = visitor(size="phone")
    ada.page.goto(address(7, flight="III"))
    ada.wait()
    ada.page.tap("[data-heap]")
    ada.page.wait_for_selector(CELLS)
    lit = ada.page.locator(CELLS).last
    box = lit.bounding_box()
    assert box
    assert box["width"] > 40.5
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 1)
    ada.page.wait_for_selector("[data-attach]:not([disabled])")
    before = built(ada)
    ada.page.tap("[data-attach]")
    ada.page.wait_for_selector("[data-heap]:not([disabled])")
    assert built(ada) == before + 1
