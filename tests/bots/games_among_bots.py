"""Games among bots, shared by the tests of bots and of every game's own."""

from typing import Any

import sternhafen
from sternhafen import State, bots
from sternhafen.bots import Limits

FEW = Limits(0.01, counted=True)


def moments(game: str, players: int, seed: int, every: int) -> list[tuple[State, int]]:
    """States of one game among Pilots with a seat to act, sealed choices half made included."""
    state: State = sternhafen.game(game).new(players=players, seed=seed)
    seats = [bots.make(state.game, "pilot", seed) for _ in range(players)]
    found: list[tuple[State, int]] = []
    while not state.over:
        seat = state.to_act[-1] if state.moves % 2 else state.to_act[0]
        if state.moves % every == 0:
            found += [(state.copy(), other) for other in state.to_act]
        state.apply(seat, bots.ask(seats[seat], state, seat))
    return found


def strengths_of(game: str) -> tuple[str, ...]:
    return bots.names(game)[1:]


def finish(game: str, players: int = 4, **options: Any) -> None:
    """One game with a bot of each strength, or of the strongest."""
    rules = sternhafen.game(game)
    names = strengths_of(game)[-players:]
    state = rules.new(players=len(names), seed=3, options=options)
    seats = [bots.make(rules, name, place) for place, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots.ask(seats[seat], state, seat, Limits(0.002, counted=True)))
    assert state.result is not None
