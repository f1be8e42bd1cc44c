"""What a contest shows: shares of first places with intervals, ratings, scores, times."""

from collections.abc import Sequence

import msgspec

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.ratings import Wins, rating_intervals, ratings, win_matrix
from sternhafen.core.plain import Json
from sternhafen.core.stats import wilson


class BotSummary(msgspec.Struct, frozen=True):
    name: str
    games: int
    first_places: float
    """Share of first places; a shared one counts for its part."""
    interval: tuple[float, float]
    """95 % of it, by Wilson."""
    rating: float
    """Joint fit of all games by pairs, on the scale of Elo, mean 1500."""
    rating_interval: tuple[float, float]
    """95 % of it, by bootstrap over the deals."""
    mean_score: float
    seconds_per_decision: float


class Summary(msgspec.Struct, frozen=True):
    contest: Contest
    bots: tuple[BotSummary, ...]
    wins: Wins
    """How often the row's bot came before the column's, ties as halves."""
    mean_rounds: float

    @property
    def played(self) -> int:
        """How many games were played; fewer than planned if the contest was stopped."""
        return self.bots[0].games

    def json(self) -> Json:
        data: Json = msgspec.to_builtins(self)
        return data


def summarise(contest: Contest, played: Sequence[GamePlayed]) -> Summary:
    places = range(len(contest.bots))
    fit, intervals = ratings(len(places), played), rating_intervals(contest, played)
    bots = tuple(_bot(contest, played, bot, fit[bot], intervals[bot]) for bot in places)
    rounds = sum(game.rounds for game in played) / max(1, len(played))
    return Summary(contest, bots, win_matrix(len(places), played), rounds)


def _bot(
    contest: Contest, played: Sequence[GamePlayed], bot: int, rating: float, interval: tuple[float, float]
) -> BotSummary:
    games = len(played)
    firsts = sum(first_place(game, bot) for game in played)
    decisions = sum(game.decisions[bot] for game in played)
    return BotSummary(
        name=contest.bots[bot],
        games=games,
        first_places=firsts / max(1, games),
        interval=wilson(firsts, games),
        rating=rating,
        rating_interval=interval,
        mean_score=sum(game.scores[bot] for game in played) / max(1, games),
        seconds_per_decision=sum(game.seconds[bot] for game in played) / max(1, decisions),
    )


def first_place(game: GamePlayed, bot: int) -> float:
    return 1 / game.ranks.count(1) if game.ranks[bot] == 1 else 0.0
