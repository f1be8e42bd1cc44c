"""Where analyses of finished games are asked for: one process, small pieces of work, owners in turn, after the bots."""

import asyncio
from collections import OrderedDict, deque

import msgspec
import structlog

from ..protocol import Text
from ..store import Store
from ..store.trouble import StorageTrouble
from ..system.tasks import Tasks, kind_and_place
from ..tables import analyses, move_log, packs
from . import analyst
from .analyst import Piece, Task
from .pool import BotPool
from .process import Companion

log = structlog.get_logger()
PIECE_SECONDS = 2.0
"""How long a piece of work takes: then the next owner's turn comes, and what is done is stored."""
LOOK_AGAIN = 0.2
MOST_DEATHS = 3
"""How often a process may die of one game."""


class Desk:
    """The analyses this worker works on."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._companion = Companion(analyst.main, "analyst")
        self._owners: OrderedDict[str, deque[str]] = OrderedDict()
        self._held: set[str] = set()
        self._deaths: dict[str, int] = {}
        self._tasks = Tasks("analyses")
        self._working: asyncio.Task[None] | None = None
        self.pace: float | None = None
        """Seconds a decision takes, as measured lately."""

    def ahead(self, table: str) -> int:
        """How many analyses stand in line besides this one."""
        return sum(len(tables) for tables in self._owners.values()) - self.has(table)

    def has(self, table: str) -> bool:
        return any(table in tables for tables in self._owners.values())

    async def take_up(self) -> None:
        """Work on what nobody works on: newly asked for, left by a worker that died, or from before a restart."""
        for table, owner in await self._store.read(analyses.waiting):
            if not self.has(table) and await self._store.write(lambda c, table=table: analyses.claim(c, table)):  # type: ignore[misc]
                self._owners.setdefault(owner, deque()).append(table)
        if self._owners and (self._working is None or self._working.done()):
            self._working = self._tasks.spawn(self._work())

    async def _work(self) -> None:
        while self._owners:
            while self._pool.pressed:
                await asyncio.sleep(LOOK_AGAIN)
            owner, tables = next(iter(self._owners.items()))
            if await self._done_with(tables[0]):
                tables.popleft()
            else:
                tables.rotate(-1)
            self._owners.move_to_end(owner)
            if not tables:
                del self._owners[owner]

    async def _done_with(self, table: str) -> bool:
        """Go on with one; whatever goes wrong, the others come to their turn."""
        try:
            return await self._piece(table)
        except StorageTrouble:
            await asyncio.sleep(LOOK_AGAIN)
            return False
        except Exception as error:
            kind, place = kind_and_place(error)
            return await self._failed(table, Text("server-analysis-error", {"kind": kind, "place": place}))

    async def _failed(self, table: str, why: Text) -> bool:
        """Note why, where whoever asked for it sees it, and where the host does."""
        log.warning("analysis-failed", table=table, why=why.key, **why.args)
        await self._store.write(lambda connection: analyses.fail(connection, table, why))
        return True

    async def _piece(self, table: str) -> bool:
        """Go on with one; whether there is nothing more to do for it."""
        if not await self._warm():
            return False
        began = asyncio.get_running_loop().time()
        piece, before = await self._asked(table)
        if piece is None:
            return await self._died(table)
        if piece.failed is not None:
            told = {"kind": piece.failed, "place": piece.where}
            return await self._failed(table, Text("server-analysis-error", told))
        self._deaths.pop(table, None)
        if piece.done > before:
            self.pace = (asyncio.get_running_loop().time() - began) / (piece.done - before)
        line = [one for tables in self._owners.values() for one in tables]
        await self._store.write(lambda c: analyses.keep(c, table, piece.data, line, finished=piece.finished))
        return piece.finished

    async def _warm(self) -> bool:
        """Whether the process is there; on a machine too busy to start one, no game is to blame."""
        try:
            await self._companion.warm()
            return True
        except (TimeoutError, EOFError, OSError):
            self._companion.stop()
            self._held.clear()
            await asyncio.sleep(LOOK_AGAIN)
            return False

    async def _asked(self, table: str) -> tuple[Piece | None, int]:
        """The piece of work, None if the process died of it; and how far the analysis had come."""
        row = await self._store.read(lambda connection: analyses.find(connection, table))
        if row is None:
            return Piece(failed="gone"), 0
        kept = analyses.unpacked(row.data)
        before = kept.analysis.done if kept else 0
        try:
            piece = await self._exchange(Task(table, PIECE_SECONDS)) if table in self._held else None
            if piece is None or piece.failed == "forgotten":
                entries = await self._store.read(lambda connection: move_log.read(connection, table))
                start = entries[0].data
                pack = packs.text_of(start["game"], start["pack"])
                piece = await self._exchange(Task(table, PIECE_SECONDS, entries, row.data, pack))
            self._held.add(table)
            return piece, before
        except (EOFError, OSError):
            return None, before

    async def _exchange(self, task: Task) -> Piece:
        return analyst.outcome(await self._companion.exchange(msgspec.msgpack.encode(task)))

    async def _died(self, table: str) -> bool:
        code = await asyncio.to_thread(self._companion.how_it_ended)
        self._companion.stop()
        self._held.clear()
        times = self._deaths[table] = self._deaths.get(table, 0) + 1
        log.warning("analyst-died", table=table, times=times, code=code)
        if times < MOST_DEATHS:
            return False
        del self._deaths[table]
        return await self._failed(table, Text("server-analysis-died", {"times": times, "code": code}))

    async def stop(self) -> None:
        await self._tasks.end()
        self._companion.stop()
