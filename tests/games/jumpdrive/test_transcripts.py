"""A dozen of the 200 games that an independent reference has written, played through the contract."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from games.jumpdrive.table import JUMP_DRIVE

from sternhafen.games.jumpdrive.transcripts.play import FORMATS

FILE = Path(__file__).parent / "data" / "games.jsonl.gz"
TRANSCRIPTS: list[dict[str, Any]] = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


def test_the_dozen_is_varied() -> None:
    """Two to four players and both starts are among them."""
    assert 12 == len(TRANSCRIPTS)
    found = {(transcript["players"], transcript["start"]) for transcript in TRANSCRIPTS}
    assert {(players, start) for players in (2, 3, 4) for start in ("standard", "first_game")} == found


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda transcript: transcript["id"])
def test_the_engine_agrees_with_the_reference(transcript: dict[str, Any]) -> None:
    """Legal choices in both directions, the state after every round, and the final scores."""
    FORMATS[transcript["format"]](JUMP_DRIVE, transcript)
