"""Sending push messages to browsers. What a push service is told is that there is one, never what it says."""

import json
import urllib.error
import urllib.request
from typing import Any

from sternhafen.core.text import Text, speak, text

from ..system import webpush
from ..system.settings import Settings
from ..system.webpush import Subscription

TIMEOUT = 10
GONE = (404, 410)


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A push service is asked where the browser said, and nowhere else."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Push:
    """Writes and sends; the calls block and belong into a thread."""

    def __init__(self, settings: Settings, key: str) -> None:
        self.settings = settings
        self.key = key
        self._opener = urllib.request.build_opener(NoRedirects)

    @property
    def contact(self) -> str:
        """Whom a push service may complain to."""
        return self.settings.url if self.settings.url.startswith("https:") else "mailto:sternhafen@localhost"

    def your_turn(self, subscription: Subscription, language: str, game: Text | str, table: str) -> bool:
        """Say that it is somebody's turn; False if the browser does not want to be told any more."""
        title = speak(text("server-mail-turn-subject", game=game), language)
        return self.send(subscription, {"title": title, "url": f"/t/{table}", "tag": table})

    def send(self, subscription: Subscription, message: dict[str, str]) -> bool:
        sealed = webpush.sealed(subscription, json.dumps(message).encode())
        headers = webpush.headers(self.key, subscription.endpoint, self.contact)
        request = urllib.request.Request(subscription.endpoint, sealed, headers)
        try:
            self._opener.open(request, timeout=TIMEOUT).close()
        except urllib.error.HTTPError as error:
            error.close()
            if error.code not in GONE:
                raise
            return False
        return True
