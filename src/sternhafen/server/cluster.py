"""Several workers on one database: who drives which table, and who must look again.

Alone (SQLite) everything is ours. On PostgreSQL a lease is an advisory lock, gone with the process that held
it, and notices travel by LISTEN/NOTIFY as `table:sequence`.
"""

import asyncio
import hashlib
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

import structlog

from .store.notices import CHANNEL

log = structlog.get_logger()
Heard = Callable[[str, int], None]


class Cluster(Protocol):
    """What tables need to know of other workers."""

    async def own(self, table: str) -> bool:
        """Whether this process drives the table; takes the lease if nobody has it."""

    async def release(self, table: str) -> None:
        """Give the lease back."""

    def start(self, heard: Heard) -> None:
        """Call `heard(table, seq)` in the event loop for every notice."""

    def stop(self) -> None: ...


class Alone:
    """The only worker."""

    async def own(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return None

    def start(self, heard: Heard) -> None:
        return None

    def stop(self) -> None:
        return None


def lease_key(table: str) -> int:
    """The advisory lock of a table: 63 bits of a hash."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big") >> 1


class Workers:
    """One worker of several, on PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._leases: set[str] = set()
        self._locks: Any = None
        self._gate = asyncio.Lock()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    # Leases

    async def own(self, table: str) -> bool:
        if table in self._leases and self._locks is not None and not self._locks.broken:
            return True
        async with self._gate:
            if await asyncio.to_thread(self._ask, "SELECT pg_try_advisory_lock(%s)", table):
                self._leases.add(table)
                return True
        return False

    async def release(self, table: str) -> None:
        async with self._gate:
            if table in self._leases:
                self._leases.discard(table)
                await asyncio.to_thread(self._ask, "SELECT pg_advisory_unlock(%s)", table)

    def _ask(self, question: str, table: str) -> bool:
        import psycopg

        try:
            if self._locks is None or self._locks.broken:
                self._leases.clear()
                self._locks = psycopg.connect(self._url, autocommit=True)
            row = self._locks.execute(question, (lease_key(table),)).fetchone()
            return bool(row and row[0])
        except psycopg.OperationalError:
            log.warning("lease-connection-lost")
            return False

    # Notices

    def start(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(notice: str) -> None:
            table, _, seq = notice.partition(":")
            loop.call_soon_threadsafe(heard, table, int(seq or 0))

        self._thread = threading.Thread(target=self._listen, args=(pass_on,), name="listener", daemon=True)
        self._thread.start()

    def _listen(self, pass_on: Callable[[str], None]) -> None:
        import psycopg

        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was said before we listened: look at all tables once.
                    pass_on("*:0")
                    self._hear(connection, pass_on)
            except psycopg.OperationalError:
                log.warning("listener-connection-lost")
                time.sleep(1)

    def _hear(self, connection: Any, pass_on: Callable[[str], None]) -> None:
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                pass_on(notice.payload)

    def stop(self) -> None:
        self._stopping.set()
        if self._thread:
            self._thread.join(timeout=3)
        if self._locks is not None:
            self._locks.close()
