"""Driving a table: bots think, clocks run out, real-time phases tick, absent people hear of their turn.

Only the process that holds the table's lease drives it.
"""

import asyncio
from functools import partial
from random import SystemRandom

import structlog

from sternhafen.core.errors import Refused

from . import pacing
from .botpool import BotFailure, BotPool
from .botworker import Job
from .clocktime import now_ms
from .cluster import Cluster
from .commands import entry_after, handover, tick_entries
from .metrics import Metrics
from .notices import Notices
from .played import Played
from .protocol import Json
from .settings import Settings
from .table import Table
from .tasks import Tasks

log = structlog.get_logger()
TRIES = 4
"""How often a bot may choose anew when others were quicker; then it does anything that is legal."""
TICK_MS = 1000
"""How often a real-time phase hears of the time, if nobody acts."""


class Driver:
    """Wakes after every change of its table."""

    def __init__(
        self,
        table: Table,
        cluster: Cluster,
        pool: BotPool,
        settings: Settings,
        metrics: Metrics,
        notices: Notices,
    ) -> None:
        self.table = table
        self.cluster = cluster
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.notices = notices
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._tasks = Tasks("driver")
        self._timer: asyncio.TimerHandle | None = None
        self._asked: frozenset[tuple[int, int]] = frozenset()
        self._stopped = False
        table.changed = self.wake

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """See what is to be done, soon."""
        if not self._stopped and self.table.played is not None:
            self._tasks.spawn(self._drive())

    def stop(self) -> None:
        """Do nothing more. Decisions already on their way to the store are finished by it."""
        self._stopped = True
        self._disarm()
        self._tasks.cancel()

    async def _drive(self) -> None:
        if not await self.cluster.own(self.table.id):
            return
        played = self.table.played
        self._disarm()
        if played is None or played.over or self._stopped:
            return
        self._notice(played)
        if not played.paused:
            self._start_bots(played)
            self._arm(played)

    # Bots

    def _start_bots(self, played: Played) -> None:
        for seat in played.state.to_act:
            bot = played.bot_of(seat)
            if bot is not None and seat not in self._thinking:
                task = self._tasks.spawn(self._think(played, seat, bot))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, _task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        self.wake()

    async def _think(self, played: Played, seat: int, bot: str) -> None:
        number = played.state.decision(seat).number
        if pause := pacing.pause(self.settings, self.table.facts, played):
            await asyncio.sleep(pause)
        for _ in range(TRIES):
            if not self._asked_still(seat, number) or await self._try(played, seat, bot, number):
                return
        async with self.table.lock:
            await self._move(seat, number, None, len(played.entries))

    async def _try(self, played: Played, seat: int, bot: str, number: int) -> bool:
        """Ask the bot and play what it says; False if somebody was quicker and it no longer fits."""
        known, thinking = len(played.entries), pacing.thinking(self.settings, played)
        job = Job(self.table.id, played.entries, known, seat, bot, self.settings.bot_seconds, thinking)
        action: Json | None = None
        try:
            action = await self.pool.think(job)
        except BotFailure as failure:
            log.warning("bot-failed", table=self.table.id, bot=bot, why=str(failure))
        async with self.table.lock:
            return await self._move(seat, number, action, known)

    def _asked_still(self, seat: int, number: int) -> bool:
        """Whether this decision is still open and still a bot's."""
        played = self.table.played
        if played is None or played.over or played.paused or played.bot_of(seat) is None:
            return False
        return seat in played.state.to_act and played.state.decision(seat).number == number

    async def _move(self, seat: int, number: int, action: Json | None, known: int) -> bool:
        """Play the bot's action if it is still asked for, a random legal one where the bot failed."""
        played = self.table.played
        if played is None or not self._asked_still(seat, number):
            return True
        try:
            await self._store(played, seat, action or fallback(played, seat))
        except Refused:
            # Somebody acted or took a decision back meanwhile: think again. Otherwise the bot is at fault.
            if len(played.entries) != known:
                return False
            log.warning("bot-refused", table=self.table.id, seat=seat)
            await self._store(played, seat, fallback(played, seat))
        return True

    async def _store(self, played: Played, seat: int, action: Json) -> None:
        ticks = tick_entries(played)
        entry = entry_after(played, "act", seat, {"action": action}, None, len(ticks))
        await self.table.store_entries(played.peek([*ticks, entry]))
        self.metrics.bot_moves.inc()

    # Clocks

    def _arm(self, played: Played) -> None:
        due = []
        if played.clocks:
            due.append(played.clocks.deadline(self._people(played)))
        if played.ticking:
            due.append(played.entries[-1].time + TICK_MS)
        soonest = min((time for time in due if time is not None), default=None)
        if soonest is not None:
            delay = max(0.0, (soonest - now_ms()) / 1000) + 0.001
            self._timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self._ring)

    def _disarm(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._tasks.spawn(self._time())

    async def _time(self) -> None:
        """Time has run: tick the engine and hand seats whose clock is at zero to bots."""
        async with self.table.lock:
            played = self.table.played
            if played is None or played.over or played.paused:
                return
            entries = tick_entries(played)
            for seat in self._late(played):
                data = handover(self.table, "timeout")
                entries.append(entry_after(played, "seat", seat, data, None, len(entries)))
            if entries:
                await self.table.store_entries(played.peek(entries))
        self.wake()

    def _people(self, played: Played) -> list[int]:
        return [seat for seat in range(played.players) if played.bot_of(seat) is None]

    def _late(self, played: Played) -> list[int]:
        if played.clocks is None:
            return []
        clocks, now = played.clocks, now_ms()
        return [seat for seat in self._people(played) if seat in clocks.running and clocks.at(seat, now) <= 0]

    # Turn notices

    def _notice(self, played: Played) -> None:
        """Tell absent people once when a decision is newly asked of them."""
        asked = frozenset((seat, len(played.told[seat])) for seat in played.state.to_act)
        before = {seat for seat, _ in self._asked}
        fresh = [seat for seat, _ in asked if seat not in before]
        self._asked = asked
        here = self.table.present() | self.table.elsewhere[0]
        for seat in fresh:
            if seat not in here and played.bot_of(seat) is None and played.seq > 1:
                self.notices.your_turn(self.table.facts, seat)


def fallback(played: Played, seat: int) -> Json:
    """Any legal action, for a bot that has none."""
    action: Json = played.state.copy().decision(seat).sample(SystemRandom()).json()
    return action
