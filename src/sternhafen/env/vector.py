"""Many single-agent environments at once, over processes with shared memory.

Each process has its share of the environments; a step costs one short message to each process, and everything else
passes through memory. A game that has ended is followed by the next in the same step. In `step` the quicker process
waits for the slower one; `recv` and `send` let each go on at its own pace.
"""

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from sternhafen.env.share import CLOSE, STEP, work
from sternhafen.env.shared import Array, arrays, memory
from sternhafen.env.single import SingleEnv
from sternhafen.env.told import Infos

Step = tuple[Any, Any, Any, Any, Infos]
ALL = slice(None)


class VectorEnv(GymVectorEnv[Any, Any, Any]):
    """`VectorEnv(64, workers=2, game="race", against="pilot")`: the rest is what `SingleEnv` takes.

    With `copy=False` what a step gives lies in the shared memory itself, and the next step writes over it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, count: int, workers: int | None = None, copy: bool = True, **table: Any) -> None:
        self.num_envs = count
        self.copy = copy
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
        self._shares = [slice(int(share[0]), int(share[-1]) + 1) for share in shares]
        begun = [self._begin(context, share.tolist(), table) for share in shares]
        self._lines = [line for line, _ in begun]
        self._processes = [process for _, process in begun]
        self._asked: set[int] = set()
        """Which shares are at work."""

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
        self.async_reset(seed=seed)
        self._all_told()
        return self._observations(ALL), self._masks(ALL)

    def step(self, actions: Any) -> Step:
        """One word of each environment's answer."""
        for number, share in enumerate(self._shares):
            self._answer(number, actions[share])
        return self._outcome(ALL, self._all_told())

    # Each process at its own pace

    def async_reset(self, *, seed: int | Sequence[int | None] | None = None) -> None:
        """Deal everywhere, whoever is still at work; `recv` tells who is ready."""
        for number in sorted(self._asked):
            self._told(number)
        seeds = seeds_from(seed, self.num_envs)
        for number in range(len(self._lines)):
            self._ask(number, seeds)

    def recv(self) -> Step:
        """What a step of one share gives as soon as its process is ready; `info["env_id"]` says which share."""
        if not self._asked:
            raise ValueError("nobody is at work: reset or send first")
        ready = wait([self._lines[number] for number in self._asked])[0]
        number = self._lines.index(ready)  # type: ignore[arg-type]
        outcome = self._outcome(self._shares[number], self._told(number))
        outcome[-1]["env_id"] = numpy.arange(self.num_envs)[self._shares[number]]
        return outcome

    def send(self, actions: Any, env_id: Any) -> None:
        """Answer for the share that `recv` has told of."""
        number = next((place for place, share in enumerate(self._shares) if share.start == env_id[0]), None)
        if number is None or len(env_id) != self._shares[number].stop - env_id[0]:
            raise ValueError("answers are for the environments that recv told of, all of them")
        self._answer(number, actions)

    def _answer(self, number: int, actions: Any) -> None:
        self._shared.actions[self._shares[number]] = actions
        self._ask(number, STEP)

    def _ask(self, number: int, wish: Any) -> None:
        if number in self._asked:
            raise ValueError("these environments are still at work: receive first what they tell")
        self._asked.add(number)
        self._lines[number].send(wish)

    def _told(self, number: int) -> dict[int, Infos]:
        """What a share tells of games that have ended, when it is ready."""
        told: dict[int, Infos] = self._lines[number].recv()
        self._asked.remove(number)
        return told

    def _all_told(self) -> dict[int, Infos]:
        return {place: info for number in range(len(self._lines)) for place, info in self._told(number).items()}

    # What the memory holds

    def _outcome(self, rows: slice, ended: dict[int, Infos]) -> Step:
        over, cut = (self._shared.ended[rows, place].astype(bool) for place in (0, 1))
        infos = {**self._masks(rows), **gathered(ended, range(self.num_envs)[rows])}
        return self._observations(rows), self._given(self._shared.rewards[rows]), over, cut, infos

    def _observations(self, rows: slice) -> Any:
        seen = self._given(self._shared.observations[rows])
        return seen if self.flat else {"observation": seen, "action_mask": self._given(self._shared.masks[rows])}

    def _masks(self, rows: slice) -> Infos:
        return {"action_mask": self._given(self._shared.masks[rows])} if self.flat else {}

    def _given(self, shared: Array) -> Array:
        return shared.copy() if self.copy else shared

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


def gathered(ended: dict[int, Infos], places: range) -> Infos:
    """Score and rank of the games that have ended in this step, and a mask of them, as gymnasium's vectors do it."""
    if not ended:
        return {}
    over = numpy.array([place in ended for place in places])
    last: Infos = {
        name: numpy.array([ended.get(place, {}).get(name, 0) for place in places]) for name in ("score", "rank")
    }
    return {"final_info": last, "_final_info": over}
