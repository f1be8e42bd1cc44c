"""Everything stored about a player, for that player to keep. Functions of a connection."""

from sqlalchemy import ColumnElement, Connection, Table, select

from ..protocol import Json
from . import schema as t
from .upsert import Values

SECRET = frozenset({"password", "hash", "skeleton", "p256dh", "auth"})
"""Columns that prove who one is; they are nobody's to copy."""


def export(connection: Connection, player: str) -> Json:
    """All that is stored under this player, table by table."""
    owned: dict[str, tuple[Table, ColumnElement[bool]]] = {
        "player": (t.players, t.players.c.id == player),
        "keys": (t.tokens, t.tokens.c.player == player),
        "sessions": (t.sessions, t.sessions.c.player == player),
        "seats": (t.seats, t.seats.c.player == player),
        "invited": (t.members, t.members.c.player == player),
        "chat": (t.chat, t.chat.c.player == player),
        "results": (t.results, t.results.c.player == player),
        "ratings": (t.ratings, t.ratings.c.who == player),
        "tries": (t.tries, t.tries.c.who == player),
        "challenges": (t.challenges, t.challenges.c.player == player),
        "cups": (t.entrants, t.entrants.c.player == player),
        "packs": (t.packs, t.packs.c.player == player),
        "drafts": (t.drafts, t.drafts.c.player == player),
        "browsers": (t.pushes, t.pushes.c.player == player),
        "friends": (t.friends, t.friends.c.player == player),
    }
    return {name: _rows(connection, table, which) for name, (table, which) in owned.items()}


def _rows(connection: Connection, table: Table, which: ColumnElement[bool]) -> list[Values]:
    columns = [column for column in table.c if column.name not in SECRET]
    return [dict(row._mapping) for row in connection.execute(select(*columns).where(which))]
