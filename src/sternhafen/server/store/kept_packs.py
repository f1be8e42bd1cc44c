"""Data packs kept by their hash, and the drafts of those who type them in. Functions of a connection."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from ..system.clocktime import now_ms
from . import schema as t
from .upsert import Values, insert_once, upsert

MOST = 50
"""Packs of one player that tables were played with."""


def source(connection: Connection, game: str, pack: str) -> tuple[str, str] | None:
    """Name and text of a pack."""
    query = select(t.packs.c.name, t.packs.c.source).where(t.packs.c.hash == pack, t.packs.c.game == game)
    row = connection.execute(query).first()
    return (row.name, row.source) if row else None


def listed(connection: Connection, game: str) -> Sequence[Row[Any]]:
    """The host's packs of a game, the newest first."""
    query = select(t.packs).where(t.packs.c.game == game, t.packs.c.listed)
    return connection.execute(query.order_by(t.packs.c.created.desc())).all()


def keep(connection: Connection, pack: Values) -> None:
    """Keep a pack for ever; one that is known stays as it is."""
    insert_once(connection, t.packs, pack | {"created": now_ms()})


def show(connection: Connection, pack: str, name: str | None, *, listed: bool) -> bool:
    """Put a pack on the host's list, or take it off; its games keep it."""
    named = {"name": name} if name else {}
    changed = update(t.packs).where(t.packs.c.hash == pack).values(listed=listed, **named)
    return connection.execute(changed).rowcount > 0


def of_player(connection: Connection, player: str) -> int:
    query = select(t.packs.c.hash).where(t.packs.c.player == player, t.packs.c.listed.is_(False))
    return len(connection.execute(query).all())


def draft(connection: Connection, player: str, game: str) -> str | None:
    query = select(t.drafts.c.data).where(t.drafts.c.player == player, t.drafts.c.game == game)
    found: str | None = connection.execute(query).scalar()
    return found


def keep_draft(connection: Connection, player: str, game: str, data: str) -> None:
    upsert(connection, t.drafts, {"player": player, "game": game}, {"data": data, "changed": now_ms()})


def drop_draft(connection: Connection, player: str, game: str) -> None:
    connection.execute(delete(t.drafts).where(t.drafts.c.player == player, t.drafts.c.game == game))


def forget(connection: Connection, gone: Sequence[str]) -> None:
    """People leave: their drafts go, packs that games were played with stay, nobody's."""
    connection.execute(delete(t.drafts).where(t.drafts.c.player.in_(gone)))
    connection.execute(update(t.packs).where(t.packs.c.player.in_(gone)).values(player=None))
