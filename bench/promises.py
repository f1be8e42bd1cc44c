"""What unfinished ships promise in Galaxy Trucker, learned from ships that were built and flown.

`python -m bench.promises --games 9000` lets builders of varied tastes build by turns and fly at first sight. A first
fit tells what finished ships bring; a second one, what ships at any time of building came to by that measure, which is
free of the luck of flights. The weights of the second are written where the trucker's instinct reads them.
"""

import argparse
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

import sternhafen
from sternhafen.games.trucker.instinct import promise
from sternhafen.games.trucker.instinct.first_sight import TruckerInstinct
from sternhafen.games.trucker.instinct.promise import Learned, inputs
from sternhafen.games.trucker.instinct.taste import LEARNED, Taste
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.ship import Ship

GAME = sternhafen.game("trucker")
SPREAD = 0.35
"""How far tastes are varied, as a logarithm."""
TABLES = ("engines", "cannons", "cabins", "containers", "shields", "tokens")
NUMBERS = (
    "alien", "joint", "touch", "cell", "exposed", "hidden", "hidden_in_hurry", "enough", "enough_in_hurry", "outward",
)  # fmt: skip
CURIOSITY, AMONG = 0.08, 3
"""How often a builder does one of so many things that look good instead of the best."""
MOMENTS = 6
"""How many moments of every building are learned from."""
HELD_BACK = 8
"""Every so many games one is kept back to see what is explained."""
CAUTION = (30.0, 10.0)
"""How much either fit prefers small weights."""


class Built(msgspec.Struct, frozen=True):
    """A ship, as it was built, and what came of it."""

    placed: list[tuple[int, int, int]]
    """Cell, tile and the round in which it was built on."""
    credits: int

    def ship(self, empty: Ship, until: int) -> Ship:
        """As it was after a round."""
        ship = empty.copy()
        for cell in list(ship.tiles):
            ship.detach(cell)
        for cell, turned, round in self.placed:
            if round <= until:
                ship.attach(cell, turned)
        return ship


def varied(rng: Random) -> Taste:
    """The learned taste, everything liked more or less."""
    factors = {name: exp(rng.gauss(0, SPREAD)) for name in TABLES}
    tables = {name: tuple(factor * each for each in getattr(LEARNED, name)) for name, factor in factors.items()}
    return msgspec.structs.replace(
        LEARNED, **tables, **{name: getattr(LEARNED, name) * exp(rng.gauss(0, SPREAD)) for name in NUMBERS}
    )


def played(seed: int, number: int) -> list[Built]:
    """The two ships of a game."""
    rng = Random(f"{seed}-{number}")
    state: Any = GAME.new(players=2, seed=rng.getrandbits(64))
    state.quiet = True
    builders = [TruckerInstinct(GAME, varied(rng)) for _ in range(2)]
    placed: list[dict[int, tuple[int, int, int]]] = [{}, {}]
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                act(state, seat, builders[seat], rng, placed[seat])
    return [Built(list(ship.values()), player.credits) for ship, player in zip(placed, state.seats, strict=True)]


def act(
    state: TruckerState, seat: int, builder: TruckerInstinct, rng: Random, placed: dict[int, tuple[int, int, int]]
) -> None:
    builds = state.lanes[seat][-1][0] in ("yard", "hold")
    if builds and rng.random() < CURIOSITY:
        state.play(seat, rng.choice(builder.candidates(state, seat)[:AMONG]))
    else:
        state.play(seat, builder.answer(state, seat))
    if builds:
        for cell, turned in state.seats[seat].ship.tiles.items():
            placed.setdefault(cell, (cell, turned, state.round))


def told(ships: Iterator[Built], seed: int) -> tuple[Any, Any, Any, Any]:
    """Numbers of finished ships, their credits, numbers of unfinished ones, and of which ship each was."""
    state: Any = GAME.new(players=2, seed=0)
    empty, turns = state.seats[0].ship, state.flight.timer_spaces * state.options["hourglass_rounds"]
    ends, credits, moments, owners = [], [], [], []
    for number, built in enumerate(ships):
        ends.append(inputs(built.ship(empty, turns), state.area, 0))
        credits.append(built.credits)
        for round in Random(f"{seed}-{number}").sample(range(1, turns + 1), MOMENTS):
            moments.append(inputs(built.ship(empty, round), state.area, turns - round))
            owners.append(number)
    return np.array(ends), np.array(credits, float), np.array(moments), np.array(owners)


def fitted(rows: Any, aims: Any, caution: float) -> Any:
    """Base and weights of a straight fit."""
    rows = with_base(rows)
    return np.linalg.solve(rows.T @ rows + caution * np.eye(rows.shape[1]), rows.T @ aims)


def with_base(rows: Any) -> Any:
    return np.hstack([np.ones((len(rows), 1)), rows])


def learned(ships: Iterator[Built], seed: int, command: str) -> Learned:
    ends, credits, moments, owners = told(ships, seed)
    back = np.arange(len(credits)) // 2 % HELD_BACK == 0
    tried = with_base(ends[back]) @ fitted(ends[~back], credits[~back], CAUTION[0])
    explained = 1 - ((tried - credits[back]) ** 2).mean() / credits[back].var()
    worths = with_base(ends) @ fitted(ends, credits, CAUTION[0])
    base, *weights = fitted(moments, worths[owners], CAUTION[1])
    rounded = [round(float(weight), 3) for weight in weights]
    return Learned(command, len(credits), round(float(explained), 3), round(float(base), 3), rounded)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.promises", description=__doc__)
    parser.add_argument("--games", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ships = (ship for number in range(asked.games) for ship in played(asked.seed, number))
    command = f"python -m bench.promises --games {asked.games} --seed {asked.seed}"
    found = learned(ships, asked.seed, command)
    target = Path(promise.__file__).parent / "promise.json"
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")
    print(f"{found.ships} ships; {found.explained:.1%} of the variance of credits explained; written to {target}")


if __name__ == "__main__":
    main()
