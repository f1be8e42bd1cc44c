"""Storage in trouble is told as such; what is wrong with a statement is not."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from sternhafen.server.store import downtime, open_store
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.trouble import StorageTrouble, trouble


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OperationalError("", {}, sqlite3.OperationalError("database or disk is full")), "full"),
        (OperationalError("", {}, sqlite3.OperationalError("disk I/O error")), "full"),
        (OperationalError("", {}, sqlite3.OperationalError("database is locked")), "locked"),
        (OperationalError("", {}, Exception("server closed the connection unexpectedly")), "unreachable"),
        (OperationalError("", {}, Exception("deadlock detected")), "crossed"),
        (DatabaseError("", {}, sqlite3.DatabaseError("database disk image is malformed")), "corrupt"),
        (IntegrityError("", {}, sqlite3.IntegrityError("UNIQUE constraint failed")), None),
        (ValueError("no storage at all"), None),
    ],
)
def test_kinds(error: Exception, kind: str | None) -> None:
    """By what the database says."""
    found = trouble(error)
    assert (found.trouble if found else None) == kind


def test_a_locked_database_refuses_all_who_wait_at_once_and_recovers(tmp_path: Path) -> None:
    """Fifty writes wait for one timeout together, not one after the other; afterwards writing works again."""
    path = tmp_path / "own.sqlite3"
    migrate(f"sqlite:///{path}")

    async def scene() -> None:
        store = open_store(f"sqlite:///{path}")
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            start = time.monotonic()
            writes = [store.write(lambda c: downtime.put(c, "a", "b")) for _ in range(50)]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert time.monotonic() - start < 30
            assert {type(outcome) for outcome in outcomes} == {StorageTrouble}
            assert store.trouble == "locked"
            other.rollback()
        await store.write(lambda c: downtime.put(c, "a", "b"))
        assert store.trouble is None
        with pytest.raises(OperationalError, match="nowhere"):
            await store.read(lambda c: c.execute(text("SELECT 1 FROM nowhere")).scalar())
        store.close()

    asyncio.run(scene())
