"""A player's page: what the stored results say of somebody, from a few queries however many games there are."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean, median
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, func, or_, select

from sternhafen.core.stats import wilson

from ..protocol import AgainstInfo, BotRating, GameCount, GameStatistics, PlayedGame, RatingInfo, RivalInfo, Scale
from ..store import schema as t
from . import rating
from .rating import Rating

PEOPLE = "people"
NEWEST = 200
"""Games shown one by one."""
RIVALS = 8
SURE_AFTER = 10
"""Rated games before a number is shown; until then only the range."""
STEP = 50
ORDER = ("random", *rating.LEVELS, PEOPLE)
Rows = Sequence[Row[*tuple[Any, ...]]]
mine, theirs = t.results.alias("mine"), t.results.alias("theirs")
MINE, THEIRS = mine.c, theirs.c
AHEAD = func.sum(case((MINE.place < THEIRS.place, 1), else_=0))
"""How often the player was ahead."""


def counts(connection: Connection, player: str) -> list[GameCount]:
    """How many games of each kind, the one played most first."""
    c, number = t.results.c, func.count()
    query = select(c.game, number).where(c.player == player).group_by(c.game).order_by(number.desc(), c.game)
    return [GameCount(game, count) for game, count in connection.execute(query)]


def statistics(connection: Connection, player: str, game: str, visible: bool) -> GameStatistics | None:
    """All about a player in a game; `visible` says whether all tables may be named, or only open ones."""
    own = _own(connection, player, game)
    if not own:
        return None
    best, newest = max(own, key=_score), own[-NEWEST:]
    met = _met(connection, player, {row.table for row in [best, *newest]})
    return GameStatistics(
        game=game,
        games=len(own),
        won=sum(row.place == 1 for row in own),
        places=_places(own),
        average=round(fmean(row.score for row in own), 1),
        best=_played(best, met[best.table], visible),
        seconds=round(median(row.seconds for row in own)),
        ratings=_ratings(connection, player, game),
        scales=_scales(connection, game, sorted({row.players for row in own})),
        points=[_played(row, met[row.table], visible) for row in newest],
        against=_against(connection, player, game),
        rivals=_rivals(connection, player, game) if visible else [],
    )


def _score(row: Row[*tuple[Any, ...]]) -> float:
    return float(row.score)


def _own(connection: Connection, player: str, game: str) -> Rows:
    """The player's lines of this game, the oldest first."""
    r = t.results.c
    query = (
        select(t.results, t.tables.c.visibility)
        .join(t.tables, t.tables.c.id == r.table)
        .where(r.player == player, r.game == game)
        .order_by(r.finished)
    )
    return connection.execute(query).all()


def _met(connection: Connection, player: str, tables: Collection[str]) -> dict[str, list[Row[*tuple[Any, ...]]]]:
    """Those who sat with the player at these tables."""
    r, s = t.results.c, t.seats.c
    query = (
        select(r.table, r.bot, s.name)
        .join(t.seats, (s.table == r.table) & (s.seat == r.seat))
        .where(r.table.in_(tables), or_(r.player.is_(None), r.player != player))
    )
    found: dict[str, list[Row[*tuple[Any, ...]]]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.table].append(row)
    return found


def _played(row: Row[*tuple[Any, ...]], others: Rows, visible: bool) -> PlayedGame:
    may_see = visible or row.visibility == "open"
    number = None if row.mu is None else Rating(row.mu, row.sigma).shown
    against = [one.bot or (one.name if may_see else "") for one in others]
    table = row.table if may_see else None
    return PlayedGame(
        table, row.finished, row.players, row.place, row.score, row.rated, row.left, number, list(filter(None, against))
    )


def _places(own: Rows) -> list[int]:
    found = Counter(row.place for row in own)
    return [found[place] for place in range(1, max(row.players for row in own) + 1)]


def _meetings(player: str, game: str, *what: Any) -> Select[Any]:
    """Of every opponent at every table of the player: the player's line beside the opponent's."""
    both = MINE.table == THEIRS.table
    here = select(*what).select_from(mine.join(theirs, and_(both, MINE.seat != THEIRS.seat)))
    return here.where(MINE.player == player, MINE.game == game)


def _against(connection: Connection, player: str, game: str) -> list[AgainstInfo]:
    """The share ahead of each strength and of people, opponent by opponent."""
    who = func.coalesce(THEIRS.bot, PEOPLE)
    figures = func.count(), AHEAD, func.avg(MINE.score), func.max(MINE.score)
    found = [_share(*row) for row in connection.execute(_meetings(player, game, who, *figures).group_by(who))]
    return sorted(found, key=lambda one: (ORDER.index(one.who) if one.who in ORDER else len(ORDER), one.who))


def _share(who: str, games: int, ahead: int, average: float, best: float) -> AgainstInfo:
    low, high = wilson(ahead, games)
    return AgainstInfo(who, games, ahead, round(low, 3), round(high, 3), round(average, 1), best)


def _rivals(connection: Connection, player: str, game: str) -> list[RivalInfo]:
    """Those met lately, each once: the newest first."""
    last = func.max(MINE.finished)
    query = _meetings(player, game, THEIRS.player, THEIRS.bot, func.count(), AHEAD, last)
    rows = connection.execute(query.group_by(THEIRS.player, THEIRS.bot).order_by(last.desc()).limit(RIVALS))
    return [_rival(connection, player, game, row) for row in rows.all()]


def _rival(connection: Connection, player: str, game: str, row: Row[*tuple[Any, ...]]) -> RivalInfo:
    who, bot, games, ahead, finished = tuple(row)
    same = and_(THEIRS.player.is_(None), THEIRS.bot == bot) if who is None else THEIRS.player == who
    newest = _meetings(player, game, MINE.table).where(same, MINE.finished == finished).limit(1)
    called = select(t.players.c.name).where(t.players.c.id == who)
    name = "" if who is None else connection.execute(called).scalar() or ""
    return RivalInfo(who, name, bot, games, ahead, connection.execute(newest).scalar_one(), finished)


# The scale


def _ratings(connection: Connection, player: str, game: str) -> list[RatingInfo]:
    """The player's ratings in this game, by the number of players."""
    c = t.ratings.c
    query = select(t.ratings).where(c.who == player, c.game == game).order_by(c.players)
    return [shown(row.players, Rating(row.mu, row.sigma, row.games)) for row in connection.execute(query)]


def shown(players: int, known: Rating) -> RatingInfo:
    number = known.shown if known.games >= SURE_AFTER else None
    return RatingInfo(players, number, known.shown - known.margin, known.shown + known.margin, known.games)


def _scales(connection: Connection, game: str, numbers: Iterable[int]) -> list[Scale]:
    return [scale(connection, game, players) for players in numbers]


def scale(connection: Connection, game: str, players: int) -> Scale:
    """Bots of all strengths, and people of whom enough is known."""
    bots = [rating.bot_key(bot) for bot in rating.LEVELS]
    found = rating.read(connection, game, players, bots)
    named = [BotRating(bot, one.shown, one.margin) for bot, one in zip(rating.LEVELS, found, strict=True)]
    return Scale(players, named, _people(connection, game, players))


def _people(connection: Connection, game: str, players: int) -> list[tuple[int, int]]:
    c = t.ratings.c
    here = (c.game == game) & (c.players == players) & (c.games >= SURE_AFTER) & ~c.who.startswith(rating.BOT)
    steps = Counter(Rating(mu).shown // STEP * STEP for mu in connection.execute(select(c.mu).where(here)).scalars())
    return sorted(steps.items())
