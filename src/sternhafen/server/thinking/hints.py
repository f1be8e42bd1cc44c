"""Advice for people: what the strongest bot would do in their place, knowing what they know. Nothing is stored."""

from typing import Any

import msgspec
import structlog

from sternhafen.bots import strongest
from sternhafen.core.errors import Refused
from sternhafen.core.guide import SEED
from sternhafen.core.saying import said
from sternhafen.core.text import Text as CoreText

from ..protocol import (
    GuideCommand,
    GuideMessage,
    HintCommand,
    HintMessage,
    HintMove,
    PlayerInfo,
    RefusedMessage,
    Text,
)
from ..system.ratelimits import RateLimits
from ..system.settings import Settings
from ..tables import guided
from ..tables.commands import Denied, refusal, running
from ..tables.logged_game import LoggedGame
from ..tables.table import Table
from .pool import BotFailure, BotPool
from .worker import Job

log = structlog.get_logger()
PATIENCE = 60.0
"""Seconds after which a bot asked for advice counts as stuck. It ends its thinking by itself, but a busy machine may
keep it waiting for long; unlike an opponent's move, advice that comes late is better than none."""
AT_FIRST_SIGHT = 0.01


class Hints:
    """Answers hint commands. The table is not locked meanwhile: nobody waits for somebody else's advice."""

    def __init__(self, pool: BotPool, settings: Settings, limits: RateLimits) -> None:
        self.pool = pool
        self.settings = settings
        self.limits = limits

    async def answer(
        self, table: Table, player: PlayerInfo | None, command: HintCommand | GuideCommand
    ) -> HintMessage | GuideMessage | RefusedMessage:
        """The moves worth considering or the one a guided game suggests, or why there is no advice."""
        try:
            if isinstance(command, GuideCommand):
                return await self._guide(table, player, command)
            return await self._advise(table, player, command)
        except Denied as denied:
            return denied.answer(command.id)
        except Refused as error:
            return refusal(command.id, error)

    async def _advise(self, table: Table, player: PlayerInfo | None, command: HintCommand) -> HintMessage:
        played, seat = asked(table, player)
        if player is None or not self.limits.hit("hints", player.id):
            raise Denied("rate", "too-many")
        number, seconds = played.state.decision(seat).number, self.settings.hint_seconds
        moves = await self._ask(self._job(table, played, seat, strongest(played.game.id), seconds))
        played.state.require_asked(seat, number)
        return HintMessage(command.id, number, msgspec.convert(moves, list[HintMove]))

    async def _guide(self, table: Table, player: PlayerInfo | None, command: GuideCommand) -> GuideMessage:
        played, seat = asked(table, player)
        if not table.stored.guided:
            raise Denied("forbidden", "not-guided")
        decision = played.state.decision(seat)
        action = guided.suggested(played, seat)
        if action is None:
            job = self._job(table, played, seat, guided.guide_of(played.game.id).bot, 1.0, SEED)
            action = (await self._ask(job))[0]["action"]
        played.state.require_asked(seat, decision.number)
        move = played.game.action(dict(action))
        why = [told(line) for line in played.game.advice(played.state, seat, move)]
        return GuideMessage(command.id, decision.number, dict(action), told(said(decision, move)), why)

    def _job(
        self, table: Table, played: LoggedGame, seat: int, bot: str, seconds: float, seed: int | None = None
    ) -> Job:
        limit = max(PATIENCE, seconds + self.settings.bot_seconds)
        owner, known = table.stored.owner, len(played.entries)
        return Job(table.id, played.entries, known, seat, bot, limit, seconds, advice=True, owner=owner, seed=seed)

    async def _ask(self, job: Job) -> list[Any]:
        """The bot's advice; if it is lost on the way, what it thinks at first sight."""
        for thinking in (job.thinking, AT_FIRST_SIGHT):
            try:
                return await self.pool.advise(msgspec.structs.replace(job, thinking=thinking))
            except BotFailure as failure:
                log.warning("hint-failed", table=job.table, bot=job.bot, why=str(failure))
        raise Denied("broken", "no-hint")


def told(message: CoreText) -> Text:
    return msgspec.convert(message.json(), Text)


def asked(table: Table, player: PlayerInfo | None) -> tuple[LoggedGame, int]:
    """The game and the seat, if its player is asked something now and the table allows advice."""
    seat = table.viewer(player)
    if seat is None:
        raise Denied("wrong_seat", "not-seated")
    if not table.stored.hints:
        raise Denied("forbidden", "no-hints")
    played = running(table)
    if played.paused:
        raise Denied("illegal", "paused")
    if played.bot_of(seat) is not None:
        raise Denied("wrong_seat", "bot-plays")
    played.state.require_asked(seat)
    return played, seat
