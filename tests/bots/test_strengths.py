"""The strengths of every game: they use no hidden knowledge, keep to their limits, and say what they think."""

from random import Random
from typing import Any

import pytest
from bots.games_among_bots import FEW, moments, strengths_of

import sternhafen
from sternhafen import bots
from sternhafen.bots import Limits

EVERY = {"jumpdrive": 8, "race": 8, "trucker": 39, "solarius": 33}
"""After how many decisions a moment is looked at, by game; long games have enough of them."""
GAMES = tuple(EVERY)


@pytest.mark.parametrize("game", GAMES)
def test_bots_know_only_what_their_seat_may_know(game: str) -> None:
    """Two states that differ only in what is hidden from a seat give the same move, for every strength."""
    for state, seat in moments(game, 3, 5, EVERY[game])[::2]:
        others = [state.determinize(seat, Random(seed)) for seed in (1, 2)]
        assert others[0].position() != others[1].position()
        for strength in strengths_of(game):
            moves = {bots.ask(bots.make(state.game, strength, 7), other, seat, FEW) for other in others}
            assert 1 == len(moves), (strength, state.decision(seat).name)


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_sealed_choices_half_made_are_among_the_moments(game: str) -> None:
    """Otherwise the test above would prove too little where all choose at once."""
    assert any(state.sealed and state.moves > state.opened for state, _ in moments(game, 3, 5, EVERY[game])[::2])


@pytest.mark.parametrize("game", GAMES)
def test_explanations_list_legal_moves_with_chances_the_best_first(game: str) -> None:
    """Chances lie between 0 and 1, and that of the first move is the highest."""
    for state, seat in moments(game, 2, 3, EVERY[game]):
        for strength in strengths_of(game)[1:]:
            advice = bots.explain(bots.make(state.game, strength, 4), state, seat, FEW)
            chances = [one.chance for one in advice]
            assert advice
            assert all(state.decision(seat).allows(one.action) for one in advice)
            assert 0 <= min(chances) <= max(chances) == chances[0] <= 1


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_the_first_move_explained_is_the_one_played(game: str) -> None:
    for state, seat in moments(game, 2, 3, EVERY[game]):
        for strength in strengths_of(game)[1:]:
            advice = bots.explain(bots.make(state.game, strength, 4), state, seat, FEW)
            assert bots.ask(bots.make(state.game, strength, 4), state, seat, FEW) == advice[0].action


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_a_counted_limit_bounds_the_tries(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many moves are tried as are usual in that time, and not one more."""
    captain: Any = bots.make(sternhafen.game(game), "captain", 1)
    tries: list[Any] = []
    play_on = captain._played_on

    def counted(*asked: Any) -> Any:
        tries.append(asked)
        return play_on(*asked)

    monkeypatch.setattr(captain, "_played_on", counted)
    allowed = round(FEW.seconds * captain.instinct.pace)
    for state, seat in moments(game, 2, 8, 13):
        tries.clear()
        bots.ask(captain, state, seat, FEW)
        assert len(tries) <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_without_any_time_a_thinking_bot_still_moves(game: str) -> None:
    """It falls back on its instinct."""
    state = sternhafen.game(game).new(players=2, seed=2)
    seat = state.to_act[0]
    for strength in set(strengths_of(game)[2:]):
        move = bots.ask(bots.make(state.game, strength, 1), state, seat, Limits(0.0))
        assert state.decision(seat).allows(move)
