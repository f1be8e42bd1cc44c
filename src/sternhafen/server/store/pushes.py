"""Browsers that want to be told of turns, and the host's key for that. Functions of a connection."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from ..protocol.errors import ApiError
from ..system import webpush
from ..system.clocktime import now_ms
from ..system.secrecy import digest
from ..system.webpush import Subscription
from . import schema as t
from .downtime import get, put
from .upsert import upsert

KEY = "vapid"
EACH = 10


def host_key(connection: Connection) -> str:
    """The secret that signs push messages, made at the first start."""
    known = get(connection, KEY)
    if known is None:
        known = webpush.new_key()
        put(connection, KEY, known)
    return known


def subscribe(connection: Connection, player: str, wish: Subscription) -> None:
    """From now on this browser is told of the player's turns; a browser belongs to one player."""
    if sum(one.endpoint != wish.endpoint for one in of(connection, player)) >= EACH:
        raise ApiError("conflict", "too-many-browsers", most=EACH)
    values = {"player": player, "endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
    upsert(connection, t.pushes, {"id": digest(wish.endpoint)}, values | {"created": now_ms()})


def of(connection: Connection, player: str) -> Sequence[Subscription]:
    rows = connection.execute(select(t.pushes).where(t.pushes.c.player == player))
    return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]


def end(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(t.pushes).where(t.pushes.c.id == digest(endpoint)))


def forget(connection: Connection, players: Sequence[str]) -> None:
    connection.execute(delete(t.pushes).where(t.pushes.c.player.in_(players)))
