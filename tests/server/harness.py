"""A real server process and real visitors, for tests and benches. Nothing is imitated; only its deals are fixed."""

import contextlib
import fcntl
import importlib.util
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import uuid
import weakref
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import bytecode
import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[2]
FIXED_CHANCE = Path(__file__).parent / "fixed_chance"
DEAL = 2026
"""The seed of every table that brings none of its own, given to the server's processes by `fixed_chance`."""
CLAIMS: list[Any] = []
"""Files whose locks tell other tests which ports are ours."""
PATIENCE = 180
"""Seconds to wait for anything: a machine may be busy with other things. Nothing waits longer than it must."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody speaks TLS here: reading all the world's certificates for each visitor costs more than what they ask."""
LINE: dict[str, Any] = {
    "open_timeout": PATIENCE,
    "close_timeout": 1,
    "ping_interval": None,
    "max_size": None,
    "max_queue": None,
}
"""How lines are opened: a busy machine ends none, and whatever comes is heard, however late it is asked for."""
FAST = {
    "bot_pause": "0",
    "bot_seconds": "120",
    "bot_tile_seconds": "0",
    "bot_thinking": "0.05",
    "bot_workers": "1",
    "rate_messages": "5000/second",
    "rate_requests": "100000/minute",
    "rate_logins": "1000/minute",
    "rate_connects": "100000/minute",
    "rate_hints": "1000/minute",
    "rate_passwords": "1000/minute",
    "rate_contacts": "1000/minute",
    "rate_chat": "5000/second",
    "max_connections": "100000",
    "max_sockets": "100000",
    "max_tables": "100000",
    "max_tables_address": "100000",
    "hint_seconds": "0.2",
    "analysis_seconds": "0.002",
    "analysis_nice": "0",
    "rate_analyses": "1000/minute",
}


