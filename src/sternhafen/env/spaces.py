"""The spaces of observations and actions."""

from typing import Any

import numpy
import numpy.typing
from gymnasium import spaces

from sternhafen.coding.code import Coding
from sternhafen.core.observation import BOUND


class Words(spaces.Discrete):
    """The words of a game. Drawn at random with a mask, words that end a long piece of work come rarely.

    A random trucker who stopped building as readily as taking a tile would never build a ship.
    """

    def __init__(self, code: Coding, more: int = 0) -> None:
        super().__init__(len(code.vocabulary) + more)
        self.weights = numpy.ones(int(self.n))
        self.weights[: len(code.vocabulary)] = [code.weight(word) for word in code.vocabulary.words]

    def sample(self, mask: Any = None, probability: Any = None) -> numpy.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        weights = self.weights * mask
        return numpy.int64(self.np_random.choice(len(weights), p=weights / weights.sum()))


def vectors(code: Coding) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, (code.observer.size,), numpy.float32)


def masked(code: Coding, more: int = 0) -> spaces.Dict:
    """A vector and the mask of the words that can be said."""
    mask = spaces.Box(0, 1, (len(code.vocabulary) + more,), numpy.int8)
    return spaces.Dict({"observation": vectors(code), "action_mask": mask})
