"""Many single-agent environments at once, over processes with shared memory.

Each process has its share of the environments; a step costs one short message to each process, and everything else
passes through memory. A game that has ended is followed by the next in the same step.
"""

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from sternhafen.core.plain import Json
from sternhafen.env.shared import Memory, arrays, memory
from sternhafen.env.single import SingleEnv
from sternhafen.env.told import Infos

STEP, CLOSE = None, "close"


class VectorEnv(GymVectorEnv[Any, Any, Any]):
    """`VectorEnv(64, workers=2, game="race", against="pilot")`: the rest is what `SingleEnv` takes."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, count: int, workers: int | None = None, **table: Any) -> None:
        self.num_envs = count
        single = SingleEnv(**table)
        self.flat = single.flat
        self.single_observation_space, self.single_action_space = single.observation_space, single.action_space
        self.observation_space = batch_space(single.observation_space, count)
        self.action_space = batch_space(single.action_space, count)
        context = multiprocessing.get_context("spawn")
        code = single.table.coding
        self._memory = memory(context, count, code.observer.size, len(code.vocabulary))
        self._shared = arrays(self._memory)
        shares = numpy.array_split(range(count), min(count, workers or os.cpu_count() or 1))
        begun = [self._begin(context, share.tolist(), table) for share in shares]
        self._lines = [line for line, _ in begun]
        self._processes = [process for _, process in begun]

    def _begin(
        self, context: SpawnContext, share: list[int], table: Mapping[str, Any]
    ) -> tuple[Connection, SpawnProcess]:
        """A process for these environments, and the line to it."""
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._memory, share, table), daemon=True)
        process.start()
        theirs.close()
        return ours, process

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Any, Infos]:
        """Deal everywhere; a number is the seed of the first environment, the others count on from it."""
        self._ask(seeds_from(seed, self.num_envs))
        return self._observations(), self._masks()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Infos]:
        """One word of each environment's answer."""
        self._shared.actions[:] = actions
        ended = self._ask(STEP)
        over, cut = (self._shared.ended[:, place].astype(bool) for place in (0, 1))
        infos = {**self._masks(), **gathered(ended, self.num_envs)}
        return self._observations(), self._shared.rewards.copy(), over, cut, infos

    def _ask(self, wish: Any) -> dict[int, Infos]:
        """Send the wish to all processes; what they tell of games that have ended."""
        for line in self._lines:
            line.send(wish)
        told: dict[int, Infos] = {}
        for line in self._lines:
            told |= line.recv()
        return told

    def _observations(self) -> Any:
        seen = self._shared.observations.copy()
        return seen if self.flat else {"observation": seen, "action_mask": self._shared.masks.copy()}

    def _masks(self) -> Infos:
        return {"action_mask": self._shared.masks.copy()} if self.flat else {}

    def close_extras(self, **kwargs: Any) -> None:
        for line, process in zip(self._lines, self._processes, strict=True):
            line.send(CLOSE)
            process.join()
            line.close()
        self._lines, self._processes = [], []


def seeds_from(seed: int | Sequence[int | None] | None, count: int) -> list[int | None]:
    if isinstance(seed, Sequence):
        return list(seed)
    return [None if seed is None else seed + place for place in range(count)]


def gathered(ended: dict[int, Infos], count: int) -> Infos:
    """Score and rank of the games that have ended in this step, and a mask of them, as gymnasium's vectors do it."""
    if not ended:
        return {}
    over = numpy.zeros(count, bool)
    over[list(ended)] = True
    last: Infos = {name: numpy.zeros(count, int) for name in ("score", "rank")}
    for place, info in ended.items():
        for name, values in last.items():
            values[place] = info.get(name, 0)
    return {"final_info": last, "_final_info": over}


# In the other processes


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
