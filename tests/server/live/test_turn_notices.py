"""Turn notices, sent to a real web server and a real (small) mail server."""

import email
import email.policy
import json
import random
import re
import socketserver
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.parse import unquote

from server.harness import PATIENCE, Person, Server

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
def listening(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


def test_absent_player_hears_of_their_turn(tmp_path: Path) -> None:
    """Ada plays; Bob, who is away, gets a mail and the host's webhook is called; Ada, who is here, does not."""
    hook, mail = HTTPServer(("127.0.0.1", 0), Hook), socketserver.TCPServer(("127.0.0.1", 0), Mailbox)
    with listening(hook) as hook_port, listening(mail) as mail_port:
        urls = {"webhook_url": f"http://127.0.0.1:{hook_port}/", "smtp_url": f"smtp://127.0.0.1:{mail_port}"}
        with Server(f"sqlite:///{tmp_path / 'notices.sqlite3'}", **urls) as server:
            ada, bob = Person(server, "Ada"), Person(server, "Bob")
            bob.post("/api/me", {"email": "bob@example.org", "notices": True, "language": "de"})
            assert not bob.get("/api/me")["player"]["confirmed"]
            bob.post("/api/mail/confirm", {"token": linked(mails.get(timeout=PATIENCE), "confirm")})
            assert bob.get("/api/me")["player"]["confirmed"]
            table = ada.begin_with(bob)
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
                notice = heard.get(timeout=PATIENCE)
                letter = mails.get(timeout=PATIENCE)
            check_way_out(bob, letter)
            ada.close()
            bob.close()
    assert (notice["event"], notice["table"], notice["name"], notice["seat"]) == ("turn", table, "Bob", 1)
    assert "bob@example.org" in letter
    assert f"/t/{table}" in letter
    assert heard.empty()


def linked(letter: str, purpose: str) -> str:
    """The token of the link in a mail."""
    message = email.message_from_string(letter, policy=email.policy.default)
    return unquote(re.findall(rf"[?]{purpose}=([^\s]+)", message.get_content())[0])


def check_way_out(bob: Person, letter: str) -> None:
    """The link of one purpose does nothing else; a forged one nothing; one click from a mail program ends notices."""
    token, stop = linked(letter, "stop"), re.search(r"List-Unsubscribe: <([^>]+)>", re.sub(r"\r?\n\s", "", letter))
    bob.post("/api/mail/confirm", {"token": token}, status=403)
    bob.post("/api/mail/stop", {"token": token[:5] + ("A" if token[5] != "A" else "B") + token[6:]}, status=403)
    assert bob.get("/api/me")["player"]["notices"]
    assert stop
    path = stop[1].partition("/api/")[2]
    done = bob.server.post(f"/api/{path}", data={"List-Unsubscribe": "One-Click"})
    assert (done.status_code, bob.get("/api/me")["player"]["notices"]) == (200, False)


def test_an_unconfirmed_address_gets_one_mail_that_asks_and_few_an_hour(tmp_path: Path) -> None:
    """However often it is given, and nothing once another address took its place."""
    mail = socketserver.TCPServer(("127.0.0.1", 0), Mailbox)
    with listening(mail) as port:
        settings = {"smtp_url": f"smtp://127.0.0.1:{port}", "rate_mails": "2/hour"}
        with Server(f"sqlite:///{tmp_path / 'few.sqlite3'}", **settings) as server:
            bob = Person(server, "Bob")
            for address in ("bob@example.org", "b@example.org", "bob@example.org", "c@example.org", "bob@example.org"):
                bob.post("/api/me", {"email": address})
            letters = [mails.get(timeout=PATIENCE) for _ in range(4)]
            bob.post("/api/me", {"email": "last@example.org"})
            letters.append(mails.get(timeout=PATIENCE))
            first = next(letter for letter in letters if "To: bob@example.org" in letter)
            bob.post("/api/mail/confirm", {"token": linked(first, "confirm")}, status=403)
            bob.close()
    assert Counter(re.findall(r"To: (.+?)\r?\n", "".join(letters)))["bob@example.org"] == 2
    assert mails.empty()
