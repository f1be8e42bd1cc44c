"""`sternhafen analyse` and `sternhafen calibrate`."""

import json
from pathlib import Path

import msgspec
import pytest
from analysis.games_on_record import record_of
from cli.command import one_sentence, run

from sternhafen import analysis
from sternhafen.analysis import calibrating
from sternhafen.analysis.calibrated import Calibration
from sternhafen.analysis.calibrating import Look, Played

QUICK = ("--seconds", "0.002")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record_of()))
    return path


def test_a_game_is_told_in_words(game: Path) -> None:
    """What lost something, why, and the game at a glance; in both languages, one seat alone if wished."""
    english = run("analyse", game, *QUICK, "--seat", "A")
    assert 0 == english.code
    assert "(played)" in english.out
    assert "Seat 1: accuracy" in english.out
    assert "Seat 2: accuracy" not in english.out
    german = run("analyse", game, *QUICK, "--seat", "1", "--lang", "de")
    assert "Genauigkeit" in german.out
    assert english.out.count("\n") == german.out.count("\n")


def test_a_stopped_analysis_goes_on_in_its_file(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "analysis.json"
    half = analysis.analyse(record_of(), seconds=0.002, progress=lambda so_far: so_far.done < 4)
    path.write_bytes(msgspec.json.encode(half))
    assert 0 == run("analyse", game, *QUICK, "--json", path).code
    whole = analysis.read_analysis(json.loads(path.read_text()))
    assert analysis.analyse(record_of(), seconds=0.002) == whole
    assert "other means" in one_sentence(run("analyse", game, "--seconds", "0.003", "--json", path))


def test_what_is_wrong_is_said_in_one_sentence(game: Path) -> None:
    assert "no seat 'C'" in one_sentence(run("analyse", game, "--seat", "C"))
    assert "does not think ahead" in one_sentence(run("analyse", game, "--bot", "pilot"))


def test_calibration_goes_on_and_writes_its_table(tmp_path: Path) -> None:
    """Games are kept one by one; too few of them prove nothing."""
    page, out = tmp_path / "page.md", tmp_path / "out"
    page.write_text("<!-- calibration -->\n<!-- end -->\n")
    command = ("calibrate", "jumpdrive", "--out", out, "--keep", tmp_path / "kept", "--write", page)
    assert 0 == run(*command, "--games", "2").code
    first = (out / "jumpdrive-admiral-pilot.jsonl").read_text()
    assert 0 == run(*command, "--games", "3").code
    assert (out / "jumpdrive-admiral-pilot.jsonl").read_text().startswith(first)
    assert "3 games" in page.read_text()
    found = msgspec.json.decode((tmp_path / "kept" / "jumpdrive.json").read_bytes(), type=Calibration)
    assert (3, False) == (found.games, found.holds)


@pytest.mark.parametrize(("stated", "holds"), [(0.7, True), (0.5, False)])
def test_chances_hold_where_they_come_true(stated: float, holds: bool) -> None:
    """Two seats of which the first wins seven games of ten: who says so is right, who says even is not."""
    played = [Played(n, [Look([stated, 1 - stated], 0, float(n // 2 % 10 < 7))]) for n in range(600)]
    assert holds == calibrating.calibrated("admiral", played).holds


def test_chances_that_are_too_timid_are_sharpened() -> None:
    """What is stated as 60 % and comes true eight times of ten."""
    played = [Played(n, [Look([0.6, 0.4], 0, float(n // 2 % 10 < 8))]) for n in range(600)]
    found = calibrating.calibrated("admiral", played)
    assert found.holds
    assert pytest.approx([0.8, 0.2], abs=0.01) == found.chances([0.6, 0.4])
