"""A person at a browser, who knows only what the page's contract promises (`data-action`, `data-choice` …)."""

import json
import random
import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Page
from server.harness import PATIENCE, ROOT, Chair, Person, Server

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = "main[data-decision]:not([data-decision=''])"
OVER = "main[data-result]"
CHOICES = "main [data-choice]"
ACTIONS = "main [data-action]:not([disabled])"
CONFIRM = "main [data-confirm]:not([disabled])"
MOVED = """number => {
  const table = document.querySelector('main[data-table]');
  return table && (table.dataset.result || table.dataset.decision !== number);
}"""
SIZES = {
    "desktop": (1366, 768),
    "phone": (390, 844),
    "tablet": (1024, 768),
    "tall": (768, 1024),
    "sideways": (844, 390),
    "enlarged": (683, 384),
    "thin": (320, 640),
    "smallest": (320, 568),
}
"""Windows people have: `enlarged` is a laptop at 200 %."""


ANSWER = """async ([choices, actions, confirm, seed]) => {
  const roll = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const all = (lit) => [...document.querySelectorAll(lit)];
  const press = async (one) => {
    one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
    await new Promise((done) => setTimeout(done));
  };
  const lit = all(actions);
  const order = all(choices).map((_, place) => [roll(), place]).sort(([a], [b]) => a - b).map(([, place]) => place);
  if (!order.length || (lit.length && roll() < 0.2)) return press(lit[Math.floor(roll() * lit.length)]);
  for (let round = 0; round < 4 && !all(confirm).length; round++)
    for (const place of order) {
      if (all(confirm).length && roll() < 0.6) break;
      const one = all(choices)[place];
      if (one && one.ariaPressed !== 'true') await press(one);
    }
  await press(all(confirm)[0]);
}"""
"""What `Seat.choose` does, by a script in the page: nothing is scrolled to, hovered or hit, so it takes a fraction."""


SEE_THROUGH = """names => names.filter(name => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.fillStyle = getComputedStyle(document.querySelector(name)).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data[3] < 255;
})"""


SCENE = """() => {
  const tag = (one) => one ? one.cloneNode(false).outerHTML.slice(0, 300) : 'nothing';
  const at = (one) => JSON.stringify(one.getBoundingClientRect());
  const over = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return tag(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return [
    `focus: ${tag(document.activeElement)}`,
    `table: ${tag(document.querySelector('main'))}`,
    ...[...document.querySelectorAll('[data-hinted], [data-confirm]')].map((one) =>
      `lit: ${tag(one)} at ${at(one)} under ${over(one)}`),
    document.body.innerText.replace(/\\n+/g, ' | ').slice(0, 3000),
  ];
}"""
"""Where the focus is, what is lit and what lies over it, and the words of the page."""


WRONG = """async parts => {
  // the style sheets are our own and lie in the page: none has to be fetched first
  const found = await axe.run(parts ? { include: parts } : document, { resultTypes: ['violations'], preload: false });
  return found.violations;
}"""
"""What axe finds; everything else it knows about the page need not be carried over."""


AT_ONCE = """if (matchMedia('(prefers-reduced-motion: reduce)').matches && location.protocol.startsWith('http'))
  localStorage['sternhafen.settings'] ??= JSON.stringify({speed: 'fast'})"""
"""Who wants no motion here wants no still pictures either, unless a test says so: nothing waits."""


