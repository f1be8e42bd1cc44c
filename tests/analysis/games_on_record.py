"""A short game on record, the same each time."""

from functools import cache
from typing import Any

import sternhafen


@cache
def record_of(game: str = "jumpdrive", seed: int = 5, players: int = 2) -> dict[str, Any]:
    state = sternhafen.game(game).new(players=players, seed=seed)
    sternhafen.play(state, ["cadet", *["pilot"] * (players - 1)], seed=1)
    return state.record()
