"""What the house does by itself: the heartbeat, tables that need driving, tables and guests nobody needs any more."""

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from ..protocol.errors import ApiError
from ..store import downtime, players
from ..store import schema as t
from ..store.trouble import StorageTrouble
from ..system.clocktime import now_ms
from ..system.memory import Collector
from ..system.tasks import note_failure
from ..tables import lobby, quotas
from ..tables.clocks import DAY_MS

if TYPE_CHECKING:
    from .hub import Hub

HEARTBEAT_SECONDS = 5
WATCH_SECONDS = 1
SWEEP_SECONDS = 15
PURGE_SECONDS = 3600
TRY_AGAIN_SECONDS = 60
"""After which a table that could not be loaded is tried again."""
WRITE_SECONDS = 5
"""How long `/healthz` waits for the write it tries; and how old an earlier one may be to count."""
FRESH_SECONDS = 1
HEARTBEAT = "heartbeat"
SLOW = "slow"


class Health(msgspec.Struct, frozen=True):
    """How the server is: `storage` says what is wrong with the database, `failing` which background work."""

    status: str
    storage: str | None
    heartbeat_age: float
    failing: list[str]


class Upkeep:
    """The background work of one process, all of it under the supervisor."""

    def __init__(self, hub: "Hub") -> None:
        self.hub, self.store, self.supervisor = hub, hub.store, hub.supervisor
        self._collector = Collector()
        self._not_before: dict[str, float] = {}
        self._writing: asyncio.Task[bool] | None = None

    def start(self) -> None:
        self._collector.settle()
        self.supervisor.every(HEARTBEAT_SECONDS, HEARTBEAT, self.beat)
        self.supervisor.every(WATCH_SECONDS, "watch", self.watch)
        self.supervisor.every(SWEEP_SECONDS, "idle-tables", self.hub.unload_idle)
        self.supervisor.every(SWEEP_SECONDS, "views", self.hub.keep_due_views)
        self.supervisor.every(SWEEP_SECONDS, "lines", self.hub.check_lines)
        self.supervisor.every(SWEEP_SECONDS, "forgotten-tables", lambda: self.store.write(lobby.close_forgotten))
        self.supervisor.every(SWEEP_SECONDS, "memory", self._tidy)
        self.supervisor.every(SWEEP_SECONDS, "online", self._note_who_is_here)
        self.supervisor.every(PURGE_SECONDS, "guests", self._purge_guests)

    async def beat(self) -> None:
        """Note that we live, so that a time when nobody did can be credited to the clocks."""
        await self.store.write(lambda connection: downtime.beat(connection, self.hub.worker))
        if self.store.postgres:
            self.hub.downtimes[:] = await self.store.read(downtime.all_of)

    async def watch(self) -> None:
        """Take up the tables whose bots or clocks nobody drives: after a start, and when another worker has died."""
        due = now_ms() + 2 * SWEEP_SECONDS * 1000
        query = select(t.tables.c.id).where(t.tables.c.status == "running", t.tables.c.wake <= due)
        named = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        idle = [table for table in named if not self.hub.drives(table)]
        for table in await self.hub.cluster.free(idle):
            await self._take_up(table)

    async def _take_up(self, table: str) -> None:
        if self._not_before.get(table, 0) > time.monotonic():
            return
        try:
            await self.hub.get(table)
            self.hub.drivers[table].wake()
        except StorageTrouble:
            raise
        except Exception as error:
            self._not_before[table] = time.monotonic() + TRY_AGAIN_SECONDS
            kind = error.text.key if isinstance(error, ApiError) else type(error).__name__
            note_failure("table-not-loaded", error, table=table, kind=kind)

    async def _tidy(self) -> None:
        self.hub.measure()
        self._collector.sweep()

    async def _note_who_is_here(self) -> None:
        await self.hub.online.see_all({line.player.id for line in self.hub.lines if line.player})

    async def _purge_guests(self) -> None:
        """Forget old games and series of guests, and guests who came long ago and have no table; some every hour."""
        days = self.hub.settings.guest_days
        here = {line.player.id for line in self.hub.lines if line.player}
        before = int(now_ms() - days * DAY_MS)
        if days:
            await self.store.write(lambda connection: quotas.purge_tables(connection, before))
            await self.store.write(lambda connection: quotas.purge_cups(connection, before))
            await self.store.write(lambda connection: players.purge_guests(connection, before, here))

    # How it is going

    async def health(self) -> Health:
        """Tries to write, unless that went well a moment ago and nothing has failed since."""
        chore = self.supervisor.chores.get(HEARTBEAT)
        if chore is None or chore.age > FRESH_SECONDS or self.supervisor.failing():
            await self._try_to_write()
        storage, failing = self.store.trouble, self.supervisor.failing()
        age = round(self.supervisor.chores[HEARTBEAT].age, 1)
        status = "stopping" if self.hub.draining else "storage" if storage else "failing" if failing else "ok"
        return Health(status, storage, age, failing)

    async def _try_to_write(self) -> None:
        """One try for all who ask meanwhile."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self.supervisor.attempt(HEARTBEAT, self.beat))
        try:
            await asyncio.wait_for(asyncio.shield(self._writing), WRITE_SECONDS)
        except TimeoutError:
            self.store.trouble = self.store.trouble or SLOW
