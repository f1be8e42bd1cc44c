"""What is to be reached, beside what this run found: ratios against peers, against the plain engine, and limits."""

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import sternhafen
from bench.env import CONNECT_FOUR
from bench.people import Felt
from bench.ratios import Measured, Rates

HEAD = ("work", "found", "target", "")
OURS = "sternhafen"
NOT_MEASURED = "not measured here"


class Target(NamedTuple):
    """What each game reaches, and what it should: the same for all, or one by one."""

    work: str
    found: Mapping[str, float]
    bounds: float | Mapping[str, float]
    most: bool = False
    """The target is an upper limit."""

    def bound(self, name: str) -> float:
        return self.bounds[name] if isinstance(self.bounds, Mapping) else self.bounds

    def missed(self) -> list[str]:
        sign = -1 if self.most else 1
        return [name for name, value in self.found.items() if sign * value < sign * self.bound(name)]

    def wanted(self) -> str:
        bounds = self.bounds.values() if isinstance(self.bounds, Mapping) else [self.bounds]
        return f"{'≤' if self.most else '≥'} {' / '.join(f'{bound:g}' for bound in sorted(set(bounds)))}"

    def row(self) -> tuple[str, ...]:
        values = ", ".join(f"{name} {value:.2f}" if name else f"{value:.2f}" for name, value in self.found.items())
        missed = self.missed()
        told = NOT_MEASURED if not self.found else f"not reached{of(missed)}" if missed else "reached"
        return self.work, values, self.wanted(), told


def of(names: Sequence[str]) -> str:
    return f": {', '.join(names)}" if any(names) else ""


def engine(best: Measured) -> Iterator[Target]:
    """Play-outs, the contract loop and determinizations."""
    plain, compiled, peers = best["plain"], best.get("compiled", {}), best["peers"]
    yield Target("play-out, plain, beside Catanatron", beside(plain, "playout", peers.get("catanatron")), 4)
    yield Target("play-out, compiled, beside plain", compare(compiled, plain, "playout"), 3.5)
    hearts = {name: 2.0 if name == "race" else 1.2 for name in sternhafen.games()}
    yield Target(
        "play-out, compiled, beside OpenSpiel's hearts", beside(compiled, "playout", peers.get("hearts")), hearts
    )
    yield Target("contract loop, compiled, beside plain", compare(compiled, plain, "apply"), 3)
    copies = {name: plain[f"{name} copy"] / plain[f"{name} determinize"] for name in sternhafen.games()}
    yield Target("determinize in copies, plain", copies, 6, most=True)


def environments(best: Measured, vectors: Rates) -> Iterator[Target]:
    peer = best["peers"].get(CONNECT_FOUR)
    for name, bound in (("plain", 1.0), ("compiled", 2.0)):
        found = {game: rate / peer for game, rate in best.get(name, {}).items()} if peer else {}
        yield Target(f"env steps, {name}, beside connect four", found, bound)
    yield Target("vectorised env, two processes beside one", vectors, 1.8)


def server(cost: Sequence[float], felt: Sequence[Felt], capacities: Sequence[float]) -> Iterator[Target]:
    yield Target(
        "processor per decision, beside the old server", {"": cost[1] / cost[0]} if cost else {}, 0.5, most=True
    )
    yield Target(f"{felt[0].label}: p99 in ms", {"": felt[0].p99}, 50, most=True)
    yield Target("two server processes beside one", {"": capacities[1] / capacities[0]}, 1.7)


def imports(times: int = 5) -> Target:
    """Processor seconds for the library, the best of some."""
    program = f"import time; start = time.process_time(); import {OURS}; print(time.process_time() - start)"
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, check=True) for _ in range(times)]
    return Target(f"import {OURS}, seconds", {"": min(float(run.stdout) for run in runs)}, 0.12, most=True)


def beside(own: Rates, way: str, peer: float | None) -> Rates:
    return {name: own[f"{name} {way}"] / peer for name in sternhafen.games()} if peer and own else {}


def compare(one: Rates, other: Rates, way: str) -> Rates:
    return {name: one[f"{name} {way}"] / other[f"{name} {way}"] for name in sternhafen.games()} if one else {}
