"""Plays thousands of games of random and greedy bots in all set-ups and replays each: nothing may fail or differ.

python -m bench.soak jumpdrive --games 10000
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from os import cpu_count
from random import Random
from typing import Any

import sternhafen
from sternhafen import Refused, bots

Task = tuple[str, int, dict[str, Any], int]
CHUNK = 25


def tasks(game: str, games: int) -> Iterator[Task]:
    """Every number of players and every option in turn, with running seeds."""
    rules = sternhafen.game(game)
    variants: list[dict[str, Any]] = [{}]
    for name, setting in rules.options.items():
        variants += [{name: choice} for choice in setting.choices if choice != setting.default]
    setups = [
        (players, options) for players in rules.players for options in variants if possible(rules, players, options)
    ]
    for seed in range(games):
        players, options = setups[seed % len(setups)]
        yield game, players, options, seed


def possible(rules: sternhafen.Game, players: int, options: dict[str, Any]) -> bool:
    try:
        state = rules.new(players=players, seed=0, options=options)
    except Refused:
        return False
    return not rules.heeds_clock(state)


def play(task: Task) -> tuple[int, str]:
    """Play one game, half of the seats random and half greedy, replay it, and tell its length in rounds."""
    game, players, options, seed = task
    rules = sternhafen.game(game)
    state = rules.new(players=players, seed=seed, options=options)
    rng = Random(seed)
    names = bots.names(game)
    seats = [bots.make(rules, rng.choice(names[:2]), f"{seed}-{seat}") for seat in range(players)]
    while not state.over:
        for seat in state.to_act:
            if seat in state.to_act:
                state.apply(seat, bots.ask(seats[seat], state, seat))
    again = sternhafen.replay(state.record())
    if again.hash() != state.hash() or again.result != state.result:
        return 0, f"{task}: the replay differs"
    return int(state.view(None).get("round", 0)), ""


def chunk(some: list[Task]) -> list[tuple[int, str]]:
    return [play(task) for task in some]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("game", nargs="*", default=sternhafen.games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    failed = 0
    for game in args.game:
        failed += soak(game, args.games, args.jobs)
    return 1 if failed else 0


def soak(game: str, games: int, jobs: int) -> int:
    todo, lengths, problems = tasks(game, games), Counter[int](), []
    chunks = iter(lambda: list(islice(todo, CHUNK)), [])
    with ProcessPoolExecutor(jobs) as pool:
        for done in pool.map(chunk, chunks):
            lengths.update(rounds for rounds, _ in done)
            problems += [problem for _, problem in done if problem]
            print(f"\r{game}: {sum(lengths.values())} of {games}", end="", file=sys.stderr)
    mean = sum(rounds * count for rounds, count in lengths.items()) / max(1, sum(lengths.values()))
    played = f"{sum(lengths.values())} games played and replayed, {len(problems)} differ"
    print(f"\r{game}: {played}, {mean:.1f} rounds on average")
    for problem in problems[:10]:
        print(f"  {problem}")
    return len(problems)


if __name__ == "__main__":
    sys.exit(main())
