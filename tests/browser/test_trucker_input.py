"""Galaxy Trucker in the yard and in flight: stacks, heap, finishing, sizes, and what is never recommended."""

from collections.abc import Callable
from typing import Any

import pytest
from games.trucker.scenes import cabin, flying

from browser.played import sit_at
from browser.positions import FINE_SHIP, SOUND_SHIP, standing, trucker, visit, yard
from browser.seat import CONFIRM, Seat
from browser.truckers import CELLS, a_swarm, address, answer_by_keys, built, finish, kinds

Visitors = Callable[..., Seat]
SHIP = ".yard .myship .shipwrap"
OPEN = ".faceup button.ft"
MIDDLE = """() => {
  const box = document.querySelector('.faceup').getBoundingClientRect();
  return [box.left + box.width / 2, box.top + 20];
}"""


def at_the_yard(visitor: Visitors, seed: int = 3, size: str = "desktop", language: str = "en", **options: Any) -> Seat:
    ada = visitor(size=size, language=language)
    ada.page.goto(address(seed, **options))
    ada.wait()
    return ada


def build(seat: Seat, tiles: int) -> None:
    """Until the ship has so many, and the hand is empty."""
    while built(seat) < tiles or "take_hidden" not in kinds(seat):
        seat.wait()
        answer_by_keys(seat, 99)
        seat.wait()


def test_arrows_enter_the_yard_at_once(visitor: Visitors) -> None:
    """Without Tab, from wherever the page begins."""
    ada = at_the_yard(visitor)
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_selector("[data-cell]:focus")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_stack_is_shown_large_and_again_without_a_turn(visitor: Visitors, size: str) -> None:
    """Looking costs one turn and shows the cards; afterwards the same stack opens at any time for nothing."""
    ada = at_the_yard(visitor, size=size, flight="II")
    build(ada, 2)
    if size == "phone":
        ada.page.locator(".ytabs button").nth(1).click()
    ada.page.click("[data-look='2']")
    ada.page.wait_for_selector(".stackview .gc")
    assert ada.page.locator(".stackview .gc").count() == 3
    assert min(box["width"] for box in boxes(ada, ".stackview .gc")) > 220
    ada.wait()
    number = ada.decision
    ada.page.keyboard.press("Escape")
    assert ada.page.query_selector(".stackview") is None
    ada.page.click("[data-look='2']")
    ada.page.wait_for_selector(".stackview .gc")
    assert (number, 3) == (ada.decision, ada.page.locator(".stackview .gc").count())
    assert ada.page.locator("[data-look='2'] .seen svg").count() == 3


def boxes(seat: Seat, selector: str) -> list[Any]:
    return [one.bounding_box() for one in seat.page.locator(selector).all()]


OPEN_TILES = [f"GT-T{number:03}" for number in range(40, 64)]


def test_the_crowded_heap_has_a_filter_and_keeps_its_places(visitor: Visitors) -> None:
    """One kind at a time, with how many there are; a tile taken leaves a hole while somebody points at the heap."""
    ada = visitor()
    heap = visit(ada, "trucker", yard(shown=OPEN_TILES))
    assert ada.page.locator(OPEN).count() == len(OPEN_TILES)
    kind = ada.page.locator(".heapfilter .hk:not(.none)").first
    count = int(kind.inner_text())
    kind.click()
    assert ada.page.locator(OPEN).count() == count < len(OPEN_TILES)
    ada.page.click(".showall")
    ada.page.locator(OPEN).nth(3).hover()
    ada.page.mouse.move(*ada.page.evaluate(MIDDLE))
    places = boxes(ada, ".faceup .ft")
    heap.become(yard(shown=OPEN_TILES[:1] + OPEN_TILES[2:]))
    ada.page.wait_for_selector(".faceup .ft:is(.is-gap, .is-other)")
    assert places == boxes(ada, ".faceup .ft")
    ada.page.keyboard.press("f")
    assert ada.page.evaluate("document.activeElement.closest('.heapfilter') !== null")


