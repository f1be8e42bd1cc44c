"""The ratios that count: our play-outs beside the peers', compiled beside plain, a determinization in copies.

Everything is measured in turns by processor time, several rounds of each, and the best of each counts, so that
other work on the machine weighs on all alike. The compiled engine is taken from build/compiled (`make compiled`).
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import sternhafen
from bench import peers
from bench.engine import by_contract, measure, micro, middle, playout
from bench.table import number

HEAD = ("", "play-outs/Catanatron", "play-outs/hearts", "compiled/plain", "apply: compiled/plain", "determinize/copy")
ENGINES = {"plain": Path("src"), "compiled": Path("build/compiled")}
ROUNDS = 3
PLAYERS = 3
Rates = dict[str, float]
Measured = dict[str, Rates]
"""Rates by engine, and those of the peers."""


def measured(seconds: float) -> Measured:
    return in_turns("bench.ratios", peers.rates, seconds)


def in_turns(module: str, others: Callable[[float], Rates], seconds: float) -> Measured:
    """What the module prints in each engine, and the peers' rates, in turns: the best of each."""
    built = {name: path for name, path in ENGINES.items() if path.exists()}
    best: Measured = {name: {} for name in (*built, "peers")}
    for _ in range(ROUNDS):
        best["peers"] = better(best["peers"], others(seconds))
        for name, path in built.items():
            best[name] = better(best[name], elsewhere(module, path, seconds))
    return best


def rows(best: Measured) -> Iterator[tuple[str, ...]]:
    for game in sternhafen.games():
        for engine in filter(best.__contains__, ENGINES):
            yield (f"{sternhafen.game(game).name}, {engine}", *ratios(best, engine, game))


def ratios(best: Measured, engine: str, game: str) -> Iterator[str]:
    own, plain, found = best[engine], best["plain"], best["peers"]
    for peer in ("catanatron", "hearts"):
        yield number(own[f"{game} playout"] / found[peer]) if peer in found else "not installed"
    for way in ("playout", "apply"):
        yield "" if engine == "plain" else number(own[f"{game} {way}"] / plain[f"{game} {way}"])
    yield number(own[f"{game} copy"] / own[f"{game} determinize"])


def better(one: Rates, other: Rates) -> Rates:
    return {name: max(rate, one.get(name, 0.0)) for name, rate in other.items()}


def elsewhere(module: str, path: Path, seconds: float) -> Rates:
    """The rates that a module prints with the engine in this folder, in a process of its own."""
    where = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path.resolve()), str(Path.cwd())))}
    command = [sys.executable, "-m", module, str(seconds)]
    told = subprocess.run(command, env=where, check=True, stdout=subprocess.PIPE, text=True).stdout
    rates: Rates = json.loads(told)
    return rates


def rates(seconds: float) -> Rates:
    """Decisions, copies and determinizations per second of every game."""
    found: Rates = {}
    for name in sternhafen.games():
        game = sternhafen.game(name)
        for way, play in (("playout", playout), ("apply", by_contract)):
            _, decisions, spent = measure(game, PLAYERS, play, seconds)
            found[f"{name} {way}"] = decisions / spent
        state = middle(game, PLAYERS)
        found[f"{name} copy"] = 1e6 / micro(state.copy)
        found[f"{name} determinize"] = 1e6 / micro(partial(state.determinize, 0, Random(1)), 500)
    return found


if __name__ == "__main__":
    print(json.dumps(rates(float(sys.argv[1]))))
