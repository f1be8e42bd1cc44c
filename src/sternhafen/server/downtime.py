"""Times when no server was running: clocks do not count them. Also the server's own secret."""

import secrets

from sqlalchemy import Connection, delete, select

from .clocktime import now_ms
from .store import tables as t
from .upsert import upsert

ALIVE, SECRET, STARTING = "alive", "secret", "starting"


def get(connection: Connection, key: str) -> str | None:
    value: str | None = connection.execute(select(t.meta.c.value).where(t.meta.c.key == key)).scalar()
    return value


def put(connection: Connection, key: str, value: str) -> None:
    upsert(connection, t.meta, {"key": key}, {"value": value})


def beat(connection: Connection, worker: str) -> None:
    """We live."""
    put(connection, ALIVE, str(now_ms()))
    if connection.dialect.name == "postgresql":
        connection.execute(t.presence.update().where(t.presence.c.worker == worker).values(alive=now_ms()))


def rest(connection: Connection, worker: str) -> None:
    """We stop as planned: from this moment the clocks stand."""
    put(connection, ALIVE, str(now_ms()))
    connection.execute(delete(t.presence).where(t.presence.c.worker == worker))


def note(connection: Connection) -> None:
    """At the start: write down the time since the last sign of life."""
    alive, now = get(connection, ALIVE), now_ms()
    if alive is not None and int(alive) < now:
        upsert(connection, t.downtimes, {"start": int(alive)}, {"end": now})
        put(connection, STARTING, alive)
    put(connection, ALIVE, str(now))


def serving(connection: Connection) -> None:
    """The first worker is ready: the time without a server ends now, not when the start began."""
    start = get(connection, STARTING)
    if start is not None:
        upsert(connection, t.downtimes, {"start": int(start)}, {"end": now_ms()})
        connection.execute(delete(t.meta).where(t.meta.c.key == STARTING))


def all_of(connection: Connection) -> list[tuple[int, int]]:
    """All times without a server."""
    return [(row.start, row.end) for row in connection.execute(select(t.downtimes))]


def secret(connection: Connection) -> str:
    """The key that signs cookies, made at the first start."""
    known = get(connection, SECRET)
    if known is None:
        known = secrets.token_hex(32)
        put(connection, SECRET, known)
    return known
