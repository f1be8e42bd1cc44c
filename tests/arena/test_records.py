"""The decisions of a contest as a dataset: everything is there, and nothing that the seat did not know."""

import json
from pathlib import Path

import numpy
import pytest
from pyarrow import dataset, parquet

import sternhafen
from sternhafen import DataError
from sternhafen.arena import Contest
from sternhafen.arena.conduct import conduct
from sternhafen.arena.dataset import samples
from sternhafen.arena.records import Recording
from sternhafen.coding import coding, spell

CONTEST = Contest("jumpdrive", ("greedy", "random"), 2, seed=4)


@pytest.mark.parametrize("name", sternhafen.games())
def test_a_dataset_plays_the_games_again(name: str, tmp_path: Path) -> None:
    """The actions, in order, lead to the result; words, legal words and observations are those of the moment."""
    contest = Contest(name, ("random", "random"), 1, seed=4)
    (played,) = conduct(contest, None, jobs=1, ray=None, recording=Recording(str(tmp_path), observations=True)).played
    rows = dataset.dataset(tmp_path).to_table().to_pylist()
    state, code = sternhafen.game(name).new(players=2, seed=contest.deal(0)), coding(sternhafen.game(name))
    for row in rows:
        seat, action = row["seat"], state.game.action(json.loads(row["action"]))
        assert row["move"] == state.moves
        assert numpy.array_equal(code.observer.observe_state(state, seat), numpy.float32(row["observation"]))
        spelling = spell(code.vocabulary, state.decision(seat))
        for word, legal in zip(row["words"], row["legal"], strict=True):
            assert spelling.next() == legal
            chosen = spelling.say(word)
        assert state.decision(seat).name == row["decision"]
        assert chosen is not None
        state.apply(seat, action)
    assert state.result is not None
    assert {(row["seat"], row["score"], row["rank"]) for row in rows} == {
        (seat, state.result.scores[seat], state.result.ranks[seat]) for seat in range(2)
    }
    assert sum(played.decisions) == len(rows)


def test_observations_come_on_demand(tmp_path: Path) -> None:
    """Without the wish there is no such column, and the file says nothing of what was seen."""
    conduct(CONTEST, None, jobs=1, ray=None, recording=Recording(str(tmp_path)))
    assert "observation" not in parquet.read_schema(tmp_path / "game-000000.parquet").names


def test_a_recording_is_taken_up_with_its_contest(tmp_path: Path) -> None:
    """Games already played are written afterwards, to the same end; another contest's folder is refused."""
    first = conduct(CONTEST, tmp_path / "report", jobs=1, ray=None).played
    recording = Recording(str(tmp_path / "records"))
    again = conduct(CONTEST, tmp_path / "report", jobs=1, ray=None, recording=recording).played
    assert [game.scores for game in first] == [game.scores for game in again]
    assert all(recording.holds(number) for number in range(2))
    other = Contest("jumpdrive", ("greedy", "random"), 2, seed=5)
    with pytest.raises(DataError, match="another contest"):
        conduct(other, None, jobs=1, ray=None, recording=recording)


def test_learners_get_arrays(tmp_path: Path) -> None:
    """Each word that was said is a row: it was among those that could be, and the words before it are seen."""
    conduct(CONTEST, None, jobs=1, ray=None, recording=Recording(str(tmp_path), observations=True))
    games = list(samples(tmp_path))
    code = coding(sternhafen.game("jumpdrive"))
    assert len(games) == 2
    for found in games:
        rows = range(len(found.words))
        assert found.observations.shape == (len(rows), code.observer.size)
        assert all(found.masks[row, found.words[row]] for row in rows)
        assert {1.0, -1.0} == set(found.values.tolist())


def test_without_observations_there_is_nothing_to_learn_from(tmp_path: Path) -> None:
    """A recording that holds actions alone says what is missing."""
    conduct(CONTEST, None, jobs=1, ray=None, recording=Recording(str(tmp_path)))
    with pytest.raises(DataError, match="--observations"):
        list(samples(tmp_path))
