"""The people of the load test, in a process of their own: watchers who only look on, players who think and decide.

Its wish comes as one line of JSON on standard input. When all watchers and people have their first view it prints a
line and waits for one; then the players play, and the figures are the last line. It must cost little itself, for it
shares the cores with the server: uvloop, msgspec, no garbage collection. `late` tells how much of a latency may be its
own.
"""

import asyncio
import contextlib
import gc
import http.client
import itertools
import random
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
import uvloop
from server.harness import choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

PAUSE = 1.0
"""Seconds a player thinks on average: with 100 tables, 100 decisions a second and as many answers of bots."""
PROBE = 0.005
decode = msgspec.json.decode
encode = msgspec.json.encode


Seated = tuple[ClientConnection, Any, random.Random]
"""A connection, the first view that came over it, and chance."""


class Wish(msgspec.Struct):
    """What the crowd is to do."""

    url: str
    cookie: str
    idle: int
    quiet: list[str]
    tables: list[str]
    seconds: float
    least: int = 0
    """Go on until so many decisions are made, however long it takes."""
    people: list[tuple[str, str, str]] = []
    """Seats of tables where only people play: the server's address, the table, the cookie."""
    pause: float = PAUSE
    together: bool = False
    """Everybody decides at the same moment, instead of each in their own time."""


class Figures(msgspec.Struct):
    """What the crowd saw: seconds from decision to view, refusals, its own lateness and processor time."""

    latencies: list[float] = []
    refused: int = 0
    late: list[float] = []
    processor: float = 0.0


class Crowd:
    """All connections of one run."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.figures = Figures()
        self.numbers = itertools.count()
        self.end = 0.0

    def line(self, table: str, cookie: str, server: str = "") -> connect:
        headers, server = {"Cookie": cookie} if cookie else {}, server or self.wish.url
        url = server.replace("http", "ws", 1) + f"/ws/tables/{table}"
        return connect(url, origin=Origin(server), additional_headers=headers, ping_interval=None, max_size=None)

    async def run(self) -> None:
        """Watch, tell that all are there, wait for the word, play."""
        async with AsyncExitStack() as stack:
            await self.watch(stack)
            seated = [await self.sit(stack, *seat) for seat in self.wish.people]
            print("watching", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
            probe, before = asyncio.create_task(self.probe()), time.process_time()
            self.end = time.monotonic() + self.wish.seconds
            people = (self.play_seat(*seat) for seat in seated)
            await asyncio.gather(*people, *(self.play(table) for table in self.wish.tables))
            probe.cancel()
            self.figures.processor = time.process_time() - before
            print(encode(self.figures).decode(), flush=True)
            await asyncio.to_thread(sys.stdin.readline)

    async def watch(self, stack: AsyncExitStack) -> None:
        """Watchers at tables where nothing happens; each has received its first view."""
        wish = self.wish
        for place in range(wish.idle):
            table = wish.quiet[place * len(wish.quiet) // wish.idle]
            line = await stack.enter_async_context(self.line(table, ""))
            await line.recv()
            stack.callback(asyncio.create_task(look_on(line)).cancel)

    async def probe(self) -> None:
        """How late this process itself wakes up."""
        while True:
            due = time.perf_counter() + PROBE
            await asyncio.sleep(PROBE)
            self.figures.late.append(time.perf_counter() - due)

    def goes_on(self) -> bool:
        """Whether there is time left, or too little was done in it."""
        return time.monotonic() < self.end or len(self.figures.latencies) < self.wish.least

    async def play(self, table: str) -> None:
        """One person: thinks, decides, waits for the view; a new game when one is over."""
        rng = random.Random(table)
        await asyncio.sleep(rng.random() * self.wish.pause)
        while self.goes_on():
            async with self.line(table, self.wish.cookie) as line:
                await self.play_game(line, await next_view(line), rng)
            table = await asyncio.to_thread(open_solo, self.wish)

    async def sit(self, stack: AsyncExitStack, server: str, table: str, cookie: str) -> Seated:
        """One of several people at a table comes and looks, before the time begins."""
        line = await stack.enter_async_context(self.line(table, cookie, server))
        return line, await next_view(line), random.Random(table + cookie)

    async def play_seat(self, line: ClientConnection, view: Any, rng: random.Random) -> None:
        """They decide whenever asked, until the time is up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.wish.seconds):
                await self.play_game(line, view, rng)

    def thinking(self, rng: random.Random) -> float:
        """How long somebody thinks: up to twice the usual, or until the moment in which all decide."""
        if self.wish.together:
            return self.wish.pause - time.monotonic() % self.wish.pause
        return rng.random() * 2 * self.wish.pause

    async def play_game(self, line: ClientConnection, view: Any, rng: random.Random) -> None:
        answered = None
        while not view["result"] and self.goes_on():
            decision = view["decision"]
            if not decision or decision["number"] == answered:
                view = await next_view(line)
                continue
            await asyncio.sleep(self.thinking(rng))
            answered = decision["number"]
            view = await self.decide(line, view, rng)

    async def decide(self, line: ClientConnection, view: Any, rng: random.Random) -> Any:
        """Send a decision and wait for the first view that shows it taken."""
        decision = view["decision"]
        action = choose(view["view"], decision, rng)
        name = f"c{next(self.numbers)}"
        command = encode({"type": "act", "id": name, "decision": decision["number"], "action": action}).decode()
        start = time.perf_counter()
        await line.send(command)
        while True:
            frame = await line.recv()
            arrived = time.perf_counter()
            message = decode(frame)
            if message["type"] == "refused":
                self.figures.refused += 1
                return await next_view(line)
            if message["type"] == "view" and taken(message, decision["number"]):
                self.figures.latencies.append(arrived - start)
                return message


async def look_on(line: ClientConnection) -> None:
    """Read and do nothing."""
    async for _ in line:
        pass


async def next_view(line: ClientConnection) -> Any:
    while True:
        message = decode(await line.recv())
        if message["type"] == "view":
            return message


def taken(message: Any, decision: int) -> bool:
    """Whether this view is one after the decision."""
    now = message["decision"]
    return bool(message["result"] or now is None or now["number"] != decision)


def open_solo(wish: Wish) -> str:
    """A fresh game against a bot."""
    line = http.client.HTTPConnection(urlsplit(wish.url).netloc)
    body = encode({"game": "jumpdrive", "players": 2, "bots": ["random"], "visibility": "solo", "start": True})
    line.request("POST", "/api/tables", body, {"Cookie": wish.cookie, "Origin": wish.url})
    table: str = decode(line.getresponse().read())["table"]["id"]
    line.close()
    return table


def main() -> None:
    wish = msgspec.json.decode(sys.stdin.readline(), type=Wish)
    gc.disable()
    uvloop.run(Crowd(wish).run())


if __name__ == "__main__":
    main()
