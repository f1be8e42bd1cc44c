"""What a contest shows: shares of first places with intervals, ratings, scores, times."""

from itertools import combinations
from math import log
from typing import Any

import msgspec

from sternhafen.arena.match import Contest, GamePlayed
from sternhafen.core.stats import wilson

RATING_SCALE = 400.0 / 2.302585  # Elo points for a unit of log strength


class BotSummary(msgspec.Struct, frozen=True):
    name: str
    games: int
    first_places: float
    """Share of first places; a shared one counts for its part."""
    interval: tuple[float, float]
    """95 % of it, by Wilson."""
    rating: float
    """Joint fit of all games by pairs, on the scale of Elo, mean 1500."""
    mean_score: float
    seconds_per_decision: float


class Summary(msgspec.Struct, frozen=True):
    contest: Contest
    bots: tuple[BotSummary, ...]
    wins: tuple[tuple[float, ...], ...]
    """How often the row's bot came before the column's, ties as halves."""
    mean_rounds: float

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def summarise(contest: Contest, played: list[GamePlayed]) -> Summary:
    strengths = ratings(len(contest.bots), played)
    bots = tuple(_bot(contest, played, bot, strengths[bot]) for bot in range(len(contest.bots)))
    rounds = sum(game.rounds for game in played) / max(1, len(played))
    return Summary(contest, bots, win_matrix(len(contest.bots), played), rounds)


def _bot(contest: Contest, played: list[GamePlayed], bot: int, rating: float) -> BotSummary:
    games = len(played)
    firsts = sum(first_place(game, bot) for game in played)
    decisions = sum(game.decisions[bot] for game in played)
    return BotSummary(
        name=contest.bots[bot],
        games=games,
        first_places=firsts / max(1, games),
        interval=wilson(firsts, games),
        rating=rating,
        mean_score=sum(game.scores[bot] for game in played) / max(1, games),
        seconds_per_decision=sum(game.seconds[bot] for game in played) / max(1, decisions),
    )


def first_place(game: GamePlayed, bot: int) -> float:
    return 1 / game.ranks.count(1) if game.ranks[bot] == 1 else 0.0


def win_matrix(bots: int, played: list[GamePlayed]) -> tuple[tuple[float, ...], ...]:
    wins = [[0.0] * bots for _ in range(bots)]
    for game in played:
        for one, other in combinations(range(bots), 2):
            before = game.ranks[one] < game.ranks[other]
            same = game.ranks[one] == game.ranks[other]
            wins[one][other] += 0.5 if same else float(before)
            wins[other][one] += 0.5 if same else float(not before)
    return tuple(tuple(row) for row in wins)


def ratings(bots: int, played: list[GamePlayed]) -> list[float]:
    """A joint fit of all games by pairwise comparisons (Bradley-Terry, MM iteration), independent of their order.

    Half a won and half a lost game against everybody is added, so that a bot that never lost has a rating too.
    """
    wins = [list(row) for row in win_matrix(bots, played)]
    for one in range(bots):
        for other in range(bots):
            wins[one][other] += 0.5 if one != other else 0.0
    strength = [1.0] * bots
    for _ in range(500):
        strength = [_mm_step(bot, strength, wins) for bot in range(bots)]
        mean = sum(strength) / bots
        strength = [value / mean for value in strength]
    logs = [log(value) for value in strength]
    return [1500 + RATING_SCALE * (value - sum(logs) / bots) for value in logs]


def _mm_step(bot: int, strength: list[float], wins: list[list[float]]) -> float:
    others = [other for other in range(len(strength)) if other != bot]
    won = sum(wins[bot][other] for other in others)
    met = sum((wins[bot][other] + wins[other][bot]) / (strength[bot] + strength[other]) for other in others)
    return won / met
