"""The strongest bot: Captain's search, judged by a learned net."""

from collections.abc import Sequence
from random import Random

import numpy as np

from sternhafen.bots.levels.search import Captain
from sternhafen.bots.net import ValueNet
from sternhafen.bots.shipped import net_of
from sternhafen.core.game import Game
from sternhafen.core.instinct import Instinct, won
from sternhafen.core.state import State


class Admiral(Captain):
    """Thinks a round ahead in many imagined worlds and judges by a net that learned from games against itself."""

    def __init__(self, game: Game, rng: Random, instinct: Instinct, net: ValueNet | None = None) -> None:
        super().__init__(game, rng, instinct)
        judge = net or net_of(game.id)
        assert judge is not None
        self.net = judge
        self.features = instinct.features()

    def forecast(self, states: Sequence[State]) -> list[Sequence[float]]:
        unfinished = iter(self._asked([state for state in states if not state.over]))
        return [won(state) if state.over else next(unfinished) for state in states]

    def _asked(self, states: Sequence[State]) -> list[Sequence[float]]:
        """The net's opinion of all states in one go: many cost little more than a few."""
        if not states:
            return []
        rows = [[self.features(state, seat) for seat in range(state.players)] for state in states]
        chances: list[Sequence[float]] = self.net.chances(np.array(rows, np.float32)).tolist()
        return chances
