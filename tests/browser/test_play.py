"""People play: alone, by invitation, with a break, with somebody watching."""

import contextlib
import random
import re
import sqlite3
from collections.abc import Callable

import pytest
from server.harness import Server

from browser.seat import ASKED, OVER, Seat, until

Visitors = Callable[..., Seat]


def tables_known(server: Server) -> int:
    """How many tables the database holds."""
    path = server.environment["STERNHAFEN_DATABASE"].removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_new_visitor_plays_a_solo_game_to_the_end_by_clicks(visitor: Visitors, size: str) -> None:
    """One click on the start page begins; clicks on what is lit bring the game to its end."""
    ada = visitor(size=size)
    ada.page.goto("/")
    ada.page.click("[data-game=jumpdrive] .btn.primary")
    assert ada.play_on(random.Random(4)) > 8
    assert len(ada.scores) == 2
    assert max(ada.scores) >= 50


def test_the_bookmark_starts_a_table_at_once(visitor: Visitors, server: Server) -> None:
    """/new/<game> begins with its settings; asking for the page alone changes nothing."""
    before = tables_known(server)
    assert server.get("/new/jumpdrive?players=3&bot=greedy").status_code == 200
    assert tables_known(server) == before
    ada = visitor()
    ada.page.goto("/new/jumpdrive?players=3&bot=greedy&lang=de")
    ada.page.wait_for_selector(ASKED)
    assert ada.page.get_attribute("html", "lang") == "de"
    assert ada.page.get_attribute("main", "data-seat") == "0"
    assert ada.page.locator(".opp").count() == 2


def test_friends_play_by_link_with_a_reload_and_a_spectator(visitor: Visitors, server: Server) -> None:
    """Two browsers through an invitation, each with a name said in the room; they reload in the middle and go on; one
    resigns; a third finds the table full, watches and sees no hand. All see the same end."""
    ada, bob, eve = visitor(), visitor(), visitor()
    chance = {ada: random.Random(9), bob: random.Random(10)}
    ada.page.goto("/lobby?new=jumpdrive")
    ada.page.click(".start-side .btn.primary")
    link = ada.page.input_value("#invite-link")
    bob.page.goto(link)
    bob.sit_down("Bob")
    bob.page.wait_for_selector(".terms")
    assert "No clock" in bob.page.inner_text(".terms")
    ada.page.fill("#guest-name", "Ada")
    ada.page.press("#guest-name", "Enter")
    bob.page.wait_for_selector(".room .row b:text-is('Ada')")
    eve.page.goto(link)
    eve.page.wait_for_selector(".sit h2:has-text('full')")
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()
    ada.page.wait_for_selector(ASKED)
    eve.page.wait_for_selector("main[data-table][data-seat='']")
    for turn in range(8):
        for seat in until(ada, bob):
            if turn == 6:
                seat.page.reload()
                seat.wait()
            if seat.decision:
                seat.click_turn(chance[seat])
    with bob.line(server) as chair:
        chair.until("view")
        chair.ask("resign")
    ada.play_out(server)
    for seat in (ada, bob, eve):
        seat.page.wait_for_selector(OVER)
    assert ada.scores == bob.scores == eve.scores
    assert max(ada.scores) >= 50
    # hands are opened to a spectator only after the end: while it ran there was nothing to choose and no card in hand
    assert eve.page.query_selector("[data-choice], [data-action]") is None


def test_a_spectator_sees_no_hand(visitor: Visitors) -> None:
    """Whoever watches sees the number of cards, never the cards, and is asked nothing."""
    ada, eve = visitor(), visitor()
    ada.page.goto("/lobby?new=jumpdrive")
    ada.page.get_by_role("button", name="Open", exact=True).click()
    ada.page.select_option(".row select", "pilot")
    ada.page.click(".start-side .btn.primary")
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()
    ada.page.wait_for_selector(ASKED)
    eve.page.goto(re.sub(r"\?.*", "", ada.page.url))
    eve.page.wait_for_selector("main[data-table][data-seat='']")
    assert "hidden cards in hand" in eve.page.inner_text("#my-hand")
    assert eve.page.locator("#my-hand .card").count() == 0
    assert eve.decision == ""


