"""A whole game without a mouse."""

from collections.abc import Callable

from browser.seat import CHOICES, CONFIRM, Seat

REACHED = """() => [...document.querySelectorAll(
    "main :is([data-choice], [data-action]):not([data-key='0'], [data-arms])")]
  .filter((one) => one.offsetParent !== null && !one.disabled && one.ariaDisabled !== 'true')
  .sort((a, b) => Number(a.dataset.number === undefined) - Number(b.dataset.number === undefined))
  .slice(0, 9)
  .flatMap((one, place) => (one.dataset.choice === undefined ? [] : [String(place + 1)]))"""
"""The digits that pick something; the others answer at once, and the next key would fall into the next question."""


def tab_to(seat: Seat, selector: str, most: int = 250) -> None:
    """Press Tab until the focus is on (or inside) what the selector names."""
    for _ in range(most):
        if seat.page.evaluate("s => document.activeElement?.closest(s) !== null", selector):
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def pick_by_arrows(seat: Seat) -> None:
    """Walk along the hand and press Space until the choice is complete."""
    tab_to(seat, "#my-hand .card")
    seat.page.keyboard.press("Home")
    while not seat.page.query_selector(CONFIRM):
        if seat.page.evaluate("document.activeElement?.getAttribute('aria-pressed')") == "false":
            seat.page.keyboard.press("Space")
        seat.page.keyboard.press("ArrowRight")
    tab_to(seat, "[data-confirm]")
    seat.page.keyboard.press("Enter")


def answer(seat: Seat, turn: int) -> None:
    """By digits and Enter as experts do, or by Tab, arrows and Space."""
    number = seat.decision
    choices = seat.page.query_selector_all(CHOICES)
    if not choices:
        seat.page.keyboard.press("1")
    elif seat.page.query_selector("[data-key=e]") and turn % 5 == 4:
        seat.page.keyboard.press("e")
        seat.page.keyboard.press("Enter")
    elif turn % 2:
        pick_by_arrows(seat)
    else:
        pick_by_digits(seat)
    seat.settled(number)


def pick_by_digits(seat: Seat) -> None:
    for digit in seat.page.evaluate(REACHED):
        if seat.page.query_selector(CONFIRM):
            break
        seat.page.keyboard.press(digit)
    if not seat.page.query_selector(CONFIRM):
        pick_by_arrows(seat)
        return
    seat.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_only(visitor: Callable[..., Seat]) -> None:
    """From the start page to the result: Tab, arrows, Space, Enter, digits and letters; no click anywhere."""
    ada = visitor()
    ada.page.goto("/")
    ada.page.wait_for_selector("[data-game=jumpdrive] .btn.primary")
    tab_to(ada, "[data-game=jumpdrive] .btn.primary")
    ada.page.keyboard.press("Enter")
    turn = 0
    while ada.wait():
        answer(ada, turn)
        turn += 1
        assert turn < 200
    assert max(ada.scores) >= 50


def declines(seat: Seat) -> bool:
    return seat.page.query_selector("main [data-key='0']") is not None


def test_a_whole_game_of_race_by_digits_and_enter(visitor: Callable[..., Seat]) -> None:
    """Actions, cards, payments, powers and goods: what is lit is picked by its digit, Enter confirms, 0 declines."""
    ada = visitor()
    ada.page.goto("/new/race?players=2&bot=greedy&seed=8")
    turn = 0
    while ada.wait():
        number = ada.decision
        choices = ada.page.evaluate(REACHED)
        for digit in choices:
            if ada.page.query_selector(CONFIRM):
                break
            ada.page.keyboard.press(digit)
        last = "Enter" if ada.page.query_selector(CONFIRM) else "0" if choices or declines(ada) else "1"
        ada.page.keyboard.press(last)
        ada.settled(number)
        turn += 1
        assert turn < 300
    assert len(ada.scores) == 2


def test_keys_tell_about_the_table(visitor: Callable[..., Seat]) -> None:
    """T reads the table, ? explains what has the focus, L opens the log, Esc closes."""
    ada = visitor()
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy&seed=8")
    ada.wait()
    ada.page.keyboard.press("t")
    assert "Your hand:" in ada.page.inner_text(".read")
    ada.page.keyboard.press("Escape")
    tab_to(ada, "#my-hand .card")
    ada.page.keyboard.press("?")
    assert "each round" in ada.page.inner_text(".pop")
    ada.page.keyboard.press("Escape")
    assert ada.page.query_selector(".pop") is None
    ada.page.keyboard.press("l")
    ada.page.wait_for_selector(".log:focus")
