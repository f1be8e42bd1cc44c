"""Steps per second of our environments beside PettingZoo's connect four, observations and masks included.

Connect four needs pygame, which is no dependency of ours: `uv pip install -p .venv/bin/python pygame`.
"""

import json
import sys
import time
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy

import sternhafen
from bench.ratios import ENGINES, Measured, Rates, in_turns
from bench.table import number
from sternhafen.env import VectorEnv, raw_env

HEAD = ("", "steps/s", "steps/s: ours/connect four")
VECTOR_HEAD = ("", "steps/s: two processes/one")
CONNECT_FOUR = "connect four"
TOGETHER = 32
WARMING = 20
"""How often each process of a vector is answered before steps are counted."""


def measured(seconds: float) -> Measured:
    return in_turns("bench.env", peer, seconds)


def rows(best: Measured) -> Iterator[tuple[str, ...]]:
    beside = best["peers"].get(CONNECT_FOUR)
    for name in sternhafen.games():
        for engine in filter(best.__contains__, ENGINES):
            rate = best[engine][name]
            ratio = number(rate / beside) if beside else "not installed"
            yield (f"{sternhafen.game(name).name}, {engine}", number(rate), ratio)
    if beside:
        yield ("connect four (PettingZoo)", number(beside), "")


def rates(seconds: float) -> Rates:
    """Steps per second of every game."""
    return {name: steps(raw_env(game=name, players=2), seconds) for name in sternhafen.games()}


def peer(seconds: float) -> Rates:
    return {CONNECT_FOUR: steps(connect_four(), seconds)} if find_spec("pygame") else {}


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()


def steps(table: Any, seconds: float) -> float:
    """Two random agents look and step, game after game; processor time."""
    rng, rare, done, games = Random(1), seldom(table), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        table.reset(seed=games)
        games += 1
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            free = None if ended or cut else chosen(seen["action_mask"], rare, rng)
            done += free is not None
            table.step(free)
    return done / (time.process_time() - start)


def seldom(table: Any) -> dict[int, float]:
    """The words that random agents say less readily, by how much: else a trucker would hardly build a ship."""
    code = getattr(table, "coding", None)
    weights = {number: code.weight(word) for number, word in enumerate(code.vocabulary.words)} if code else {}
    return {number: weight for number, weight in weights.items() if weight != 1}


def chosen(mask: Any, rare: dict[int, float], rng: Random) -> int:
    """One of the words that can be said, as the action space of the environment draws it."""
    free = mask.view(bool).nonzero()[0].tolist()  # much quicker than to look for integers, in long masks
    while True:
        word: int = rng.choice(free)
        if word not in rare or len(free) == 1 or rng.random() < rare[word]:
            return word


def vectors(seconds: float) -> Rates:
    """How much more steps a second two processes make than one, by the clock on the wall, each at its own pace."""
    return {name: together(name, 2, seconds) / together(name, 1, seconds) for name in sternhafen.games()}


def vector_rows(found: Rates) -> Iterator[tuple[str, ...]]:
    return ((sternhafen.game(name).name, number(ratio)) for name, ratio in found.items())


def together(name: str, workers: int, seconds: float) -> float:
    """Steps a second, once every process has begun and knows what it keeps from then on."""
    table = VectorEnv(TOGETHER, workers, copy=False, game=name, against="random", flat=True)
    try:
        table.async_reset(seed=1)
        rng = numpy.random.default_rng(1)
        for _ in range(WARMING * workers):
            answered(table, rng)
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            done += answered(table, rng)
        return done / (time.perf_counter() - start)
    finally:
        table.close()


def answered(table: VectorEnv, rng: numpy.random.Generator) -> int:
    """Answer whoever is ready, with any words; how many environments that were."""
    _, _, _, _, info = table.recv()
    mask = info["action_mask"]
    table.send((rng.random(mask.shape, numpy.float32) * mask).argmax(1), info["env_id"])
    return len(mask)


if __name__ == "__main__":
    print(json.dumps(rates(float(sys.argv[1]))))
