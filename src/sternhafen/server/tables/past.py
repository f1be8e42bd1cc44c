"""Any moment of a game without playing it from the start: copies of the state are kept at every few entries.

One thread looks into the past, for one asker after the other: however much one of them wants to see, the others'
moments come in turn and the tables that are being played wait for nothing.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .logged_game import LoggedGame, beginning, play_again

T = TypeVar("T")
STEP = 16
"""Entries between two copies."""
GAMES = 24
"""Games whose copies are kept."""


class Copies:
    """One game's states at every few entries, as far as somebody has looked."""

    def __init__(self, played: LoggedGame) -> None:
        first = beginning(played.game, played.entries[0].data)
        # Sealed moments are seen through the copy made when the choice began, not through the whole game.
        first.watched = True
        self._states: list[Any] = [first]

    def at(self, played: LoggedGame, place: int) -> Any:
        """The state after entry number `place` of the list."""
        near = min(place // STEP, len(self._states) - 1)
        state = self._states[near].copy()
        for number in range(near * STEP + 1, place + 1):
            play_again(state, played.entries[number])
            if number == len(self._states) * STEP:
                self._states.append(state.copy())
        return state


class Past:
    """The copies of the games looked at lately, and the thread that makes them."""

    def __init__(self) -> None:
        self._copies: OrderedDict[str, tuple[LoggedGame, Copies]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="past")
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    def state(self, table: str, played: LoggedGame, place: int) -> Any:
        """The state of a table after an entry. Only for the thread."""
        known = self._copies.pop(table, None)
        copies = known[1] if known and known[0] is played else Copies(played)
        self._copies[table] = played, copies
        if len(self._copies) > GAMES:
            self._copies.popitem(last=False)
        return copies.at(played, place)

    async def look(self, asker: str, work: Callable[[], T]) -> T:
        """Do this in the thread, when it is this asker's turn."""
        await self._turn(asker)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._next()

    async def _turn(self, asker: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """The asker who has waited longest; one with more to ask goes to the end of the line."""
        while self._waiting:
            asker, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[asker] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
