"""Processes for thinking bots: spawned, low in priority, killed and replaced when they overrun their time.

The event loop talks to them itself, without threads. A process is told only what is new of a game it holds.
"""

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from . import botworker
from .botworker import Forgotten, Job, Question, question
from .protocol import Json
from .tasks import Tasks

GRACE = 1.0
STARTING = 60.0
FITS_A_PIPE = 60_000
"""Bytes that are written to a waiting process without holding up the event loop."""


class BotFailure(Exception):
    """The bot gave no answer: too slow, or broken."""


class Thinker:
    """One process; started at its first job."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self.held: dict[str, int] = {}
        """How many entries of which table's log the process has."""

    async def ask(self, job: Job, share: float) -> Json:
        """The worker's answer, with a share of the time to think; kills the process when it takes too long."""
        try:
            await self.warm()
            async with asyncio.timeout(job.seconds + GRACE):
                return await self._ask(job, share)
        except TimeoutError:
            self.stop()
            raise BotFailure("slow") from None
        except (EOFError, OSError):
            self.stop()
            raise BotFailure("died") from None

    async def _ask(self, job: Job, share: float) -> Json:
        since = self.held.pop(job.table, 0)
        answer = await self._exchange(question(job, since if since <= job.count else 0, share))
        if answer.get("failed") == Forgotten.__name__:
            answer = await self._exchange(question(job, 0, share))
        self.held[job.table] = job.count if "failed" not in answer else 0
        return answer

    async def _exchange(self, asked: Question) -> Json:
        assert self._pipe
        written = msgspec.msgpack.encode(asked)
        if len(written) <= FITS_A_PIPE:
            self._pipe.send_bytes(written)
        else:
            await asyncio.to_thread(self._pipe.send_bytes, written)
        await readable(self._pipe)
        answer: Json = msgspec.msgpack.decode(self._pipe.recv_bytes())
        return answer

    async def warm(self) -> None:
        """Be ready for the first job. However long a busy machine needs for that, it is not the bot's time."""
        if self._pipe is None:
            self._process, pipe = await asyncio.to_thread(started)
            self._pipe = pipe
            async with asyncio.timeout(STARTING):
                await readable(pipe)
            pipe.recv_bytes()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process and self._pipe:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None
        self.held.clear()


def started() -> tuple[BaseProcess, Connection]:
    """A new process, which says a word when it is ready."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=botworker.main, args=(theirs,), daemon=True, name="bot")
    process.start()
    theirs.close()
    return process, ours


async def readable(pipe: Connection) -> None:
    """Wait until the process has answered, or has ended."""
    loop = asyncio.get_running_loop()
    ready, place = asyncio.Event(), pipe.fileno()
    loop.add_reader(place, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(place)


class BotPool:
    """Hands jobs to thinkers as they get free, to each waiting table in turn."""

    def __init__(self, processes: int) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._free = list(self._thinkers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Thinker]]] = OrderedDict()
        self._tasks = Tasks("bots")

    async def think(self, job: Job) -> Json:
        """The bot's action, or `BotFailure`."""
        action: Json = (await self._answer(job))["action"]
        return action

    async def advise(self, job: Job) -> list[Json]:
        """The moves it considers, or `BotFailure`."""
        moves: list[Json] = (await self._answer(job))["moves"]
        return moves

    async def _answer(self, job: Job) -> Json:
        # Carried through even if the asker loses interest: the thinker is free when it has answered.
        answer = await asyncio.shield(self._tasks.spawn(self._think(job)))
        if "failed" in answer:
            raise BotFailure(answer["failed"])
        return answer

    async def _think(self, job: Job) -> Json:
        thinker = await self._take(job.table)
        try:
            return await thinker.ask(job, self._share())
        except BotFailure as failure:
            return {"failed": str(failure)}
        finally:
            self._give_back(thinker)

    def _share(self) -> float:
        """How much of its time a bot may use: less when others wait."""
        waiting = sum(len(turns) for turns in self._waiting.values())
        return len(self._thinkers) / (len(self._thinkers) + waiting)

    async def _take(self, table: str) -> Thinker:
        """A free thinker, best one that holds this table's game; the table gets in line if there is none."""
        if not self._free:
            turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(table, deque()).append(turn)
            return await turn
        thinker = max(self._free, key=lambda free: (free.held.get(table, 0), free.held != {}))
        self._free.remove(thinker)
        return thinker

    def _give_back(self, thinker: Thinker) -> None:
        """To the table that has waited longest; one with more to ask goes to the end of the line."""
        if not self._waiting:
            self._free.append(thinker)
            return
        table, turns = self._waiting.popitem(last=False)
        turns.popleft().set_result(thinker)
        if turns:
            self._waiting[table] = turns

    def warm(self) -> None:
        """Start a process before it is needed: somebody has come and will want to play soon."""
        if self._free:
            self._tasks.spawn(self._warm(self._free.pop()))

    async def _warm(self, thinker: Thinker) -> None:
        try:
            await thinker.warm()
        except (TimeoutError, EOFError, OSError):
            thinker.stop()
        finally:
            self._give_back(thinker)

    async def stop(self) -> None:
        """Kill the thinkers; nobody waits for bots when the server stops."""
        self._waiting.clear()
        await self._tasks.end()
        for thinker in self._thinkers:
            thinker.stop()
