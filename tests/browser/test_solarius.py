"""Solarius Mission in the browser: whole games by clicks and by keys, the map spoken, nothing for axe to find."""

import json
import random
from collections.abc import Callable

import pytest

from browser.positions import solarius, visit
from browser.seat import ASKED, CONFIRM, Seat

Visitors = Callable[..., Seat]
MAP = ".sm-hits"
CURSOR = f"{MAP} [tabindex='0']"
SPOKEN = 1
"""The height of what only screen readers find below the page."""
ASK_ALL = "localStorage.setItem('sternhafen.solarius.auto', 'false')"
LIT = "main [data-action]:not([disabled])"
WHOLE = """name => {
  const lit = document.querySelector(name), box = lit.getBoundingClientRect(), { clientWidth, scrollWidth } = lit;
  return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && scrollWidth <= clientWidth;
}"""
INSIDE_PLAN = """() => {
  const plan = document.querySelector('.plan').getBoundingClientRect();
  const [to, there] = ['.plan .to', '.plan .there'].map((name) => document.querySelector(name).getBoundingClientRect());
  return to.top >= plan.top - 1 && to.bottom <= there.top + 1;
}"""


def guest(visitor: Visitors, **wish: str) -> Seat:
    """A visitor who wants to be asked everything: they click without looking whether the page answers for them."""
    seat = visitor(**wish)
    seat.context.add_init_script(ASK_ALL)
    return seat


def question(seat: Seat) -> str:
    return seat.page.get_attribute("[data-ask]", "data-ask") or ""


def answer(seat: Seat, *parts: str, within: str = "#ask") -> None:
    """Click the first lit answer that has all these parts."""
    number = seat.decision
    marks = "".join(f"[data-action*='{part}']" for part in parts)
    seat.page.locator(f"{within} [data-action]{marks}:not([disabled])").first.click()
    seat.settled(number)


def test_a_whole_game_by_clicking_what_is_lit(visitor: Visitors) -> None:
    """Four rounds on the smallest screen: every decision is answered on the board, and no answer is out of sight."""
    ada = guest(visitor, size="thin")
    ada.page.goto("/new/solarius?players=2&bot=random&seed=7")
    ada.wait()
    assert ada.page.locator(f"{MAP} [data-cell]").count() == 259
    assert ada.play_on(random.Random(7), 1500) > 60
    assert len(ada.scores) == 2


def test_the_phone_has_map_and_tableau_on_two_pages(visitor: Visitors) -> None:
    """Each page is whole in itself: the question is on both, what is lit can be clicked where it lies."""
    ada, rng = guest(visitor, size="phone", language="de"), random.Random(3)
    ada.page.goto("/new/solarius?players=3&bot=random&seed=3&lang=de")
    ada.wait()
    assert ada.page.locator(MAP).count() == 1
    assert ada.page.locator(".sm-rows").count() == 0
    ada.page.get_by_role("button", name="Mein Tableau").click()
    assert ada.page.locator(MAP).count() == 0
    assert ada.page.locator(".sm-rows").count() == 1
    for turn in range(24):
        ada.page.locator(".sm-tabs button").nth(turn % 2).click()
        if not ada.wait():
            break
        ada.click_turn(rng)


def test_open_portals_are_answered_on_every_page(visitor: Visitors) -> None:
    """Where nothing is asked but where to fly, the tableau's page and the others' offer the places, too."""
    ada = guest(visitor, size="phone")
    ada.page.goto("/new/solarius?players=2&bot=random&seed=77")
    ada.wait()
    ada.page.click("[data-die='turquoise 1']")
    answer(ada, "turquoise", '"face":"1"', "ordinary")
    answer(ada, '"fuel":1')
    answer(ada, "resource")
    answer(ada, "buy_drives")
    answer(ada, "end_turn")
    while ada.wait() and question(ada) != "extra":
        answer(ada)
    answer(ada, "open_portals")
    assert question(ada) == "destination"
    for page in (0, 2, 1):
        ada.page.locator(".sm-tabs button").nth(page).click()
        ada.page.wait_for_selector(f".sm-tabs button:nth-child({page + 1})[aria-current]")
        assert ada.page.locator(LIT).count() > 0
    answer(ada, '"fly"')


