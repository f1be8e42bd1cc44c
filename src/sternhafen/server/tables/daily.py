"""The deal of the day: one for each game, the same cards, bots and chance for everybody, one try each.

Bots of all strengths play it too, in the background, as soon as the first person does.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, select

from sternhafen.bots import names

from ..protocol import CreateRequest, DailyAnswer, DailyDeal, DailyResult, DailyResults, OwnTry, PlayerInfo
from ..protocol.errors import ApiError
from ..store import friends
from ..store import schema as t
from ..store.upsert import insert_once
from ..system.clocktime import now_ms
from . import lobby, offered, rating
from .deals import Dealt
from .stored import load

Found = Row[*tuple[Any, ...]]
OPPONENTS = ("captain",)
DAY_MS = 86_400_000
PAST = 5
BEST = 3
FORMAT = "%Y-%m-%d"


def today() -> str:
    """The day now, by the clock of the world: it changes at midnight UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).strftime(FORMAT)


def ends(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    try:
        begun = datetime.strptime(day, FORMAT).replace(tzinfo=UTC)
    except ValueError:
        raise ApiError("missing", "no-deal-of-that-day") from None
    return int((begun + timedelta(days=1)).timestamp() * 1000)


def opponents(game: str) -> list[str]:
    """Who sits there besides the one who tries; where a game has no such bot, its usual one."""
    return [bot if bot in names(game) else offered.default_bot(game) for bot in OPPONENTS]


def seed_of(connection: Connection, day: str, game: str) -> str:
    """The deal, drawn by whoever comes first."""
    insert_once(connection, t.daily, {"day": day, "game": game, "seed": f"{secrets.randbits(128):032x}"})
    query = select(t.daily.c.seed).where(t.daily.c.day == day, t.daily.c.game == game)
    return str(connection.execute(query).scalar_one())


def begin(connection: Connection, game: str, player: PlayerInfo, language: str, origin: str) -> str:
    """Open the table of a player's one try; with the first one, those of the bots."""
    day = today()
    if not _anybody(connection, day, game):
        for bot in rating.LEVELS:
            if bot in names(game):
                _open(connection, player, day, game, language, origin, bot)
    return _open(connection, player, day, game, language, origin)


def _open(
    connection: Connection, player: PlayerInfo, day: str, game: str, language: str, origin: str, bot: str | None = None
) -> str:
    """A solo table with the deal of the day, for a person or for a bot in their seat."""
    who = player.id if bot is None else rating.bot_key(bot)
    dealt, bots = Dealt("daily", seed_of(connection, day, game)), opponents(game)
    if bot is not None:
        bots = [bot, *bots]
    wish = CreateRequest(game, len(OPPONENTS) + 1, {}, "solo", bots, language=language, sit=bot is None)  # type: ignore[arg-type]
    table, _ = lobby.create(connection, player, wish, len(OPPONENTS) + 1, dealt, origin, {"daily": day})
    if bot is not None:
        lobby.change_table(connection, table, host=None)
    lobby.begin(connection, load(connection, table))
    insert_once(connection, t.tries, {"what": key(day, game), "who": who, "table": table})
    return table


def key(day: str, game: str) -> str:
    """The name under which tries of a day's deal are stored."""
    return f"{day} {game}"


def table_of(connection: Connection, game: str, who: str) -> str | None:
    """The table of today's try, if it was begun."""
    offered.get(game)
    day = today()
    query = select(t.tries.c.table).where(t.tries.c.what == key(day, game), t.tries.c.who == who)
    found: str | None = connection.execute(query).scalar()
    return found


def _anybody(connection: Connection, day: str, game: str) -> bool:
    return connection.execute(select(t.tries.c.who).where(t.tries.c.what == key(day, game))).first() is not None


# What is told


def overview(connection: Connection, player: PlayerInfo | None) -> DailyAnswer:
    """Today's deals, and one's own last days."""
    day = today()
    deals_ = [_deal(connection, day, info.id, player) for info in offered.infos()]
    return DailyAnswer(day, ends(day), deals_, _past(connection, player, day) if player else [])


def _deal(connection: Connection, day: str, game: str, player: PlayerInfo | None) -> DailyDeal:
    rows = _finished(connection, day, game)
    people = sum(not row.who.startswith(rating.BOT) for row in rows)
    own = own_try(connection, key(day, game), player, rows) if player else None
    return DailyDeal(day, game, len(OPPONENTS) + 1, opponents(game), people, own)


def _past(connection: Connection, player: PlayerInfo, day: str) -> list[DailyDeal]:
    c = t.tries.c
    days = [f"{datetime.strptime(day, FORMAT) - timedelta(days=back):{FORMAT}}" for back in range(1, PAST + 1)]
    names_ = [info.id for info in offered.infos()]
    whats = [key(one, game) for one in days for game in names_]
    played = set(connection.execute(select(c.what).where(c.who == player.id, c.what.in_(whats))).scalars())
    return [_deal(connection, day, game, player) for day in days for game in names_ if key(day, game) in played]


def _finished(connection: Connection, day: str, game: str) -> Sequence[Found]:
    """The tries that ended on their day, the best first."""
    r, c = t.results.c, t.tries.c
    query = (
        select(c.who, c.table, r.score, r.place)
        .join(t.results, (r.table == c.table) & (r.seat == 0))
        .where(c.what == key(day, game), r.finished < ends(day), ~r.left)
        .order_by(r.score.desc(), r.finished)
    )
    rows: Sequence[Found] = connection.execute(query).all()
    return rows


def own_try(connection: Connection, what: str, player: PlayerInfo, rows: Sequence[Found]) -> OwnTry | None:
    """How the player's own try stands."""
    c = t.tries.c
    query = select(t.tables.c.id, t.tables.c.status).join(t.tries, c.table == t.tables.c.id)
    table = connection.execute(query.where(c.what == what, c.who == player.id)).first()
    if table is None:
        return None
    own = next((row for row in rows if row.who == player.id), None)
    place = 1 + sum(row.score > own.score for row in rows) if own else None
    return OwnTry(table.id, table.status, own.score if own else None, place)


def results(connection: Connection, day: str, game: str, player: PlayerInfo | None) -> DailyResults:
    """All results, for those who cannot learn anything from them any more."""
    offered.get(game)
    rows = _finished(connection, day, game)
    own = own_try(connection, key(day, game), player, rows) if player else None
    require_done(day, own)
    known = {one.id for one in friends.of(connection, player.id) if one.friendship == "friends"} if player else set()
    people = select(t.players.c.id, t.players.c.name).where(t.players.c.id.in_([row.who for row in rows]))
    called: dict[str, str] = {row.id: row.name for row in connection.execute(people)}
    places = [1 + sum(other.score > row.score for other in rows) for row in rows]
    you = player.id if player else None
    told = [_told(row, place, called, known, you) for row, place in zip(rows, places, strict=True)]
    return DailyResults(day, game, own, told)


def require_done(day: str, own: OwnTry | None) -> None:
    """Nothing is given away before one's own try has ended, or the day has."""
    if ends(day) > now_ms() and (own is None or own.status != "finished"):
        raise ApiError("forbidden", "not-yet-played")


def _told(row: Found, place: int, called: dict[str, str], known: set[str], you: str | None) -> DailyResult:
    bot = row.who.removeprefix(rating.BOT) if row.who.startswith(rating.BOT) else None
    named = bot is None and (place <= BEST or row.who in known or row.who == you)
    player = row.who if named else None
    name = called.get(row.who) if named else None
    return DailyResult(row.table, name, player, bot, row.who == you, row.who in known, row.score, place)


def watch(connection: Connection, day: str, game: str, table: str, player: PlayerInfo) -> None:
    """Let somebody who has finished look at another's try."""
    found = results(connection, day, game, player)
    if table not in {one.table for one in found.results}:
        raise ApiError("missing", "no-table")
    lobby.admit(connection, table, player)


def best_table(connection: Connection, day: str, game: str, player: PlayerInfo) -> tuple[str, str]:
    """One's own table and the best other one."""
    found = results(connection, day, game, player)
    others = [one.table for one in found.results if not one.you]
    if found.you is None or found.you.status != "finished" or not others:
        raise ApiError("conflict", "nothing-to-compare")
    return found.you.table, others[0]
