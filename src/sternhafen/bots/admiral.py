"""The strongest bot: Captain's search, judged by a learned net."""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from sternhafen.bots.instinct import Instinct, won
from sternhafen.bots.net import ValueNet, shipped
from sternhafen.bots.search import Captain
from sternhafen.core.game import Game


class Admiral(Captain):
    """Thinks a round ahead in many imagined worlds and judges by a net that learned from games against itself."""

    worlds = sys.maxsize

    def __init__(self, game: Game, rng: Random, instinct: Instinct, net: ValueNet | None = None) -> None:
        super().__init__(game, rng, instinct)
        self.net = net or shipped(game.id)
        self.features = instinct.features()

    def hasty(self) -> bool:
        return False

    def judged(self, states: Sequence[Any]) -> list[Sequence[float]]:
        unfinished = iter(self._asked([state for state in states if not state.over]))
        return [won(state) if state.over else next(unfinished) for state in states]

    def _asked(self, states: Sequence[Any]) -> list[Sequence[float]]:
        """The net's opinion of all states in one go: many cost little more than a few."""
        if not states:
            return []
        rows = [[self.features(state, seat) for seat in range(state.players)] for state in states]
        chances: list[Sequence[float]] = self.net.chances(np.array(rows, np.float32)).tolist()
        return chances
