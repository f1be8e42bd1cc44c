"""Who plays whom: the points of a series, and the groups of its next round, by the Swiss system."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, permutations

import msgspec

TRIES = 2000
"""Groupings that are looked at for one without repetitions; the best of them is taken."""
NEAR = 8
"""How far down the order opponents are looked for first."""


class Played(msgspec.Struct, frozen=True):
    """A finished game of the series: entrants by number, and their places."""

    entrants: Sequence[int]
    places: Sequence[int]


class Standing(msgspec.Struct, frozen=True):
    """An entrant's points; `opposition`, the points of all opponents, decides between equals."""

    entrant: int
    points: float
    opposition: float
    games: int


def earned(places: Sequence[int]) -> list[float]:
    """A point for being ahead of everybody, none for being last; half of a step for a tie."""
    others = len(places) - 1
    if others == 0:
        return [1.0]
    # Everybody ties with themselves, which is taken off again.
    return [(sum(_ahead(place, other) for other in places) - 0.5) / others for place in places]


def _ahead(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


def standings(entrants: Collection[int], played: Sequence[Played]) -> list[Standing]:
    """The best first; equals by the points of their opponents, then by number."""
    points: dict[int, float] = dict.fromkeys(entrants, 0.0)
    faced: dict[int, float] = dict.fromkeys(entrants, 0.0)
    games = Counter(entrant for game in played for entrant in game.entrants)
    for game in played:
        for entrant, won in zip(game.entrants, earned(game.places), strict=True):
            points[entrant] += won
    for game in played:
        for one, other in permutations(game.entrants, 2):
            faced[one] += points[other]
    found = [Standing(one, round(points[one], 3), round(faced[one], 3), games[one]) for one in entrants]
    return sorted(found, key=lambda one: (-one.points, -one.opposition, one.entrant))


def meetings(played: Sequence[Played]) -> Counter[frozenset[int]]:
    """How often two have met."""
    return Counter(frozenset(pair) for game in played for pair in combinations(game.entrants, 2))


class _Search:
    def __init__(self, met: Counter[frozenset[int]], size: int) -> None:
        self.met, self.size, self.left = met, size, TRIES

    def again(self, group: Sequence[int]) -> int:
        return sum(self.met[frozenset(pair)] for pair in combinations(group, 2))

    def groups(self, order: Sequence[int], best: int) -> tuple[int, list[tuple[int, ...]]] | None:
        """The grouping with the fewest meetings again, below `best`; neighbours in the order first."""
        if not order:
            return 0, []
        found: tuple[int, list[tuple[int, ...]]] | None = None
        for cost, group in self._with_first(order):
            limit = best if found is None else found[0]
            if cost >= limit or (self.left <= 0 and found is not None):
                break
            self.left -= 1
            below = self.groups([one for one in order if one not in group], limit - cost)
            if below is not None:
                found = cost + below[0], [group, *below[1]]
        return found

    def _with_first(self, order: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
        """Groups for the first in the order, of others near by: those who have met least come first."""
        near = combinations(order[1 : NEAR + self.size + 1], self.size - 1)
        groups = [(order[0], *others) for others in near]
        return sorted([(self.again(group), group) for group in groups], key=lambda entry: entry[0])


def groups(order: Sequence[int], played: Sequence[Played], size: int) -> list[tuple[int, ...]]:
    """Groups of `size` from an order by points (a multiple of it): neighbours, who have not met where that can be."""
    found = _Search(meetings(played), size).groups(list(order), 10**9)
    assert found is not None
    return found[1]
