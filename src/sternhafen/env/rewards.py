"""What a game was worth to each seat."""

from collections.abc import Sequence


def rewards(ranks: Sequence[int]) -> list[float]:
    """+1 for the first, -1 for the last, the others evenly between; equal seats share. They add up to zero."""
    span = len(ranks) - 1
    return [1 - 2 * _place(rank, ranks) / span for rank in ranks]


def _place(rank: int, ranks: Sequence[int]) -> float:
    """The mean of the places that the seats of this rank share, from 0."""
    return rank - 1 + (ranks.count(rank) - 1) / 2
