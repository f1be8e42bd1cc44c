"""Ratings: people and bots on one scale, for each game and number of players, each with how sure it is.

The model is Weng and Lin's for several players (openskill, Plackett-Luce). It is shown on the scale of Elo: 400 points
are chances of ten to one. Bots begin where their measured strengths put them (docs/bots.md), people in the middle with
a wide margin; both move with every game that counts.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from ..store import schema as t
from ..store.upsert import upsert

MIDDLE, WIDE, BETA = 25.0, 25.0 / 3, 25.0 / 6
BOT_WIDTH = 2.0
"""How sure a measured strength is at the start, in the model's units: thinking times and players differ."""
SPREAD = sqrt(2) * BETA
POINTS = 400 / log(10) / SPREAD
"""Points of the shown scale for a unit of the model."""
SHOWN_MIDDLE = 1500
NINE_IN_TEN = 1.644854
BOT = "bot:"
LEVELS = ("cadet", "pilot", "captain", "admiral")
"""The bots that have a rating, the weakest first."""
AHEAD: Mapping[str, tuple[float, float, float]] = {
    "jumpdrive": (0.711, 0.839, 0.550),
    "race": (0.844, 0.795, 0.821),
    "solarius": (0.902, 0.967, 0.780),
    "trucker": (0.804, 0.925, 0.567),
}
"""How often Pilot is ahead of Cadet, Captain of Pilot and Admiral of Captain, two at the table: docs/bots.md."""


class Rating(msgspec.Struct, frozen=True):
    """What is known of somebody's strength."""

    mu: float = MIDDLE
    sigma: float = WIDE
    games: int = 0

    @property
    def shown(self) -> int:
        return round(SHOWN_MIDDLE + POINTS * (self.mu - MIDDLE))

    @property
    def margin(self) -> int:
        """With nine chances in ten the strength is no further away than this."""
        return round(NINE_IN_TEN * POINTS * self.sigma)


def bot_key(bot: str) -> str:
    """The name under which a bot's rating is stored; no player has a colon in their id."""
    return BOT + bot


@cache
def beginning(game: str, who: str) -> Rating:
    """The rating before the first game that counts."""
    bot = who.removeprefix(BOT)
    if not who.startswith(BOT) or bot not in LEVELS or game not in AHEAD:
        return Rating()
    steps = [SPREAD * log(share / (1 - share)) for share in AHEAD[game]]
    pilot, place = LEVELS.index("pilot"), LEVELS.index(bot)
    above = sum(steps[pilot:place]) - sum(steps[place:pilot])
    return Rating(MIDDLE + above, BOT_WIDTH)


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which they took these places."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for team, old in zip(after, ratings, strict=True)]


@cache
def _model() -> Any:
    """Made at the first game that ends: the library takes a moment to load."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=WIDE, beta=BETA)


def read(connection: Connection, game: str, players: int, whom: Sequence[str], *, lock: bool = False) -> list[Rating]:
    """The ratings of these, in their order; always locked in the same order."""
    c = t.ratings.c
    query = select(t.ratings).where(c.game == game, c.players == players, c.who.in_(set(whom))).order_by(c.who)
    rows = connection.execute(query.with_for_update() if lock else query)
    known = {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}
    return [known.get(who, beginning(game, who)) for who in whom]


def book(connection: Connection, game: str, whom: Sequence[str], places: Sequence[int]) -> list[Rating]:
    """Take a game into account that counts; returns everybody's rating after it, by seat."""
    players = len(whom)
    after = shared(whom, rated(read(connection, game, players, whom, lock=True), places))
    for who, rating in sorted(after.items()):
        keys = {"who": who, "game": game, "players": players}
        upsert(connection, t.ratings, keys, {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games})
    return [after[who] for who in whom]


def shared(whom: Sequence[str], after: Sequence[Rating]) -> dict[str, Rating]:
    """One rating for each: a bot that had several seats learns the mean of what they learned."""
    found: dict[str, list[Rating]] = {}
    for who, rating in zip(whom, after, strict=True):
        found.setdefault(who, []).append(rating)
    return {who: _mean(several) for who, several in found.items()}


def _mean(several: Sequence[Rating]) -> Rating:
    count = len(several)
    return Rating(sum(one.mu for one in several) / count, sum(one.sigma for one in several) / count, several[0].games)
