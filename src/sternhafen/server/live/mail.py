"""Mails: only to confirmed addresses (except the one that asks), a few an hour, each with a way to unsubscribe."""

import smtplib
from email import policy
from email.message import EmailMessage
from urllib.parse import unquote, urlencode, urlsplit

from sternhafen.core.text import Text, speak, text

from ..system.ratelimits import RateLimits
from ..system.secrecy import MailTokens, digest
from ..system.settings import Settings

TIMEOUT = 10
LONG_LINES = policy.default.clone(max_line_length=998)
"""Links stay whole: folded, mail programs would not find them."""
CONFIRM, STOP = "confirm", "stop"


class Mail:
    """Writes and sends mails; the calls that send block and belong into a thread."""

    def __init__(self, settings: Settings, tokens: MailTokens, limits: RateLimits) -> None:
        self.settings = settings
        self.tokens = tokens
        self.limits = limits

    @property
    def possible(self) -> bool:
        return bool(self.settings.smtp_url)

    def allowed(self, email: str) -> bool:
        """Whether one mail more may go to this address within the hour; counts it."""
        return self.possible and self.limits.hit("mails", digest(email.casefold()))

    def ask_to_confirm(self, player: str, email: str, language: str) -> None:
        """The one mail to an address nobody has confirmed yet."""
        link = self._link(CONFIRM, player, email)
        self._send(email, language, "confirm", link=link)

    def your_turn(self, player: str, email: str, language: str, game: Text | str, url: str) -> None:
        """It is your turn."""
        message = self._written(email, language, "turn", game=game, url=url, stop=self._link(STOP, player, email))
        token = urlencode({"token": self.tokens.make(STOP, player, email)})
        message["List-Unsubscribe"] = f"<{self.settings.url}/api/mail/stop?{token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        self._deliver(message)

    def _link(self, purpose: str, player: str, email: str) -> str:
        """A page of ours: opening it changes nothing, the button there does."""
        return f"{self.settings.url}/account?{urlencode({purpose: self.tokens.make(purpose, player, email)})}"

    def _send(self, email: str, language: str, name: str, **args: str) -> None:
        self._deliver(self._written(email, language, name, **args))

    def _written(self, email: str, language: str, name: str, **args: Text | str) -> EmailMessage:
        message = EmailMessage(LONG_LINES)
        message["From"], message["To"] = self.settings.mail_from or "sternhafen@localhost", email
        message["Subject"] = speak(text(f"server-mail-{name}-subject", **args), language)
        message.set_content(speak(text(f"server-mail-{name}-body", **args), language))
        return message

    def _deliver(self, message: EmailMessage) -> None:
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
