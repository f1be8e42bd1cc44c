"""What people at Galaxy Trucker do in the browser, for its tests: open a table, click on what is lit, use the keys."""

import json
import random
from typing import Any
from urllib.parse import quote

from games.trucker.scenes import cabin, dice, lines, scene
from playwright.sync_api import TimeoutError, WebSocketRoute
from server.harness import PATIENCE

from browser.seat import ACTIONS, ASKED, CONFIRM, OVER, Seat

NUMBERS = """addEventListener('click', event => {
  window.pressed = event.target.closest('[data-number]')?.dataset.number ?? 'no number';
}, true)"""
A_LITTLE = 3
"""Seconds after which a person would press again."""
BUILT = ".yard .cell[data-explain]"
CELLS = ".yard .cell[data-action]"
STARTS = "main [data-start][data-choice]:not([disabled])"
PICKED = "main [data-choice][aria-pressed=true]"
HELD = ".dock .handtile[data-explain]"
LIT = "main [data-action]:not([disabled]), main [data-choice]:not([disabled])"
READ = "es => es.map(e => [JSON.parse(e.dataset.action).type, (e.ariaLabel ?? '').includes('GT-')])"
PLAYERS_ONLY = "main :is([data-action], [data-choice], [data-confirm], [data-undo], [data-attach])"
MINE = (
    "My ship",
    "Take from the heap",
    "Finish and take",
    "Pick a tile",
    "Mein Schiff",
    "Startfeld wählen",
    "Wähle ein Teil",
)
ASK = """async ([path, wish]) => {
  const headers = {'content-type': 'application/json'};
  return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""


def a_swarm() -> Any:
    """Before a swarm of three: one flies past, one meets a shield if its owner wishes, one tears off a cabin."""
    ships = [
        {**cabin(0), "7,8": "T151^", "8,6": "T006^**", "8,7": "T055^", "6,8": "T049^hh", "7,6": "T063^"},
        {**cabin(1), "6,7": "T101^"},
    ]
    seats = [{"ship": lines(ship), "racing": True, "position": 9 - seat} for seat, ship in enumerate(ships)]
    agenda = [["end_game"], ["end_flight"], ["next_card"], ["after_card"]]
    script = {"hit": [dice(total) for total in (3, 7, 8)], "sabotage": []}
    return scene(seats, level="I", agenda=agenda, card="GT-C13", deck=["GT-C11", "GT-C34"], script=script)


def a_blow_apart() -> Any:
    """Before a swarm whose first rock is large and tears out the joint between two cabins, with nobody to ask first."""
    ships = [{**cabin(0), "7,8": "T053^", "7,9": "T036^hh"}, cabin(1)]
    seats = [{"ship": lines(ship), "racing": True, "position": 9 - seat} for seat, ship in enumerate(ships)]
    agenda = [["end_game"], ["end_flight"], ["next_card"], ["after_card"]]
    script = {"hit": [dice(total) for total in (8, 3, 3)], "sabotage": []}
    return scene(seats, level="I", agenda=agenda, card="GT-C13", deck=["GT-C11", "GT-C34"], script=script)


def address(seed: int, bot: str = "greedy", players: int = 2, **options: object) -> str:
    wish = quote(json.dumps({"flight": "I", "building": "turns", "hourglass_rounds": 8} | options))
    return f"/new/trucker?players={players}&bot={bot}&seed={seed}&options={wish}"


def post(person: Seat, path: str, /, **wish: object) -> Any:
    return person.page.evaluate(ASK, [path, wish])


def together(ada: Seat, bob: Seat, bots: tuple[str, ...] = (), **options: object) -> None:
    """Both sit at one table, with bots on the seats after them, and the game has begun."""
    ada.page.goto("/lobby?new=trucker")
    ada.page.wait_for_selector(".start-side .btn.primary")
    post(ada, "/api/me")
    players = 2 + len(bots)
    made = post(ada, "/api/tables", game="trucker", players=players, options=options, visibility="private")
    table = made["table"]["id"]
    for place, bot in enumerate(bots, 2):
        post(ada, f"/api/tables/{table}/bot", seat=place, bot=bot)
    for seat in (ada, bob):
        seat.page.goto(f"/t/{table}?invite={made['invite']}")
    bob.sit_down("Bob")
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()


def kinds(seat: Seat) -> set[str]:
    """The kinds of action that are lit."""
    script = "es => es.filter(e => !e.disabled).map(e => JSON.parse(e.dataset.action).type)"
    return set(seat.page.eval_on_selector_all("main [data-action]", script))


def built(seat: Seat) -> int:
    """The components of the own ship."""
    return seat.page.locator(BUILT).count()


def click_turn(seat: Seat, rng: random.Random, tiles: int = 9) -> None:
    """Click on what is lit, as somebody does who wants to fly: build a little first, avoid errors, never give up."""
    if seat.page.query_selector("main [data-confirm]"):
        seat.click_turn(rng)
        return
    number = seat.decision
    if built(seat) > tiles and "take_hidden" in kinds(seat) and seat.page.query_selector(STARTS):
        finish(seat)
        seat.settled(number)
        return
    seat.page.wait_for_selector(ACTIONS, state="attached")
    lit: list[tuple[str, bool]] = [tuple(one) for one in seat.page.eval_on_selector_all(ACTIONS, READ)]
    seat.page.locator(ACTIONS).nth(rng.choice(wise(lit))).click()
    seat.settled(number)


def finish(seat: Seat, space: int | None = None) -> None:
    """Choose a start space, the first free one unless told, and mean it."""
    seat.page.locator(f"[data-start='{space}']" if space else STARTS).first.click()
    seat.page.click(CONFIRM)


def wise(lit: list[tuple[str, bool]]) -> list[int]:
    """Which of the lit actions, each with its kind and whether it breaks a building rule, to choose from."""
    avoid = {"take_back", "look"}
    sound = [place for place, (kind, risky) in enumerate(lit) if kind == "attach" and not risky]
    rest = [place for place, (kind, _) in enumerate(lit) if kind not in avoid]
    return sound or rest or list(range(len(lit)))


def play(seat: Seat, rng: random.Random) -> int:
    """Click until the game is over; returns how many decisions it took."""
    for made in range(300):
        if not seat.wait():
            return made
        if seat.page.query_selector(".ytabs [aria-pressed]") and seat.page.locator(".ytabs").is_visible():
            last = seat.page.locator(".yard .ytabs button").count() - 1
            tab = last if built(seat) > 9 else 0
            seat.page.locator(".yard .ytabs button").nth(tab).click() if seat.page.query_selector(".yard") else None
        click_turn(seat, rng)
    raise AssertionError("the game does not end")


def gone_on(number: str) -> str:
    """What is seen once the decision is answered."""
    return f"main[data-decision]:not([data-decision='{number}']), {OVER}"


def moved(seat: Seat, number: str) -> bool:
    """Whether the decision is answered, given a little time."""
    try:
        seat.page.wait_for_selector(gone_on(number), timeout=A_LITTLE * 1000)
    except TimeoutError:
        return False
    return True


def answer_by_keys(seat: Seat, tiles: int) -> None:
    """A key pressed while the last answer is still under way does nothing: press again, as a person would."""
    number = seat.decision
    for _ in range(PATIENCE // A_LITTLE):
        seat.page.wait_for_selector(f"{LIT}, {gone_on(number)}")
        if seat.page.query_selector(gone_on(number)):
            return
        if seat.page.query_selector(".yard"):
            build_by_keys(seat, tiles)
        else:
            fly_by_keys(seat)
        if moved(seat, number):
            return
    raise AssertionError(f"no key answers decision {number}")


def build_by_keys(seat: Seat, tiles: int) -> None:
    """Space takes, N finds a place, R turns, Enter attaches, Backspace puts back; E and a digit finish."""
    press = seat.page.keyboard.press
    if "take_hidden" in kinds(seat):
        if built(seat) > tiles:
            finish_by_keys(seat)
        else:
            press("Space")
        return
    for _ in range(4):
        if seat.page.query_selector(CELLS):
            press("n")
            seat.page.wait_for_selector(f"{CELLS}:focus")
            press("Enter")
            return
        press("r")
    press("Backspace")


def finish_by_keys(seat: Seat) -> None:
    """E and a digit choose the space; again they take it, or where a sheet asks, the button after the first."""
    press = seat.page.keyboard.press
    press("e")
    press("1")
    seat.page.wait_for_selector(".finishsheet, .sp.armed")
    if seat.page.query_selector(".finishsheet"):
        press("Tab")
        press("Enter")
    else:
        press("e")
        press("1")


def fly_by_keys(seat: Seat) -> None:
    """Digits choose, Enter confirms."""
    press = seat.page.keyboard.press
    if not seat.page.query_selector("main [data-confirm]"):
        numbered = seat.page.query_selector("main [data-number]") is not None
        seat.page.evaluate("window.pressed = null")
        press("1")
        # whatever else is lit on the ship: a digit gives the answer that shows it
        assert seat.page.evaluate("window.pressed") in (None, "1" if numbered else "no number")
        return
    for digit in "123456789":
        fill_by_key(seat, digit)
    tab_to_confirm(seat)
    press("Enter")


def fill_by_key(seat: Seat, digit: str) -> None:
    """Press it until what it picks is picked whole: a cabin's second human by the same key again."""
    full = seat.page.locator(PICKED).count()
    for _ in range(4):
        if seat.page.query_selector(CONFIRM) or seat.page.locator(PICKED).count() > full:
            return
        seat.page.keyboard.press(digit)


def tab_to_confirm(seat: Seat) -> None:
    for _ in range(80):
        if seat.page.evaluate("document.activeElement?.closest('[data-confirm]') !== null"):
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError("Tab never reached the confirming button")


class Line:
    """The connection of a seat, which can be held up: what the server says arrives only when it is let go."""

    def __init__(self, seat: Seat) -> None:
        self.slow = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        seat.page.route_web_socket("**/ws/tables/**", self._join)

    def _join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda words: self._pass(page, words))

    def _pass(self, page: WebSocketRoute, words: str | bytes) -> None:
        if self.slow:
            self.waiting.append((page, words))
        else:
            page.send(words)

    def hold(self) -> None:
        self.slow = True

    def let_go(self) -> None:
        self.slow = False
        for page, words in self.waiting:
            page.send(words)
        self.waiting = []


def both_asked(*seats: Seat) -> None:
    for seat in seats:
        seat.page.wait_for_selector(ASKED)


def looks_true(watcher: Seat) -> None:
    """Nothing to press, nothing said as to a player, and all of it within the screen."""
    assert watcher.page.locator(PLAYERS_ONLY).count() == 0
    assert [words for words in MINE if words.lower() in watcher.page.inner_text("main").lower()] == []
    assert watcher.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
