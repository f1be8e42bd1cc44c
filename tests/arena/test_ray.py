"""The arena on Ray: a local one, and a cluster that is already there; the same games as without.

Ray listens on every address of a machine. The tests give it a network that has nothing but the loopback, a token of its
own, and a process tree that ends with the test.
"""

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from sternhafen.arena import Contest, run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_first_bot.py"
CONTEST = Contest("jumpdrive", ("eager", "random"), 24, seed=2, code=str(EXAMPLE))
ALONE = ["unshare", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-ec"]
HEAD = "ray start --head --node-ip-address=127.0.0.1 --port=6399 --num-cpus=2 --include-dashboard=false >&2"


def alone(script: str) -> "subprocess.CompletedProcess[str]":
    """Run a shell script where nothing but the loopback can be reached."""
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    command = [*ALONE, f"ip link set lo up\n{script}"]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | own | {"PATH": path})


def arena(address: str, folder: Path) -> str:
    words = "-m sternhafen.cli.main arena jumpdrive eager random --games 24 --seed 2"
    return f"{sys.executable} {words} --code {EXAMPLE} --ray {address} --report {folder}"


def scores(folder: Path) -> list[tuple[int, list[int]]]:
    return [(game["number"], game["scores"]) for game in json.loads((folder / "games.json").read_text())]


@pytest.fixture(scope="module")
def expected() -> list[tuple[int, list[int]]]:
    return [(game.number, list(game.scores)) for game in run(CONTEST)]


def test_a_local_ray_plays_the_same_games(expected: list[tuple[int, list[int]]], tmp_path: Path) -> None:
    """`--ray local` starts Ray here; the games are those of a single process, with a bot of one's own."""
    done = alone(arena("local", tmp_path))
    assert done.returncode == 0, done.stderr
    assert expected == scores(tmp_path)


def test_an_existing_cluster_plays_the_same_games(expected: list[tuple[int, list[int]]], tmp_path: Path) -> None:
    """`--ray ADDRESS` plays on a cluster that is there already; own bots reach its workers."""
    done = alone(f"{HEAD}\n{arena('127.0.0.1:6399', tmp_path)}")
    assert done.returncode == 0, done.stderr
    assert expected == scores(tmp_path)


def test_no_cluster_is_a_sentence(tmp_path: Path) -> None:
    """Where no cluster answers, the command says so and exits with 2."""
    done = alone(arena("nowhere", tmp_path))
    assert done.returncode == 2
    assert "no Ray cluster at nowhere" in done.stderr
    assert "Traceback" not in done.stderr
