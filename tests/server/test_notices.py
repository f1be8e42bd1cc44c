"""Turn notices, sent to a real web server and a real (small) mail server."""

import json
import random
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from server.harness import Person, Server

heard: Queue[Any] = Queue()
mails: Queue[str] = Queue()


class Hook(BaseHTTPRequestHandler):
    """Hears webhooks."""

    def do_POST(self) -> None:
        heard.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return


class Mailbox(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as sending a mail takes."""

    def handle(self) -> None:
        self.say("220 here")
        for line in iter(self.rfile.readline, b""):
            word = line[:4].upper()
            if word == b"DATA":
                self.say("354 go on")
                mails.put(self.letter())
            self.say("221 bye" if word == b"QUIT" else "250 ok")
            if word == b"QUIT":
                return

    def letter(self) -> str:
        lines = iter(self.rfile.readline, b".\r\n")
        return b"".join(lines).decode()

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def listening(server: socketserver.BaseServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_address[1]  # type: ignore[misc]
    server.shutdown()
    server.server_close()
    thread.join()


def test_absent_player_hears_of_his_turn(tmp_path: Path) -> None:
    """Ada plays; Bob, who is away, gets a mail and the host's webhook is called; Ada, who is here, does not."""
    hook, mail = HTTPServer(("127.0.0.1", 0), Hook), socketserver.TCPServer(("127.0.0.1", 0), Mailbox)
    with listening(hook) as hook_port, listening(mail) as mail_port:
        urls = {"webhook_url": f"http://127.0.0.1:{hook_port}/", "smtp_url": f"smtp://127.0.0.1:{mail_port}"}
        with Server(f"sqlite:///{tmp_path / 'notices.sqlite3'}", **urls) as server:
            ada, bob = Person(server, "Ada"), Person(server, "Bob")
            bob.post("/api/me", {"email": "bob@example.org", "notices": True, "language": "de"})
            table = ada.open_table(players=2)["table"]["id"]
            bob.post(f"/api/tables/{table}/join")
            bob.post(f"/api/tables/{table}/ready")
            ada.post(f"/api/tables/{table}/start")
            with ada.sit(table) as a:
                a.until("view")
                with bob.sit(table) as b:
                    b.until("view")
                    while b.view["decision"]:
                        b.act(random.Random(1))
                        b.until("view")
                while a.view["table"]["seats"][1]["connected"] or a.view["view"]["to_act"] != [0]:
                    a.receive()
                while 1 not in a.view["view"]["to_act"]:
                    if a.view["decision"]:
                        a.act(random.Random(2))
                    a.until("view")
                notice = heard.get(timeout=10)
                letter = mails.get(timeout=10)
            ada.close()
            bob.close()
    assert (notice["event"], notice["table"], notice["name"], notice["seat"]) == ("turn", table, "Bob", 1)
    assert "bob@example.org" in letter
    assert f"/t/{table}" in letter
    assert heard.empty()
