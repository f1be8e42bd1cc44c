"""Learning works, can be stopped and taken up again, and comes out the same with any number of workers."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest

import sternhafen
from sternhafen import State
from sternhafen.bots.net import PARTS, ValueNet
from sternhafen.bots.registry import instinct_of
from sternhafen.core.errors import DataError
from sternhafen.core.instinct import Plan as Moves
from sternhafen.training import Plan, learner, measure, run, train
from sternhafen.training.selfplay import Player, play

SHORT = Plan("jumpdrive", 60, 40, portion=20, hidden=8, every=1)
SOLARIUS = Plan("solarius", hidden=8)


@pytest.fixture(autouse=True)
def small_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games tell enough here."""
    monkeypatch.setattr(measure, "GAMES", 2)
    monkeypatch.setattr(run, "HELD_OUT", 6)


@pytest.fixture
def workers() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


def same(one: ValueNet, other: ValueNet) -> bool:
    return all(np.array_equal(one.parts[name], other.parts[name]) for name in PARTS)


def test_a_short_training_foretells_ends_of_games_better_than_no_training(tmp_path: Path) -> None:
    """After a few hundred games the error about games it has not seen is clearly below that of a fresh net."""
    plan = Plan("jumpdrive", 300, 300, portion=50, hidden=16, every=6)
    net, curve = train(plan, tmp_path)
    unseen = [play(plan, None, -number) for number in range(1, 81)]
    fresh = run.fresh_net(plan)
    assert learner.loss(net, unseen) < 0.9 * learner.loss(fresh, unseen)
    assert [300] == [point.games for point in curve]


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Stopped after a portion and taken up again, it gives the same net and curve as in one go."""
    whole, curve = train(SHORT, tmp_path / "whole")

    class Stopped(Exception): ...

    def stop(progress: run.Progress) -> None:
        raise Stopped

    for _ in range(2):
        with pytest.raises(Stopped):
            train(SHORT, tmp_path / "stopped", tell=stop)
    resumed, resumed_curve = train(SHORT, tmp_path / "stopped")
    assert same(whole, resumed)
    assert curve == resumed_curve


def test_any_number_of_workers_gives_the_same_net(tmp_path: Path, workers: Executor) -> None:
    """Games are shared among workers, lessons learned in order."""
    alone, _ = train(SHORT, tmp_path / "alone")
    together, _ = train(SHORT, tmp_path / "together", executor=workers, jobs=2)
    assert same(alone, together)


def test_a_folder_keeps_one_training(tmp_path: Path) -> None:
    """Other settings need another folder, and the error says so."""
    train(SHORT, tmp_path)
    with pytest.raises(DataError, match="other settings"):
        train(Plan("jumpdrive", 60, 40, portion=20, hidden=9, every=1), tmp_path)


def test_a_net_comes_back_from_its_file() -> None:
    """With the same opinions, as far as half precision goes."""
    net = ValueNet.fresh(20, 6, 1)
    rows = np.random.default_rng(2).random((3, 2, 20), np.float32)
    assert np.allclose(net.chances(rows), ValueNet.load(net.save()).chances(rows), atol=1e-3)


def test_returns_mix_the_next_moments_with_the_end() -> None:
    """With a trace of 1 every moment aims at the end, with 0 at the moment after it."""
    chances, end = np.array([[0.4, 0.6], [0.3, 0.7]], np.float32), np.array([1.0, 0.0], np.float32)
    assert np.array_equal([end, end], learner.returns(chances, end, 1.0))
    assert np.array_equal([chances[1], end], learner.returns(chances, end, 0.0))


def test_turns_of_many_steps_are_planned_once_and_carried_out() -> None:
    """Where a game plans whole turns, the net is asked about plans, and each is followed as far as it goes."""
    game = sternhafen.game("solarius")
    instinct, planned = instinct_of(game), 0

    class Counting(Player):
        def _plan(self, state: State, seat: int) -> Moves:
            nonlocal planned
            planned += 1
            return super()._plan(state, seat)

    player = Counting(SOLARIUS, run.fresh_net(SOLARIUS), instinct, Random(1))
    state = game.new(players=2, seed=3)
    for _ in range(60):
        seat = state.to_act[0]
        action = player.choose(state, seat)
        assert state.decision(seat).allows(action)
        state.play(seat, action)
    assert planned < 30


def test_games_with_plans_are_the_same_each_time() -> None:
    """The numbers of a game depend on the plan, the net and the game's number alone."""
    net = run.fresh_net(SOLARIUS)
    one, other = (play(SOLARIUS, net, 3) for _ in range(2))
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.deserved, other.deserved)
    assert np.isfinite(one.rows).all()


def test_a_net_begins_with_what_an_instinct_believes() -> None:
    """The last inputs have the believed weights, all others none."""
    net = ValueNet.fresh(5, 3, 1, (0.5, 2.0))
    assert [0, 0, 0, 0.5, 2.0] == net.parts["straight"].tolist()
    assert not ValueNet.fresh(5, 3, 1).parts["straight"].any()


def test_a_training_can_go_on_from_the_shipped_net_with_games_of_thought(tmp_path: Path) -> None:
    """Its first games are already played by the net, and the shipped net itself stays as it is."""
    plan = Plan("jumpdrive", 4, 0, portion=4, every=1, thinking=0.002, goes_on=True)
    before = run.fresh_net(plan)
    learned, _ = train(plan, tmp_path)
    again = run.fresh_net(plan)
    assert same(before, again)
    assert not same(learned, again)


def test_a_net_leaves_out_what_was_added_after_it_learned() -> None:
    """Inputs are added at the end only; widened for them, its opinions stay the same."""
    net = ValueNet.fresh(20, 6, 1, (1.0,))
    rows = np.random.default_rng(2).random((3, 2, 26), np.float32)
    assert np.array_equal(net.strengths(rows[..., :20]), net.strengths(rows))
    assert np.allclose(net.strengths(rows), net.widened(26).strengths(rows), atol=1e-5)
