"""Arrays in memory that several processes share: what agents answer, and what they see."""

from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import numpy
import numpy.typing

Array = numpy.typing.NDArray[Any]


class Memory(NamedTuple):
    """Raw memory, which a process can be started with."""

    observations: Any
    masks: Any
    rewards: Any
    ended: Any
    actions: Any
    size: int
    words: int


class Arrays(NamedTuple):
    """The same memory as arrays, a row for each environment."""

    observations: Array
    masks: Array
    rewards: Array
    ended: Array
    """Ended by the rules, and cut off."""
    actions: Array


def memory(context: BaseContext, count: int, size: int, words: int) -> Memory:
    raw = context.RawArray
    parts = (raw("f", count * size), raw("b", count * words), raw("d", count), raw("b", 2 * count), raw("q", count))
    return Memory(*parts, size, words)


def arrays(shared: Memory) -> Arrays:
    return Arrays(
        numpy.frombuffer(shared.observations, numpy.float32).reshape(-1, shared.size),
        numpy.frombuffer(shared.masks, numpy.int8).reshape(-1, shared.words),
        numpy.frombuffer(shared.rewards, numpy.float64),
        numpy.frombuffer(shared.ended, numpy.int8).reshape(-1, 2),
        numpy.frombuffer(shared.actions, numpy.int64),
    )
