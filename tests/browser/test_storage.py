"""The server cannot store anything: the page says so and sends the choice again by itself."""

import random
from pathlib import Path

import pytest
from faults.storage import locked
from playwright.sync_api import Browser
from server.harness import Server

from browser.seat import Seat


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_choice_waits_for_the_storage(browser: Browser, client: None, tmp_path: Path, language: str) -> None:
    """While another program holds the database the banner stands; when it lets go, the choice is played."""
    with Server(f"sqlite:///{tmp_path / 'own.sqlite3'}") as server:
        ada = Seat(browser, server.url, language=language)
        ada.page.goto("/new/jumpdrive?players=2&bot=greedy&seed=5")
        ada.play_on(random.Random(5), turns=2)
        ada.wait()
        number = ada.decision
        with locked(server):
            ada.choose(random.Random(5))
            ada.page.wait_for_selector("[data-unstored]")
            assert "speichern" in ada.page.inner_text(".banner") or "store" in ada.page.inner_text(".banner")
            assert ada.decision == number
        ada.settled(number)
        ada.page.wait_for_selector("[data-unstored]", state="detached")
        assert ada.complaints == []
        ada.close()