def test_undo_takes_a_choice_back(visitor: Visitors) -> None:
    """A sealed choice can be taken back until the last one is in; the table then asks again."""
    ada, bob = visitor(), visitor()
    ada.page.goto("/lobby?new=jumpdrive")
    ada.page.click(".start-side .btn.primary")
    bob.page.goto(ada.page.input_value("#invite-link"))
    bob.sit_down("Bob")
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.locator(".start-side .btn.primary:not([disabled])").click()
    ada.wait()
    ada.click_turn(random.Random(1))
    assert ada.decision == ""
    ada.page.click("[data-undo]:not([disabled])")
    ada.page.wait_for_selector(ASKED)


def test_after_the_end_the_game_can_be_watched_and_repeated(visitor: Visitors) -> None:
    """Breakdown and chart, sound asked for once, replay through other eyes with a link to the moment, a rematch."""
    ada = visitor()
    ada.by_script = True
    ada.page.goto("/new/jumpdrive?players=2&bot=random&seed=3")
    ada.play_on(random.Random(3))
    ada.page.wait_for_selector(".res .line")
    ada.page.wait_for_selector(".chart")
    ada.page.click("[data-sound=mine]")
    ada.page.wait_for_selector("[data-sound]", state="detached")
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.wait_for_selector(".track input")
    ada.page.keyboard.press("ArrowLeft")
    ada.page.get_by_role("button", name="All open").click()
    ada.page.wait_for_selector(".opp .open-hand .card, .opp-head")
    ada.page.wait_for_url("**seat=all")
    moment = re.search(r"at=(\d+)", ada.page.url)
    assert moment
    ada.page.wait_for_function("at => document.querySelector('.track input')?.value === at", arg=moment[1])
    ada.page.reload()
    ada.page.wait_for_selector(".track input")
    ada.page.get_by_role("button", name="Leave the replay").click()
    finished = ada.page.get_attribute("main", "data-table")
    ada.page.wait_for_selector("[data-key=r]")
    assert ada.page.locator("[data-sound]").count() == 0
    ada.page.keyboard.press("r")
    ada.page.wait_for_function("old => document.querySelector('main[data-table]')?.dataset.table !== old", arg=finished)


def test_a_game_without_a_board_of_its_own_can_be_played(visitor: Visitors) -> None:
    """The plain board says everything in words and asks in the decision bar; so any game works from its first day."""
    ada = visitor()
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy&seed=14")
    ada.wait()
    ada.page.goto(f"{ada.page.url}?board=plain")
    ada.page.wait_for_selector(".generic")
    ada.play_on(random.Random(14))
    assert max(ada.scores) >= 50
    assert "object Object" not in ada.page.content()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_table_names_its_game_and_every_pace_on_the_narrowest_phone(visitor: Visitors, language: str) -> None:
    """Four signs, the chosen one with its name; nothing of a row is cut, with days to decide as well."""
    ada = visitor(size="thin", language=language)
    ada.page.goto(f"/lobby?new=solarius&lang={language}")
    ada.page.get_by_role("button", name="Fernpartie" if language == "de" else "Correspondence").click()
    assert ada.page.locator(".hd .seg").inner_text() == "Solarius Mission"
    cut = "es => es.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
    assert ada.page.eval_on_selector_all("main .seg, main .setting", cut) == []
    assert ada.violations() == []


def test_a_new_table_tells_what_its_bots_are_and_shows_every_choice(visitor: Visitors) -> None:
    """On a phone: the strongest bot with its description; of many figures each can be chosen, none is off screen."""
    ada = visitor(size="phone", language="de")
    ada.page.goto("/lobby?new=trucker&lang=de")
    ada.page.locator(".row select").select_option("admiral")
    ada.page.wait_for_selector(".row:has-text('der stärkste')")
    cut = "es => es.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
    assert ada.page.eval_on_selector_all("main .seg, main .setting", cut) == []
    ada.page.get_by_label("Bauen", exact=True).select_option("real_time")
    ada.page.get_by_label("Sekunden eines Durchlaufs").select_option("300")
    assert ada.violations() == []
