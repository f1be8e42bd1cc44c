"""Who is connected to which worker, for tables served by several of them."""

from sqlalchemy import Connection, select

from ..store import schema as t
from ..store.upsert import upsert
from ..system.clocktime import now_ms
from ..tables.move_log import notify

STALE_MS = 20_000


def write(connection: Connection, worker: str, table: str, seats: list[int], watchers: int) -> None:
    """Note who looks at the table here, and tell the other workers."""
    keys = {"worker": worker, "table": table}
    upsert(connection, t.presence, keys, {"seats": seats, "watchers": watchers, "alive": now_ms()})
    notify(connection, table)


def read(connection: Connection, worker: str, table: str) -> tuple[frozenset[int], int]:
    """Seats and spectators connected to other workers that are alive."""
    p = t.presence.c
    query = select(t.presence).where(p.table == table, p.worker != worker, p.alive > now_ms() - STALE_MS)
    rows = connection.execute(query).all()
    return frozenset(seat for row in rows for seat in row.seats), sum(row.watchers for row in rows)
