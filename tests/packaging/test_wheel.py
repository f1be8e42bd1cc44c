"""The wheel: built here, installed into an empty environment elsewhere, and played from there."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import free_port

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


def uv(*words: str | Path) -> None:
    """From what was downloaded before if that is enough."""
    command = [str(UV), *map(str, words)]
    offline = subprocess.run([*command, "--offline"], capture_output=True, text=True, check=False)
    if offline.returncode:
        subprocess.run(command, check=True, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command: list[str | Path] = ["build", "--wheel", "--no-build-isolation", "-p", sys.executable, "-o", folder, ROOT]
    environment = {**os.environ, "STERNHAFEN_ENGINE": "plain"}
    built = subprocess.run([UV, *command], env=environment, capture_output=True, text=True, check=False)
    assert 0 == built.returncode, built.stderr
    assert "plain engine" in built.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with nothing in it but the wheel and what it cannot do without."""
    folder = tmp_path_factory.mktemp("elsewhere") / "venv"
    uv("venv", "-q", "-p", sys.executable, folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    uv("pip", "install", "-q", "-p", commands / "python", wheel)
    return commands


def said(command: Path, *words: str, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "STERNHAFEN"))}
    if games is not None:
        environment["STERNHAFEN_GAMES"] = str(games)
    return subprocess.run(
        [command, *words], cwd=command.parent, env=environment, capture_output=True, text=True, check=False
    )


def test_the_wheel_tells_its_version_and_plays(elsewhere: Path) -> None:
    """From the bare wheel `--version` answers, and a game can be played by program."""
    told = said(elsewhere / "sternhafen", "--version")
    assert (0, "sternhafen 0.1.0 (plain)\n") == (told.returncode, told.stdout)
    play = "import random, sternhafen; s = sternhafen.game('race').new(players=2, seed=1); s.playout(random.Random(1))"
    assert 0 == said(elsewhere / "python", "-c", f"{play}; print(s.result.scores)").returncode


def test_a_new_game_is_written_and_plays(elsewhere: Path, tmp_path: Path) -> None:
    """The skeleton lies in the wheel: `new-game` writes one that can be played at once."""
    written = said(elsewhere / "sternhafen", "new-game", "meteors", "--into", str(tmp_path))
    assert 0 == written.returncode, written.stderr
    play = (
        "import random, sternhafen; s = sternhafen.game('meteors').new(players=3, seed=1); s.playout(random.Random(1))"
    )
    told = said(elsewhere / "python", "-c", f"{play}; print(s.result.winners)", games=tmp_path)
    assert 0 == told.returncode, told.stderr


def test_a_missing_extra_is_one_sentence(elsewhere: Path) -> None:
    """Without the server's packages `serve` says what to install, and nothing else."""
    told = said(elsewhere / "sternhafen", "serve")
    assert 2 == told.returncode
    assert "sternhafen: this needs more than is installed: pip install 'sternhafen[server]'\n" == told.stderr


@pytest.fixture
def address(elsewhere: Path, tmp_path: Path) -> Iterator[str]:
    """A server started from the wheel, with what the lock says."""
    uv("pip", "install", "-q", "-p", elsewhere / "python", "-r", ROOT / "requirements.lock")
    port = free_port()
    command: list[str | Path] = [
        elsewhere / "sternhafen",
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path}/games",
    ]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{port}/"
        try:
            while not answers(address):
                assert server.poll() is None
                time.sleep(0.1)
            yield address
        finally:
            server.terminate()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address):
            return True
    except OSError:
        return False


def test_the_start_page_comes_from_the_wheel(address: str) -> None:
    """The client lies in the wheel: the start page and the script it names are there."""
    with urllib.request.urlopen(address) as answer:
        page = answer.read().decode()
    assert "not built" not in page
    (script,) = [part.split('"')[0] for part in page.split('src="/')[1:] if "assets/" in part.split('"')[0]][:1]
    with urllib.request.urlopen(address + script) as answer:
        assert 200 == answer.status