def test_finishing_with_few_tiles_asks_first(visitor: Visitors) -> None:
    """The sheet's first button, its focus and Esc go on building; only the other one finishes."""
    ada = at_the_yard(visitor)
    build(ada, 3)
    number = ada.decision
    ada.page.click("[data-start='1']")
    assert "Finish with only 3 tiles?" in ada.page.inner_text(".finishsheet")
    assert ada.page.evaluate("document.activeElement.dataset.keep !== undefined")
    ada.page.keyboard.press("Escape")
    assert (None, number) == (ada.page.query_selector(".finishsheet"), ada.decision)
    finish(ada, 1)
    ada.settled(number)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_behind_the_sheet_nothing_can_be_taken(visitor: Visitors, theme: str) -> None:
    """Heap and stacks step back until the question is answered; the ship stays, and axe finds nothing."""
    ada = visitor(theme=theme)
    aboard = " ".join(SOUND_SHIP)
    visit(ada, "trucker", yard(ship=SOUND_SHIP, shown=[tile for tile in OPEN_TILES if tile[3:] not in aboard]))
    ada.page.click("[data-start='1']")
    ada.page.wait_for_selector(".finishsheet [data-keep]:focus")
    assert ada.page.locator(".c1[inert] [data-heap]").count() == 1
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".c1:not([inert]) [data-heap]")


def test_finishing_a_sound_ship_takes_two_clicks(visitor: Visitors) -> None:
    """The first chooses the space and says so, the second takes it."""
    ada = visitor()
    ada.page.clock.install()
    table = visit(ada, "trucker", yard(ship=FINE_SHIP))
    ada.page.click("[data-start='2']")
    assert "again to confirm" in ada.page.inner_text("[data-start='2']")
    assert (None, []) == (ada.page.query_selector(".finishsheet"), table.answers)
    # however long one thinks about it
    ada.page.clock.run_for(10_000)
    ada.page.click("[data-start='2']")
    ada.page.wait_for_function("() => document.querySelector('main').dataset.busy !== undefined")
    assert [{"type": "finish", "space": 2}] == table.answers


def test_space_presses_the_start_space_that_has_the_focus(visitor: Visitors) -> None:
    """Elsewhere it takes from the heap; here it chooses the space, and pressed again takes it."""
    ada = visitor()
    table = visit(ada, "trucker", yard(ship=FINE_SHIP))
    ada.page.focus("[data-start='2']")
    ada.page.keyboard.press("Space")
    ada.page.wait_for_selector("[data-start='2'][data-confirm]:focus")
    ada.page.keyboard.press("Space")
    ada.page.wait_for_function("() => document.querySelector('main').dataset.busy !== undefined")
    assert [{"type": "finish", "space": 2}] == table.answers


@pytest.mark.parametrize("size", ["enlarged", "phone"])
def test_where_pages_take_turns_a_key_turns_to_its_own(visitor: Visitors, size: str) -> None:
    """E shows the start spaces, K the stacks, Space the heap; a digit that finds nothing there answers nothing."""
    ada = visitor(size=size)
    table = visit(ada, "trucker", yard(ship=SOUND_SHIP, shown=OPEN_TILES[:8]))
    press = ada.page.keyboard.press
    for letter in "ek":
        press(letter)
        press("9")
    press("e")
    press("1")
    ada.page.wait_for_selector(".finishsheet [data-keep]:focus")
    assert ada.page.evaluate("document.querySelector('.finishsheet').scrollWidth <= innerWidth")
    press("Escape")
    press("k")
    ada.page.wait_for_selector("[data-look='2']")
    assert [] == table.answers
    press("Space")
    ada.page.wait_for_function("() => document.querySelector('main').dataset.busy !== undefined")
    assert [{"type": "take_hidden"}] == table.answers


def test_finishing_can_be_taken_back(visitor: Visitors) -> None:
    """Against bots, as practice: the ship is in the yard again, with all its tiles."""
    ada = at_the_yard(visitor)
    build(ada, 3)
    number = ada.decision
    finish(ada, 1)
    ada.page.wait_for_selector("[data-undo]:not([disabled])")
    ada.page.keyboard.press("z")
    ada.page.wait_for_selector("[data-start='1'][data-choice]:not([disabled])")
    assert built(ada) == 3
    assert number


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_ship_keeps_its_size_whatever_is_said(visitor: Visitors, language: str) -> None:
    """Before and after a tile is in hand, with short and long questions."""
    ada = at_the_yard(visitor, language=language)
    sizes = set()
    for _ in range(8):
        ada.wait()
        sizes.add(str(ada.page.locator(SHIP).bounding_box()))
        answer_by_keys(ada, 99)
    assert len(sizes) == 1


def test_explanations_are_not_transparent(visitor: Visitors) -> None:
    """The box of an explanation has a ground of its own: the launch check's styles stay there."""
    ada = at_the_yard(visitor)
    ada.page.locator("[data-heap]").focus()
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector(".pop")
    assert ada.see_through(".pop") == []


