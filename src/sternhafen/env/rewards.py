"""What a game was worth to each seat, in one of three ways."""

from collections.abc import Sequence
from typing import Literal, get_args

from sternhafen.core.errors import DataError
from sternhafen.core.result import Result

Reward = Literal["rank", "win", "margin"]
"""By the places, by winning alone, or by points ahead of the best of the others."""


def worth(result: Result, reward: Reward) -> list[float]:
    """The reward of each seat at the end of a game."""
    if reward == "win":
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]
    return margins(result.scores) if reward == "margin" else rewards(result.ranks)


def checked(reward: str) -> Reward:
    known: tuple[Reward, ...] = get_args(Reward)
    for one in known:
        if one == reward:
            return one
    raise DataError("reward", f"expected one of {', '.join(known)}, found {reward!r}")


def margins(scores: Sequence[int]) -> list[float]:
    """Points more than the best of the others has; fewer are below zero."""
    rest = [[other for place, other in enumerate(scores) if place != seat] for seat in range(len(scores))]
    return [float(score - max(others)) for score, others in zip(scores, rest, strict=True)]


def rewards(ranks: Sequence[int]) -> list[float]:
    """+1 for the first, -1 for the last, the others evenly between; equal seats share. They add up to zero."""
    span = len(ranks) - 1
    return [1 - 2 * _place(rank, ranks) / span for rank in ranks]


def _place(rank: int, ranks: Sequence[int]) -> float:
    """The mean of the places that the seats of this rank share, from 0."""
    return rank - 1 + (ranks.count(rank) - 1) / 2
