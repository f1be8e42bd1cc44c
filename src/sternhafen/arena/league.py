"""A league: every company of bots that can sit at one table plays, and all games together give one scale."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import msgspec

import sternhafen
from sternhafen import bots
from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.ratings import Wins, added, fitted, intervals, matrices_of_deals
from sternhafen.arena.strengths import level
from sternhafen.arena.summary import first_place
from sternhafen.bots.registry import besides

Played = Sequence[tuple[Contest, Sequence[GamePlayed]]]
HEAD = """| Bot | Rating | 95 % | Games | First places | ms a decision |
|---|---|---|---|---|---|"""


class Standing(msgspec.Struct, frozen=True):
    """One line of the league."""

    name: str
    rating: float
    interval: tuple[float, float]
    games: int
    first_places: float
    seconds_per_decision: float


def entrants(game: str) -> list[str]:
    """The bots of a league unless others are named: all levels, and those known by name only."""
    return [*bots.names(game), *besides(game)]


def contests(game: str, names: Sequence[str], players: int, deals: int, seconds: float, seed: int) -> list[Contest]:
    """Every company of this many of the bots, each playing this many deals in all seats."""
    return [Contest(game, company, deals * players, seed, seconds) for company in combinations(names, players)]


def neighbours(game: str, names: Sequence[str], deals: int, seconds: float, seed: int) -> list[Contest]:
    """Only those who stand side by side meet, two at a table: for a row of bots that differ little by little."""
    return [Contest(game, pair, deals * 2, seed, seconds) for pair in pairwise(names)]


def standings(names: Sequence[str], played: Played) -> list[Standing]:
    """A joint fit of all games, the strongest first."""
    deals = [
        placed(wins, [names.index(bot) for bot in contest.bots], len(names))
        for contest, games in played
        for wins in matrices_of_deals(contest, games)
    ]
    ratings, spans = fitted(added(len(names), deals)), intervals(len(names), deals)
    found = [_standing(name, ratings[place], spans[place], played) for place, name in enumerate(names)]
    return sorted(found, key=lambda standing: -standing.rating)


def placed(wins: Wins, places: Sequence[int], size: int) -> Wins:
    """The wins among some bots as wins among all of the league."""
    rows = [[0.0] * size for _ in range(size)]
    for one, row in zip(places, wins, strict=True):
        for other, won in zip(places, row, strict=True):
            rows[one][other] = won
    return tuple(map(tuple, rows))


def _standing(name: str, rating: float, interval: tuple[float, float], played: Played) -> Standing:
    own = [(game, contest.bots.index(name)) for contest, games in played if name in contest.bots for game in games]
    firsts = sum(first_place(game, bot) for game, bot in own)
    decisions = sum(game.decisions[bot] for game, bot in own)
    seconds = sum(game.seconds[bot] for game, bot in own)
    count = len(own)
    return Standing(name, rating, interval, count, firsts / max(1, count), seconds / max(1, decisions))


def table(game: str, players: int, found: Sequence[Standing]) -> str:
    """The league for a page."""
    head = f"**{sternhafen.game(game).name}, {players} players**\n\n{HEAD}"
    return "\n".join([head, *map(row, found)])


def row(standing: Standing) -> str:
    low, high = standing.interval
    cells = [level(standing.name), f"{standing.rating:.0f}", f"{low:.0f} to {high:.0f}", f"{standing.games:,}"]
    cells += [f"{standing.first_places:.1%}", f"{1000 * standing.seconds_per_decision:.1f}"]
    return f"| {' | '.join(cells)} |"
