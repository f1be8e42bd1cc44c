"""Input that never betrays: Enter confirms, Space toggles, a double click places, printed keys work, undo goes on."""

import re
from collections.abc import Callable

import pytest

from browser.positions import FINE_SHIP, jump_drive, race, solarius, visit, yard
from browser.seat import CHOICES, CONFIRM, Seat
from browser.truckers import address, answer_by_keys, built

Visitors = Callable[..., Seat]
GAMES = ("jumpdrive", "race", "solarius", "trucker")
CARD = "#my-hand .card[data-choice]"
PICKED = f"{CARD}[aria-pressed='true']"
PRINTED = """() => [...document.querySelectorAll('main kbd')]
  .filter(key => key.offsetParent !== null).map(key => key.textContent.trim())"""
LISTED = "() => [...document.querySelectorAll('.keylist kbd')].map(key => key.textContent)"


def seated(visitor: Visitors, game: str, seed: int = 8, **wish: str) -> Seat:
    ada = visitor(**wish)
    ada.page.goto(f"/new/{game}?players=2&bot=greedy&seed={seed}")
    ada.wait()
    return ada


def pick_until_ready(seat: Seat) -> None:
    """Click cards until the choice is complete."""
    for place in range(seat.page.locator(CARD).count()):
        if seat.page.query_selector(CONFIRM):
            return
        seat.page.locator(CARD).nth(place).click()


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_enter_confirms_what_was_clicked(visitor: Visitors, game: str) -> None:
    """The card clicked last has the focus; Enter confirms all the same and does not take it back."""
    ada = seated(visitor, game)
    number = ada.decision
    pick_until_ready(ada)
    assert ada.page.evaluate("document.activeElement.dataset.choice !== undefined")
    ada.page.keyboard.press("Enter")
    ada.settled(number)


def test_space_toggles_and_enter_picks_only_what_is_not_picked(visitor: Visitors) -> None:
    """With nothing picked Enter picks the focused card; Space puts it back."""
    ada = seated(visitor, "jumpdrive")
    ada.page.locator(CARD).first.focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    assert ada.page.locator(PICKED).count() == 1
    ada.page.keyboard.press("Enter")
    assert ada.page.locator(PICKED).count() == 1
    ada.page.keyboard.press("Space")
    assert ada.page.locator(PICKED).count() == 0


def test_a_double_click_places(visitor: Visitors) -> None:
    """A card that may be placed alone is chosen and sealed by it."""
    ada = seated(visitor, "jumpdrive")
    pick_until_ready(ada)
    ada.page.click(CONFIRM)
    ada.page.wait_for_selector("main [data-key='e']")
    number = ada.decision
    ada.page.locator(CARD).first.dblclick()
    ada.settled(number)


def unlisted(seat: Seat) -> set[str]:
    """Keys printed on the table that the list does not name; the list stays open."""
    printed = set(seat.page.evaluate(PRINTED)) - {"?", "Esc"}
    seat.page.keyboard.press("?")
    seat.page.wait_for_selector(".keylist")
    listed = " ".join(seat.page.evaluate(LISTED)).replace("␣", "Space")
    return printed - set(re.split(r"[ ,–]+", listed)) - set("123456789")


@pytest.mark.parametrize("game", GAMES)
def test_h_asks_for_a_hint_and_every_printed_key_is_listed(visitor: Visitors, game: str) -> None:
    """In every game; the list opens by the question mark."""
    ada = seated(visitor, game)
    ada.page.keyboard.press("h")
    ada.page.wait_for_selector(".hint.panel")
    ada.page.keyboard.press("Escape")
    assert unlisted(ada) == set()


HEAR = """
const refuse = Event.prototype.preventDefault;
window.taken = [];
Event.prototype.preventDefault = function () {
  if (this.type === 'keydown') window.taken.push(this.key);
  refuse.call(this);
};"""
MOMENTS = {
    "jumpdrive": jump_drive(8),
    "race": race("settle", "consume_trade", "settle"),
    "solarius": solarius("extra"),
    "trucker": yard(ship=FINE_SHIP, shown=["GT-T040"]),
}
ELSEWHERE = {"Tab", "↵", "Space", "␣", "Z", "G", "E", "⌫", "1,", "2", "Esc"}
"""Keys of the browser, and those that need a moment of their own: other tests press them."""


