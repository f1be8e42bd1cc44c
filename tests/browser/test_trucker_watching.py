"""Somebody who only watches Galaxy Trucker: sees whose ship it is, and is offered nothing that is a player's."""

import random
from collections.abc import Callable

from browser.seat import Seat
from browser.truckers import build_by_keys, click_turn, kinds, looks_true, moved, post

Visitors = Callable[..., Seat]
SCREENS = ("yard", "rep", "flight")
SHE_FLIES = 1
"""Clicks by which Ada's ship, built from the deal of the tests, has engines."""


def open_table(ada: Seat, **other: object) -> str:
    ada.page.goto("/lobby?new=trucker")
    ada.page.wait_for_selector(".start-side .btn.primary")
    post(ada, "/api/me", name="Ada")
    options = {"flight": "I", "building": "turns", "hourglass_rounds": 20} | other
    made = post(
        ada, "/api/tables", game="trucker", options=options, visibility="open", bots=["greedy"], players=2, start=True
    )
    ada.page.goto(f"/t/{made['table']['id']}")
    return str(made["table"]["id"])


def screen(seat: Seat) -> str:
    return next((name for name in SCREENS if seat.page.query_selector(f".{name}")), "")


def watch_until_she_flies(ada: Seat, watchers: list[Seat]) -> None:
    """Play until a flight is seen while Ada is asked."""
    table, rng = open_table(ada), random.Random(SHE_FLIES)
    for watcher in watchers:
        watcher.page.goto(f"/t/{table}?lang=de" if watcher is watchers[-1] else f"/t/{table}?lang=en")
    while ada.wait():
        now = screen(ada)
        # which part flies on is asked on another screen than the rest of the launch check
        if "keep_part" not in kinds(ada):
            for watcher in watchers:
                watcher.page.wait_for_selector(f".{now}")
                looks_true(watcher)
            if now == "flight":
                return
        click_turn(ada, rng, 9)
    raise AssertionError("the ship was out of the flight before Ada was asked anything in it")


def test_who_watches_is_told_whose_ship_it_is_and_offered_nothing(visitor: Visitors) -> None:
    """From the yard to the flight, at a desk and on a phone."""
    ada, desk, phone = visitor(), visitor(), visitor(size="phone", language="de")
    watch_until_she_flies(ada, [desk, phone])
    assert phone.page.locator(".flight .ytabs button").first.inner_text() == "Schiff von Ada"
    assert desk.page.locator(".mystats h2").inner_text().endswith("Ada")
    assert "Waiting for Ada" in desk.page.inner_text("#ask")
    desk.page.locator(".fo .fo-b").first.click()
    desk.page.wait_for_selector(".mystats h2:not(:has-text('Ada'))")
    desk.page.locator(".fo:has-text('Ada') .fo-b").click()
    desk.page.wait_for_selector(".mystats h2:has-text('Ada')")
    desk.page.click(".ticker")
    desk.page.click("#tab-chat")
    desk.page.wait_for_selector("#side-panel:has-text('Only players may chat')")
    assert desk.page.locator("#chat-input").count() == 0
    for watcher in (desk, phone):
        assert watcher.violations() == []


def test_who_watches_sees_no_stack_that_another_holds(visitor: Visitors) -> None:
    """Its cards are only for whoever looks: the table says who does, and shows nothing large and empty."""
    ada, watcher = visitor(), visitor()
    watcher.page.goto(f"/t/{open_table(ada, building='relaxed')}?lang=en")
    while ada.wait() and not ada.page.query_selector("[data-look='1'][data-action]"):
        number = ada.decision
        build_by_keys(ada, 99)
        moved(ada, number)
    ada.page.click("[data-look='1']")
    ada.page.wait_for_selector(".stackview .gc")
    watcher.page.wait_for_selector(".stack:has-text('with Ada')")
    assert watcher.page.locator(".stackview").count() == 0
