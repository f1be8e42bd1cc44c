"""Turn notices for people who are away: to browsers that asked for them, by webhook and by mail."""

import asyncio
import json
import smtplib
import urllib.request
from functools import partial

import structlog
from sqlalchemy import select

from sternhafen.core.text import Text, has_text, text

from ..protocol import PlayerInfo
from ..store import Store, players, pushes
from ..store import schema as t
from ..system.settings import Settings
from ..system.tasks import Tasks
from ..tables.stored import StoredTable
from .mail import Mail
from .push import Push

log = structlog.get_logger()
TIMEOUT = 10


def title(game: str, language: str) -> Text | str:
    """A game as people call it; one from outside may have brought no name."""
    keys = (f"{game}-name", f"game-{game}")
    return next((text(key) for key in keys if has_text(key, language)), game)


class Notices:
    """Sends in the background; a notice that fails is logged and forgotten."""

    def __init__(self, store: Store, settings: Settings, mail: Mail, push: Push) -> None:
        self.store = store
        self.settings = settings
        self.mail = mail
        self.push = push
        self._tasks = Tasks("notice")

    def your_turn(self, stored: StoredTable, seat: int) -> None:
        """It is this seat's turn and its player is not here."""
        player = stored.chairs[seat].player
        if player is not None:
            self._tasks.spawn(self._send(stored, seat, player))
            self._tasks.spawn(self._push(stored, player))

    def ask_to_confirm(self, player: PlayerInfo) -> None:
        """Somebody gave this address: is it theirs?"""
        self._tasks.spawn(self._ask(player.id, player.email or "", player.language))

    async def _ask(self, player: str, email: str, language: str) -> None:
        try:
            await asyncio.to_thread(self.mail.ask_to_confirm, player, email, language)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail-failed", why=type(error).__name__)

    async def _push(self, stored: StoredTable, player: str) -> None:
        """To every browser of the player that asked for it; one that has gone is forgotten."""
        found = await self.store.read(lambda connection: pushes.of(connection, player))
        person = await self.store.read(lambda connection: players.get(connection, player)) if found else None
        for one in found if person else ():
            try:
                language = person.language if person else "en"
                game = title(stored.game, language)
                if not await asyncio.to_thread(self.push.your_turn, one, language, game, stored.id):
                    await self.store.write(partial(pushes.end, endpoint=one.endpoint))
            except (OSError, ValueError) as error:
                log.warning("push-failed", table=stored.id, why=type(error).__name__)

    async def _send(self, stored: StoredTable, seat: int, player: str) -> None:
        if not (self.settings.webhook_url or self.settings.smtp_url):
            return
        query = select(t.players).where(t.players.c.id == player, ~t.players.c.deleted)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        url = f"{self.settings.url}/t/{stored.id}"
        try:
            if row and self.settings.webhook_url:
                await asyncio.to_thread(self._post, stored, seat, row.name, url)
            if row and row.notices and row.confirmed and row.email and self.mail.allowed(row.email):
                game = title(stored.game, row.language)
                await asyncio.to_thread(self.mail.your_turn, player, row.email, row.language, game, url)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("notice-failed", table=stored.id, why=type(error).__name__)

    def _post(self, stored: StoredTable, seat: int, name: str, url: str) -> None:
        data = {
            "event": "turn",
            "table": stored.id,
            "game": stored.game,
            "seat": seat,
            "name": name,
            "url": url,
        }
        request = urllib.request.Request(
            self.settings.webhook_url, json.dumps(data).encode(), {"Content-Type": "application/json"}
        )
        urllib.request.urlopen(request, timeout=TIMEOUT).close()
