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

    def judged(self, states: Sequence[Any]) -> list[Sequence[float]]:
        """All in one go: asking the net costs the same for many positions as for a few."""
        found: list[Sequence[float]] = [won(state) if state.over else () for state in states]
        open_ends = [place for place, chances in enumerate(found) if not chances]
        if open_ends:
            rows = [[self.features(states[place], seat) for seat in range(states[place].players)] for place in open_ends]
            for place, chances in zip(open_ends, self.net.chances(np.array(rows, np.float32)).tolist(), strict=True):
                found[place] = chances
        return found
