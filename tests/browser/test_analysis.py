"""What happened: the analysis beside the replay, one's mistakes one after the other, "try it from here"."""

import base64
import json
import random
from collections.abc import Callable

import pytest
from server.harness import PATIENCE, Person, Server

import sternhafen
from browser.seat import Seat

Visitors = Callable[..., Seat]
LONG = 3000 * PATIENCE


OWN = {"jumpdrive": (".own", 140), "race": (".own", 120), "solarius": (".sm-own", 300), "trucker": (".shipwrap", 250)}
"""Where a player's own things lie, and how high that must be beside an opinion on a laptop."""
BOXES = """names => names.map(name => {
  const { top, bottom, right } = document.querySelector(name).getBoundingClientRect();
  return [top, bottom, right];
})"""


def finished(seat: Seat, server: Server, seed: int, game: str = "jumpdrive") -> str:
    """A finished solo game of whoever sits at this browser."""
    person = Person(server, "Ada")
    table = person.solo(game=game, seed=seed, bots=["random" if game == "solarius" else "pilot"], players=2)
    with person.sit(table) as chair:
        chair.play(random.Random(seed))
    seat.take_over(person)
    person.close()
    return table


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_from_the_end_to_ones_mistakes_and_another_try(
    visitor: Visitors, server: Server, size: str, language: str
) -> None:
    """Asked for on the end page, it grows; mistakes come one after the other with their reason; a move is tried."""
    ada = visitor(size=size, language=language)
    page, table = ada.page, finished(ada, server, 951)
    page.goto(f"/t/{table}")
    page.click("[data-analysis]")
    if size == "phone":
        page.evaluate(f"fetch('/api/tables/{table}/analysis', {{method: 'POST', body: '{{}}'}})")
    else:
        page.click("[data-analyse]")
    page.wait_for_selector("[data-opinion]", timeout=LONG)
    page.wait_for_function("() => !document.querySelector('.nx-leg [role=status]')", timeout=LONG)
    assert page.locator(".nx-curve .ln").count() == 2
    page.click("[data-filter=mistakes]")
    first = page.get_attribute("[data-opinion]", "data-opinion")
    assert "−" in page.inner_text(".nx-op h2 .tag")
    assert page.inner_text(".nx-why p >> nth=0")
    page.keyboard.press("n")
    page.wait_for_function("before => document.querySelector('[data-opinion]').dataset.opinion !== before", arg=first)
    page.keyboard.press("2")
    page.wait_for_selector(".nx-move[data-move='1'][aria-pressed=true]")
    assert ada.violations() == []
    page.click("[data-try]")
    page.wait_for_selector("[data-branched]", state="attached")
    assert page.url.rsplit("/", 1)[-1] != table


@pytest.mark.parametrize("game", sternhafen.games())
def test_the_curve_leaves_what_is_looked_at_its_room(visitor: Visitors, server: Server, game: str) -> None:
    """On a laptop it lies below everything, over the whole width beside the opinion, and presses nothing small."""
    ada = visitor()
    ada.page.goto(f"/t/{finished(ada, server, 952, game)}?at=1&look=opinion")
    ada.page.click("[data-analyse]")
    ada.page.wait_for_selector("[data-opinion]", timeout=LONG)
    own, least = OWN[game]
    mine, curve, opinion = ada.page.evaluate(BOXES, [own, ".nx-time", ".nx-op"])
    assert mine[1] - mine[0] >= least
    assert mine[1] <= curve[0]
    assert curve[1] <= 768
    assert opinion[2] <= 1366
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_position_in_a_link(visitor: Visitors) -> None:
    """Whoever opens it plays on from there, alone; a broken link says so."""
    ada = visitor()
    position = sternhafen.game("jumpdrive").new(players=2, seed=7).position()
    written = base64.urlsafe_b64encode(json.dumps(position).encode()).decode()
    ada.page.goto(f"/position/jumpdrive#{written}")
    ada.page.click("[data-position]")
    ada.page.wait_for_selector("main[data-decision='1']")
    assert ada.page.locator(".known-deal").count() == 1
    ada.page.goto("/position/race#nonsense")
    ada.page.wait_for_selector("[role=alert]")