def test_the_next_card_is_a_button_and_giving_up_a_small_one(visitor: Visitors) -> None:
    """Giving up asks once more; whoever gave up watches another ship large and is not told to wait for a question."""
    ada, state = visitor(), a_swarm()
    table = visit(ada, "trucker", state.position())
    assert "Next card" in ada.page.inner_text(".onward .btn.primary")
    assert ada.page.locator(".onward .giveup.primary, .onward .giveup[data-action]").count() == 0
    ada.page.click(".onward .giveup")
    ada.page.wait_for_selector(CONFIRM)
    assert [] == table.answers
    ada.page.click(CONFIRM)
    ada.page.wait_for_function("() => document.querySelector('main').dataset.busy !== undefined")
    assert [{"type": "give_up"}] == table.answers
    state.apply(0, table.answers[0])
    table.become(state.position())
    ada.page.wait_for_selector(".decide .q2:has-text('You are out of the race and are watching Random Nova')")
    assert "Nova" in (ada.page.get_attribute(".ownrow .cells", "aria-label") or "")


def test_load_all_begins_with_the_dearest_block(visitor: Visitors) -> None:
    """One press loads what lies on the quay: the red block into the red hold first."""
    state = standing("trucker", trucker("next_card", SOUND_SHIP))
    state.apply(0, {"type": "land", "planet": 2})
    state.apply(1, {"type": "pass"})
    state.apply(2, {"type": "pass"})
    ada = visitor()
    shown = visit(ada, "trucker", state.position())
    ada.page.click("[data-loadall]")
    ada.page.wait_for_function("() => document.querySelector('[data-loadall]').disabled")
    assert shown.answers == [{"type": "load", "good": "red", "hold": "7,6"}]


def a_shield() -> Any:
    """A small meteor flies at the only shield; one battery holds two tokens, the other three."""
    ship = {**cabin(0), "7,8": "T151^", "7,6": "T006^**", "8,7": "T012^***", "6,7": "T101^"}
    return flying(["C10", "C18"], [ship, cabin(1)], level="I", rolls=[8] * 5)


def two_double_engines() -> Any:
    """Both run in open space, on two tokens of three batteries that hold two each."""
    ship = {**cabin(0), "8,7": "T094^", "8,8": "T095^", "7,6": "T006^**", "7,8": "T007^**", "7,5": "T001^**"}
    state = flying(["C05", "C18"], [ship, cabin(1)], level="I")
    state.apply(0, {"type": "power_engines", "number": 2})
    return state


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_batteries_pay_themselves_and_a_tap_changes_them(visitor: Visitors, size: str) -> None:
    """By mouse and by touch: the fullest pays; whichever is tapped pays instead."""
    for state, begins, then, answer in (
        (a_shield(), {"8,7": "true", "7,6": "false"}, "7,6", {"type": "defend", "battery": "7,6"}),
        (two_double_engines(), {"7,8": "false"}, "7,5", {"type": "spend", "batteries": ["7,5", "7,5"]}),
    ):
        ada = visitor(size=size)
        press = ada.page.tap if size == "phone" else ada.page.click
        table = sit_at(ada, state)
        ada.page.wait_for_selector(f"{CONFIRM}:visible")
        for cell, chosen in begins.items():
            assert chosen == ada.page.get_attribute(f".ownrow [data-choice='{cell}']", "aria-pressed")
        press(f".ownrow [data-cell='{then}']")
        ada.page.wait_for_selector(f".ownrow [data-choice='{then}'][aria-pressed=true]")
        press(CONFIRM)
        ada.page.wait_for_function("number => document.querySelector('main').dataset.decision !== number", arg="1")
        assert [answer] == table.answers
        ada.close()


def test_a_tile_is_attached_by_enter_after_a_click_on_a_button(visitor: Visitors) -> None:
    """The button that turned it has the focus; Enter attaches all the same."""
    ada = at_the_yard(visitor)
    ada.page.click("[data-heap]")
    ada.page.wait_for_selector(".dock .handtile[data-explain]")
    ada.page.click(".dock .acts .btn.icon:not(.mirror)")
    for _ in range(4):
        if ada.page.query_selector(CELLS):
            break
        ada.page.click(".dock .acts .btn.icon:not(.mirror)")
    ada.page.keyboard.press("n")
    ada.page.wait_for_selector(f"{CELLS}:focus")
    number = ada.decision
    ada.page.keyboard.press("Enter")
    ada.settled(number)
