"""The folder with the workers' figures goes with the server, and what a killed one left goes with the next start."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sternhafen.server.system.metrics import METRICS_FOLDER
from sternhafen.server.system.metrics_folder import clear_left_behind, shared_figures


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A temporary folder of the machine for this test alone."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    yield tmp_path
    os.environ.pop(METRICS_FOLDER, None)


def ended() -> int:
    """The number of a process that is no more."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def left(place: Path, name: str, *files: str) -> Path:
    folder = place / name
    folder.mkdir()
    for file in files:
        (folder / file).write_bytes(b"figures")
    return folder


def test_what_a_killed_server_left_is_cleared(place: Path) -> None:
    """Its folder with all files, once neither it nor a worker of it lives."""
    dead = ended()
    folder = left(place, f"sternhafen-metrics-{dead}-abc", f"counter_{dead}.db", f"gauge_livesum_{dead}.db")
    with shared_figures(2):
        assert not folder.exists()
        assert os.environ[METRICS_FOLDER] == str(next(place.iterdir()))
    assert list(place.iterdir()) == []


def test_what_is_in_use_or_not_ours_to_judge_stays(place: Path) -> None:
    """Folders of a living server, of a worker that outlived its server, with names of another kind, and links."""
    dead, alive = ended(), os.getpid()
    left(place, f"sternhafen-metrics-{alive}-abc")
    left(place, f"sternhafen-metrics-{dead}-def", f"counter_{alive}.db")
    left(place, "sternhafen-metrics-older_kind")
    left(place, "sternhafen-metrics-other-kind")
    target = left(place, "elsewhere", "precious")
    (place / f"sternhafen-metrics-{dead}-link").symlink_to(target)
    before = sorted(place.rglob("*"))
    clear_left_behind()
    assert sorted(place.rglob("*")) == before


def test_one_worker_needs_no_folder(place: Path) -> None:
    with shared_figures(1):
        assert METRICS_FOLDER not in os.environ
        assert list(place.iterdir()) == []
