"""What environments tell an agent."""

from typing import Any, TypedDict

import numpy
import numpy.typing

from sternhafen.coding.code import Mask


class Seen(TypedDict):
    """What an agent sees, and what it can say now."""

    observation: numpy.typing.NDArray[numpy.float32]
    action_mask: Mask


class Ending(TypedDict, total=False):
    """What an agent is told besides: nothing before the end."""

    score: int
    rank: int


Infos = dict[str, Any]
"""The same for Gymnasium, which asks for a plain dictionary; with flat observations the mask is in it."""
