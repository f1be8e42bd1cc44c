"""The tables of this process: loaded when somebody looks, driven when needed, dropped when idle."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, select

from . import downtime, lobby, players, presence, tablelog
from .botpool import BotPool
from .clocks import DAY_MS, Downtimes
from .clocktime import now_ms
from .cluster import Cluster
from .connection import Connection as Line
from .driver import Driver
from .errors import ApiError
from .garbage import Garbage
from .metrics import Metrics
from .notices import Notices
from .secrecy import new_id
from .settings import Settings
from .store import Store
from .store import tables as t
from .table import Table
from .tasks import Tasks, note_failure

T = TypeVar("T")
SWEEP_SECONDS = 15
HEARTBEAT_SECONDS = 5
IDLE_MS = 120_000
SEATS_SHOWN_AFTER = 0.1
WATCHERS_SHOWN_AFTER = 5.0
PURGE_MS = 3_600_000
LINES = "@"
"""A notice under this name instead of a table's: look whether all who are connected still may be."""


class Hub:
    """Gives out tables; one object per table and process."""

    def __init__(
        self, store: Store, settings: Settings, cluster: Cluster, metrics: Metrics, downtimes: Downtimes
    ) -> None:
        self.store = store
        self.settings = settings
        self.cluster = cluster
        self.metrics = metrics
        self.downtimes = downtimes
        self.worker = new_id()
        self.pool = BotPool(settings.bot_processes)
        self.notices = Notices(store, settings)
        self.draining = False
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self.lines: set[Line] = set()
        self._purged = -PURGE_MS
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._garbage = Garbage()
        self._tasks = Tasks("hub")

    # Tables

    async def get(self, table: str) -> Table:
        """The table, loaded; refused if there is none."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        loaded = Table(table, self.store, self.downtimes)
        await loaded.load()
        self.tables[table] = loaded
        driver = Driver(loaded, self.cluster, self.pool, self.settings, self.metrics, self.notices)
        self.drivers[table] = driver
        driver.wake()
        return loaded

    async def change(self, table: str, work: Callable[[Connection], T]) -> T:
        """Change a table's facts in the database, then let everybody look again."""
        self.require_open()
        result = await self.store.write(work, order=table)
        await self.refresh(table)
        return result

    async def refresh(self, table: str) -> None:
        """Read what is new of a table, if it is loaded here."""
        if table not in self.tables:
            return
        loaded = self.tables[table]
        async with loaded.lock:
            try:
                await self._presence(loaded)
                await loaded.load()
            except ApiError:
                loaded.gone = True
                loaded.tell(None)
                self._drop(table)

    def require_open(self) -> None:
        if self.draining:
            raise ApiError("stopping", "stopping")

    def heard(self, table: str, seq: int) -> None:
        """A notice of another worker (or our own, which then brings nothing new)."""
        if table == LINES:
            self._tasks.spawn(self._check_lines())
        elif table == "*":
            for name in list(self.tables):
                self._tasks.spawn(self.refresh(name))
        elif table in self.tables and not self._knows(table, seq):
            self._tasks.spawn(self.refresh(table))

    def _knows(self, table: str, seq: int) -> bool:
        played = self.tables[table].played
        return bool(seq and played and played.seq >= seq)

    # Connections

    async def enter(self, line: Line) -> None:
        """Somebody looks; the others see that he is there."""
        line.table.enter(line)
        self.lines.add(line)
        self.metrics.connections.inc()
        await self._announce(line)

    async def leave(self, line: Line) -> None:
        line.table.leave(line)
        self.lines.discard(line)
        self.metrics.connections.dec()
        await self._announce(line)

    async def _announce(self, line: Line) -> None:
        """Let the others see, soon: many who come at once are told of together."""
        table = line.table
        seated = table.viewer(line.player) is not None
        table.tell_soon(SEATS_SHOWN_AFTER if seated else WATCHERS_SHOWN_AFTER)
        if self.store.postgres and not self.draining:
            seats, watchers = list(table.present()), table.watching()
            await self.store.write(
                lambda connection: presence.write(connection, self.worker, table.id, seats, watchers),
                order=table.id,
            )

    async def credentials_ended(self) -> None:
        """Somebody logged out, was deleted or gave up a key: lines opened with it end, here and at other workers."""
        if self.store.postgres:
            await self.store.write(lambda connection: tablelog.notify(connection, LINES))
        await self._check_lines()

    async def _check_lines(self) -> None:
        """End the lines whose session or key is no more."""
        shown = {line.credential for line in self.lines if line.credential is not None}
        if not shown:
            return
        standing = await self.store.read(lambda connection: players.standing(connection, shown))
        for line in self.lines:
            if line.credential in shown - standing:
                line.end()

    async def _presence(self, table: Table) -> None:
        if self.store.postgres:
            there = await self.store.read(lambda connection: presence.read(connection, self.worker, table.id))
            if there != table.elsewhere:
                table.elsewhere = there
                table.tell(None)

    # Housekeeping

    def start(self) -> None:
        self._garbage.settle()
        self.cluster.start(self.heard)
        self._tasks.spawn(self._beat())
        self._tasks.spawn(self._sweeps())

    async def _beat(self) -> None:
        """Note that we live, so that a time when nobody did can be credited to the clocks."""
        while True:
            await self.store.write(lambda connection: downtime.beat(connection, self.worker))
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _sweeps(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception as error:
                note_failure("sweep-failed", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Load tables whose bots or clocks need driving; drop those nobody needs."""
        due = now_ms() + 2 * SWEEP_SECONDS * 1000
        query = select(t.tables.c.id).where(t.tables.c.status == "running", t.tables.c.wake <= due)
        for table in await self.store.read(lambda connection: connection.execute(query).scalars().all()):
            await self._load_one(table)
        await self.store.write(lobby.close_forgotten)
        for table in [name for name, loaded in self.tables.items() if self._idle(loaded)]:
            await self._unload(table)
        await self._check_lines()
        await self._purge_guests()
        self.measure()
        self._garbage.sweep()

    def measure(self) -> None:
        """Note the figures that nobody counts as they arise."""
        self.metrics.tables.set(len(self.tables))
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.writes.set(self.store.writer.jobs)

    async def _purge_guests(self) -> None:
        """Forget guests who came long ago and have no table, some every hour."""
        now, days = now_ms(), self.settings.guest_days
        if not days or now - self._purged < PURGE_MS:
            return
        self._purged = now
        here = {line.player.id for line in self.lines if line.player}
        await self.store.write(lambda connection: players.purge_guests(connection, int(now - days * DAY_MS), here))

    async def _load_one(self, table: str) -> None:
        try:
            await self.get(table)
            self.drivers[table].wake()
        except Exception as error:
            note_failure("table-not-loaded", error, table=table)

    def _idle(self, table: Table) -> bool:
        busy = table.lookers or table.lock.locked() or self.drivers[table.id].busy
        return not busy and now_ms() - table.touched > IDLE_MS and self._sleep_until(table) != 0

    def _sleep_until(self, table: Table) -> int | None:
        """When an unloaded table must wake: at a clock's end; 0 stands for: keep it."""
        played = table.played
        if played is None or played.over or played.clocks is None:
            return None
        people = [seat for seat in range(played.players) if played.bot_of(seat) is None]
        deadline = played.clocks.deadline(people)
        return 0 if deadline is not None and deadline < now_ms() + IDLE_MS else deadline

    async def _unload(self, table: str) -> None:
        loaded = self.tables[table]
        if loaded.facts.status == "running" and loaded.facts.wake is not None:
            wake = self._sleep_until(loaded)
            await self.store.write(lambda connection: lobby.change_table(connection, table, wake=wake))
        if not loaded.lookers:
            self._drop(table)
        await self.cluster.release(table)

    def _drop(self, table: str) -> None:
        self.tables.pop(table, None)
        driver = self.drivers.pop(table, None)
        if driver:
            driver.stop()

    # Stopping

    async def stop(self) -> None:
        """Refuse what is new, let running commands finish, note the time."""
        self.draining = True
        for driver in self.drivers.values():
            driver.stop()
        for table in self.tables.values():
            async with table.lock:
                pass
        self._tasks.cancel()
        await self.store.write(lambda connection: downtime.rest(connection, self.worker))
        await self.pool.stop()
        self.cluster.stop()
