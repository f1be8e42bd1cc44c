"""Complete games of an independent reference are played again: states, checks and scores must agree."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from games.solarius.tables import GAME
from playing import changed

from sternhafen.core.transcript import Differs
from sternhafen.games.solarius.transcripts.play import FORMATS, begin, play_round, snapshot, watching

FILE = Path(__file__).parent / "data" / "transcripts.jsonl.gz"


def transcripts() -> list[dict[str, Any]]:
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.parametrize("transcript", transcripts(), ids=lambda transcript: transcript["id"])
def test_a_transcript_is_matched(transcript: dict[str, Any]) -> None:
    """State by state, check by check, category by category."""
    FORMATS[transcript["format"]](GAME, transcript)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["opening", "deck"], 99, "opening, deck"),
        (["rounds", 0, "turns", 0, "state", "seats", 0, "fuel"], 77, "round 1, turn 1"),
        (["rounds", 1, "hub"], "Z", "round 2, hub"),
        (["rounds", 2, "scores_now", 0, "planets"], 77, "round 3, scores of seat 0, planets"),
        (["final", "winners"], [9], "winners"),
        (["rounds", 0, "turns", 0, "steps", 0, "die"], ["black", "3", 3], "round 1, turn 1 (seat"),
    ],
)
def test_a_difference_is_named(path: list[Any], value: Any, where: str) -> None:
    """The first difference is reported with its place."""
    with pytest.raises(Differs) as difference:
        FORMATS["solarius-transcript/1"](GAME, changed(transcripts()[0], *path, to=value))
    assert difference.value.where.startswith(where)


def test_a_round_may_end_and_the_next_begin_without_a_decision() -> None:
    """Nobody has a station, so nobody is asked at the end of the round; the state after the last turn is compared."""
    transcript = transcripts()[0]
    first = transcript["rounds"][0]
    *turns, last = first["turns"]
    state = begin(watching(GAME), transcript["setup"])
    play_round(state, first | {"turns": turns, "end": []}, "round 1")
    for player, seat in zip(state.seats, last["state"]["seats"], strict=True):
        player.stations, seat["stations"] = [], []
    play_round(state, first | {"hub_bonuses": [], "turns": [last], "end": []}, "round 1")
    assert 2 == state.round
    assert state.bag != snapshot(state, "turn").bag
