"""A push service on this machine: takes what a host sends for a browser."""

import random
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import TracebackType
from typing import Any, Self

from server.harness import Person


class PushService:
    """Keeps what it is sent, and can say that a browser is gone."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.came, self.status = threading.Event(), 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.take(dict(self.headers), body)
                self.send_response(service.status)
                self.end_headers()
                service.came.set()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"

    def take(self, headers: dict[str, str], body: bytes) -> None:
        self.got.append((headers, body))

    def __enter__(self) -> Self:
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.shutdown()
        self.http.server_close()


def turn_for(ada: Person, bob: Person) -> str:
    """A table at which Ada acts while Bob is away, so that it becomes Bob's turn."""
    table = ada.begin_with(bob)
    with bob.sit(table) as b:
        b.play(random.Random(1), until=1)
    with ada.sit(table) as a:
        a.play(random.Random(1), until=1)
    return str(table)
