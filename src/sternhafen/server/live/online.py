"""Who is here, for their friends: noted about once a minute, whichever worker they are connected to."""

import time
from collections.abc import Iterable

from ..store import Store, friends

EVERY_SECONDS = 60


class Online:
    """Writes down who was seen; asking often costs nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noted: dict[str, float] = {}

    async def see(self, *players: str) -> None:
        """These are here now."""
        await self.see_all(players)

    async def see_all(self, players: Iterable[str]) -> None:
        now = time.monotonic()
        self._noted = {who: when for who, when in self._noted.items() if when > now - EVERY_SECONDS}
        fresh = {player for player in players if player not in self._noted}
        if fresh:
            self._noted |= dict.fromkeys(fresh, now)
            await self._store.write(lambda connection: friends.see(connection, fresh))
