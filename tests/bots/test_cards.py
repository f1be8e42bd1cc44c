"""The thinking bots of the card games: they use no hidden knowledge, keep to their limits, and say what they think."""

from random import Random
from typing import Any

import pytest

import sternhafen
from sternhafen import State, bots
from sternhafen.bots import Limits

GAMES = ("jumpdrive", "race")
STRENGTHS = ("cadet", "pilot", "captain", "admiral")
FEW = Limits(0.01, counted=True)


def moments(game: str, players: int, seed: int, *, every: int) -> list[tuple[State, int]]:
    """States of one game among Pilots with a seat to act, sealed choices half made included."""
    state: State = sternhafen.game(game).new(players=players, seed=seed)
    pilot = bots.make(state.game, "pilot", seed)
    found: list[tuple[State, int]] = []
    while not state.over:
        seat = state.to_act[-1] if state.moves % 2 else state.to_act[0]
        if state.moves % every == 0:
            found += [(state.copy(), other) for other in state.to_act]
        state.apply(seat, bots.ask(pilot, state, seat))
    return found


def strengths_of(game: str) -> list[str]:
    return [strength for strength in STRENGTHS if strength in bots.names(game)]


@pytest.mark.parametrize("game", GAMES)
def test_bots_know_only_what_their_seat_may_know(game: str) -> None:
    """Two states that differ only in what is hidden from a seat give the same move, for every strength."""
    found = moments(game, 3, 5, every=7)
    assert any(state.sealed and state.moves > state.opened for state, _ in found)
    for state, seat in found[::2]:
        others = [state.determinize(seat, Random(seed)) for seed in (1, 2)]
        assert others[0].position() != others[1].position()
        for strength in strengths_of(game):
            moves = {bots.ask(bots.make(state.game, strength, 7), other, seat, FEW) for other in others}
            assert 1 == len(moves), (strength, state.decision(seat).name)


@pytest.mark.parametrize("game", GAMES)
def test_explanations_list_legal_moves_with_chances_the_best_first(game: str) -> None:
    """Chances lie between 0 and 1, and the first move is the one the bot would play."""
    for state, seat in moments(game, 2, 3, every=9):
        for strength in strengths_of(game)[1:]:
            advice = bots.explain(bots.make(state.game, strength, 4), state, seat, FEW)
            assert advice
            assert all(state.decision(seat).allows(one.action) for one in advice)
            assert all(0 <= one.chance <= 1 for one in advice)
            chosen = bots.ask(bots.make(state.game, strength, 4), state, seat, FEW)
            assert chosen == advice[0].action


@pytest.mark.parametrize("game", GAMES)
def test_a_counted_limit_bounds_the_tries(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many moves are tried as are usual in that time, and not one more."""
    captain: Any = bots.make(sternhafen.game(game), "captain", 1)
    tries: list[Any] = []
    play_on = captain._played_on
    monkeypatch.setattr(captain, "_played_on", lambda *asked: (tries.append(asked), play_on(*asked))[1])
    allowed = round(FEW.seconds * captain.instinct.pace)
    for state, seat in moments(game, 2, 8, every=13):
        tries.clear()
        bots.ask(captain, state, seat, FEW)
        assert len(tries) <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_without_any_time_a_thinking_bot_still_moves(game: str) -> None:
    """It falls back on its instinct."""
    state = sternhafen.game(game).new(players=2, seed=2)
    move = bots.ask(bots.make(state.game, "captain", 1), state, 0, Limits(0.0))
    assert state.decision(0).allows(move)


@pytest.mark.parametrize("seed", range(3))
def test_the_advanced_game_for_two_is_played_by_every_strength(seed: int) -> None:
    """Race with two action cards a round comes to its end."""
    game = sternhafen.game("race")
    state = game.new(players=2, seed=seed, options={"advanced": True})
    seats = [bots.make(game, strength, seed) for strength in ("captain", "pilot")]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots.ask(seats[seat], state, seat, Limits(0.002, counted=True)))
    assert state.result is not None
    assert state.round < 20