def until(*seats: "Seat") -> list["Seat"]:
    """Wait until something is asked of one of them; those it is asked of, or nobody when the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = [seat for seat in seats if seat.asked]
        if found or all(seat.over for seat in seats):
            return found
        seats[0].page.wait_for_timeout(30)
    raise AssertionError("nothing is asked of anybody")


class Seat:
    """One visitor with a cookie jar of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        theme: str = "dark",
        size: str = "desktop",
        language: str = "en",
        motion: Literal["reduce", "no-preference"] = "reduce",
        stills: bool = False,
        worker: Literal["allow", "block"] = "block",
    ) -> None:
        self.url = url
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            locale="de-DE" if language == "de" else "en-US",
            has_touch=size == "phone",
            reduced_motion=motion,
            # a kept shell would hide what other tests look for: a server that is away
            service_workers=worker,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not stills:
            self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.by_script = False
        """Whether answers are given by a script in the page: where a test needs the game to go on and no more."""
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # a refused request is told by the page itself; the browser's own line about it is no fault of ours
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()

    def take_over(self, person: Person) -> None:
        """From now on this browser has that person's cookie."""
        cookies = [{"name": name, "value": value, "url": self.url} for name, value in person.http.cookies.items()]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def resize(self, size: str) -> None:
        """From now on the window is so large."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def sit_down(self, name: str) -> None:
        """In a room one was invited to: give a name and take a seat."""
        self.page.fill("#sit-name", name)
        self.page.click(".sit .btn.primary")

    # What the contract says

    @property
    def decision(self) -> str:
        return self.page.get_attribute("main[data-table]", "data-decision") or ""

    @property
    def over(self) -> bool:
        return self.page.query_selector(OVER) is not None

    @property
    def scores(self) -> list[int]:
        return list(json.loads(self.page.get_attribute(OVER, "data-result") or "null"))

    def wait(self) -> bool:
        """Until something is asked of this seat, or the game is over; false when it is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return not self.over

    @property
    def asked(self) -> bool:
        """Whether something is asked of this seat now."""
        return self.page.query_selector(ASKED) is not None

    def settled(self, number: str) -> None:
        self.page.wait_for_function(MOVED, arg=number)

    # Playing by clicks

    def click_turn(self, rng: random.Random) -> None:
        """Answer the decision as somebody does who clicks on what is lit."""
        number = self.decision
        self.choose(rng)
        self.settled(number)

    def choose(self, rng: random.Random) -> None:
        """Click an answer, and do not wait for what comes of it."""
        self.page.wait_for_selector(f"{CHOICES}, {ACTIONS}", state="attached")
        if self.by_script:
            self.page.evaluate(ANSWER, [CHOICES, ACTIONS, CONFIRM, rng.getrandbits(31)])
            return
        actions = self.page.query_selector_all(ACTIONS)
        choices = self.page.query_selector_all(CHOICES)
        if choices and (not actions or rng.random() < 0.8):
            self._pick(rng)
        else:
            rng.choice(actions).click()

    def _pick(self, rng: random.Random) -> None:
        order = list(range(len(self.page.query_selector_all(CHOICES))))
        rng.shuffle(order)
        # several alike in one place are picked one after the other, by pressing it again
        for _ in range(4):
            self._press(order, rng)
            if self.page.query_selector(CONFIRM):
                break
        self.page.click(CONFIRM)

    def _press(self, order: list[int], rng: random.Random) -> None:
        for place in order:
            if self.page.query_selector(CONFIRM) and rng.random() < 0.6:
                break
            choice = self._choice(place)
            if choice.get_attribute("aria-pressed") != "true":
                choice.click()

    def _choice(self, place: int) -> ElementHandle:
        return self.page.query_selector_all(CHOICES)[place]

    def play_on(self, rng: random.Random, turns: int = 400) -> int:
        """Click until the game is over or so many decisions are made; returns how many it were."""
        for made in range(turns):
            if not self.wait():
                return made
            self.click_turn(rng)
        return turns

    # Playing without the page

    def line(self, server: Server) -> Chair:
        """Another line of the same person to the same table."""
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        return Chair(server, self.page.get_attribute("main", "data-table") or "", cookie)

    def play_out(self, server: Server) -> None:
        """To the end of the game at another line, by chance, while the page looks on."""
        with self.line(server) as chair:
            chair.play(random.Random(1))
        self.page.wait_for_selector(OVER)

    # Looking

    def scene(self, picture: Path) -> str:
        """What this visitor sees, for whoever asks why a test failed: a picture, and the page in words."""
        picture.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=picture)
        seen = self.page.evaluate(SCENE)
        return "\n".join([f"--- {picture.name}: {self.page.url} {self.page.viewport_size}", *seen, *self.complaints])

    def see_through(self, *names: str) -> list[str]:
        """Those of these parts through whose ground something else shines."""
        return list(self.page.evaluate(SEE_THROUGH, list(names)))

    def violations(self, *parts: str) -> list[str]:
        """What axe finds wrong with the page as it stands, or with these parts of it."""
        # evaluated, not added as an element: the page's security policy forbids strange scripts
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(f"{AXE.read_text()};0")
        found: list[dict[str, Any]] = self.page.evaluate(WRONG, [[part] for part in parts] or None)
        return [
            f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
            for one in found
            for node in one["nodes"][:4]
        ]
