"""What finished ships are worth in Galaxy Trucker, by flying them.

`python -m bench.ships taught --games 800` lets builders of varied tastes build, flies their ships and tells what each
part brought; `Taste` in the trucker's instinct is set by that. `python -m bench.ships flown --bots greedy,admiral`
tells how the flights of some bots end.
"""

import argparse
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

import msgspec
import numpy as np

import sternhafen
from sternhafen.bots import Limits, ask, make
from sternhafen.bots.bot import Bot
from sternhafen.bots.levels.quick import Greedy
from sternhafen.games.trucker.features import Outfit, is_loaded
from sternhafen.games.trucker.instinct.first_sight import TruckerInstinct
from sternhafen.games.trucker.instinct.taste import FIRST_SIGHT, Taste
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.ship import Ship, strength

GAME = sternhafen.game("trucker")
SPREAD = 0.45
"""How far tastes are varied, as a logarithm."""
PARTS: dict[str, Callable[[Outfit, Ship], float]] = {
    "engine strength up to 2": lambda outfit, ship: min(outfit.engines, 2),
    "engine strength beyond": lambda outfit, ship: max(outfit.engines - 2, 0),
    "cannon strength": lambda outfit, ship: min(outfit.cannons, 9),
    "crew": lambda outfit, ship: outfit.crew,
    "containers up to 7": lambda outfit, ship: min(outfit.containers, 7),
    "containers beyond": lambda outfit, ship: max(outfit.containers - 7, 0),
    "red containers": lambda outfit, ship: outfit.red,
    "tokens up to 5": lambda outfit, ship: min(outfit.tokens, 5),
    "tokens beyond": lambda outfit, ship: max(outfit.tokens - 5, 0),
    "sides shielded": lambda outfit, ship: sum(strength.is_shielded(ship, side) for side in range(4)),
    "exposed connectors": lambda outfit, ship: outfit.exposed,
    "tiles": lambda outfit, ship: len(ship.tiles),
}


OUT = ("gave_up", "forced_out")
"""What is told when a ship leaves the race."""


class Flight(msgspec.Struct, frozen=True):
    """One ship and what came of it."""

    parts: list[float]
    credits: int
    finished: float
    """The share of flights that came to their end; there are three in a Trek."""


def varied(rng: Random) -> Taste:
    """The first sight's taste, every kind of component liked more or less."""
    tables = {
        name: exp(rng.gauss(0, SPREAD)) for name in ("engines", "cannons", "cabins", "containers", "shields", "tokens")
    }
    liked = {name: tuple(much * each for each in getattr(FIRST_SIGHT, name)) for name, much in tables.items()}
    return msgspec.structs.replace(FIRST_SIGHT, **liked)


def flights(state: TruckerState, bots: Sequence[Bot], limits: Limits) -> list[Flight]:
    """Let the bots build and fly; their ships as they were before the first card."""
    ships: list[list[float]] = []
    over, left = 0, [0] * len(bots)
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                for event in state.apply(seat, ask(bots[seat], state, seat, limits)):
                    over += event.type == "flight_over"
                    if event.type.startswith(OUT):
                        left[event.seat] += 1
        if not ships and (state.over or is_loaded(state)):
            ships = [parts_of(player.ship) for player in state.seats]
    assert state.result is not None
    ends = zip(ships, state.result.scores, left, strict=True)
    return [Flight(ship, credits, 1 - times / over) for ship, credits, times in ends]


def parts_of(ship: Ship) -> list[float]:
    outfit = Outfit(ship, loaded=False)
    return [float(part(outfit, ship)) for part in PARTS.values()]


def taught(games: int, flight: str, seed: int) -> str:
    """What one more of each part was worth, by a straight fit."""
    found: list[Flight] = []
    for number in range(games):
        rng = Random(f"{seed}-{number}")
        players = GAME.players[number % len(GAME.players)]
        bots = [Greedy(GAME, rng, TruckerInstinct(GAME, varied(rng))) for _ in range(players)]
        found += flights(new(players, rng, flight), bots, Limits())
    inputs = np.array([[1.0, *ship.parts] for ship in found])
    credits = np.array([ship.credits for ship in found], float)
    worths, *_ = np.linalg.lstsq(inputs, credits, rcond=None)
    rest = float(np.var(credits - inputs @ worths)) * len(found) / max(1, len(found) - inputs.shape[1])
    errors = 1.96 * np.sqrt(np.diag(np.linalg.pinv(inputs.T @ inputs)) * rest)
    rows = [
        f"| {name} | {worth:+.2f} | ± {error:.2f} |"
        for name, worth, error in zip(PARTS, worths[1:], errors[1:], strict=True)
    ]
    return "\n".join([f"{len(found)} ships", "", "| One more | Credits | 95 % |", "|---|---|---|", *rows])


def flown(names: Sequence[str], games: int, flight: str, seed: int, seconds: float) -> str:
    """How the flights of these bots end, at tables where all of them sit together."""
    found: dict[str, list[Flight]] = {name: [] for name in names}
    for number in range(games):
        rng = Random(f"{seed}-{number}")
        seated = [names[(seat + number) % len(names)] for seat in range(len(names))]
        bots = [make(GAME, name, rng.random()) for name in seated]
        for name, ended in zip(
            seated, flights(new(len(names), rng, flight), bots, Limits(seconds, counted=True)), strict=True
        ):
            found[name].append(ended)
    head = ["| Bot | Flights | Credits | Finished | Below zero |", "|---|---|---|---|---|"]
    return "\n".join([*head, *(row(name, ended) for name, ended in found.items())])


def row(name: str, ended: Sequence[Flight]) -> str:
    credits = np.array([one.credits for one in ended], float)
    spread = 1.96 * credits.std() / len(ended) ** 0.5
    finished = sum(one.finished for one in ended) / len(ended)
    return (
        f"| {name} | {len(ended)} | {credits.mean():.1f} ± {spread:.1f} | {finished:.0%} | {(credits < 0).mean():.0%} |"
    )


def new(players: int, rng: Random, flight: str) -> Any:
    return GAME.new(players=players, seed=rng.getrandbits(64), options={"flight": flight})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ships", description=__doc__)
    parser.add_argument("what", choices=("taught", "flown"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--flight", default="II")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy,captain,admiral")
    parser.add_argument("--seconds", type=float, default=0.05)
    asked = parser.parse_args()
    if asked.what == "taught":
        print(taught(asked.games, asked.flight, asked.seed))
    else:
        print(flown(asked.bots.split(","), asked.games, asked.flight, asked.seed, asked.seconds))


if __name__ == "__main__":
    main()
