"""The line breaks; nothing is lost."""

import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute
from server.harness import Server

from browser.seat import ASKED, Seat


def test_a_killed_server_is_told_and_the_game_goes_on_when_it_is_back(
    browser: Browser, client: None, tmp_path: Path
) -> None:
    """The banner says what is safe; after the restart the same decision stands and the game can be finished."""
    server = Server(f"sqlite:///{tmp_path / 'own.sqlite3'}").start()
    ada = Seat(browser, server.url)
    try:
        ada.page.goto("/new/jumpdrive?players=2&bot=greedy")
        ada.play_on(random.Random(5), turns=4)
        ada.wait()
        number = ada.decision
        server.kill()
        ada.page.wait_for_selector(".banner")
        assert "safe" in ada.page.inner_text(".banner")
        server.start()
        ada.page.wait_for_selector(".banner", state="detached")
        ada.page.wait_for_selector(ASKED)
        assert ada.decision == number
        ada.by_script = True
        ada.play_on(random.Random(6))
        assert max(ada.scores) >= 50
    finally:
        ada.close()
        server.stop()


def test_the_next_question_can_be_answered_before_the_last_answer_is_acknowledged(
    visitor: Callable[..., Seat],
) -> None:
    """Views and acknowledgements come in any order; here the latter never come, and the game goes on all the same."""
    ada = visitor()
    ada.page.route_web_socket("**/ws/**", without_acknowledgements)
    ada.page.goto("/new/jumpdrive?players=2&bot=greedy&seed=5")
    assert ada.play_on(random.Random(5), turns=4) == 4


def without_acknowledgements(line: WebSocketRoute) -> None:
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        if json.loads(message)["type"] != "ack":
            line.send(message)

    server.on_message(pass_on)
