"""Reasons to come back: one's own page, the deal of the day, challenges."""

import random
from collections.abc import Callable

from playwright.sync_api import Route
from server.harness import Person, Server, wait_for

from browser.seat import Seat

Visitors = Callable[..., Seat]


def played(person: Person, table: str, seed: int = 5) -> None:
    with person.sit(table) as chair:
        chair.play(random.Random(seed))


def open_own_page(person: Seat) -> None:
    """By "You", pressed before the page has heard who that is."""
    held: list[Route] = []
    person.page.route("**/api/me", lambda request: held.append(request), times=1)  # playwright marks its handler
    person.page.goto("/")
    person.page.click(".places.at-foot a[href='/me']")
    person.page.wait_for_url("**/me")
    for request in held:
        request.continue_()
    person.page.wait_for_url("**/player/*")


def test_a_rated_game_is_on_the_players_page(visitor: Visitors, server: Server) -> None:
    """Set up as rated, shown as rated at the table; afterwards rating, points, opponent; friends; data; delete."""
    ada = visitor(size="phone", language="de")
    ada.page.goto("/")
    ada.page.click("[data-setup=jumpdrive]")
    ada.page.click("dialog.sheet .switch")
    ada.page.click("dialog.sheet .btn.primary")
    ada.page.wait_for_selector(".bar .rated")
    assert ada.play_on(random.Random(4)) > 8
    open_own_page(ada)
    ada.page.wait_for_selector("svg.ppl-fig")
    foot = ada.page.locator(".places.at-foot a >> nth=0").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= 844, "the words of the navigation are below the screen"
    assert "noch ungewiss" in ada.page.inner_text(".ppl-box >> nth=0")
    assert ada.page.locator(".rows1 .btn", has_text="Noch einmal").count() == 1
    bob = Person(server, "Bob")
    me = ada.page.evaluate("fetch('/api/me').then(answer => answer.json())")["player"]["id"]
    bob.post("/api/friends", {"player": me})
    ada.page.reload()
    ada.page.click("[data-friend=asks] .btn.primary")
    ada.page.wait_for_selector("[data-friend=friends]")
    with ada.page.expect_download() as saved:
        ada.page.click("a[download]")
    assert b'"ratings"' in saved.value.path().read_bytes()
    ada.page.get_by_role("button", name="Statistik löschen").click()
    ada.page.get_by_role("button", name="Wirklich löschen").click()
    ada.page.wait_for_selector("h2:has-text('Noch keine Partie')")
    bob.close()


def test_the_deal_of_the_day_from_the_start_page_to_the_best_game(visitor: Visitors, server: Server) -> None:
    """A link to results not to be seen yet leads to the deal; begin, come back, finish, see all, watch the best."""
    person = Person(server, "Ada")
    ada = visitor()
    ada.take_over(person)
    day = person.get("/api/daily")["day"]
    ada.page.goto(f"/daily/{day}/solarius")
    ada.page.wait_for_selector(".dd-hero[data-game=solarius] .btn.primary")
    ada.page.goto("/")
    ada.page.click(".day-card:has(#day-title) .btn")
    ada.page.wait_for_selector(".dd-hero")
    ada.page.click(".gtabs [data-game=jumpdrive]")
    ada.page.click(".dd-hero .btn.primary")
    ada.page.wait_for_selector("main[data-table]")
    table = ada.page.get_attribute("main[data-table]", "data-table") or ""
    assert ada.page.locator(".known-deal").count() == 1
    played(person, table)
    wait_for(lambda: len(person.get(f"/api/daily/{day}/jumpdrive")["results"]) > 1, "no bot has played")
    ada.page.goto(f"/t/{table}")
    ada.page.click("main[data-result] a[href^='/daily/']")
    ada.page.wait_for_selector(".ranked li.you")
    ada.page.wait_for_selector(".fork li")
    ada.page.locator("section", has_text="Watch the best").locator(".btn >> nth=0").click()
    ada.page.wait_for_selector("section.player")
    person.close()


def test_a_challenge_goes_by_link_and_is_compared(visitor: Visitors, server: Server) -> None:
    """From the result page to somebody else's browser; both see where the lines parted."""
    first, second = Person(server, "Ada"), Person(server, "Bob")
    table = first.solo(players=2, bots=["pilot"])
    played(first, table)
    ada, bob = visitor(), visitor(size="phone")
    ada.take_over(first)
    bob.take_over(second)
    ada.page.goto(f"/t/{table}")
    ada.page.click("[data-challenge]")
    ada.page.wait_for_selector(".challengepage .dd-hero")
    bob.page.goto(ada.page.url)
    bob.page.wait_for_selector("text=A challenge from Ada")
    assert bob.page.locator(".dd-hero .known-deal").count() == 1
    bob.page.click(".dd-hero .btn.primary")
    bob.page.wait_for_selector("main[data-table]")
    played(second, bob.page.get_attribute("main[data-table]", "data-table") or "", seed=6)
    for seat in (ada, bob):
        seat.page.goto(ada.page.url)
        seat.page.wait_for_selector(".fork li")
        assert "–" not in seat.page.inner_text("[data-duel]")
    first.close()
    second.close()


def test_the_shell_opens_without_a_server_and_keeps_no_game(visitor: Visitors, server: Server) -> None:
    """Installable: manifest and icons are there; the worker keeps pages and assets, nothing of /api."""
    ada = visitor(worker="allow")
    ada.page.goto("/")
    manifest = ada.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    for icon in manifest["icons"]:
        assert ada.page.evaluate("path => fetch(path).then(answer => answer.status)", icon["src"]) == 200
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")
    ada.page.reload()
    ada.page.wait_for_selector(".games .game")
    kept = ada.page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(one => new URL(one.url).pathname)"
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/ws", "/t/"))] == []
    # a page that was looked at is kept whole
    ada.page.goto("/lobby")
    ada.page.wait_for_selector(".lists section")
    ada.context.set_offline(True)
    ada.page.goto("/lobby")
    ada.page.wait_for_selector(".top .brand")


def test_a_space_night_from_the_link_to_the_standings(visitor: Visitors, server: Server) -> None:
    """One opens it, another joins by the link; both come to the table, and afterwards the standings say who won."""
    first, second = Person(server, "Ada"), Person(server, "Bob")
    ada, bob = visitor(language="de"), visitor(size="phone")
    ada.take_over(first)
    bob.take_over(second)
    ada.page.goto("/lobby")
    ada.page.click("a[href='/cups']")
    for game in ("race", "trucker", "solarius"):
        ada.page.click(f".cup-form [data-game={game}]")
    ada.page.fill("#cup-name", "Freitag")
    ada.page.click(".cup-form .btn.primary")
    ada.page.wait_for_selector("main[data-cup=open]")
    bob.page.goto(ada.page.url)
    bob.page.get_by_role("button", name="Take part").click()
    bob.page.wait_for_selector("text=Not after all")
    ada.page.get_by_role("button", name="Beginnen").click()
    ada.page.get_by_role("link", name="Zu meinem Tisch").click()
    ada.page.wait_for_selector("main[data-table]")
    table = ada.page.get_attribute("main[data-table]", "data-table") or ""
    with second.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")
    played(first, table)
    bob.page.wait_for_selector("main[data-cup=finished]")
    assert "Ada" in bob.page.inner_text(".cup-standings tbody tr >> nth=0")
    first.close()
    second.close()
