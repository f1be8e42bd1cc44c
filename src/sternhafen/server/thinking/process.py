"""A process beside the server: spawned at its first task, talked to over a pipe that the event loop watches."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

STARTING = 60.0
ENDING = 0.5
FITS_A_PIPE = 60_000
"""Bytes that are written to a waiting process without holding up the event loop."""


class Companion:
    """One process that answers messages, one at a time; `main` is what it runs, given its end of the pipe."""

    def __init__(self, main: Callable[[Connection], None], name: str) -> None:
        self._main = main
        self._name = name
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def exchange(self, message: bytes) -> bytes:
        """The answer; `EOFError` or `OSError` if the process has died."""
        assert self._pipe
        if len(message) <= FITS_A_PIPE:
            self._pipe.send_bytes(message)
        else:
            await asyncio.to_thread(self._pipe.send_bytes, message)
        await readable(self._pipe)
        # a large answer comes in pieces, from a process that may have to wait for the others on the machine
        return await asyncio.to_thread(self._pipe.recv_bytes)

    async def warm(self) -> None:
        """Be ready for the first task, however long a busy machine needs for that."""
        if self._pipe is None:
            self._process, pipe = await asyncio.to_thread(self._started)
            self._pipe = pipe
            async with asyncio.timeout(STARTING):
                await readable(pipe)
            pipe.recv_bytes()

    def _started(self) -> tuple[BaseProcess, Connection]:
        """A new process, which says a word when it is ready."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._main, args=(theirs,), daemon=True, name=self._name)
        process.start()
        theirs.close()
        return process, ours

    def how_it_ended(self) -> str:
        """The code with which a process ended that is gone; a signal's is negative."""
        if self._process is not None:
            self._process.join(ENDING)
        code = self._process.exitcode if self._process else None
        return "?" if code is None else str(code)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process and self._pipe:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None


async def readable(pipe: Connection) -> None:
    """Wait until the process has answered, or has ended."""
    loop = asyncio.get_running_loop()
    ready, place = asyncio.Event(), pipe.fileno()
    loop.add_reader(place, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(place)
        # uvloop makes what it watches non-blocking: half an answer would then be taken for a death
        if not pipe.closed:
            os.set_blocking(place, True)
