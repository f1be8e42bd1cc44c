"""Turns told to a browser with no page of the table open: a real Firefox, and its push service on this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import PATIENCE, Person, Server, wait_for
from server.push_service import turn_for

from browser.autopush import Autopush, listening
from browser.failures import FAILED, PICTURES
from browser.firefox import Firefox, launched

SHOWN = """navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(all =>
  all.map(({title, body, tag, data}) => ({title, body, tag, url: data.url})))"""


@pytest.fixture
def service() -> Iterator[tuple[Autopush, str]]:
    with listening() as found:
        yield found


@pytest.fixture
def firefox(service: tuple[Autopush, str], tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Firefox]:
    wishes = {
        "dom.push.serverURL": service[1],
        "dom.push.testing.allowInsecureServerURL": True,
        # a browser that is driven leaves push services alone unless told so
        "dom.push.connection.enabled": True,
    }
    with launched(tmp_path, wishes) as browser:
        yield browser
        if request.node.stash.get(FAILED, False):
            browser.picture(PICTURES / "push.png")


@pytest.fixture
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may write to our push service."""
    database = tmp_path_factory.mktemp("push") / "test.sqlite3"
    with Server(f"sqlite:///{database}", push_hosts="127.0.0.1") as running:
        yield running


def switch(browser: Firefox) -> None:
    """The switch "Notices" of the settings."""
    browser.click(".top button:has(use[href='#settings'])")
    browser.click("dialog[open] .switch:has(small[id$='-h'])")


def test_a_turn_reaches_a_browser_that_asked_for_it(
    host: Server, service: tuple[Autopush, str], firefox: Firefox
) -> None:
    """Turned on in the settings, told in one's own language and no more than whose turn it is, led to, turned off."""
    push, _ = service
    ada, bob = Person(host, "Ada"), Person(host, "Bob")
    bob.post("/api/me", {"language": "de"})
    firefox.take_over(bob)
    firefox.goto(host.url)
    switch(firefox)
    wait_for(lambda: bob.get("/api/me/data")["browsers"], "the server does not know the browser")
    assert bob.get("/api/push")["key"] == push.channels[push.channel].rstrip("=")

    table = turn_for(ada, bob)
    assert push.acknowledged.get(timeout=PATIENCE) == 100
    told = {"title": "Du bist am Zug (Jump Drive)", "body": "", "tag": table, "url": f"/t/{table}"}
    assert firefox.wait(SHOWN.replace("all.map", "all.length && all.map")) == [told]

    firefox.click_notice()
    firefox.wait(f"document.querySelector('main[data-table]')?.dataset.table === '{table}'")
    assert firefox.run(SHOWN) == []

    firefox.goto(host.url)
    switch(firefox)
    wait_for(lambda: not push.channels, "the browser still wants to be told")
    wait_for(lambda: not bob.get("/api/me/data")["browsers"], "the server still knows the browser")
    ada.close()
    bob.close()
