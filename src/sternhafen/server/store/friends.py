"""Friends: two lines that agree. Who is on whose list is told to nobody else. Functions of a connection."""

from sqlalchemy import Connection, delete, select

from ..protocol import FriendInfo, Friendship
from ..protocol.errors import ApiError
from ..system.clocktime import now_ms
from . import schema as t
from .upsert import insert_once

MOST = 200
MOST_ASKING = 100
"""How many open requests somebody can have: of more the newest are kept, so that others cannot fill their list."""
ONLINE_MS = 150_000
"""Whoever was seen within this time is here."""


def find(connection: Connection, name: str) -> str:
    """The id of a player by id or username, or a refusal."""
    p = t.players.c
    found = connection.execute(select(p.id).where((p.id == name) | (p.username == name.lower()), ~p.deleted)).scalar()
    if found is None:
        raise ApiError("missing", "no-such-player")
    return str(found)


def friendship(connection: Connection, player: str, other: str) -> Friendship:
    """How two players stand to each other, as the first one may know it."""
    f = t.friends.c
    asked = _there(connection, (f.player == player) & (f.friend == other))
    asks = _there(connection, (f.player == other) & (f.friend == player))
    return "friends" if asked and asks else "asked" if asked else "asks" if asks else "none"


def _there(connection: Connection, which: object) -> bool:
    return connection.execute(select(t.friends.c.player).where(which)).first() is not None  # type: ignore[arg-type]


def ask(connection: Connection, player: str, other: str) -> None:
    """Ask somebody to be friends, or agree."""
    if player == other:
        raise ApiError("malformed", "own-friend")
    f = t.friends.c
    if len(connection.execute(select(f.friend).where(f.player == player)).all()) >= MOST:
        raise ApiError("conflict", "too-many-friends", most=MOST)
    insert_once(connection, t.friends, {"player": player, "friend": other, "created": now_ms()})
    _forget_oldest_requests(connection, other)


def _forget_oldest_requests(connection: Connection, player: str) -> None:
    f = t.friends.c
    answered = select(f.friend).where(f.player == player)
    open_ = select(f.player).where(f.friend == player, f.player.not_in(answered))
    oldest = connection.execute(open_.order_by(f.created.desc(), f.player).offset(MOST_ASKING)).scalars().all()
    connection.execute(delete(t.friends).where(f.friend == player, f.player.in_(oldest)))


def part(connection: Connection, player: str, other: str) -> None:
    """End a friendship or decline one: both lines go."""
    f = t.friends.c
    both = ((f.player == player) & (f.friend == other)) | ((f.player == other) & (f.friend == player))
    connection.execute(delete(t.friends).where(both))


def of(connection: Connection, player: str) -> list[FriendInfo]:
    """Friends first, then those who ask, then those who were asked; who is online is known of friends only."""
    f, p = t.friends.c, t.players.c
    asked = set(connection.execute(select(f.friend).where(f.player == player)).scalars())
    asks = set(connection.execute(select(f.player).where(f.friend == player)).scalars())
    rows = connection.execute(select(p.id, p.name, p.seen).where(p.id.in_(asked | asks), ~p.deleted)).all()
    found = [_info(row.id, row.name, row.seen, row.id in asked, row.id in asks) for row in rows]
    order = ("friends", "asks", "asked")
    return sorted(found, key=lambda one: (order.index(one.friendship), not one.online, one.name.lower()))


def _info(player: str, name: str, seen: int | None, asked: bool, asks: bool) -> FriendInfo:
    how: Friendship = "friends" if asked and asks else "asked" if asked else "asks"
    return FriendInfo(player, name, how, how == "friends" and (seen or 0) > now_ms() - ONLINE_MS)


def see(connection: Connection, players: set[str]) -> None:
    """Note that these are here now."""
    if players:
        connection.execute(t.players.update().where(t.players.c.id.in_(players)).values(seen=now_ms()))


def forget(connection: Connection, players: list[str]) -> None:
    f = t.friends.c
    connection.execute(delete(t.friends).where(f.player.in_(players) | f.friend.in_(players)))
