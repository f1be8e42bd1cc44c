"""Driving a table: bots think, clocks run out, real-time phases tick, absent people hear of their turn.

Only the process that holds the table's lease drives it.
"""

import asyncio
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
import structlog

from sternhafen.core.errors import Refused

from ..protocol import Json
from ..system.clocktime import now_ms
from ..system.tasks import Tasks
from ..tables import repeatable
from ..tables.commands import entry_after, handover, tick_entries
from ..tables.logged_game import Entry, LoggedGame
from ..tables.table import Table
from ..thinking import pacing
from ..thinking.pool import BotFailure
from ..thinking.worker import Job

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger()
TRIES = 4
"""How often a bot may choose anew when others were quicker; then it does anything that is legal."""
TICK_MS = 1000
"""How often a real-time phase hears of the time, if nobody acts."""


class Driver:
    """Wakes after every change of its table."""

    def __init__(self, table: Table, hub: "Hub") -> None:
        self.table = table
        self.cluster = hub.cluster
        self.pool = hub.pool
        self.settings = hub.settings
        self.metrics = hub.metrics
        self.notices = hub.notices
        self.supervisor = hub.supervisor
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._tasks = Tasks("driver")
        self._timer: asyncio.TimerHandle | None = None
        self._asked: frozenset[tuple[int, int]] = frozenset()
        self._turns: dict[int, pacing.SealedTurn] = {}
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

    def _start_bots(self, played: LoggedGame) -> None:
        if not self.table.bots_wanted(played):
            return
        for seat in played.state.to_act:
            bot = played.bot_of(seat)
            if bot is not None and seat not in self._thinking:
                work = partial(self._think, played, seat, bot, played.state.decision(seat).number)
                task = self._tasks.spawn(self.supervisor.insist("bots", work))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, _task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        self.wake()

    async def _think(self, played: LoggedGame, seat: int, bot: str, number: int) -> None:
        turn = self._sealed_turn(played, seat, bot)
        if turn is None or not turn.steps:
            await asyncio.sleep(pacing.pause(self.settings, self.table.stored, played))
        for _ in range(TRIES):
            if not self._asked_still(seat, number) or await self._try(played, seat, bot, number, turn):
                return
        async with self.table.lock:
            await self._move(seat, number, None, len(played.entries))

    def _sealed_turn(self, played: LoggedGame, seat: int, bot: str) -> pacing.SealedTurn | None:
        """The bot's part in the section of sealed choices that is open now, if one is."""
        state, turn = played.state, self._turns.get(seat)
        if not state.sealed or played.ticking:
            return None
        if turn is None or turn.opened != state.opened:
            turn = pacing.SealedTurn(state.opened, asyncio.get_running_loop().time(), self.settings, bot)
            self._turns[seat] = turn
        return turn

    async def _try(self, played: LoggedGame, seat: int, bot: str, number: int, turn: pacing.SealedTurn | None) -> bool:
        """Ask the bot and play what it says; False if somebody was quicker and it no longer fits."""
        known, action = len(played.entries), None
        job = self._job(played, seat, bot, number, turn)
        try:
            action = await self.pool.think(job, partial(self.table.bots_wanted, played))
        except BotFailure as failure:
            if not self.table.bots_wanted(played):
                return True
            log.warning("bot-failed", table=self.table.id, bot=bot, why=str(failure))
        if turn and ends_turn(played, seat, action):
            await asyncio.sleep(turn.wait(asyncio.get_running_loop().time()))
        async with self.table.lock:
            return await self._move(seat, number, action, known)

    def _job(self, played: LoggedGame, seat: int, bot: str, number: int, turn: pacing.SealedTurn | None) -> Job:
        """What the bot is asked, and how long it may think; where games can be repeated, always as long."""
        seed = repeatable.seed(self.table.stored, played, seat, number)
        thinking = turn.thinking() if turn else pacing.thinking(self.settings, played)
        limit = self.settings.bot_seconds
        if seed is not None:
            limit, thinking = max(limit, repeatable.PATIENCE), repeatable.SECONDS
        job = Job(self.table.id, played.entries, len(played.entries), seat, bot, limit, thinking)
        return msgspec.structs.replace(job, owner=self.table.stored.owner, seed=seed)

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

    async def _store(self, played: LoggedGame, seat: int, action: Json) -> None:
        ticks = tick_entries(played)
        entry = entry_after(played, "act", seat, {"action": action}, None, len(ticks))
        await self.table.store_entries(played.peek([*ticks, entry]))
        self.metrics.bot_moves.inc()

    # Clocks

    def _arm(self, played: LoggedGame) -> None:
        due = [self.table.pause_ends()]
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
        self._tasks.spawn(self.supervisor.insist("clocks", self._time))

    async def _time(self) -> None:
        """Time has run: tick the engine and hand seats whose clock is at zero to bots."""
        async with self.table.lock:
            played = self.table.played
            if played is None or played.over:
                return
            entries = self._pause_over(played) if played.paused else self._due(played)
            if entries:
                await self.table.store_entries(played.peek(entries))
        self.wake()

    def _due(self, played: LoggedGame) -> list[Entry]:
        entries = tick_entries(played)
        for seat in self._late(played):
            data = handover(self.table, "timeout")
            entries.append(entry_after(played, "seat", seat, data, None, len(entries)))
        return entries

    def _pause_over(self, played: LoggedGame) -> list[Entry]:
        """No pause lasts for ever: the game goes on, nobody having said so."""
        ends = self.table.pause_ends()
        late = ends is not None and ends <= now_ms()
        return [entry_after(played, "pause", None, {"paused": False}, None)] if late else []

    def _people(self, played: LoggedGame) -> list[int]:
        return [seat for seat in range(played.players) if played.bot_of(seat) is None]

    def _late(self, played: LoggedGame) -> list[int]:
        if played.clocks is None:
            return []
        clocks, now = played.clocks, now_ms()
        return [seat for seat in self._people(played) if seat in clocks.running and clocks.at(seat, now) <= 0]

    # Turn notices

    def _notice(self, played: LoggedGame) -> None:
        """Tell absent people once when a decision is newly asked of them."""
        asked = frozenset((seat, len(played.told[seat])) for seat in played.state.to_act)
        before = {seat for seat, _ in self._asked}
        fresh = [seat for seat, _ in asked if seat not in before]
        self._asked = asked
        here = self.table.present() | self.table.elsewhere[0]
        for seat in fresh:
            if seat not in here and played.bot_of(seat) is None and played.seq > 1:
                self.notices.your_turn(self.table.stored, seat)


def ends_turn(played: LoggedGame, seat: int, action: Json | None) -> bool:
    """Whether others will see that this seat has decided: the section goes on without it, or ends."""
    if action is None:
        return True
    try:
        after = played.peek([entry_after(played, "act", seat, {"action": action}, None)]).state
    except Refused:
        return True
    return seat not in after.to_act or not after.sealed or bool(after.opened != played.state.opened)


def fallback(played: LoggedGame, seat: int) -> Json:
    """Any legal action, for a bot that has none."""
    action: Json = played.state.copy().decision(seat).sample(SystemRandom()).json()
    return action
