"""Ships with everything that can be computed of them, compared with the vectors of an independent program."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from games.trucker.scenes import GAME

from sternhafen.core.transcript import Differs
from sternhafen.games.trucker.transcripts.play import FORMATS

with gzip.open(Path(__file__).parent / "data" / "ships.jsonl.gz", "rt") as file:
    SHIPS = [json.loads(line) for line in file]
BY_ID = pytest.mark.parametrize("ship", SHIPS, ids=[ship["id"] for ship in SHIPS])


@BY_ID
@pytest.mark.rule(
    "GT-030", "GT-031", "GT-032", "GT-033", "GT-034", "GT-036", "GT-037", "GT-038", "GT-070", "GT-071",
    "GT-072", "GT-073", "GT-074", "GT-075", "GT-076", "GT-077", "GT-078", "GT-079", "GT-080", "GT-081",
    "GT-082", "GT-083", "GT-084", "GT-085", "GT-087", "GT-088", "GT-089", "GT-090", "GT-100", "GT-101",
    "GT-102", "GT-103", "GT-104", "GT-105", "GT-106", "GT-107", "GT-108", "GT-110", "GT-112", "GT-113",
    "GT-114", "GT-140", "GT-141", "GT-142", "GT-143", "GT-144", "GT-145", "GT-146", "GT-147", "GT-148",
    "GT-153", "GT-156", "GT-180", "GT-181", "GT-182", "GT-183", "GT-184", "GT-185", "GT-186", "GT-188",
    "GT-189", "GT-195", "GT-199", "GT-221", "GT-223", "GT-224", "GT-225", "GT-226", "GT-227", "GT-228",
    "GT-229", "GT-230", "GT-231", "GT-232", "GT-233", "GT-238", "GT-239", "GT-239a", "GT-240", "GT-241",
    "GT-242", "GT-243", "GT-244", "GT-291", "GT-295", "GT-296", "GT-297", "GT-298", "GT-299", "GT-300",
    "GT-301", "GT-337", "GT-340", "GT-348", "GT-349", "GT-350", "GT-420b", "GT-420c", "GT-420d", "GT-420e",
    "GT-420f",
)  # fmt: skip
def test_every_result_is_the_expected_one(ship: dict[str, Any]) -> None:
    """Errors, parts, repairs, loadings, strengths, hits, losses, epidemics, goods and titles of the ship."""
    FORMATS[ship["format"]](GAME, ship)


@pytest.mark.parametrize(
    "name", ["errors", "parts", "exposed_connectors", "hits", "losses", "cannon", "attach", "titles"]
)
def test_a_wrong_result_is_noticed(name: str) -> None:
    """A vector with one result changed is reported with its place."""
    ship = next(ship for ship in SHIPS if (ship["expect"].get(name) and ship["expect"]["legal"]) or name == "errors")
    wrong = json.loads(json.dumps(ship))
    wrong["expect"][name] = changed(wrong["expect"][name])
    with pytest.raises(Differs) as difference:
        FORMATS[ship["format"]](GAME, wrong)
    assert name in difference.value.where


def changed(result: Any) -> Any:
    """The result with its first number or its length changed."""
    if isinstance(result, int):
        return result + 1
    if result is None or isinstance(result, str):
        return "changed" if result is None else None
    if isinstance(result, dict):
        first = min(key for key, value in result.items() if isinstance(value, int))
        return {**result, first: result[first] + 1}
    return [changed(result[0]), *result[1:]] if result else [0]
