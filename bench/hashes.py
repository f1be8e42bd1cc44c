"""Plays seeded random games and prints a line for each, so that two builds of the engine can be compared.

python -m bench.hashes 100
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import sternhafen
from bench.soak import tasks
from sternhafen import State
from sternhafen.core.record import digest


def main() -> None:
    for game in sternhafen.games():
        for _, players, options, seed, _ in tasks(game, int(sys.argv[1]) // len(sternhafen.games()), ()):
            print(game, players, seed, *played(game, players, options, seed))


def played(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[str]:
    """Hashes of a game in the middle, of its copy, views and past, and at the end: by contract, then by playout."""
    rng = Random(seed)
    state = sternhafen.game(game).new(players=players, seed=seed, options=options)
    for _ in range(rng.randrange(60)):
        if not state.over:
            seat = rng.choice(state.to_act)
            events = state.apply(seat, state.decision(seat).sample(rng))
            yield digest([event.json(seat) for event in events])[:4]
    copy = state.copy()
    yield state.hash()
    yield digest([state.view(seat) for seat in (None, *range(players))])
    yield taken_back(state)
    yield digest([state.decision(seat).json() for seat in state.to_act])
    imagined = copy.determinize(0, rng)
    for one in (state, imagined):
        one.playout(rng)
        yield one.hash()
    yield copy.hash()
    assert state.result is not None
    yield digest(state.result.json())


def taken_back(state: State) -> str:
    """The hash after every seat has taken back what it can."""
    for seat in range(state.players):
        if state.can_undo(seat):
            state.undo(seat)
    return state.hash()


if __name__ == "__main__":
    main()
