"""Friends at the table: letting them into one that has not begun, and what they are told of it."""

from sqlalchemy import Connection, select

from ..protocol import InvitationInfo, PlayerInfo
from ..protocol.errors import ApiError
from ..store import friends, players
from ..store import schema as t
from . import lobby
from .stored import seen

NEWEST = 20


def invite(connection: Connection, table: str, player: PlayerInfo, other: str) -> None:
    """Let a friend see a table of one's own that has not begun."""
    stored = seen(connection, table, player)
    lobby.require_lobby(stored)
    if stored.seat_of(player.id) is None and stored.host != player.id:
        raise ApiError("forbidden", "not-seated")
    if friends.friendship(connection, player.id, other) != "friends" or other in stored.barred:
        raise ApiError("forbidden", "not-friends")
    friend = players.get(connection, other)
    if friend is not None:
        lobby.admit(connection, table, friend)


def of(connection: Connection, player: str) -> list[InvitationInfo]:
    """Tables of friends with a free seat that this player was let into and does not sit at."""
    f, c, s = t.friends.c, t.tables.c, t.seats.c
    invited = select(t.members.c.table).where(t.members.c.player == player, ~t.members.c.barred)
    mine = select(s.table).where(s.player == player)
    free = select(s.table).where(s.kind == "empty")
    query = (
        select(c.id, c.game, t.players.c.name)
        .join(t.players, t.players.c.id == c.host)
        .where(c.status == "lobby", c.id.in_(invited), c.id.in_(free), c.id.not_in(mine))
        .where(c.host.in_(select(f.friend).where(f.player == player)))
    )
    rows = connection.execute(query.order_by(c.created.desc()).limit(NEWEST))
    return [InvitationInfo(table, game, host) for table, game, host in rows]
