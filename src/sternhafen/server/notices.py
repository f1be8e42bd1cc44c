"""Turn notices for people who are away: by webhook and by mail, where the host has configured them."""

import asyncio
import json
import smtplib
import urllib.request
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import structlog
from sqlalchemy import select

from sternhafen.core.text import speak, text

from .facts import Facts
from .settings import Settings
from .store import Store
from .store import tables as t
from .tasks import Tasks

log = structlog.get_logger()
TIMEOUT = 10


class Notices:
    """Sends in the background; a notice that fails is logged and forgotten."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tasks = Tasks("notice")

    def your_turn(self, facts: Facts, seat: int) -> None:
        """It is this seat's turn and its player is not here."""
        player = facts.chairs[seat].player
        if player is None or not (self.settings.webhook_url or self.settings.smtp_url):
            return
        self._tasks.spawn(self._send(facts, seat, player))

    async def _send(self, facts: Facts, seat: int, player: str) -> None:
        query = select(t.players).where(t.players.c.id == player, ~t.players.c.deleted)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        url = f"{self.settings.url}/t/{facts.id}"
        try:
            if row and self.settings.webhook_url:
                await asyncio.to_thread(self._post, facts, seat, row.name, url)
            if row and self.settings.smtp_url and row.notices and row.email:
                await asyncio.to_thread(self._mail, facts.game, row.email, row.language, url)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("notice-failed", table=facts.id, why=type(error).__name__)

    def _post(self, facts: Facts, seat: int, name: str, url: str) -> None:
        data = {
            "event": "turn",
            "table": facts.id,
            "game": facts.game,
            "seat": seat,
            "name": name,
            "url": url,
        }
        request = urllib.request.Request(
            self.settings.webhook_url, json.dumps(data).encode(), {"Content-Type": "application/json"}
        )
        urllib.request.urlopen(request, timeout=TIMEOUT).close()

    def _mail(self, game: str, email: str, language: str, url: str) -> None:
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail_from or "sternhafen@localhost", email
        message["Subject"] = speak(text("server-mail-subject", game=game), language)
        message.set_content(speak(text("server-mail-body", game=game, url=url), language))
        with connect(self.settings.smtp_url) as server:
            server.send_message(message)


def connect(url: str) -> smtplib.SMTP:
    """A mail server by URL: smtp://user:password@host:port, smtps:// for TLS from the start."""
    parts = urlsplit(url)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    server = kind(parts.hostname or "localhost", parts.port or 0, timeout=TIMEOUT)
    if parts.username:
        if parts.scheme == "smtp":
            server.starttls()
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server
