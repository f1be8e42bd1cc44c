"""The strongest bot: Captain's search, judged by a learned net."""

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

    def __init__(self, game: Game, rng: Random, instinct: Instinct, net: ValueNet | None = None) -> None:
        super().__init__(game, rng, instinct)
        self.net = net or shipped(game.id)
        self.features = instinct.features()

    def chances(self, state: Any) -> Sequence[float]:
        if state.over:
            return won(state)
        rows = np.array([self.features(state, seat) for seat in range(state.players)], np.float32)
        chances: list[float] = self.net.chances(rows).tolist()
        return chances
