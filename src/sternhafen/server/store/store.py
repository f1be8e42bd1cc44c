"""Opening the database: SQLite tuned for durability, or PostgreSQL; reads in threads, one writer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from ..system.tasks import note_failure
from .trouble import trouble
from .writer import Writer

T = TypeVar("T")
READERS = 4
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=3000",
)


def make_engine(url: str, *, reading: bool = False) -> Engine:
    """An engine for the URL, with SQLite in WAL mode and every commit on disk before it is reported.

    One for `reading` leaves a file that may not be ours as it is.
    """
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    waits = {"connect_timeout": 5} if url.startswith("postgresql") else {}
    engine = create_engine(url, pool_size=READERS + 2, max_overflow=4, pool_timeout=5, connect_args=waits)
    if engine.dialect.name == "sqlite" and not reading:
        event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


class Store:
    """Reads and writes for the event loop. `read` and `write` take a function of a connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.trouble: str | None = None
        """What is wrong with the storage, from the last write."""

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def start(self) -> None:
        self.writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a reader thread and its own short transaction; `StorageTrouble` when that cannot be."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        except Exception as error:
            self._rethrow(error)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], *, order: str = "") -> T:
        """Run `work` in the writer's next transaction; returns after the commit, or raises `StorageTrouble`.

        Shielded: a caller that goes away does not undo what is already queued.
        """
        try:
            result = await asyncio.shield(self.writer.submit(work, order))
        except Exception as error:
            self._rethrow(error)
        self.trouble = None
        return result

    def _rethrow(self, error: Exception) -> NoReturn:
        found = trouble(error)
        if found is None:
            raise error
        self.trouble = found.trouble
        note_failure("storage-trouble", error, trouble=found.trouble)
        raise found from None

    def close(self) -> None:
        """Write what is queued and close."""
        self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()


def open_store(url: str) -> Store:
    """A store on a migrated database."""
    store = Store(make_engine(url))
    store.start()
    return store
