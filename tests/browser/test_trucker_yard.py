"""Building in real time in the browser: one heap, a slow line, the last sand, somebody who leaves and returns."""

import json
from collections.abc import Callable

import pytest

from browser.seat import ASKED, Seat
from browser.truckers import CELLS, HELD, Line, both_asked, built, finish, kinds, together

Visitors = Callable[..., Seat]
FREE = "[data-heap]:not(:disabled)"
OPEN = ".faceup .ft[data-action]"
LOST_NOW = ".mystats .gtstats li[data-explain='word:lost'] b"
TAKE_AND_LOOK = """async ([button, hand]) => {
  document.querySelector(button).click();
  await new Promise(requestAnimationFrame);
  return document.querySelector(hand)?.dataset.explain ?? '';
}"""


def hand(seat: Seat) -> str:
    return seat.page.get_attribute(HELD, "data-explain") or ""


def take(seat: Seat) -> str:
    """A tile from the heap, turned over."""
    seat.page.wait_for_selector(FREE)
    seat.page.keyboard.press("Space")
    seat.page.wait_for_selector(HELD)
    return hand(seat)


def put_back(seat: Seat) -> None:
    seat.page.keyboard.press("Backspace")
    seat.page.wait_for_selector(FREE)


def attach(seat: Seat) -> None:
    """Lay the tile in hand, somewhere, or put it back where it holds nowhere."""
    for _ in range(4):
        if seat.page.query_selector(CELLS):
            seat.page.locator(CELLS).first.click()
            seat.page.wait_for_selector(FREE)
            return
        seat.page.keyboard.press("r")
    put_back(seat)


def test_two_builders_reach_for_one_heap(visitor: Visitors) -> None:
    """Both act at once; what one takes is gone for the other, and no tile is in two hands."""
    ada, bob = visitor(), visitor()
    together(ada, bob, flight="I", building="real_time")
    both_asked(ada, bob)
    for seat in (ada, bob):
        assert seat.page.locator(".clock .time").count() == 1
    for turn in range(6):
        for seat in (ada, bob):
            seat.page.keyboard.press("Space")
        for seat in (ada, bob):
            seat.page.wait_for_selector(HELD)
        hands = [hand(seat) for seat in (ada, bob)]
        assert hands[0] != hands[1], turn
        # each sees the other's hand
        bob.page.wait_for_selector(f".rival .held[data-explain='{hands[0]}']")
        for seat in (ada, bob):
            put_back(seat)
    open_tile = ada.page.locator(OPEN).first
    wanted = open_tile.get_attribute("data-explain")
    open_tile.click()
    bob.page.wait_for_selector(f".rival .held[data-explain='{wanted}']")
    assert bob.page.locator(f"{OPEN}[data-explain='{wanted}']").count() == 0


def test_taking_a_tile_shows_at_once_and_is_confirmed_or_taken_back(visitor: Visitors) -> None:
    """On a slow line the tile is in hand within a frame; whoever came second loses it again, and hears why."""
    ada, bob = visitor(), visitor()
    line = Line(ada)
    together(ada, bob, flight="I", building="real_time")
    both_asked(ada, bob)
    for _ in range(2):
        take(bob)
        put_back(bob)
    ada.page.wait_for_function("sel => document.querySelectorAll(sel).length === 2", arg=OPEN)
    first, second = (one.get_attribute("data-explain") for one in ada.page.query_selector_all(OPEN))
    line.hold()
    # confirmed: in hand before the server has said a word, and still there after
    assert ada.page.evaluate(TAKE_AND_LOOK, [f"{OPEN}[data-explain='{first}']", HELD]) == first
    bob.page.wait_for_selector(f".rival .held[data-explain='{first}']")
    line.let_go()
    ada.page.wait_for_selector("[data-return]:not(:disabled)")
    assert hand(ada) == first
    put_back(ada)
    # taken back: Bob has it, but Ada has not heard of it yet
    line.hold()
    bob.page.click(f"{OPEN}[data-explain='{second}']")
    bob.page.wait_for_selector(f"{HELD}[data-explain='{second}']")
    assert ada.page.evaluate(TAKE_AND_LOOK, [f"{OPEN}[data-explain='{second}']", HELD]) == second
    ada.page.wait_for_timeout(300)
    line.let_go()
    ada.page.wait_for_selector(FREE)
    assert ada.page.query_selector(HELD) is None
    ada.page.wait_for_selector(".refusal a:has-text('GT-026')")
    assert "was faster" in ada.page.inner_text("body")


@pytest.mark.parametrize("how", ["leave", "reload"])
def test_who_leaves_the_yard_finds_everything_on_return(visitor: Visitors, how: str) -> None:
    """The ship and the tile in hand are as they were; meanwhile the others see that somebody is away."""
    ada, bob = visitor(), visitor()
    together(ada, bob, flight="I", building="relaxed")
    both_asked(ada, bob)
    take(bob)
    attach(bob)
    tiles, held, where = built(bob), take(bob), bob.page.url
    if how == "leave":
        bob.page.goto("about:blank")
        ada.page.wait_for_selector(".rival .tag")
        ada.page.wait_for_selector(f".rival .held[data-explain='{held}']")
        take(ada)
        put_back(ada)
        bob.page.goto(where)
    else:
        bob.page.reload()
    bob.page.wait_for_selector(f"{HELD}[data-explain='{held}']")
    assert built(bob) == tiles
    bob.page.wait_for_selector("[data-return]:not(:disabled)")
    put_back(bob)
    ada.page.wait_for_selector(f"{OPEN}[data-explain='{held}']")


def test_the_last_sand_runs_out_while_a_tile_is_in_hand(visitor: Visitors) -> None:
    """The tile goes back to the middle for nothing, and the slow one is asked to take a start space at once."""
    ada, bob = visitor(), visitor()
    together(ada, bob, flight="trek", building="real_time", hourglass_seconds=15)
    both_asked(ada, bob)
    finish(ada, 2)
    held = take(bob)
    # only Ada, who has finished, may turn the glass onto its last space
    ada.page.wait_for_selector("[data-turnglass]:not([disabled])")
    assert "turn_hourglass" not in kinds(bob)
    ada.page.click("[data-turnglass]")
    bob.page.wait_for_selector(".askline .btn.primary[data-action]")
    assert json.loads(bob.page.get_attribute(".askline .btn.primary", "data-action") or "{}") == {"type": "take_start"}
    assert bob.page.query_selector(HELD) is None
    assert held in [one.get_attribute("data-explain") for one in bob.page.query_selector_all(".faceup .ft")]
    assert "Time is up" in bob.page.inner_text("main [role=alert].sr")
    bob.page.click(".askline .btn.primary")
    # Bob has nothing but the cabin, so nothing is to be mended: the flight begins without a lost component. In the deal
    # of the tests it is stardust that comes first, which costs none, and then planets, on which Bob may land.
    bob.page.wait_for_selector(f"{ASKED}:has(.flight)")
    assert bob.page.locator(LOST_NOW).inner_text() == "0"
