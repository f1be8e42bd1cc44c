"""The server under load: idle connections, running tables, and how many decisions a second are made durable.

All on loopback against a real server process. Latency is what a player feels: from sending a decision to having the
view that follows it. Run alone with `python -m bench.server`; times depend on what else the machine is doing.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.harness import Person, Server, choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench import server_durable as durable
from bench.table import number, show

HEAD = ("", "value")
PAUSE = 1.0
"""Seconds a player thinks: with 100 tables, 100 decisions a second and as many answers of bots."""


def memory_kb(pid: int) -> int:
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Load:
    """One run: `idle` watchers who only look on, `tables` games of a person against a bot."""

    def __init__(self, server: Server, idle: int, tables: int, seconds: float) -> None:
        assert server.process
        self.server, self.idle, self.tables, self.seconds = server, idle, tables, seconds
        self.pid = server.process.pid
        self.latencies: list[float] = []
        self.errors = 0

    def line(self, table: str, cookie: str | None) -> connect:
        headers = {"Cookie": cookie} if cookie else {}
        url = self.server.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
        return connect(
            url, origin=Origin(self.server.url), additional_headers=headers, ping_interval=None, max_size=None
        )

    async def run(self) -> Iterator[tuple[str, str]]:
        person = Person(self.server)
        empty = memory_kb(self.pid)
        async with AsyncExitStack() as stack:
            await self.open_idle(stack, person)
            with_idle = memory_kb(self.pid)
            tables = [person.solo(players=2, bots=["random"]) for _ in range(self.tables)]
            used = processor_seconds(self.pid)
            end = time.monotonic() + self.seconds
            await asyncio.gather(*(self.play(person, table, end) for table in tables))
            used = processor_seconds(self.pid) - used
            with_tables = memory_kb(self.pid)
        person.close()
        return self.rows(empty, with_idle, with_tables, used)

    async def open_idle(self, stack: AsyncExitStack, person: Person) -> None:
        """Watchers at ten tables where nothing happens; each has received its first view."""
        quiet = [str(person.open_table(players=4)["table"]["id"]) for _ in range(10)]
        for place in range(self.idle):
            line = await stack.enter_async_context(self.line(quiet[place * 10 // self.idle], None))
            await line.recv()
            stack.callback(asyncio.create_task(listen(line)).cancel)

    async def play(self, person: Person, table: str, end: float) -> None:
        """One person: thinks, decides, waits for the view; a new game when one is over."""
        rng = random.Random(table)
        await asyncio.sleep(rng.random() * PAUSE)
        while time.monotonic() < end:
            async with self.line(table, person.cookie) as line:
                await self.play_game(line, rng, end)
            table = await asyncio.to_thread(person.solo, players=2, bots=["random"])

    async def play_game(self, line: ClientConnection, rng: random.Random, end: float) -> None:
        view, answered = await next_view(line), None
        while not view["result"] and time.monotonic() < end:
            decision = view["decision"]
            if not decision or decision["number"] == answered:
                view = await next_view(line)
                continue
            await asyncio.sleep(rng.random() * 2 * PAUSE)
            answered = decision["number"]
            view = await self.decide(line, view, rng)

    async def decide(self, line: ClientConnection, view: Any, rng: random.Random) -> Any:
        """Send a decision and wait for the first view that shows it taken."""
        decision = view["decision"]
        action = choose(view["view"], decision, rng)
        command = {"type": "act", "id": uuid.uuid4().hex, "decision": decision["number"], "action": action}
        start = time.perf_counter()
        await line.send(json.dumps(command))
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "refused":
                self.errors += 1
                return await next_view(line)
            if message["type"] == "view" and taken(message, decision["number"]):
                self.latencies.append(time.perf_counter() - start)
                return message

    def rows(self, empty: int, with_idle: int, with_tables: int, used: float) -> Iterator[tuple[str, str]]:
        ordered = sorted(self.latencies)
        yield "decisions measured", number(len(ordered))
        yield "decisions per second", number(len(ordered) / self.seconds)
        for share in (50, 90, 99):
            yield f"decision to view p{share}, ms", f"{ordered[len(ordered) * share // 100] * 1000:.1f}"
        yield "refused", str(self.errors)
        yield "server's processor, % of a core", f"{used / self.seconds * 100:.0f}"
        yield "server's processor, ms per decision and its answers", f"{used / max(1, len(ordered)) * 1000:.1f}"
        yield "memory of the empty server, MB", f"{empty / 1024:.0f}"
        yield f"memory per idle connection (of {self.idle}), kB", f"{(with_idle - empty) / self.idle:.1f}"
        yield f"memory per running table (of {self.tables}), kB", f"{(with_tables - with_idle) / self.tables:.1f}"


async def listen(line: ClientConnection) -> None:
    """Look on."""
    async for _ in line:
        pass


async def next_view(line: ClientConnection) -> Any:
    while True:
        message = json.loads(await line.recv())
        if message["type"] == "view":
            return message


def taken(message: Any, decision: int) -> bool:
    """Whether this view is one after the decision."""
    now = message["decision"]
    return bool(message["result"] or now is None or now["number"] != decision)


def rows(idle: int = 1000, tables: int = 100, seconds: float = 20) -> list[tuple[str, str]]:
    """Figures of one process with this load."""
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/bench.sqlite3") as server:
        return list(asyncio.run(Load(server, idle, tables, seconds).run()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--idle", type=int, default=1000, help="connections that only look on")
    parser.add_argument("--tables", type=int, default=100, help="running tables of a person and a bot")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play")
    wish = parser.parse_args()
    show("Server: one process on SQLite", HEAD, rows(wish.idle, wish.tables, wish.seconds))
    show("Server: durable decisions", durable.HEAD, list(durable.rows(min(5.0, wish.seconds))))


if __name__ == "__main__":
    main()
