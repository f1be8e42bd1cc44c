"""A game at a glance: the curve of chances, its turning points, accuracy, the moves that lost most."""

from collections.abc import Sequence
from statistics import fmean

from sternhafen.analysis.model import FINE, Judged, Point, Summary

TURNING_POINTS = EXPENSIVE = 3
LEAST_TURN = 0.05
"""A change of the leader's chance below this turns nothing."""
ENOUGH = 10
"""Accuracy is told from this many decisions on."""


def summary(players: int, decisions: Sequence[Judged], won: Sequence[float] | None, last: int) -> Summary:
    """Of the decisions judged so far; the end of the game is the last point, once it is reached."""
    points = curve(players, decisions)
    if won is not None:
        points.append(Point(last, list(won)))
    return Summary(
        curve=points,
        turning_points=turning_points(players, points),
        accuracy=[accuracy([judged for judged in decisions if judged.seat == seat]) for seat in range(players)],
        expensive=expensive(decisions),
    )


def curve(players: int, decisions: Sequence[Judged]) -> list[Point]:
    """Each seat's chance as that seat saw it last, brought to a sum of 1."""
    known: list[float | None] = [None] * players
    points = []
    for judged in decisions:
        known[judged.seat] = judged.chances[judged.seat]
        seen = [judged.chances[seat] if own is None else own for seat, own in enumerate(known)]
        points.append(Point(judged.place, shared(seen)))
    return points


def shared(chances: Sequence[float]) -> list[float]:
    total = sum(chances) or 1.0
    return [round(chance / total, 4) for chance in chances]


def turning_points(players: int, points: Sequence[Point]) -> list[int]:
    """Where the leader's chance changed most; the end itself is none."""
    if len(points) < 2:
        return []
    before = [Point(-1, [1 / players] * players), *points]
    changes = [(change(one, other), other.place) for one, other in zip(before, points[:-1], strict=False)]
    largest = sorted(changes, reverse=True)[:TURNING_POINTS]
    return sorted(place for size, place in largest if size >= LEAST_TURN)


def change(before: Point, after: Point) -> float:
    leader = max(range(len(before.chances)), key=before.chances.__getitem__)
    return abs(after.chances[leader] - before.chances[leader])


def accuracy(decisions: Sequence[Judged]) -> int | None:
    """100 less ten times the mean loss in percent, over what there was to decide."""
    losses = [judged.loss for judged in decisions if judged.counts]
    return max(0, round(100 - 1000 * fmean(losses))) if len(losses) >= ENOUGH else None


def expensive(decisions: Sequence[Judged]) -> list[int]:
    lost = sorted((judged for judged in decisions if judged.verdict != FINE), key=lambda judged: -judged.cost)
    return [judged.place for judged in lost[:EXPENSIVE]]
