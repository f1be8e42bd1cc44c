"""A small value net: from numbers about each seat to its chance to win. numpy is enough to play and to train."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

PARTS = ("straight", "inner", "bias", "outer")


class ValueNet:
    """One strength for each seat, from the seat's own numbers; all seats of a table together give the chances.

    The strength is a straight sum of the inputs plus what one hidden layer adds. Seats share the weights, so one net
    serves any number of players.
    """

    def __init__(self, parts: dict[str, Array]) -> None:
        self.parts = parts

    @classmethod
    def fresh(cls, inputs: int, hidden: int, seed: int, beliefs: Sequence[float] = ()) -> "ValueNet":
        """A net that knows nothing but how much the last inputs are believed to weigh."""
        rng = np.random.default_rng(seed)
        inner = rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32)
        outer = rng.normal(0, 0.01, hidden).astype(np.float32)
        straight, bias = np.zeros(inputs, np.float32), np.zeros(hidden, np.float32)
        straight[inputs - len(beliefs) :] = beliefs
        return cls(dict(zip(PARTS, (straight, inner, bias, outer), strict=True)))

    @property
    def inputs(self) -> int:
        return len(self.parts["straight"])

    def widened(self, inputs: int) -> "ValueNet":
        """The same opinions with more inputs, of which it knows nothing yet."""
        more = ((0, inputs - self.inputs), (0, 0))
        inner, straight = np.pad(self.parts["inner"], more), np.pad(self.parts["straight"], more[0])
        return ValueNet({"straight": straight, "inner": inner, **{name: self.parts[name].copy() for name in PARTS[2:]}})

    def hidden(self, rows: Array) -> Array:
        hidden: Array = np.maximum(rows @ self.parts["inner"] + self.parts["bias"], 0)
        return hidden

    def strengths(self, rows: Array) -> Array:
        """For rows of inputs in any arrangement, the last axis being the inputs.

        Numbers added to a game's features later come last: a net that has learned without them leaves them out.
        """
        rows = rows[..., : self.inputs]
        strengths: Array = rows @ self.parts["straight"] + self.hidden(rows) @ self.parts["outer"]
        return strengths

    def of_rows(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The strengths of some seats, for those who have no arrays."""
        found: list[float] = self.strengths(np.array(rows, np.float32)).tolist()
        return found

    def chances(self, rows: Array) -> Array:
        """The last axis but one being the seats of a table."""
        return shared(self.strengths(rows))

    def save(self) -> bytes:
        target = BytesIO()
        small: dict[str, Any] = {name: part.astype(np.float16) for name, part in self.parts.items()}
        np.savez_compressed(target, **small)
        return target.getvalue()

    @classmethod
    def load(cls, data: bytes) -> "ValueNet":
        with np.load(BytesIO(data)) as stored:
            return cls({name: stored[name].astype(np.float32) for name in PARTS})


def shared(strengths: Array) -> Array:
    """Chances from strengths on a logarithmic scale, over the last axis."""
    weights = np.exp(strengths - strengths.max(-1, keepdims=True))
    chances: Array = weights / weights.sum(-1, keepdims=True)
    return chances
