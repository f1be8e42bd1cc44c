"""Times when no server was running: clocks do not count them. Also the server's own secret."""

import secrets
from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from ..system.clocktime import HOUSE, Gap, now_ms
from . import schema as t
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
    go_on(connection)
    alive, now = get(connection, ALIVE), now_ms()
    if alive is not None and int(alive) < now:
        upsert(connection, t.downtimes, {"start": int(alive)}, {"end": now})
        put(connection, STARTING, alive)
    put(connection, ALIVE, str(now))


def go_on(connection: Connection) -> None:
    """The house's time goes on from the last sign of life, even where the wall clock was set back since."""
    alive = get(connection, ALIVE)
    if alive is not None:
        HOUSE.not_before(int(alive))


def serving(connection: Connection) -> None:
    """The first worker is ready: the time without a server ends now, not when the start began."""
    start = get(connection, STARTING)
    if start is not None:
        upsert(connection, t.downtimes, {"start": int(start)}, {"end": now_ms()})
        connection.execute(delete(t.meta).where(t.meta.c.key == STARTING))


def book(connection: Connection, gaps: Iterable[Gap]) -> None:
    """Write down times in which the house's clock jumped or stood."""
    for start, end in gaps:
        upsert(connection, t.downtimes, {"start": start}, {"end": end})


def all_of(connection: Connection) -> list[Gap]:
    """All times without a server, each counted once: several workers may have booked the same."""
    together: list[Gap] = []
    for start, end in connection.execute(select(t.downtimes.c.start, t.downtimes.c.end).order_by(t.downtimes.c.start)):
        if together and start <= together[-1][1]:
            together[-1] = together[-1][0], max(end, together[-1][1])
        else:
            together.append((start, end))
    return together


def secret(connection: Connection) -> str:
    """The key that signs cookies, made at the first start."""
    known = get(connection, SECRET)
    if known is None:
        known = secrets.token_hex(32)
        put(connection, SECRET, known)
    return known