def example_bot() -> Any:
    """The module examples/remote_bot.py, whose `choose` plays every game."""
    spec = importlib.util.spec_from_file_location("remote_bot", ROOT / "examples" / "remote_bot.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


choose = example_bot().choose


def free_port() -> int:
    """A port of our own for as long as this process lives, also while nobody listens there.

    Not one of those the system gives to outgoing lines: one of them might take it between a stop and a start.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        claim = (Path(tempfile.gettempdir()) / f"sternhafen-port-{port}").open("w")
        with contextlib.suppress(OSError), socket.socket() as probe:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            probe.bind(("127.0.0.1", port))
            CLAIMS.append(claim)
            return port
        claim.close()


def wait_for(holds: Callable[[], object], words: str) -> None:
    """Look again and again until it holds; the words say what is missing if it never does."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, words
        time.sleep(0.05)


class Server:
    """A server process of its own, on a database that outlives it."""

    def __init__(self, database: str, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = FAST | {"port": str(self.port), "database": database, "log_format": "json"} | settings
        clean = {name: value for name, value in os.environ.items() if not name.startswith("STERNHAFEN_")}
        bytecode.keep(clean)
        clean["DEAL"] = str(DEAL)
        clean["PYTHONPATH"] = os.pathsep.join(filter(None, [str(FIXED_CHANCE), clean.get("PYTHONPATH")]))
        self.environment = clean | {f"STERNHAFEN_{name.upper()}": value for name, value in given.items()}
        self.command = [sys.executable, "-m", "sternhafen.server"]
        self.process: subprocess.Popen[bytes] | None = None
        # A file, not a pipe: nobody reads while it runs, and a full pipe would stop the server.
        self._printed, name = tempfile.mkstemp()
        Path(name).unlink()
        self.output = b""

    def start(self) -> Self:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen(
            self.command,
            env=self.environment,
            stdout=self._printed,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                if self.get("/healthz").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.end(signal.SIGKILL).decode()}")

    def get(self, path: str, **more: Any) -> httpx.Response:
        """What a stranger is answered, however long it takes."""
        return httpx.get(self.url + path, timeout=PATIENCE, verify=PLAIN, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        """The same for what a stranger sends."""
        return httpx.post(self.url + path, timeout=PATIENCE, verify=PLAIN, **more)

    @property
    def alive(self) -> bool:
        """Whether it was started and has not ended by itself."""
        return self.process is not None and self.process.poll() is None

    def end(self, sign: signal.Signals) -> bytes:
        """Send a signal (SIGKILL: to workers and bots too) and return what was printed."""
        assert self.process
        if self.process.poll() is None:
            target = os.killpg if sign == signal.SIGKILL else os.kill
            target(self.process.pid, sign)
        self.process.wait(timeout=PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        printed = self._read()[len(self.output) :]
        self.output += printed
        self.process = None
        return printed

    def _read(self) -> bytes:
        """All that was printed so far; the servers go on writing at the end."""
        return os.pread(self._printed, os.fstat(self._printed).st_size, 0)

    def kill(self) -> None:
        """kill -9, in the middle of whatever it is doing."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """A planned stop."""
        if self.process:
            self.end(signal.SIGTERM)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Person:
    """A visitor with a cookie, in one browser."""

    def __init__(self, server: Server, name: str | None = "Ada") -> None:
        self.server = server
        # A line kept for the next request could be ended by the server just when that is sent, and would be left open
        # where a test fails before it says good-bye.
        self.http = httpx.Client(
            base_url=server.url,
            headers={"Origin": server.url},
            timeout=PATIENCE,
            verify=PLAIN,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        if name:
            self.id = self.post("/api/me", {"name": name})["player"]["id"]

    def post(self, path: str, data: Any = None, *, status: int = 200) -> Any:
        response = self.http.post(path, json=data or {})
        assert response.status_code == status, response.text
        return response.json()

    def get(self, path: str, *, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open_table(self, **wish: Any) -> Any:
        """A new table; the answer of the server."""
        return self.post("/api/tables", {"game": "jumpdrive"} | wish)

    def solo(self, **wish: Any) -> str:
        """A solo table that has begun."""
        made = self.open_table(**{"visibility": "solo", "start": True} | wish)
        return str(made["table"]["id"])

    def begin_with(self, other: "Person", **wish: Any) -> str:
        """A table for two, or as wished, that has begun with somebody else at it."""
        table = str(self.open_table(**{"players": 2} | wish)["table"]["id"])
        self.begin(table, other)
        return table

    def begin(self, table: str, other: "Person") -> None:
        """Begin, as soon as the other one sits there and is ready."""
        other.post(f"/api/tables/{table}/join")
        other.post(f"/api/tables/{table}/ready")
        self.post(f"/api/tables/{table}/start")

    def sit(self, table: str, since: int = 0) -> "Chair":
        """Connect to a table."""
        return Chair(self.server, table, self.cookie, since)

    def close(self) -> None:
        self.http.close()


def hang_up(line: socket.socket) -> None:
    """End a line nobody holds any more; whoever listens to it hears that and closes it."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


class Chair:
    """A WebSocket to a table, with what has come over it."""

    def __init__(
        self, server: Server, table: str, cookie: str | None, since: int = 0, token: str | None = None
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {"Authorization": f"Bearer {token}"} if token else {}
        url = server.url.replace("http", "ws", 1) + f"/ws/tables/{table}?since={since}"
        origin = None if token else Origin(server.url)
        self._line = connect(url, origin=origin, additional_headers=headers, **LINE)
        self.socket: ClientConnection = self._line.__enter__()
        weakref.finalize(self, hang_up, self.socket.socket)
        self.table = table
        self.frames: list[str] = []
        self.view: Any = None
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.sent: dict[str, Any] = {}
        self.answered: int | None = None

    def __enter__(self) -> "Chair":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.__exit__(kind, error, trace)

    def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken into account."""
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "view":
            self.view = message
            self.events += message["events"]
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> Any:
        """The next message of a type."""
        while True:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message

    def ended(self) -> int:
        """The code with which the server closes this line."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def send(self, kind: str, **fields: Any) -> str:
        command = {"type": kind, "id": uuid.uuid4().hex} | fields
        self.sent[command["id"]] = command
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and wait for its answer."""
        name = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused", "pong", "hint", "guide") and message["id"] == name:
                return message

    def action(self, rng: random.Random) -> dict[str, Any]:
        """A legal action for the decision now asked."""
        return dict(choose(self.view["view"], self.view["decision"], rng))

    def act(self, rng: random.Random) -> Any:
        """Answer the decision now asked, and wait for the server's word."""
        return self.ask("act", decision=self.view["decision"]["number"], action=self.action(rng))

    def play(self, rng: random.Random, *, until: int | None = None) -> Any:
        """Answer every decision until the game is over or this many are done; returns the result."""
        if self.view is None:
            self.until("view")
        done = 0
        while not self.view["result"] and done != until:
            if self.asked:
                self.answered = self.view["decision"]["number"]
                answer = self.act(rng)
                assert answer["type"] == "ack", answer
                done += 1
            else:
                self.receive()
        return self.view["result"]

    @property
    def asked(self) -> bool:
        """Whether the newest view asks something that was not answered before."""
        decision = self.view and self.view["decision"]
        return bool(decision) and decision["number"] != self.answered
