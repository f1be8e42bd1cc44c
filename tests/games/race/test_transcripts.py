"""Games of a peer program, played through the contract: states, legal cards and scores must be equal."""

import gzip
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from games.race.table import GAME

from sternhafen.core.transcript import Differs
from sternhafen.games.race.transcripts.play import FORMATS

FILE = Path(__file__).parent / "data" / "transcripts.jsonl.gz"
GAMES = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


def play(data: dict[str, Any]) -> None:
    FORMATS[data["format"]](GAME, data)


@pytest.mark.parametrize("data", GAMES, ids=lambda data: data["id"])
def test_the_peers_games_match(data: dict[str, Any]) -> None:
    """Every state after a round, every list of legal cards, final scores and winners."""
    play(data)


def test_all_modes_are_there() -> None:
    """Two, three and four players and the advanced game, three times each."""
    modes = [(data["players"], data["advanced"]) for data in GAMES]
    assert all(modes.count(mode) == 3 for mode in ((2, False), (2, True), (3, False), (4, False)))


def find(data: dict[str, Any], phase: str, wanted: str) -> dict[str, Any]:
    """The first entry of a phase that has something under that key."""
    for round in data["rounds"]:
        for one in round["phases"]:
            for entry in one["seats"] if one["phase"] == phase else ():
                if entry.get(wanted):
                    found: dict[str, Any] = entry
                    return found
    raise AssertionError(f"no {wanted} in any {phase}")


def spoil_legal_missing(data: dict[str, Any]) -> None:
    find(data, "settle", "legal")["legal"].pop()


def spoil_legal_surplus(data: dict[str, Any]) -> None:
    find(data, "settle", "legal")["legal"].append("rebel_homeworld")


def spoil_draw(data: dict[str, Any]) -> None:
    find(data, "consume", "trade")["trade"]["cards"].pop()


def spoil_extra_draw(data: dict[str, Any]) -> None:
    find(data, "settle", "after")["after"][0]["cards"].append("rebel_homeworld")


def spoil_payment(data: dict[str, Any]) -> None:
    for round in data["rounds"]:
        for phase in round["phases"]:
            for entry in phase["seats"]:
                entry.get("paid", []).clear()


def spoil_chips(data: dict[str, Any]) -> None:
    data["rounds"][-1]["state"][0]["vp"] += 1


def spoil_goods(data: dict[str, Any]) -> None:
    data["rounds"][0]["state"][0]["goods"].append("gem_world")


def spoil_pile(data: dict[str, Any]) -> None:
    data["rounds"][1]["deck"] += 1


def spoil_end(data: dict[str, Any]) -> None:
    data["rounds"][-2]["ended"] = True


def spoil_score(data: dict[str, Any]) -> None:
    data["final"]["scores"][0]["six_cost"] += 1


def spoil_winners(data: dict[str, Any]) -> None:
    data["final"]["winners"] = []


SPOILERS = [value for name, value in sorted(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_changed_transcript_differs(spoil: Any) -> None:
    """Any change of a decision, a draw or a result is noticed, and the error says where."""
    data = deepcopy(GAMES[6])
    spoil(data)
    with pytest.raises(Differs) as differs:
        play(data)
    assert differs.value.where.startswith(("round", "end", "opening"))
