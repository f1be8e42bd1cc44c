"""How much room one player and one address have: open tables, imported records, old games and series of guests."""

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, select

from ..protocol import PlayerInfo
from ..protocol.errors import ApiError
from ..store import schema as t
from ..system.settings import Settings
from .rating import BOT

AT_ONCE = 100
"""This many old tables are removed in one go."""


def require_table(connection: Connection, player: PlayerInfo, origin: str, settings: Settings) -> None:
    """Refuse one table more than a player, or an address, may have open at a time."""
    c, open_ = t.tables.c, t.tables.c.status != "finished"
    if count(connection, open_ & (c.host == player.id)) >= settings.max_tables:
        raise ApiError("conflict", "too-many-tables", most=settings.max_tables)
    if count(connection, open_ & (c.origin == origin)) >= settings.max_tables_address:
        raise ApiError("conflict", "too-many-tables", most=settings.max_tables_address)


def require_import(connection: Connection, player: PlayerInfo, settings: Settings) -> None:
    """Refuse one record more than a player may bring."""
    nobody = ~exists().where(t.seats.c.table == t.tables.c.id, t.seats.c.player.is_not(None))
    if count(connection, (t.tables.c.host == player.id) & nobody) >= settings.max_imports:
        raise ApiError("conflict", "too-many-imports", most=settings.max_imports)


def count(connection: Connection, which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(t.tables).where(which)).scalar() or 0)


def purge_tables(connection: Connection, before: int) -> int:
    """Remove some games of guests alone that ended, or were left to bots, before this time; returns how many."""
    c, accounts = t.tables.c, _accounts()
    ours = exists().where(t.tries.c.table == c.id, t.tries.c.who.startswith(BOT))
    owned = ours | c.host.is_not(None) | exists().where(t.seats.c.table == c.id, t.seats.c.player.is_not(None))
    known = exists().where(t.seats.c.table == c.id, t.seats.c.player.in_(accounts))
    asked = exists().where(t.members.c.table == c.id, t.members.c.player.in_(accounts))
    hosted = c.host.is_not(None) & c.host.in_(accounts)
    old = (c.finished < before) | ((c.status == "running") & c.wake.is_(None) & _silent_since(before))
    gone = connection.execute(select(c.id).where(old, owned, ~known, ~asked, ~hosted).limit(AT_ONCE)).scalars().all()
    games = (t.log, t.views, t.chat, t.seats, t.members, t.results, t.tries, t.challenges, t.cup_tables, t.analyses)
    for part in games:
        connection.execute(delete(part).where(part.c.table.in_(gone)))
    connection.execute(delete(t.tables).where(c.id.in_(gone)))
    return len(gone)


def purge_cups(connection: Connection, before: int) -> int:
    """Remove some series of guests alone, opened before this time, of which no table is left; returns how many."""
    c, accounts = t.cups.c, _accounts()
    played = exists().where(t.cup_tables.c.cup == c.id)
    known = exists().where(t.entrants.c.cup == c.id, t.entrants.c.player.in_(accounts))
    hosted = c.host.is_not(None) & c.host.in_(accounts)
    old = select(c.id).where(c.created < before, ~played, ~known, ~hosted).limit(AT_ONCE)
    gone = connection.execute(old).scalars().all()
    connection.execute(delete(t.entrants).where(t.entrants.c.cup.in_(gone)))
    connection.execute(delete(t.cups).where(c.id.in_(gone)))
    return len(gone)


def _accounts() -> Select[tuple[str]]:
    """Who has an account, or had one."""
    return select(t.players.c.id).where(t.players.c.username.is_not(None) | t.players.c.deleted)


def _silent_since(before: int) -> ColumnElement[bool]:
    return ~exists().where(t.log.c.table == t.tables.c.id, t.log.c.time >= before)
