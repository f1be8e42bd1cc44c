"""The table of strengths: the pairings that were asked for, played in portions, written with what was really played."""

import subprocess
import sys
from pathlib import Path

import pytest

from sternhafen import DataError
from sternhafen.arena.strengths import LEVELS, Found, kept, level, pairings, path_of, row, written
from sternhafen.arena.summary import BotSummary, Summary


def test_each_level_meets_the_one_below() -> None:
    """Two alone, one against three, more time against less; those that think meet the yardstick besides."""
    found = {pairing.name: pairing.contest for pairing in pairings("race", LEVELS, 0.05, 1.0, 1)}
    assert found["pilot-cadet"].games == 2000
    assert found["captain-pilot"].games == 1000
    assert found["pilot-three-cadet"].bots == ("pilot", "cadet", "cadet", "cadet")
    assert found["captain-three-pilot"].games == 400
    assert found["captain-greedy"].bots == ("captain", "greedy")
    assert found["admiral-three-greedy"].bots == ("admiral", "greedy", "greedy", "greedy")
    assert found["admiral-time"].bots == ("admiral@1s", "admiral@0.05s")
    assert found["admiral-time"].games == 400
    assert "pilot-greedy" not in found


@pytest.mark.parametrize(
    ("pairing", "share", "low", "met"),
    [
        ("captain-greedy", 0.71, 0.68, "yes"),
        ("captain-greedy", 0.71, 0.64, "no"),
        ("captain-greedy", 0.69, 0.66, "no"),
        ("captain-three-greedy", 0.41, 0.36, "yes"),
        ("admiral-time", 0.57, 0.52, "no"),
    ],
)
def test_a_step_is_met_if_the_share_is_high_and_sure(pairing: str, share: float, low: float, met: str) -> None:
    """Where two play, the interval must not reach far below what was asked for."""
    asked = next(one for one in pairings("race", LEVELS, 0.05, 1.0, 1) if one.name == pairing)
    bot = BotSummary(pairing, 1000, share, (low, 0.8), 1500.0, (1400.0, 1600.0), 30.0, 0.01)
    assert met == Found(asked, Summary(asked.contest, (bot, bot), (), 10.0)).verdict


def test_a_part_is_whole_deals() -> None:
    """Scaled down, every deal is still played in all rotations."""
    found = {pairing.name: pairing.contest for pairing in pairings("jumpdrive", LEVELS, 0.05, 0.001, 1)}
    assert (found["pilot-cadet"].games, found["pilot-three-cadet"].games) == (2, 4)


def command(folder: Path, page: Path, scale: str) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-m", "sternhafen.cli.main", "strengths", "jumpdrive", "--levels", "random,cadet"]
    words += ["--scale", scale, "--out", str(folder), "--write", str(page)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_one_command_makes_the_table_and_goes_on(tmp_path: Path) -> None:
    """The table stands between its markers and tells the games really played; a larger scale adds to them."""
    page = tmp_path / "bots.md"
    page.write_text("Before\n<!-- strengths -->\nold\n<!-- end -->\nAfter\n")
    for scale, games in (("0.008", 8), ("0.016", 16)):
        done = command(tmp_path / "out", page, scale)
        assert done.returncode == 0, done.stderr
        assert f"| Jump Drive | Cadet | 1 × Random | {games} |" in page.read_text()
    assert "old" not in page.read_text()
    assert page.read_text().startswith("Before\n")
    assert page.read_text().endswith("<!-- end -->\nAfter\n")


def test_what_is_stopped_is_shown_with_its_games(tmp_path: Path) -> None:
    """A pairing with no summary yet is left out; a summary is read again as it was written."""
    wanted = pairings("jumpdrive", ("random", "cadet"), 0.05, 0.004, 1)
    assert kept(tmp_path, wanted) == []
    page = tmp_path / "page.md"
    page.write_text("<!-- strengths -->\n<!-- end -->\n")
    command(tmp_path, page, "0.004")
    assert [found.pairing for found in kept(tmp_path, wanted)] == wanted
    assert (path_of(tmp_path, wanted[0]) / "games.jsonl").exists()
    assert isinstance(kept(tmp_path, wanted)[0], Found)
    assert row(kept(tmp_path, wanted)[0]) in page.read_text()


def test_names_for_people() -> None:
    """Admiral with one second is Admiral (1 s); a page without a place is refused."""
    assert (level("admiral@0.1@1s"), level("pilot")) == ("Admiral 0.1 (1 s)", "Pilot")
    with pytest.raises(DataError):
        written("no markers", "table")
