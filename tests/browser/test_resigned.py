"""Whoever has resigned is told so, and not that something will be asked."""

from collections.abc import Callable
from contextlib import closing

import pytest
from faults.crowd import seat_all
from server.harness import Person, Server

import sternhafen
from browser.seat import Seat
from browser.truckers import looks_true, post

TOLD = "#ask .words-in .q2, .words-in .q2"
PROMISES = ("Your next decision will appear here.", "Your choice is sealed.")
LARGE = "main :is(.own, .sm-own, .myship, .ownrow)[data-player]"
SAID = ("You have resigned", "You are out of the race")


@pytest.mark.parametrize("game", ["jumpdrive", "race", "solarius"])
def test_who_watches_chooses_whose_tableau_is_large(visitor: Callable[..., Seat], game: str) -> None:
    """Each of the others by a button of theirs; the keys go on at the large one."""
    ada, watcher = visitor(), visitor()
    ada.page.goto(f"/lobby?new={game}")
    ada.page.wait_for_selector(".start-side .btn.primary")
    post(ada, "/api/me", name="Ada")
    made = post(ada, "/api/tables", game=game, visibility="open", bots=["random"] * 2, players=3, start=True)
    watcher.page.goto(f"/t/{made['table']['id']}")
    assert watcher.page.wait_for_selector(LARGE).get_attribute("data-player") == "a"  # type: ignore[union-attr]
    assert "Your first cards" not in watcher.page.inner_text("main")
    for other in "cb":
        watcher.page.click(f"main [data-player={other}] .look")
        watcher.page.wait_for_selector(f"{LARGE}[data-player={other}]:focus")
    assert watcher.violations() == []


ROOM = """() => {
  const own = document.querySelector('main .own').getBoundingClientRect();
  const opp = document.querySelector('main .opp').getBoundingClientRect();
  return [own.height, opp.height];
}"""


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_who_has_resigned_sees_a_whole_tableau(visitor: Callable[..., Seat], server: Server, game: str) -> None:
    """On a laptop the one chosen has room for its cards; held sideways choosing takes no line of its own."""
    seat = visitor()
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        seat.take_over(ada)
        table = seat_all(server, [ada, bob], 1, game)
        with ada.sit(table) as chair:
            chair.until("view")
            assert chair.ask("resign")["type"] == "ack"
        seat.page.goto(f"/t/{table}")
        seat.page.wait_for_selector("main .opp .look")
        assert seat.page.evaluate(ROOM)[0] >= 180
        seat.resize("sideways")
        seat.page.wait_for_function("() => document.querySelector('main .opp').getBoundingClientRect().height < 64")
        seat.page.click("main .opp .look")
        assert seat.violations() == []


def test_nobody_who_resigned_is_told_to_wait(visitor: Callable[..., Seat], server: Server) -> None:
    """In every game, while the other one has not decided; in those with tableaus another's is seen large."""
    seat = visitor()
    told, large = {}, {}
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        seat.take_over(ada)
        for game in sternhafen.games():
            table = seat_all(server, [ada, bob], 0, game)
            with ada.sit(table) as chair:
                chair.until("view")
                assert chair.ask("resign")["type"] == "ack"
            seat.page.goto(f"/t/{table}")
            told[game] = seat.page.wait_for_selector(TOLD).inner_text()  # type: ignore[union-attr]
            large[game] = seat.page.get_attribute(LARGE, "data-player")
            shown = seat.page.inner_text("body")
            assert not [promise for promise in PROMISES if promise in shown], game
    assert {"b"} == {large[game] for game in ("jumpdrive", "race", "solarius")}
    assert not {game: words for game, words in told.items() if not words.startswith(SAID)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_the_yard_nobody_who_resigned_is_told_to_build(
    visitor: Callable[..., Seat], server: Server, language: str
) -> None:
    """Heap, hand and start spaces are those of the ship watched, and the small ships choose which that is."""
    seat = visitor(language=language)
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        seat.take_over(ada)
        table = seat_all(server, [ada, bob], 1, "trucker")
        with ada.sit(table) as chair:
            chair.until("view")
            assert chair.ask("resign")["type"] == "ack"
        seat.page.goto(f"/t/{table}?lang={language}")
        seat.page.wait_for_selector(".yard .myship[data-player=b]")
        for size in ("desktop", "sideways", "phone"):
            seat.resize(size)
            looks_true(seat)
        seat.resize("desktop")
        assert seat.page.inner_text(".dock h2").startswith("Bob")
        assert seat.page.eval_on_selector_all(".rival .tag", CUT_OFF) == []
        seat.page.click(".rival[data-player=c] .rival-ship")
        seat.page.wait_for_selector(".yard .myship[data-player=c]")
        assert seat.violations() == []


CUT_OFF = """tags => tags.filter((tag) => {
  const panel = tag.closest('.panel').getBoundingClientRect();
  return tag.getBoundingClientRect().right > panel.right;
}).map((tag) => tag.textContent)"""
