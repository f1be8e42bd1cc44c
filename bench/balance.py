"""Plays games of one bot against itself and prints mean scores by category, and how often pieces are taken.

python -m bench.balance solarius --games 24
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from os import cpu_count
from typing import Any

import sternhafen
from bench.table import show
from sternhafen import bots
from sternhafen.core.text import speak
from sternhafen.games.solarius.actions import HubBonus
from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import NO_OUTPOST, SolariusState

LEAST, MOST = 0.5, 2.0
"""A piece taken less or more often than this, against the mean of its kind, is named."""
Setup = tuple[int, dict[str, Any]]
Piece = tuple[str, str]
"""Kind and name."""


class Tally:
    """What was counted in the games of one set-up."""

    def __init__(self) -> None:
        self.seats = 0
        self.points: Counter[str] = Counter()
        self.taken: Counter[Piece] = Counter()

    def add(self, points: list[dict[str, int]], taken: Counter[Piece]) -> None:
        self.seats += len(points)
        self.taken.update(taken)
        for own in points:
            self.points.update(own)


def setups(game: str) -> Iterator[Setup]:
    """Every number of players with every choice of every option."""
    rules = sternhafen.game(game)
    for players in rules.players:
        yield players, {}
        for name, setting in rules.options.items():
            yield from ((players, {name: choice}) for choice in setting.choices if choice != setting.default)


def play(game: str, bot: str, setup: Setup, seed: int) -> tuple[list[dict[str, int]], Counter[Piece]]:
    rules = sternhafen.game(game)
    state = rules.new(players=setup[0], seed=seed, options=setup[1])
    seats = [bots.make(rules, bot, f"{seed}-{seat}") for seat in range(setup[0])]
    result = bots.play(state, seats)
    points = [{speak(share.label, "en"): share.points for share in own} for own in result.breakdown]
    taken = pieces_taken(state) if isinstance(state, SolariusState) else Counter()
    return [own | {"all": score} for own, score in zip(points, result.scores, strict=True)], taken


def pieces_taken(state: SolariusState) -> Counter[Piece]:
    """Planets by colour, stations, and outpost bonuses, those chosen at hubs included."""
    box = state.box
    found: Counter[Piece] = Counter()
    for player in state.seats:
        found.update(("planet", COLOURS[box.planet_colour[planet]]) for planet in player.left + player.right)
        found.update(("station", box.stations[number].id) for number in player.stations)
        placed = [outpost for _, _, outpost in player.figures if outpost != NO_OUTPOST]
        found.update(("outpost bonus", box.outposts[number].id) for number in placed)
    chosen = [action.outpost for _, action in state.history() if isinstance(action, HubBonus)]
    found.update(("outpost bonus", name) for name in chosen)
    kinds = {
        "planet": COLOURS,
        "station": [one.id for one in box.stations],
        "outpost bonus": [one.id for one in box.outposts],
    }
    for kind, names in kinds.items():
        found.update({(kind, name): 0 for name in names})
    return found


def title(setup: Setup) -> str:
    return " ".join([f"{setup[0]} players", *map(str, setup[1].values())])


def share(taken: Counter[Piece], piece: Piece) -> float:
    """How often a piece was taken against the mean of its kind."""
    same = [number for (kind, _), number in taken.items() if kind == piece[0]]
    return taken[piece] * len(same) / max(1, sum(same))


def report(tallies: dict[str, Tally]) -> None:
    columns = list(tallies)
    names = list(next(iter(tallies.values())).points)
    rows = [[name, *[f"{tally.points[name] / tally.seats:.1f}" for tally in tallies.values()]] for name in names]
    show("Mean points of a seat", ["", *columns], rows)
    pieces = sorted({piece for tally in tallies.values() for piece in tally.taken})
    if not pieces:
        return
    every = Counter[Piece]()
    for tally in tallies.values():
        every.update(tally.taken)
    shares = [
        [share(counted, piece) for counted in [*(tally.taken for tally in tallies.values()), every]] for piece in pieces
    ]
    rows = [[" ".join(piece), *[f"{one:.2f}" for one in row]] for piece, row in zip(pieces, shares, strict=True)]
    show("How often pieces are taken, against the mean of their kind", ["", *columns, "all"], rows)
    odd = [" ".join(piece) for piece, row in zip(pieces, shares, strict=True) if not LEAST <= row[-1] <= MOST]
    print(f"\nOutside {LEAST} to {MOST} in all games together: {', '.join(odd) or 'none'}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("game", nargs="?", default="solarius")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=24, help="for each set-up")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    tallies: dict[str, Tally] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for setup in setups(args.game):
            tally = tallies[title(setup)] = Tally()
            seeds = range(args.games)
            for done, found in enumerate(pool.map(play, repeat(args.game), repeat(args.bot), repeat(setup), seeds)):
                tally.add(*found)
                print(f"\r{title(setup)}: {done + 1} of {args.games} ", end="", file=sys.stderr)
    print(file=sys.stderr)
    report(tallies)


if __name__ == "__main__":
    main()
