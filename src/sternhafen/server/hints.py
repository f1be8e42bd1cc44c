"""Advice for people: what the strongest bot would do in their place, knowing what they know. Nothing is stored."""

from typing import Any

import msgspec
import structlog

from sternhafen.bots import strongest

from .botpool import BotFailure, BotPool
from .botworker import Job
from .commands import Denied, running
from .played import Played
from .protocol import HintCommand, HintMessage, HintMove, PlayerInfo, RefusedMessage
from .ratelimits import RateLimits
from .settings import Settings
from .table import Table

log = structlog.get_logger()


class Hints:
    """Answers hint commands. The table is not locked meanwhile: nobody waits for somebody else's advice."""

    def __init__(self, pool: BotPool, settings: Settings, limits: RateLimits) -> None:
        self.pool = pool
        self.settings = settings
        self.limits = limits

    async def advise(
        self, table: Table, player: PlayerInfo | None, command: HintCommand
    ) -> HintMessage | RefusedMessage:
        """The moves worth considering, or why there is no advice."""
        try:
            return await self._advise(table, player, command)
        except Denied as denied:
            return denied.answer(command.id)

    async def _advise(self, table: Table, player: PlayerInfo | None, command: HintCommand) -> HintMessage:
        played, seat = asked(table, player)
        if player is None or not self.limits.hit("hints", player.id):
            raise Denied("rate", "too-many")
        number = played.state.decision(seat).number
        moves = await self._ask(table, played, seat)
        if seat not in played.state.to_act or played.state.decision(seat).number != number:
            raise Denied("stale", "not-your-turn")
        return HintMessage(command.id, number, msgspec.convert(moves, list[HintMove]))

    async def _ask(self, table: Table, played: Played, seat: int) -> list[Any]:
        seconds = self.settings.hint_seconds
        bot, limit = strongest(played.game.id), seconds + self.settings.bot_seconds
        job = Job(table.id, played.entries, len(played.entries), seat, bot, limit, seconds, advice=True)
        try:
            return await self.pool.advise(job)
        except BotFailure as failure:
            log.warning("hint-failed", table=table.id, bot=bot, why=str(failure))
            raise Denied("broken", "no-hint") from None


def asked(table: Table, player: PlayerInfo | None) -> tuple[Played, int]:
    """The game and the seat, if its player is asked something now and the table allows advice."""
    seat = table.viewer(player)
    if seat is None:
        raise Denied("wrong_seat", "not-seated")
    if not table.facts.hints:
        raise Denied("forbidden", "no-hints")
    played = running(table)
    if played.paused:
        raise Denied("illegal", "paused")
    if played.bot_of(seat) is not None:
        raise Denied("wrong_seat", "bot-plays")
    if seat not in played.state.to_act:
        raise Denied("stale", "not-your-turn")
    return played, seat
