"""Looking into a sealed moment costs no replay of the game, even where nobody looked before."""

import pickle
from random import Random
from typing import Any

import pytest

import sternhafen
from sternhafen import State
from sternhafen.core.flow import FEW_MOVES


def sealed_moment() -> State:
    """Late in a game nobody looked at: one seat has chosen in secret, the others have not."""
    state, rng = sternhafen.game("race").new(players=4, seed=3), Random(3)
    while not (state.moves > 150 and state.sealed and state.moves == state.opened + 1):
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(rng))
    return state


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every decision that is played."""
    found: list[int] = []
    play = State.play

    def counted(state: State, seat: int, action: Any) -> None:
        found.append(seat)
        play(state, seat, action)

    monkeypatch.setattr(State, "play", counted)
    return found


def test_the_first_look_replays_a_few_decisions(replayed: list[int]) -> None:
    """A view of a state that was never viewed goes back to a kept moment, the next view to the section's beginning."""
    state = sealed_moment()
    replayed.clear()
    state.view(0)
    state.view(1)
    assert len(replayed) <= FEW_MOVES + 2 * state.players
    replayed.clear()
    state.view(1)
    assert [] == [seat for seat in replayed if seat != 1]


def test_determinizations_replay_nothing_of_the_past(replayed: list[int]) -> None:
    """After the first one, only the sealed choices themselves are made anew."""
    state, rng = sealed_moment(), Random(1)
    state.determinize(0, rng)
    replayed.clear()
    for _ in range(10):
        state.determinize(0, rng)
    assert len(replayed) <= 10 * 2


def test_kept_moments_do_not_pile_up() -> None:
    """A state holds two earlier moments at most besides its beginning, however long it was watched."""
    state = sealed_moment()
    state.view(0)
    for _ in range(40):
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(Random(1)))
    assert state.base is not None
    assert state.base.base is not None
    assert state.base.base.base is None


def test_taking_back_replays_nothing_of_the_past(replayed: list[int]) -> None:
    """Whether a decision can be taken back is asked after each one: only what came after it is played again."""
    state, rng = sealed_moment(), Random(1)
    state.view(1)
    for _ in range(40):
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(rng))
        replayed.clear()
        for asked in range(state.players):
            state.can_undo(asked)
        assert len(replayed) <= 3 * state.players


def test_imagined_games_can_be_played_again_from_their_beginning() -> None:
    """What is dealt again when somebody looks back is what was dealt, also in a pickle, which holds no real card."""
    state = sealed_moment()
    viewer = state.to_act[0]
    for seed in range(3):
        world = state.determinize(viewer, Random(seed))
        first = world.beginning()
        again = first.copy()
        for seat, action in world.history():
            again.apply(seat, action)
        assert world.hash() == again.hash()
        assert state.view(viewer) == world.view(viewer)
        kept = pickle.loads(pickle.dumps(world)).start
        assert first.hash() == kept.hash()
        assert type(kept) is type(state)
        assert state.unseen(viewer) == first.unseen(viewer)
