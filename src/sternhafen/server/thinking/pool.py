"""Processes for thinking bots: spawned, low in priority, killed and replaced when they overrun their time.

The event loop talks to them itself, without threads. A process is told only what is new of a game it holds.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

import msgspec

from ..protocol import Json
from ..system.tasks import Tasks
from . import worker
from .process import Companion
from .worker import Forgotten, Job, Question, question

GRACE = 1.0


class BotFailure(Exception):
    """The bot gave no answer: too slow, or broken."""


class Thinker(Companion):
    """One process; started at its first job."""

    def __init__(self) -> None:
        super().__init__(worker.main, "bot")
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
        answer = await self._answer(question(job, since if since <= job.count else 0, share))
        if answer.get("failed") == Forgotten.__name__:
            answer = await self._answer(question(job, 0, share))
        self.held[job.table] = job.count if "failed" not in answer else 0
        return answer

    async def _answer(self, asked: Question) -> Json:
        answer: Json = msgspec.msgpack.decode(await self.exchange(msgspec.msgpack.encode(asked)))
        return answer

    def stop(self) -> None:
        super().stop()
        self.held.clear()


class Line:
    """Who waits for a thinker: owners take turns, and the tables of each owner among themselves."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Thinker]]]] = OrderedDict()

    def __len__(self) -> int:
        """How many owners wait."""
        return len(self._owners)

    def join(self, job: Job) -> asyncio.Future[Thinker]:
        """Get in line; the thinker comes with the future."""
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._owners.setdefault(job.owner or job.table, OrderedDict()).setdefault(job.table, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[Thinker]:
        """The one that has waited longest; owner and table with more to ask go to the end of the line."""
        owner, tables = self._owners.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._owners[owner] = tables
        return turn

    def clear(self) -> None:
        self._owners.clear()


class BotPool:
    """Hands jobs to thinkers as they get free, to each waiting owner in turn."""

    def __init__(self, processes: int) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._free = list(self._thinkers)
        self._waiting = Line()
        self._tasks = Tasks("bots")

    @property
    def pressed(self) -> bool:
        """Whether somebody waits for a thinker."""
        return len(self._waiting) > 0

    async def think(self, job: Job, wanted: Callable[[], bool] = lambda: True) -> Json:
        """The bot's action, or `BotFailure`: also where nobody wants it any more when its turn has come."""
        action: Json = (await self._answer(job, wanted))["action"]
        return action

    async def advise(self, job: Job) -> list[Json]:
        """The moves it considers, or `BotFailure`."""
        moves: list[Json] = (await self._answer(job, lambda: True))["moves"]
        return moves

    async def _answer(self, job: Job, wanted: Callable[[], bool]) -> Json:
        # Carried through even if the asker loses interest: the thinker is free when it has answered.
        answer = await asyncio.shield(self._tasks.spawn(self._think(job, wanted)))
        if "failed" in answer:
            raise BotFailure(answer["failed"])
        return answer

    async def _think(self, job: Job, wanted: Callable[[], bool]) -> Json:
        thinker = await self._take(job)
        try:
            return await thinker.ask(job, self._share()) if wanted() else {"failed": "nobody wants it any more"}
        except BotFailure as failure:
            return {"failed": str(failure)}
        finally:
            self._give_back(thinker)

    def _share(self) -> float:
        """How much of its time a bot may use: less when others wait."""
        return len(self._thinkers) / (len(self._thinkers) + len(self._waiting))

    async def _take(self, job: Job) -> Thinker:
        """A free thinker, preferably one that holds this table's game; the table gets in line if there is none."""
        if not self._free:
            return await self._waiting.join(job)
        thinker = max(self._free, key=lambda free: (free.held.get(job.table, 0), free.held != {}))
        self._free.remove(thinker)
        return thinker

    def _give_back(self, thinker: Thinker) -> None:
        """To whoever has waited longest."""
        if self._waiting:
            self._waiting.next().set_result(thinker)
        else:
            self._free.append(thinker)

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
