"""Ratings: a joint fit of all games, with intervals by resampling the deals."""

from collections.abc import Sequence
from itertools import combinations
from math import log
from random import Random

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed

RATING_SCALE = 400.0 / 2.302585  # Elo points for a unit of log strength
RESAMPLES = 400
RESAMPLING_SEED = 20
CONVERGED = 1e-9
MOST_ROUNDS = 2000

Wins = tuple[tuple[float, ...], ...]


def win_matrix(bots: int, played: Sequence[GamePlayed]) -> Wins:
    """How often the row's bot came before the column's, ties as halves."""
    wins = [[0.0] * bots for _ in range(bots)]
    for game in played:
        for one, other in combinations(range(bots), 2):
            before = game.ranks[one] < game.ranks[other]
            same = game.ranks[one] == game.ranks[other]
            wins[one][other] += 0.5 if same else float(before)
            wins[other][one] += 0.5 if same else float(not before)
    return tuple(tuple(row) for row in wins)


def ratings(bots: int, played: Sequence[GamePlayed]) -> list[float]:
    """A joint fit of all games by pairwise comparisons (Bradley-Terry, MM iteration), independent of their order.

    Half a won and half a lost game against everybody is added, so that a bot that never lost has a rating too.
    """
    return fitted(win_matrix(bots, played))


def fitted(wins: Sequence[Sequence[float]]) -> list[float]:
    bots = len(wins)
    smooth = [[won + 0.5 * (one != other) for other, won in enumerate(row)] for one, row in enumerate(wins)]
    strength = [1.0] * bots
    for _ in range(MOST_ROUNDS):
        better = [_mm_step(bot, strength, smooth) for bot in range(bots)]
        mean = sum(better) / bots
        better = [value / mean for value in better]
        change = max(abs(new - old) for new, old in zip(better, strength, strict=True))
        strength = better
        if change < CONVERGED:
            break
    logs = [log(value) for value in strength]
    return [1500 + RATING_SCALE * (value - sum(logs) / bots) for value in logs]


def _mm_step(bot: int, strength: list[float], wins: list[list[float]]) -> float:
    others = [other for other in range(len(strength)) if other != bot]
    won = sum(wins[bot][other] for other in others)
    met = sum((wins[bot][other] + wins[other][bot]) / (strength[bot] + strength[other]) for other in others)
    return won / met


def rating_intervals(contest: Contest, played: Sequence[GamePlayed]) -> list[tuple[float, float]]:
    """95 % of each rating, by resampling the contest's deals."""
    return intervals(len(contest.bots), matrices_of_deals(contest, played))


def matrices_of_deals(contest: Contest, played: Sequence[GamePlayed]) -> list[Wins]:
    """The wins of each deal, all its rotations together."""
    deals: dict[int, list[GamePlayed]] = {}
    for game in played:
        deals.setdefault(contest.deal_number(game.number), []).append(game)
    return [win_matrix(len(contest.bots), deals[deal]) for deal in sorted(deals)]


def intervals(bots: int, matrices: Sequence[Wins]) -> list[tuple[float, float]]:
    """95 % of each rating by bootstrap: the fit repeated with deals drawn anew, whole deals with all their rotations.

    The draws come from a fixed seed, so that the same games give the same intervals.
    """
    rng = Random(RESAMPLING_SEED)
    fits = [fitted(added(bots, rng.choices(matrices, k=len(matrices)))) for _ in range(RESAMPLES if matrices else 1)]
    return [middle([fit[bot] for fit in fits]) for bot in range(bots)]


def added(bots: int, matrices: Sequence[Wins]) -> list[list[float]]:
    return [[sum([wins[one][other] for wins in matrices]) for other in range(bots)] for one in range(bots)]


def middle(values: list[float]) -> tuple[float, float]:
    """The range that holds 95 % of the values."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
