"""In another process: a share of the environments of a vector, each with its row of the shared memory."""

from multiprocessing.connection import Connection
from typing import Any

from sternhafen.core.plain import Json
from sternhafen.env.shared import Memory, arrays
from sternhafen.env.single import SingleEnv
from sternhafen.env.told import Infos

STEP, CLOSE = None, "close"


def work(line: Connection, shared: Memory, places: list[int], table: Json) -> None:
    """Serve a share of the environments until the line is closed."""
    share = Share(shared, places, table)
    while True:
        try:
            wish = line.recv()
        except EOFError:
            return
        if wish == CLOSE:
            return
        line.send(share.step() if wish is STEP else share.reset(wish))


class Share:
    """The environments of one process, each with its row of the memory."""

    def __init__(self, shared: Memory, places: list[int], table: Json) -> None:
        self.arrays = arrays(shared)
        self.envs = {place: SingleEnv(**{**table, "flat": True}) for place in places}

    def reset(self, seeds: list[int | None]) -> dict[int, Infos]:
        for place, one in self.envs.items():
            vector, info = one.reset(seed=seeds[place])
            self._show(place, vector, info)
        return {}

    def step(self) -> dict[int, Infos]:
        ended: dict[int, Infos] = {}
        for place, one in self.envs.items():
            vector, reward, over, cut, info = one.step(self.arrays.actions[place])
            self.arrays.rewards[place] = reward
            self.arrays.ended[place] = over, cut
            if over or cut:
                ended[place] = {name: info[name] for name in ("score", "rank") if name in info}
                vector, info = one.reset()
            self._show(place, vector, info)
        return ended

    def _show(self, place: int, vector: Any, info: Infos) -> None:
        self.arrays.observations[place] = vector
        self.arrays.masks[place] = info["action_mask"]
