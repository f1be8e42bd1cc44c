"""Processes for thinking bots: spawned, low in priority, killed and replaced when they overrun their time."""

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec
import structlog

from . import botworker
from .botworker import Job
from .protocol import Json

log = structlog.get_logger()
GRACE = 1.0


class BotFailure(Exception):
    """The bot gave no answer: too slow, or broken."""


class Thinker:
    """One process; started at its first job."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job) -> bytes:
        """The worker's answer, in a thread of the pool; kills the process when it takes too long."""
        pipe = self._pipe or self._start()
        try:
            pipe.send_bytes(msgspec.msgpack.encode(job))
            if pipe.poll(job.seconds + GRACE):
                return pipe.recv_bytes()
        except (EOFError, OSError):
            self.stop()
            raise BotFailure("died") from None
        self.stop()
        raise BotFailure("slow")

    def warm(self) -> None:
        """Be ready for the first job."""
        if self._pipe is None:
            self._start()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=botworker.main, args=(theirs,), daemon=True, name="bot")
        self._process.start()
        theirs.close()
        return self._pipe

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process and self._pipe:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None


class BotPool:
    """Hands jobs to whichever thinker is free."""

    def __init__(self, processes: int) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bots")

    async def think(self, job: Job) -> Json:
        """The bot's action, or `BotFailure`."""
        thinker = await self._free.get()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, job)
        # Free when it has answered, not when the asker has lost interest.
        asked.add_done_callback(lambda _: self._free.put_nowait(thinker))
        answer: Json = msgspec.msgpack.decode(await asyncio.shield(asked))
        if "failed" in answer:
            raise BotFailure(answer["failed"])
        action: Json = answer["action"]
        return action

    def warm(self) -> None:
        """Start a process before it is needed: somebody has come and will want to play soon."""
        if not self._free.empty():
            thinker = self._free.get_nowait()
            started = asyncio.get_running_loop().run_in_executor(self._threads, thinker.warm)
            started.add_done_callback(lambda _: self._free.put_nowait(thinker))

    def stop(self) -> None:
        """Kill the thinkers; nobody waits for bots when the server stops."""
        for thinker in self._thinkers:
            thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
