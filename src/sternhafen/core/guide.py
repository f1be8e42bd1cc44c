"""The guided first game of a game: a deal in which every idea is met early, and the moves it suggests."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

SEED = 1
"""Bots of guided games choose with this seed, so that the same moves are always answered by the same moves."""


class Guide(msgspec.Struct, frozen=True):
    """A deal given as a seed or as a position, the bots that sit there, and the learner's suggested line."""

    players: int = 2
    options: Mapping[str, Any] = {}
    seed: int = 0
    position: Mapping[str, Any] | None = None
    bot: str = "greedy"
    """Plays the other seats, and suggests whatever the line does not."""
    line: Sequence[Mapping[str, Any]] = ()
    """The first seat's moves, suggested as long as they were followed."""

    def suggested(self, played: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
        """The next move of the line, if these were the moves before it."""
        done = len(played)
        return self.line[done] if list(played) == list(self.line[:done]) and done < len(self.line) else None