def test_plain_answers_are_given_by_themselves_and_taken_back_with_the_step_before(visitor: Visitors) -> None:
    """Cubes that fit in one way only are stored without asking; undo steps over that; it can be switched off."""
    ada = visitor()
    ada.page.goto("/new/solarius?players=2&bot=random&seed=77")
    ada.wait()
    answer(ada, '"brown","face":"3"', "ordinary")
    answer(ada, '"bucks":-1')
    answer(ada, "resource", '"buy":0')
    ada.page.wait_for_selector("[data-ask='extra']")
    ada.page.click("[data-undo]:not([disabled])")
    ada.page.wait_for_selector("[data-ask='die_action']")
    ada.page.click(".auto[aria-checked='true']")
    answer(ada, "resource", '"buy":0')
    ada.page.wait_for_selector("[data-ask='store_row']")
    assert ada.page.locator(LIT).count() > 1


@pytest.mark.parametrize(("theme", "language"), [("dark", "en"), ("light", "de")])
def test_axe_finds_nothing_in_what_opens(visitor: Visitors, theme: str, language: str) -> None:
    """The score and another's tableau on a crowded table; the questions are in test_accessible.py."""
    ada = visitor(theme=theme, language=language)
    visit(ada, "solarius", solarius("take"), language)
    for opener in (".sm-own .sm-score", ".sm-op .look"):
        ada.page.click(opener)
        ada.page.wait_for_selector("dialog[open]")
        assert ada.violations() == []
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")


def test_a_whole_game_without_a_mouse(visitor: Visitors) -> None:
    """Digits take dice and answer questions, 0 declines or ends the turn; M and the arrow keys fly."""
    ada = guest(visitor)
    ada.page.goto("/new/solarius?players=2&bot=random&seed=5")
    flown = answers = 0
    while ada.wait():
        number = ada.decision
        if question(ada) == "extra" and flown < 3:
            fly_by_keys(ada)
            flown += 1
        else:
            answer_by_keys(ada)
        ada.settled(number)
        answers += 1
        assert answers < 300
    assert flown == 3
    assert len(ada.scores) == 2


def answer_by_keys(seat: Seat) -> None:
    if seat.page.query_selector("main [data-confirm]"):
        for digit in "123":
            if seat.page.query_selector("main [data-confirm]:not([disabled])"):
                break
            seat.page.keyboard.press(digit)
        seat.page.focus("main [data-confirm]")
        seat.page.keyboard.press("Enter")
    else:
        seat.page.keyboard.press("0" if seat.page.query_selector("main [data-key='0']:not(:disabled)") else "1")


def fly_by_keys(seat: Seat) -> None:
    """Walk with the arrow keys to the first neighbour the ship may fly to."""
    seat.page.keyboard.press("m")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"):
        seat.page.keyboard.press(key)
        if seat.page.evaluate("document.activeElement?.dataset.action ?? ''"):
            break
    seat.page.keyboard.press("Enter")


def test_hexes_are_spoken_with_coordinates_and_neighbours(visitor: Visitors) -> None:
    ada = visitor()
    ada.page.goto("/new/solarius?players=2&bot=random&seed=5")
    ada.page.wait_for_selector(ASKED)
    ada.page.keyboard.press("m")
    home = ada.page.get_attribute(CURSOR, "aria-label") or ""
    assert home.startswith("0,0, map tile CENTRE: the home planet")
    assert "ship of" in home
    ada.page.keyboard.press("ArrowRight")
    beside = ada.page.get_attribute(CURSOR, "aria-label") or ""
    assert beside.startswith("1,0,")
    assert "west the home planet" in beside


def play_to_extra(ada: Seat, rng: random.Random) -> None:
    """To the first supplementary action of a game."""
    ada.page.goto("/new/solarius?players=2&bot=random&seed=2")
    while ada.wait() and question(ada) != "extra":
        ada.click_turn(rng)


