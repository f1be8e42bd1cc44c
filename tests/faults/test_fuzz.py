"""The short form of the fuzz: some thousand malformed and forged messages, on both databases."""

from pathlib import Path

from faults.fuzz import fuzzed
from server.postgres import Postgres


def test_nothing_a_client_sends_breaks_the_server(tmp_path: Path) -> None:
    """No answer 500, no line broken off, nothing noted as failed, and play goes on afterwards."""
    report = fuzzed(f"sqlite:///{tmp_path / 'fuzz.sqlite3'}", 2000, seed=1, steps=1)
    assert report["answers"]["socket ack"] > 0


def test_nor_with_postgresql() -> None:
    """Which minds NULs and numbers that do not fit."""
    with Postgres() as postgres:
        report = fuzzed(postgres.url, 1500, seed=2, steps=1)
    assert report["answers"]["http 400"] > 0
