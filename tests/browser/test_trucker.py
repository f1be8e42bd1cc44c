"""Galaxy Trucker in the browser: a flight by clicks, a flight by keys, two builders on one heap, axe in both themes."""

import json
import random
from collections.abc import Callable
from urllib.parse import quote

import pytest
from browser.seat import ACTIONS, ASKED, CONFIRM, Seat

Visitors = Callable[..., Seat]
THEMES = [("dark", "en"), ("light", "de")]
CELLS = ".yard .cell[data-action]"


def address(seed: int, bot: str = "greedy", players: int = 2, **options: object) -> str:
    wish = quote(json.dumps({"flight": "I", "building": "turns", "hourglass_rounds": 8} | options))
    return f"/new/trucker?players={players}&bot={bot}&seed={seed}&options={wish}"


def kinds(seat: Seat) -> set[str]:
    """The kinds of action that are lit."""
    script = "es => es.filter(e => !e.disabled).map(e => JSON.parse(e.dataset.action).type)"
    return set(seat.page.eval_on_selector_all("main [data-action]", script))


def click_turn(seat: Seat, rng: random.Random, tiles: int = 9) -> None:
    """Click on what is lit, as somebody does who wants to fly: build a little first, avoid errors, never give up."""
    if seat.page.query_selector("main [data-confirm]"):
        seat.click_turn(rng)
        return
    number = seat.decision
    avoid = {"give_up", "take_back", "look"}
    if seat.page.locator(".yard .cell[data-explain]").count() <= tiles and "take_hidden" in kinds(seat):
        avoid.add("finish")
    lit = [
        (one, json.loads(one.get_attribute("data-action") or "{}")["type"])
        for one in seat.page.query_selector_all(ACTIONS)
    ]
    wise = [one for one, kind in lit if kind not in avoid] or [one for one, _ in lit]
    sound = [one for one, kind in lit if kind == "attach" and "GT-" not in (one.get_attribute("aria-label") or "")]
    finish = [one for one, kind in lit if kind == "finish" and "finish" not in avoid]
    rng.choice(sound or finish or wise).click()
    seat.settled(number)


def play(seat: Seat, rng: random.Random) -> int:
    """Click until the game is over; returns how many decisions it took."""
    for made in range(300):
        if not seat.wait():
            return made
        if seat.page.query_selector(".ytabs [aria-pressed]") and seat.page.locator(".ytabs").is_visible():
            tab = 3 if seat.page.locator(".yard .cell[data-explain]").count() > 9 else 0
            seat.page.locator(".yard .ytabs button").nth(tab).click() if seat.page.query_selector(".yard") else None
        click_turn(seat, rng)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_flight_of_level_one_by_clicks_on_what_is_lit(visitor: Visitors, size: str) -> None:
    """Building by turns, check, crew and flight to the payout, without a word to the rulebook."""
    ada = visitor(size=size)
    ada.page.goto(address(3))
    assert play(ada, random.Random(5)) > 20
    assert len(ada.scores) == 2
    ada.page.wait_for_selector(".gtpay tfoot")
    assert ada.page.locator(".gtpay .pship svg").count() == 2


def build_by_keys(seat: Seat, tiles: int) -> None:
    """Space takes, N finds a place, R turns, Enter attaches, Backspace puts back; E and a digit finish."""
    press = seat.page.keyboard.press
    if "take_hidden" in kinds(seat):
        if seat.page.locator(".yard .cell[data-explain]").count() > tiles:
            press("e")
            press("1")
        else:
            press("Space")
        return
    for _ in range(4):
        if seat.page.query_selector(CELLS):
            press("n")
            press("Enter")
            return
        press("r")
    press("Backspace")


def fly_by_keys(seat: Seat) -> None:
    press = seat.page.keyboard.press
    if seat.page.query_selector("main [data-confirm]"):
        for digit in "123456789":
            if seat.page.query_selector(CONFIRM):
                break
            press(digit)
        seat.page.focus(CONFIRM)
        press("Enter")
    else:
        press("1")


def test_the_learning_flight_by_keyboard_only(visitor: Visitors) -> None:
    """From the yard to the payout without a pointer."""
    ada = visitor()
    ada.page.goto(address(7, flight="learning"))
    for _ in range(200):
        if not ada.wait():
            break
        number = ada.decision
        if ada.page.query_selector(".yard"):
            build_by_keys(ada, 8)
        else:
            fly_by_keys(ada)
        ada.settled(number)
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


def test_two_builders_reach_for_one_heap(visitor: Visitors) -> None:
    """In real time both act at once; what one takes is gone for the other, and no tile is in two hands."""
    ada, bob = visitor(), visitor()
    ada.page.goto("/lobby?new=trucker")
    ada.page.wait_for_selector(".start-side .btn.primary")
    made = ada.page.evaluate(
        """async wish => {
             const headers = {'content-type': 'application/json'};
             await fetch('/api/me', {method: 'POST', headers, body: '{}'});
             return (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
           }""",
        {"game": "trucker", "players": 2, "options": {"flight": "I", "building": "real_time"}, "visibility": "private"},
    )
    link = f"/t/{made['table']['id']}?invite={made['invite']}"
    ada.page.goto(link)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()
    for seat in (ada, bob):
        seat.page.wait_for_selector(ASKED)
        assert seat.page.locator(".clock .time").count() == 1
    for turn in range(6):
        for seat in (ada, bob):
            seat.page.keyboard.press("Space")
        for seat in (ada, bob):
            seat.page.wait_for_selector(".dock .handtile[data-explain]")
        hands = [seat.page.get_attribute(".dock .handtile", "data-explain") for seat in (ada, bob)]
        assert hands[0] != hands[1], turn
        # each sees the other's hand
        assert bob.page.locator(f".rival .held[data-explain='{hands[0]}']").count() == 1
        for seat in (ada, bob):
            seat.page.keyboard.press("Backspace")
            seat.page.wait_for_selector("[data-heap]:not(:disabled)")
    open_tile = ada.page.locator(".faceup .ft[data-action]").first
    wanted = open_tile.get_attribute("data-explain")
    open_tile.click()
    bob.page.wait_for_selector(f".rival .held[data-explain='{wanted}']")
    assert bob.page.locator(f".faceup .ft[data-action][data-explain='{wanted}']").count() == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("theme", "language"), THEMES)
def test_axe_finds_nothing(visitor: Visitors, theme: str, language: str, size: str) -> None:
    """Yard with and without a tile, launch check, every question of a flight, payout."""
    ada, rng = visitor(theme=theme, language=language, size=size), random.Random(2)
    ada.page.goto(address(4) + f"&lang={language}")
    found: dict[str, list[str]] = {}
    while ada.wait():
        phase = " ".join(sorted(kinds(ada))) or "choice"
        if phase not in found:
            found[phase] = ada.violations()
        click_turn(ada, rng)
    found["end"] = ada.violations()
    assert sorted({line for wrong in found.values() for line in wrong}) == []
    assert len(found) > 4
