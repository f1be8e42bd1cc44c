"""All ways to choose some of several things, as a sequence that is never written out.

Equal things are not told apart. Length and any single choice are computed by counting, so that even a choice of
14 cards out of 24 can be indexed, sampled and iterated.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

Chosen = TypeVar("Chosen")


class Subsets(Sequence[Chosen], Generic[Chosen]):
    """Every choice of `least` to `most` of the things, each made into a `Chosen`."""

    def __init__(self, things: Sequence[int], least: int, most: int, make: Callable[[list[int]], Chosen]) -> None:
        counted = Counter(things)
        self._things = sorted(counted)
        self._counts = [counted[thing] for thing in self._things]
        self._sizes = range(least, min(most, len(things)) + 1)
        self._make = make
        self._ways = self._count_ways()

    def _count_ways(self) -> list[list[int]]:
        """ways[i][k]: choices of k among the things from number i on."""
        most = max(self._sizes, default=0)
        ways = [[1] + [0] * most]
        for copies in reversed(self._counts):
            fewer = ways[-1]
            ways.append([sum(fewer[size - n] for n in range(min(copies, size) + 1)) for size in range(most + 1)])
        ways.reverse()
        return ways

    def __len__(self) -> int:
        return sum(self._ways[0][size] for size in self._sizes)

    @overload
    def __getitem__(self, index: int) -> Chosen: ...

    @overload
    def __getitem__(self, index: slice) -> list[Chosen]: ...

    def __getitem__(self, index: int | slice) -> Chosen | list[Chosen]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        return self._make(self._chosen(number))

    def _chosen(self, number: int) -> list[int]:
        for size in self._sizes:
            if number < self._ways[0][size]:
                return self._of_size(size, number)
            number -= self._ways[0][size]
        raise IndexError(number)

    def _of_size(self, size: int, number: int) -> list[int]:
        chosen: list[int] = []
        for place, thing in enumerate(self._things):
            taken = 0
            while number >= self._ways[place + 1][size - taken]:
                number -= self._ways[place + 1][size - taken]
                taken += 1
            chosen += [thing] * taken
            size -= taken
        return chosen

    def __iter__(self) -> Iterator[Chosen]:
        return (self[number] for number in range(len(self)))