def keys_of(listed: str) -> list[str]:
    """What to press for an entry of the list: the first key it names, and with Shift if it says so."""
    if "←" in listed:
        return ["ArrowRight"]
    shifted = [f"Shift+{found}" for found in re.findall("⇧ ([A-Z])", listed)]
    plain = re.match(r"[A-Z0-9?]", listed)
    return ([plain[0].lower()] if plain else []) + shifted


def taken(seat: Seat, key: str) -> bool:
    """Whether the table takes the key: pressed again where what the last one opened comes only now, with the focus."""
    for _ in range(20):
        seat.page.evaluate("window.taken = []; document.activeElement.blur()")
        if key.startswith("Arrow"):
            seat.page.locator("main [role=group] button:visible, main [tabindex='0']:visible").first.focus()
        seat.page.keyboard.press(key)
        heard = bool(seat.page.evaluate("window.taken.length"))
        for _ in range(2):
            seat.page.keyboard.press("Escape")
        if heard:
            return True
        seat.page.wait_for_timeout(100)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_key_does_something(visitor: Visitors, game: str) -> None:
    """Pressed one after the other at a table where there is something to do, none is dead."""
    ada = visitor()
    ada.context.add_init_script(HEAR)
    visit(ada, game, MOMENTS[game])
    assert unlisted(ada) == set()
    listed = [entry for entry in ada.page.evaluate(LISTED) if not ELSEWHERE & set(entry.split())]
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".keylist", state="detached")
    dead = [key for entry in listed for key in keys_of(entry) if key not in ("0", "s") and not taken(ada, key)]
    assert len(listed) > 6
    assert dead == []


def test_against_bots_everything_of_the_round_can_be_taken_back(visitor: Visitors) -> None:
    """Z leads back behind the bots' moves to the first tile; the table says that it was practice."""
    ada = visitor()
    ada.page.goto(address(3))
    ada.wait()
    assert ada.page.query_selector("[data-undo]") is None
    while built(ada) < 3:
        ada.wait()
        answer_by_keys(ada, 99)
    ada.wait()
    while ada.page.query_selector("[data-undo=practice], [data-undo=plain]"):
        number = ada.decision
        ada.page.keyboard.press("z")
        ada.settled(number)
        ada.wait()
    assert (built(ada), ada.decision) == (1, "1")
    ada.page.wait_for_selector("[data-practice]")


def test_an_unaffordable_pair_says_what_stepped_back(visitor: Visitors) -> None:
    """Choosing a second card that does not go with the first names the one put back; `E` explores instead."""
    ada = seated(visitor, "jumpdrive")
    pick_until_ready(ada)
    ada.page.click(CONFIRM)
    ada.page.wait_for_selector("main [data-key='e']")
    cards = ada.page.locator(CHOICES)
    for place in range(cards.count()):
        cards.nth(place).click()
        if ada.page.query_selector(".dropped"):
            break
    assert "back in your hand" in ada.page.inner_text(".dropped")
    number = ada.decision
    ada.page.keyboard.press("e")
    assert ada.page.locator(PICKED).count() == 0
    assert "Seal Explore" in ada.page.inner_text(CONFIRM)
    ada.page.keyboard.press("Enter")
    ada.settled(number)


def test_no_single_key_answers_where_cards_are_chosen(visitor: Visitors) -> None:
    """Jump Drive: digits pick cards, never what declines or explores; `E` chooses exploring, a card chosen drops it."""
    ada = visitor()
    shown = visit(ada, "jumpdrive", jump_drive(8))
    for key in "123456789":
        ada.page.keyboard.press(key)
        assert ada.page.locator(PICKED).count() > 0
    ada.page.keyboard.press("e")
    assert ada.page.get_attribute("[data-arms]", "aria-pressed") == "true"
    ada.page.locator(CARD).first.click()
    assert ada.page.get_attribute("[data-arms]", "aria-pressed") == "false"
    assert shown.answers == []
    ada.page.keyboard.press("e")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("main[data-busy]")
    assert shown.answers == [{"type": "explore"}]
    assert ada.violations() == []
