"""Records play again to equal states, and tell where they were tampered with."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playing import play_out

import sternhafen
from sternhafen import DataError

GAME: Any = sternhafen.game("jumpdrive")
RECORD = json.dumps(play_out(GAME.new(players=3, seed=17), Random(17)).record())


def record(**changes: Any) -> dict[str, Any]:
    return {**json.loads(RECORD), **changes}


def problem(data: Any) -> str:
    with pytest.raises(DataError) as error:
        sternhafen.replay(data)
    return str(error.value)


def test_a_record_says_everything() -> None:
    """Format, game, versions, pack, how it began, decisions, one hash more, and the result."""
    data = record()
    assert "sternhafen-record/1" == data["format"]
    assert ("jumpdrive", 1, GAME.pack_hash) == (data["game"], data["rules_version"], data["pack"])
    assert len(data["decisions"]) + 1 == len(data["hashes"])
    result = sternhafen.replay(data).result
    assert result is not None
    assert data["result"] == json.loads(json.dumps(result.json()))


def test_a_tampered_decision_is_found() -> None:
    """Another legal decision changes the hash after it; an illegal one is refused there."""
    data = record()
    place = next(number for number, (_, action) in enumerate(data["decisions"]) if action["type"] == "place")
    seat = data["decisions"][place][0]
    data["decisions"][place][1] = {"type": "explore"}
    assert problem(data).startswith(f"record, after decision {place + 1} (seat {seat}): the state's hash is")
    data = record()
    data["decisions"][place][1] = {"type": "place", "cards": ["survey_team", "survey_team"]}
    assert problem(data).startswith(f"record, decision {place + 1} (seat {seat}): JD-037")
    data["decisions"][place][1] = {"type": []}
    assert f"decision {place + 1}" in problem(data)


def test_a_tampered_hash_is_found() -> None:
    """At the beginning and after any decision."""
    data = record()
    data["hashes"][0] = "0" * 16
    assert problem(data).startswith("record, at the beginning: the state's hash is")
    data = record()
    data["hashes"][5] = "0" * 16
    assert problem(data).startswith("record, after decision 5 ")


def test_a_tampered_seed_is_found() -> None:
    """Another deal has another hash."""
    assert "at the beginning" in problem(record(seed="0" * 32))


@pytest.mark.parametrize(
    ("changes", "where", "what"),
    [
        ({"rules_version": 2}, "at the beginning", "played under rules version 2; this is version 1"),
        ({"pack": "x"}, "field 'pack'", "played with data pack x; this one is"),
        ({"format": "other/1"}, "field 'format'", "expected 'sternhafen-record/1', found 'other/1'"),
        ({"hashes": []}, "field 'hashes'", "expected one hash more than there are decisions"),
        ({"game": "chess"}, "game", "there is no game 'chess'"),
        ({"players": "three"}, "record", "Expected `int`, got `str` - at `$.players`"),
        ({"surplus": 1}, "record", "unknown field `surplus`"),
        ({"seed": None}, "record", "expected one of the fields 'seed', 'script', 'position'"),
        ({"seed": "xyz"}, "chance", "expected"),
        ({"players": 9}, "record", "This game is for 2 to 4 players, not 9."),
        ({"options": {"start": "x"}}, "record", "cannot be"),
        ({"decisions": [[0, 5]], "hashes": ["", ""]}, "record", "Expected `object`"),
    ],
)
def test_broken_fields_are_named(changes: dict[str, Any], where: str, what: str) -> None:
    """Each error says where it is and what is expected."""
    found = problem(record(**changes))
    assert where in found
    assert what in found


@pytest.mark.parametrize("data", [None, [], "x", 5, {}])
def test_what_is_no_record_at_all(data: Any) -> None:
    """It is an error in words."""
    assert problem(data).startswith("record: ")


def test_a_game_begun_from_a_position_is_recorded_too() -> None:
    """Its record holds the position, and replays."""
    state = GAME.position({"players": 2, "seats": [{"hand": ["artist_colony", "gem_world"]}, {}], "dealer": 1})
    state.apply(0, {"type": "place", "cards": ["artist_colony"]})
    data = json.loads(json.dumps(state.record()))
    assert data["position"]["seats"][0]["hand"] == ["artist_colony", "gem_world"]
    assert state.hash() == sternhafen.replay(data).hash()


def test_a_scripted_game_is_recorded_too() -> None:
    """Its record holds the script."""
    deck = list(GAME.box.pile)
    chance = sternhafen.ScriptedChance({"first_dealer": [[1]], "pile": [deck]})
    state = GAME.new(players=2, chance=chance)
    data = json.loads(json.dumps(state.record()))
    assert [[1]] == data["script"]["script"]["first_dealer"]
    assert state.hash() == sternhafen.replay(data).hash()


def test_a_record_names_the_pack_it_was_played_with(tmp_path: Path) -> None:
    """A changed pack has another hash and plays; its record brings it along, and replays with no other."""
    mine = tmp_path / "mine.toml"
    mine.write_text(GAME.source.replace("cost = 9", "cost = 8", 1), encoding="utf-8")
    game = sternhafen.game("jumpdrive", data=mine)
    assert GAME.pack_hash != game.pack_hash
    state = play_out(game.new(players=2, seed=1), Random(1))
    data = json.loads(json.dumps(state.record()))
    assert game.pack_hash == data["pack"]
    assert state.hash() == sternhafen.replay(data, data=mine).hash() == sternhafen.replay(data).hash()
    assert "field 'pack'" in problem({**data, "components": ""})


def test_a_record_of_another_version_plays_where_every_state_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version that changed nothing in this game replays it, from a seed or from a position."""
    data, position = record(), GAME.new(players=2, seed=3).position()
    from_position = json.loads(json.dumps(play_out(GAME.position(position), Random(1)).record()))
    monkeypatch.setattr(type(GAME), "rules_version", 2)
    assert sternhafen.replay(data).result == sternhafen.replay(record()).result
    assert sternhafen.replay(from_position).result is not None


def test_a_record_of_another_version_says_exactly_where_the_rules_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rule deliberately changed, the first decision after which things stand otherwise is named."""
    data, score = record(), GAME.steps["score"]

    def generous(state: Any) -> None:
        score(state)
        state.seats[0].vp += 1

    monkeypatch.setattr(type(GAME), "rules_version", 2)
    monkeypatch.setattr(type(GAME), "steps", {**GAME.steps, "score": generous})
    found = problem(data)
    assert found.startswith("record, after decision ")
    assert found.endswith("(played under rules version 1; this is version 2)")
