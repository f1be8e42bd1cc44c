"""Firefox's push service, on this machine: what a host sends goes on to the browser, as it came.

The browser keeps a line open to it and speaks JSON there: https://mozilla-push-service.readthedocs.io/en/latest/design/
"""

import json
import queue
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from server.push_service import PushService
from websockets.sync.server import Server, ServerConnection, serve

from sternhafen.server.system.webpush import encode


class Autopush(PushService):
    """One browser, any number of channels."""

    def __init__(self) -> None:
        super().__init__()
        self.line: ServerConnection | None = None
        self.channels: dict[str, str] = {}
        """The key of the host that may write to it, by channel."""
        self.acknowledged: queue.Queue[int] = queue.Queue()
        """How the browser judged a message; 100: read and given to the page's worker."""

    @property
    def channel(self) -> str:
        (found,) = self.channels
        return found

    def take(self, headers: dict[str, str], body: bytes) -> None:
        super().take(headers, body)
        told = {"channelID": self.channel, "version": uuid.uuid4().hex, "data": encode(body)}
        self.say(self.line, "notification", **told, headers={"encoding": headers["Content-Encoding"]})

    def hear(self, line: ServerConnection) -> None:
        for words in line:
            message = json.loads(words)
            kind = message.get("messageType", "ping")
            getattr(self, f"on_{kind}")(line, message)

    def say(self, line: ServerConnection | None, kind: str, **fields: Any) -> None:
        assert line
        line.send(json.dumps({"messageType": kind, "status": 200} | fields))

    def on_ping(self, line: ServerConnection, _: Any) -> None:
        line.send("{}")

    def on_hello(self, line: ServerConnection, _: Any) -> None:
        self.line = line
        self.say(line, "hello", uaid=uuid.uuid4().hex, use_webpush=True, broadcasts={})

    def on_register(self, line: ServerConnection, message: Any) -> None:
        name = message["channelID"]
        self.channels[name] = message["key"]
        self.say(line, "register", channelID=name, pushEndpoint=f"{self.url}/wpush/{name}")

    def on_unregister(self, line: ServerConnection, message: Any) -> None:
        del self.channels[message["channelID"]]
        self.say(line, "unregister", channelID=message["channelID"])

    def on_ack(self, _: ServerConnection, message: Any) -> None:
        for update in message["updates"]:
            self.acknowledged.put(update["code"])

    def on_broadcast_subscribe(self, *_: Any) -> None:
        """The browser's own news, which we have none of."""


@contextmanager
def listening() -> Iterator[tuple[Autopush, str]]:
    """The service and the address that browsers are to be told."""
    with Autopush() as service, serve(service.hear, "127.0.0.1", 0) as lines:
        thread = threading.Thread(target=lines.serve_forever, daemon=True)
        thread.start()
        yield service, f"ws://127.0.0.1:{port(lines)}/"


def port(lines: Server) -> int:
    return int(lines.socket.getsockname()[1])
