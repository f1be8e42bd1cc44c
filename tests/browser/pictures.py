"""The pictures of the documentation, taken anew: `make pictures`.

Bots play each game to a telling moment; a page opens a table there, as a visitor would from a link.
"""

import base64
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize
from server.harness import Server

import sternhafen
from browser.chromium import launched
from sternhafen import Limits, State
from sternhafen.bots.bot import ask
from sternhafen.bots.playing import seat_bots

SIZE: ViewportSize = {"width": 1366, "height": 768}
QUALITY = 85


class Moment(NamedTuple):
    """A game of three with this seed, and when the first seat's question is worth a picture."""

    seed: int
    options: dict[str, Any]
    is_telling: Callable[[State], bool]


def asks(name: str, from_round: int) -> Callable[[State], bool]:
    """Whether the first seat is asked this, not before that round."""

    def is_telling(state: State) -> bool:
        asked = 0 in state.to_act and state.decision(0).name == name
        return asked and state.view(None).get("round", from_round) >= from_round

    return is_telling


MOMENTS = {
    "jumpdrive": Moment(3, {}, asks("choose_cards", 5)),
    "race": Moment(4, {}, asks("choose_action", 7)),
    "solarius": Moment(5, {}, asks("take", 3)),
    "trucker": Moment(6, {"flight": "II"}, asks("planet", 1)),
}


def position(name: str, moment: Moment) -> str:
    """The moment as a link writes it; decisions that the others have sealed already are taken anew."""
    game = sternhafen.game(name)
    state = game.new(players=3, seed=moment.seed, options=moment.options)
    bots = seat_bots(game, "pilot", 3, moment.seed)
    while not moment.is_telling(state):
        seat = state.to_act[-1]
        state.apply(seat, ask(bots[seat], state, seat, Limits()))
    written = {part: value for part, value in state.position().items() if part != "then"}
    return base64.urlsafe_b64encode(json.dumps(written).encode()).decode()


def take(browser: Browser, address: str, to: Path) -> None:
    page = browser.new_page(viewport=SIZE, color_scheme="dark", reduced_motion="reduce", locale="en-GB")
    page.goto(address)
    page.click("[data-position]")
    page.wait_for_selector("[data-table][data-decision]:not([data-decision=''])")
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_selector("[data-playing]", state="detached")
    page.screenshot(path=to, type="jpeg", quality=QUALITY)
    page.close()


def main(folder: Path) -> None:
    place = tempfile.mkdtemp()
    with launched() as browser, Server(f"sqlite:///{place}/pictures.sqlite3") as server:
        for name, moment in MOMENTS.items():
            take(browser, f"{server.url}/position/{name}#{position(name, moment)}", folder / f"{name}.jpg")
            print(f"{name}.jpg")
    shutil.rmtree(place)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
