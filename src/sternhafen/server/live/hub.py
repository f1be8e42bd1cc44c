"""The tables of this process: loaded when somebody looks, driven when needed, dropped when idle."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from ..protocol import PlayerInfo
from ..protocol.errors import ApiError, missing_table
from ..store import Store, downtime, players
from ..store.trouble import StorageTrouble
from ..system.clocktime import Gap, now_ms
from ..system.metrics import Metrics
from ..system.secrecy import new_id
from ..system.settings import Settings
from ..system.supervisor import Supervisor
from ..system.tasks import note_failure
from ..tables import kept, lobby, move_log
from ..tables.past import Past
from ..tables.settling import settle
from ..tables.stored import seen
from ..tables.table import Table
from ..thinking.pool import BotPool
from . import presence
from .cluster import EVERYTHING, Cluster
from .connection import Connection as Line
from .driver import Driver
from .online import Online
from .turn_notices import Notices
from .upkeep import Upkeep

T = TypeVar("T")
IDLE_MS = 120_000
SEATS_SHOWN_AFTER = 0.1
WATCHERS_SHOWN_AFTER = 5.0
HOUR_MS = 3_600_000
LINES = "@"
"""A notice under this name instead of a table's: look whether all who are connected still may be."""


class Hub:
    """Gives out tables; one object per table and process."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        cluster: Cluster,
        metrics: Metrics,
        downtimes: list[Gap],
        notices: Notices,
    ) -> None:
        self.store = store
        self.settings = settings
        self.cluster = cluster
        self.metrics = metrics
        self.downtimes = downtimes
        self.worker = new_id()
        self.pool = BotPool(settings.bot_processes)
        self.notices = notices
        self.past = Past()
        self.online = Online(store)
        self.draining = False
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self.lines: set[Line] = set()
        self._callers: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.supervisor = Supervisor()
        self.upkeep = Upkeep(self)

    # Tables

    async def get(self, table: str) -> Table:
        """The table, loaded; refused if there is none."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def show(self, table: str, player: PlayerInfo | None) -> Table:
        """The table for somebody who may see it. For all others there is none, and none is loaded."""
        if table not in self.tables:
            await self.store.read(lambda connection: seen(connection, table, player))
        loaded = await self.get(table)
        if not loaded.may_see(player):
            raise missing_table()
        return loaded

    async def _load(self, table: str) -> Table:
        pause, chat = int(self.settings.pause_hours * HOUR_MS), self.settings.max_chat
        loaded = Table(table, self.store, self.downtimes, pause, chat)
        await loaded.load()
        await settle(loaded)
        self.tables[table] = loaded
        driver = Driver(loaded, self)
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
            except ApiError as error:
                if error.kind != "missing":
                    raise
                loaded.gone = True
                loaded.tell(None)
                self._drop(table)

    def require_open(self) -> None:
        if self.draining:
            raise ApiError("stopping", "stopping")

    def heard(self, table: str, seq: int) -> None:
        """A notice of another worker (or our own, which then brings nothing new)."""
        if table == LINES:
            self.supervisor.until_done("lines", self.check_lines)
        elif table == EVERYTHING:
            for name in list(self.tables):
                self._refresh_soon(name)
        elif table in self.tables and not self._knows(table, seq):
            self._refresh_soon(table)

    def _refresh_soon(self, table: str) -> None:
        self.supervisor.until_done("refresh", lambda: self.refresh(table))

    def _knows(self, table: str, seq: int) -> bool:
        played = self.tables[table].played
        return bool(seq and played and played.seq >= seq)

    # Connections

    def enter(self, line: Line) -> None:
        """Somebody looks; the others see that they are there."""
        line.table.enter(line)
        self.lines.add(line)
        self._callers[line.caller] += 1
        self.metrics.connections.inc()
        line.table.changed()
        self._announce(line)

    def leave(self, line: Line) -> None:
        line.table.leave(line)
        self.lines.discard(line)
        self._callers[line.caller] -= 1
        if not self._callers[line.caller]:
            del self._callers[line.caller]
        self.metrics.connections.dec()
        self._announce(line)

    def lines_from(self, caller: str) -> int:
        """How many lines are open to this address here."""
        return self._callers[caller]

    def _announce(self, line: Line) -> None:
        """Let the others see, soon: many who come at once are told of together."""
        table = line.table
        seated = table.viewer(line.player) is not None
        table.tell_soon(SEATS_SHOWN_AFTER if seated else WATCHERS_SHOWN_AFTER)
        if self.store.postgres and not self.draining:
            self.supervisor.until_done("presence", lambda: self._publish(table))

    async def _publish(self, table: Table) -> None:
        """Write down who is here now, for the other workers."""
        seats, watchers = list(table.present()), table.watching()
        await self.store.write(
            lambda connection: presence.write(connection, self.worker, table.id, seats, watchers), order=table.id
        )

    async def credentials_ended(self) -> None:
        """Somebody logged out, was deleted or gave up a key: lines opened with it end, here and at other workers."""
        if self.store.postgres:
            await self.store.write(lambda connection: move_log.notify(connection, LINES))
        await self.check_lines()

    async def check_lines(self) -> None:
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
        self.cluster.start(self.heard, self.supervisor)
        self.upkeep.start()
        if self.store.postgres:
            # The tables of a worker that dies want their bots at once.
            self.pool.warm()

    def drives(self, table: str) -> bool:
        """Whether the table is loaded and driven here."""
        return table in self.tables and self.cluster.holds(table)

    async def unload_idle(self) -> None:
        """Drop the tables nobody needs."""
        for table in [name for name, loaded in self.tables.items() if self._idle(loaded)]:
            await self._unload(table)

    async def keep_due_views(self) -> None:
        """Store the views of games that have moved on a good way, and of those that have ended."""
        await self.keep_views([table for table in self.tables.values() if _views_due(table)])

    async def keep_views(self, tables: Iterable[Table]) -> None:
        """Store what everybody sees now, for the day when the rules play the log no more."""
        for table in tables:
            if table.played is not None and table.views_at != table.played.seq:
                seq, views = table.played.seq, kept.views_of(table.played)
                await self.store.write(partial(kept.store_views, table=table.id, seq=seq, views=views))
                table.views_at = seq

    def measure(self) -> None:
        """Note the figures that nobody counts as they arise."""
        self.metrics.tables.set(len(self.tables))
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.writes.set(self.store.writer.jobs)

    def _idle(self, table: Table) -> bool:
        busy = table.visitors or table.lock.locked() or self.drivers[table.id].busy
        return not busy and now_ms() - table.touched > IDLE_MS and self._sleep_until(table) != 0

    def _sleep_until(self, table: Table) -> int | None:
        """When an unloaded table must wake: at the end of a clock or a pause; 0 stands for: keep it."""
        played = table.played
        if played is None or played.over:
            return None
        people = [seat for seat in range(played.players) if played.bot_of(seat) is None]
        deadline = played.clocks.deadline(people) if played.clocks else None
        deadline = table.pause_ends() if played.paused else deadline
        return 0 if deadline is not None and deadline < now_ms() + IDLE_MS else deadline

    async def _unload(self, table: str) -> None:
        loaded = self.tables[table]
        if loaded.stored.status == "running" and loaded.stored.wake is not None:
            wake = self._sleep_until(loaded)
            await self.store.write(lambda connection: lobby.change_table(connection, table, wake=wake))
        await self.keep_views([loaded])
        if not loaded.visitors:
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
        await self.supervisor.end()
        await self._rest()
        await self.pool.stop()
        self.past.close()
        self.cluster.stop()

    async def _rest(self) -> None:
        """Store the views, and note when we stopped, if that can be done; the heartbeat says nearly the same."""
        try:
            await self.keep_views(self.tables.values())
            await self.store.write(lambda connection: downtime.rest(connection, self.worker))
        except StorageTrouble as error:
            note_failure("stop-not-noted", error)


def _views_due(table: Table) -> bool:
    played = table.played
    return played is not None and (played.seq - table.views_at >= kept.EVERY or played.over)
