"""Somebody in a guided first game, who does what the lesson suggests: by mouse, by touch or by keyboard."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle

from browser.seat import CONFIRM, OVER, Seat

READY = f"{OVER}, .lesson[data-lesson-try]"
NEXT = "[data-lesson-next]"
CLOSED = (
    ".ytabs button:last-child",
    ".sm-tabs button:nth-child(2)",
    ".anytime [data-key='x'][aria-expanded='false']:not([disabled])",
    ".sm-tabs button:nth-child(1)",
)
"""Pages and drawers of small or crowded screens, in which a suggested move may lie."""
PUT_DOWN = "[data-attach]:not([disabled])"
WHOLE = """action => {
  const plain = (one) => JSON.stringify(one, one && typeof one === 'object' ? Object.keys(one).sort() : undefined);
  const of = (one) => JSON.parse(one.dataset.action ?? one.dataset.arms);
  const is = (one) => plain(of(one)) === plain(action) && one.checkVisibility();
  const found = [...document.querySelectorAll('main :is([data-action], [data-arms])')].filter(is);
  return found.find((one) => one instanceof HTMLButtonElement) ?? found[0] ?? null;
}"""
HEX = "one => one instanceof SVGElement && one.dataset.cell !== undefined"
AWAY = """wanted => {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !one.closest('[inert]'));
  const here = document.activeElement;
  if (all.includes(here)) return all.indexOf(wanted) - all.indexOf(here);
  const passed = all.filter((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const away = all.indexOf(wanted) - passed;
  return away < 0 ? away : away + 1;
}"""
"""How often Tab must be pressed from where the focus is; less than nothing: backwards."""
STOP = "svg [data-cell][tabindex='0']"
ON_MAP = f'document.activeElement.matches("{STOP}")'
STEP = """wanted => {
  const hex = (one) => one.dataset.cell.split(',').map(Number);
  const far = ([a, b], [c, d]) => Math.max(Math.abs(a - c), Math.abs(b - d), Math.abs(a + b - c - d));
  const [q, r] = hex(document.activeElement);
  const ways = [['ArrowRight', 1, 0], ['ArrowLeft', -1, 0], ['ArrowUp', 1, -1], ['ArrowDown', 0, 1],
    ['Shift+ArrowUp', 0, -1], ['Shift+ArrowDown', -1, 1]];
  const nearer = ([, a, b]) => far([q + a, r + b], hex(wanted)) < far([q, r], hex(wanted))
    && document.querySelector(`svg [data-cell="${q + a},${r + b}"]`);
  return ways.find(nearer)[0];
}"""
"""The arrow that leads from the hex in focus towards the wanted one."""
INSIDE = "one => one.tabIndex < 0 && one instanceof SVGElement"
GONE = "one => one.disabled || !one.isConnected"
FOCUSED = "one => one === document.activeElement"
Press = Callable[[ElementHandle], None]


def named(action: dict[str, Any]) -> list[Any]:
    """The things an action names."""
    values = [value for field, value in action.items() if field != "type"]
    return [one for value in values for one in (value if isinstance(value, list) else [value])]


class Learner:
    """Presses things as `press` says; a key, a finger or a button of the mouse."""

    def __init__(self, seat: Seat, way: str = "mouse") -> None:
        self.seat, self.page, self.way = seat, seat.page, way
        self.press: Press = {"mouse": self._click, "touch": self._tap, "keyboard": self._key}[way]

    def begin(self, game: str, language: str) -> None:
        self.page.goto(f"/learn/{game}?lang={language}")

    def wait(self) -> bool:
        """Until a move is suggested, or the game is over; false when it is over."""
        self.page.wait_for_selector(READY)
        return not self.seat.over

    @property
    def lesson(self) -> str:
        return self.page.get_attribute("[data-lesson]", "data-lesson") or ""

    @property
    def suggested(self) -> dict[str, Any]:
        return dict(json.loads(self.page.get_attribute(".lesson", "data-lesson-try") or "{}"))

    def go_on(self) -> None:
        """ "Next" where the lesson only explains, else the suggested move."""
        button = self.page.query_selector(NEXT)
        if button:
            self.press(button)
            return
        number, action = self.seat.decision, self.suggested
        self.play(action)
        if not self._answered(number):
            self._confirm()
        self.seat.settled(number)

    def _answered(self, number: str) -> bool:
        """Whether the last press has answered already: what can be confirmed now may belong to the next question."""
        return self.page.query_selector("main[data-busy]") is not None or self.seat.decision != number

    def play(self, action: dict[str, Any]) -> None:
        self._turn(action)
        whole = self._whole(action) or (None if self._in_sight(action) else self._where_it_points(action))
        if whole:
            self._do(whole, action)
        else:
            self._pick(action)

    def _do(self, whole: ElementHandle, action: dict[str, Any]) -> None:
        """Press it; on a map a finger shows the way first, and a button goes it."""
        self.press(whole)
        if self.way == "touch" and whole.evaluate(HEX):
            button = self._whole(action)
            assert button
            self.press(button)

    def _turn(self, action: dict[str, Any]) -> None:
        """A tile is turned in the hand first."""
        for _ in range(action.get("rotation", 0) // 90):
            turn = self.page.query_selector(".acts button:nth-child(2)")
            assert turn
            self.press(turn)

    def _where_it_points(self, action: dict[str, Any]) -> ElementHandle | None:
        """What the lesson points at may have to be opened first, such as a page of a small screen."""
        die = f"[data-die='{action.get('colour')} {action.get('face')}']:not([disabled])"
        for closed in (die, *CLOSED):
            for opener in self.page.query_selector_all(closed):
                if opener.is_visible():
                    self.press(opener)
                found = self._whole(action)
                if found:
                    return found
        return None

    def _whole(self, action: dict[str, Any]) -> ElementHandle | None:
        """The button that is this action."""
        return self.page.evaluate_handle(WHOLE, action).as_element()

    def _pick(self, action: dict[str, Any]) -> None:
        """The things the action names, one after the other."""
        for name in named(action):
            free = self._free(name)
            if free:
                self.press(free)

    def _in_sight(self, action: dict[str, Any]) -> bool:
        """Whether something the action names can be picked where one is now."""
        return any(free.is_visible() for name in named(action) if (free := self._free(name)))

    def _free(self, name: Any) -> ElementHandle | None:
        return self.page.query_selector(f'main [data-choice="{name}"]:not([aria-pressed="true"])')

    def _confirm(self) -> None:
        button = self.page.query_selector(CONFIRM) or self.page.query_selector(PUT_DOWN)
        if button and button.is_visible():
            self.press(button)

    def _click(self, thing: ElementHandle) -> None:
        thing.click()

    def _tap(self, thing: ElementHandle) -> None:
        thing.tap()

    def _key(self, thing: ElementHandle) -> None:
        """Tab until it has the focus; Space picks, Enter does; unless the last key has answered already."""
        if thing.evaluate(INSIDE):
            self._walk(thing)
        if self._focus(thing):
            self.page.keyboard.press("Space" if thing.get_attribute("data-choice") else "Enter")

    def _focus(self, thing: ElementHandle) -> bool:
        """Tab to it, forwards or backwards; false if it went out meanwhile."""
        for _ in range(30):
            if thing.evaluate(GONE):
                return False
            if thing.evaluate(FOCUSED):
                return True
            self._tab(thing)
        raise AssertionError("Tab never reached it")

    def _tab(self, thing: ElementHandle) -> None:
        """As often as it is away now; what gets the focus on the way may change that."""
        away = int(thing.evaluate(AWAY))
        for _ in range(max(1, abs(away))):
            self.page.keyboard.press("Shift+Tab" if away < 0 else "Tab")

    def _walk(self, hexagon: ElementHandle) -> None:
        """A map is one stop of the Tab key, at the hex looked at last; inside it the arrows walk."""
        while not self.page.evaluate(ON_MAP):
            stop = self.page.query_selector(STOP)
            assert stop
            self._tab(stop)
        while not hexagon.evaluate(FOCUSED):
            self.page.keyboard.press(str(hexagon.evaluate(STEP)))
