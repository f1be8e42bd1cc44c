"""Several workers on one database: who drives which table, and who must look again.

Alone (SQLite) everything is ours. On PostgreSQL a lease is an advisory lock, gone with the process that held
it, and notices travel by LISTEN/NOTIFY as `table:sequence`.
"""

import asyncio
import hashlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from ..store.worker_notices import CHANNEL
from ..system.supervisor import Supervisor
from ..system.tasks import note_failure

HELD = """
SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
NOTICE_DEATH = "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=2"
"""A worker whose machine vanishes loses its leases within seconds, not hours."""
EVERYTHING = "*"
"""In place of a table's name: look at all tables."""
Heard = Callable[[str, int], None]


class Cluster(Protocol):
    """What tables need to know of other workers."""

    async def own(self, table: str) -> bool:
        """Whether this process drives the table; takes the lease if nobody has it."""

    def holds(self, table: str) -> bool:
        """Whether this process has the lease, as far as it knows."""

    async def free(self, tables: Sequence[str]) -> Sequence[str]:
        """Those of these tables that nobody drives."""

    async def release(self, table: str) -> None:
        """Give the lease back."""

    def start(self, heard: Heard, supervisor: Supervisor) -> None:
        """Call `heard(table, seq)` in the event loop for every notice."""

    def stop(self) -> None: ...


class Alone:
    """The only worker."""

    async def own(self, table: str) -> bool:
        return True

    def holds(self, table: str) -> bool:
        return True

    async def free(self, tables: Sequence[str]) -> Sequence[str]:
        return tables

    async def release(self, table: str) -> None:
        return None

    def start(self, heard: Heard, supervisor: Supervisor) -> None:
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
        self._listener = ThreadPoolExecutor(1, thread_name_prefix="listener")

    # Leases

    def holds(self, table: str) -> bool:
        return table in self._leases and self._locks is not None and not self._locks.closed

    async def own(self, table: str) -> bool:
        if self.holds(table):
            return True
        try:
            if (await self._ask("SELECT pg_try_advisory_lock(%s)", lease_key(table)))[0]:
                self._leases.add(table)
                return True
        except OSError as error:
            note_failure("leases-lost", error)
        return False

    async def free(self, tables: Sequence[str]) -> Sequence[str]:
        held = set(await self._ask(HELD))
        return [table for table in tables if lease_key(table) not in held]

    async def release(self, table: str) -> None:
        if table in self._leases:
            self._leases.discard(table)
            await self._ask("SELECT pg_advisory_unlock(%s)", lease_key(table))

    async def _ask(self, question: str, *args: int) -> list[Any]:
        """The first column of the answer; OSError when PostgreSQL cannot be asked, and all leases are lost."""
        async with self._gate:
            return await asyncio.to_thread(self._asked, question, args)

    def _asked(self, question: str, args: tuple[int, ...]) -> list[Any]:
        import psycopg

        try:
            if self._locks is None or self._locks.closed:
                self._leases.clear()
                self._locks = psycopg.connect(self._url, autocommit=True, connect_timeout=5, options=NOTICE_DEATH)
            return [row[0] for row in self._locks.execute(question, args).fetchall()]
        except psycopg.OperationalError as error:
            if self._locks is not None:
                self._locks.close()
            raise ConnectionError("PostgreSQL") from error

    # Notices

    def start(self, heard: Heard, supervisor: Supervisor) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(notice: str) -> None:
            table, _, seq = notice.partition(":")
            loop.call_soon_threadsafe(heard, table, int(seq or 0))
            if table == EVERYTHING:
                loop.call_soon_threadsafe(supervisor.going_well, "listener")

        supervisor.until_done("listener", lambda: loop.run_in_executor(self._listener, self._listen, pass_on))

    def _listen(self, pass_on: Callable[[str], None]) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            # Whatever was said before we listened: look at all tables once.
            pass_on(f"{EVERYTHING}:0")
            self._hear(connection, pass_on)

    def _hear(self, connection: Any, pass_on: Callable[[str], None]) -> None:
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                pass_on(notice.payload)

    def stop(self) -> None:
        self._stopping.set()
        self._listener.shutdown()
        if self._locks is not None:
            self._locks.close()
