"""Bots finish their games, which replay equal and last as long as the rulebook says."""

from statistics import mean
from typing import Any

import pytest
from playing import plain

import sternhafen
from sternhafen import State, bots

GAME: Any = sternhafen.game("jumpdrive")


def played(bot: str, players: int, seed: int) -> State:
    state: State = GAME.new(players=players, seed=seed)
    seats = [bots.make(GAME, bot, f"{seed}-{seat}") for seat in range(players)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots.ask(seats[seat], state, seat))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_ten_games_finish_and_replay_equal(bot: str, players: int) -> None:
    """Each ends with a result, and its record leads to the same state."""
    for seed in range(10):
        state = played(bot, players, seed)
        assert state.result is not None
        assert max(state.result.scores) >= 50
        assert state.hash() == sternhafen.replay(plain(state.record())).hash()


@pytest.mark.rule("JD-165")
def test_greedy_games_last_six_to_eight_rounds() -> None:
    """The rulebook's own figure is six or seven."""
    rounds = [played("greedy", players, seed).view(None)["round"] for players in (2, 3, 4) for seed in range(100, 115)]
    assert 6 <= mean(rounds) <= 8


def test_greedy_beats_random() -> None:
    """Of ten games for two, at least eight."""
    won = 0
    for seed in range(10):
        state = GAME.new(players=2, seed=seed)
        seats = [bots.make(GAME, bot, seed) for bot in ("greedy", "random")]
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, bots.ask(seats[seat], state, seat))
        won += 0 in state.result.winners
    assert won >= 8


def test_the_same_seed_makes_a_bot_repeat_itself() -> None:
    """Bots have a stream of their own."""
    assert played("greedy", 3, 5).hash() == played("greedy", 3, 5).hash()