def test_what_a_flight_costs_and_allows_is_shown_before_it_is_flown(visitor: Visitors) -> None:
    """Pointing at a lit hex draws the way, names steps and price; nothing is done yet, and undo takes a flight back."""
    ada, rng = guest(visitor), random.Random(2)
    play_to_extra(ada, rng)
    number = ada.decision
    cells = ada.page.locator(f"{MAP} [data-action]")
    for place in reversed(range(cells.count())):
        far = cells.nth(place)
        far.hover()
        if ada.page.query_selector(".plan .cost"):
            break
    action = json.loads(far.get_attribute("data-action") or "{}")
    assert action["type"] == "fly"
    assert ada.page.locator(".sm-path").count() >= 1
    assert "step" in ada.page.inner_text(".plan h3")
    assert ada.page.inner_text(".sm-track.is-fuel small").startswith("→")
    assert ada.decision == number


def test_a_turn_is_summed_up_before_it_ends(visitor: Visitors) -> None:
    """The last question of a turn tells what was done in it; a step taken back is told no more."""
    ada, rng = guest(visitor), random.Random(2)
    play_to_extra(ada, rng)
    number = ada.decision
    ada.page.click("#hand .half >> nth=0")
    ada.settled(number)
    while question(ada) != "wrap_up":
        ada.click_turn(rng)
        ada.wait()
    told = ada.page.locator(".summary li").all_inner_texts()
    assert "took" in told[0]
    assert any("played" in line for line in told)


@pytest.mark.parametrize("size", ["tablet", "sideways"])
def test_tablets_and_sideways_phones_need_no_scrolling(visitor: Visitors, size: str) -> None:
    """The page fits, the question is seen beside map and tableau, and every question can be answered."""
    ada, rng = guest(visitor, size=size, language="de"), random.Random(4)
    ada.page.goto("/new/solarius?players=3&bot=random&seed=4&lang=de")
    for turn in range(16):
        ada.page.locator(".sm-tabs button").nth(turn % 2).click()
        ada.wait()
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= SPOKEN
        assert ada.page.is_visible("#ask .q1")
        ada.click_turn(rng)


WATCH = """
window.captions = []
const look = () => {
  const words = document.querySelector("#ask [data-playing]")
  if (words) {
    const panel = document.querySelector("#ask").getBoundingClientRect()
    window.captions.push([words.innerText, words.getBoundingClientRect().bottom - panel.bottom])
    if (words.innerText.includes("Flug")) document.documentElement.dataset.flown = ""
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""


@pytest.mark.parametrize("size", ["desktop", "sideways"])
def test_a_flight_in_words_stays_in_its_panel(visitor: Visitors, size: str) -> None:
    """However long a scene's words are, they push the buttons below them and never run over the tableau."""
    ada = visitor(size=size, language="de", motion="no-preference")
    ada.context.add_init_script(WATCH)
    ada.by_script = True
    ada.page.goto("/learn/solarius?lang=de")
    # whatever bots do before the page is there it does not show: the game goes on until it sees a flight
    ada.wait()
    while not ada.page.query_selector("html[data-flown]"):
        ada.click_turn(random.Random(4))
        assert ada.wait()
    assert [] == [words for words, over in ada.page.evaluate("captions") if over > 0]


def test_discarding_on_the_smallest_phone(visitor: Visitors) -> None:
    """Cards lie in one column, the answer stands whole below them, and the keys alone give it."""
    ada = visitor(size="smallest", language="de")
    due = solarius("extra") | {"lanes": [[["hand_limit", 1]], [], [], []]}
    shown = visit(ada, "solarius", due, "de")
    cards = ada.page.eval_on_selector_all(".pickcard", "es => es.map(e => Math.round(e.getBoundingClientRect().left))")
    assert len(cards) == 5
    assert len(set(cards)) == 1
    assert ada.page.evaluate(WHOLE, "[data-confirm]")
    while not ada.page.query_selector(CONFIRM):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.ariaPressed") == "false":
            ada.page.keyboard.press("Space")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("main[data-busy]")
    assert [answer["type"] for answer in shown.answers] == ["discard"]


def test_where_to_fly_is_read_whole_on_the_smallest_phone(visitor: Visitors) -> None:
    """The words on the hex under the cursor lie inside their place, one's own things are one's own."""
    ada = visitor(size="smallest")
    visit(ada, "solarius", solarius("extra"))
    ada.page.keyboard.press("m")
    ada.page.wait_for_selector(".plan .to")
    assert "your ship" in ada.page.inner_text(".plan .to")
    assert ada.page.evaluate(INSIDE_PLAN)
