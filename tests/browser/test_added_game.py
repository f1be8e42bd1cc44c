"""A game is added as a stranger would: a skeleton in a folder of one's own, played everywhere as it is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser
from server.harness import ROOT, Server

from browser.seat import Seat

BIN = Path(sys.executable).parent
GAME = "quasar"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games with a fresh skeleton, and one beside it that cannot even be read."""
    games = tmp_path_factory.mktemp("games")
    subprocess.run([BIN / "sternhafen", "new-game", GAME, "--into", games], check=True, capture_output=True)
    broken = games / "blackhole"
    broken.mkdir()
    (broken / "__init__.py").write_text("GAME = nothing_of_that_name\n")
    return games


def run(folder: Path, *command: str | Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"STERNHAFEN_GAMES": str(folder)}
    return subprocess.run(
        command, env=environment, cwd=ROOT, input=answers, capture_output=True, text=True, check=False
    )


def test_the_skeleton_passes_the_conformance_suite(folder: Path, tmp_path: Path) -> None:
    """The suite every game of the house passes, on the new one, for 2 to 5 players."""
    tests = ROOT / "tests" / "conformance" / "test_games.py"
    (tmp_path / GAME).symlink_to(folder / GAME)
    done = run(tmp_path, sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", tests, "-k", GAME)
    assert done.returncode == 0, done.stdout[-2000:]
    assert "[100%]" in done.stdout


def test_it_is_played_in_the_terminal(folder: Path) -> None:
    """Four choices against bots that follow its own instinct, in German, to the end."""
    play: list[str | Path] = [
        BIN / "sternhafen",
        "play",
        GAME,
        "--bot",
        "pilot",
        "--players",
        "3",
        "--seed",
        "5",
        "--lang",
        "de",
    ]
    done = run(folder, *play, answers="1\n1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Alle Sterne sind gespielt." in done.stdout


def test_a_learner_sees_five_seats(folder: Path) -> None:
    """The environment has as many places as the largest table, and each seat its names."""
    program = f"""
from sternhafen.env import make
table = make({GAME!r}, players=5)
table.reset(seed=1)
assert len(table.possible_agents) == 5
assert table.observe(table.agent_selection)["observation"].any()
"""
    done = run(folder, sys.executable, "-c", program)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def host(client: None, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("added") / "test.sqlite3"
    with Server(f"sqlite:///{database}", games=str(folder)) as running:
        yield running


def test_the_server_offers_it_and_leaves_the_broken_one_out(host: Server) -> None:
    """One broken game takes nobody down: all others can be opened, the broken one is not there."""
    games = [game["id"] for game in host.get("/api/games").json()["games"]]
    assert games == ["race", "jumpdrive", "trucker", "solarius", GAME]
    assert host.get("/api/games/blackhole/components").status_code == 404
    assert "quasar-choose-star" in host.get(f"/api/games/{GAME}/texts/de").text


def test_it_stands_on_the_start_page(browser: Browser, host: Server) -> None:
    """Last of all, by the name the server gives it, with a drawn picture and sign, without what it does not bring."""
    ada = Seat(browser, host.url)
    ada.page.goto("/")
    tile = ada.page.locator(f"article[data-game={GAME}]")
    tile.wait_for()
    assert GAME == ada.page.locator("article.game").last.get_attribute("data-game")
    assert GAME.title() == tile.locator("h2").inner_text()
    assert 1 == tile.locator(".pic > svg").count()
    assert 1 == ada.page.locator(f"symbol#game-{GAME}").count()
    assert 0 == tile.locator("a[href^='/how/'], a[href^='/learn/']").count()
    tile.locator("a.go").click()
    ada.wait()
    ada.close()
    assert ada.complaints == []


def test_it_is_played_in_the_browser_on_the_plain_board(browser: Browser, host: Server) -> None:
    """A client that never heard of the game shows it in words and plays it to the end by clicks."""
    ada = Seat(browser, host.url, language="de")
    ada.page.goto(f"/new/{GAME}?players=3&bot=pilot&lang=de")
    ada.wait()
    assert "Welchen Stern spielst du?" in ada.page.inner_text("main")
    assert ada.play_on(Random(1)) == 4
    assert sum(ada.scores) == 1 + 2 + 3 + 4
    ada.close()
    assert ada.complaints == []
