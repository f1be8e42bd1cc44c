"""Plays thousands of games of random and greedy bots in all set-ups and replays each: nothing may fail or differ.

python -m bench.soak jumpdrive --games 10000
python -m bench.soak trucker --games 5000 --keep soak.json   (Ctrl-C stops it; the same command goes on)
"""

import argparse
import json
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, islice, product
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

import sternhafen
from sternhafen import Refused, bots

Task = tuple[str, int, dict[str, Any], int, tuple[str, ...]]
Done = tuple[int, str]
"""The length of a game in rounds, and what was wrong with it."""
CHUNK = 25
BOTS = ("random", "greedy")
LONGEST_PAUSE = 4.0
"""Seconds that pass between two decisions of games that heed the clock, at the most."""
STOPPED = 130


def tasks(game: str, games: int, names: Sequence[str], skip: int = 0) -> Iterator[Task]:
    """Every number of players and every pair of options in turn, with running seeds."""
    rules = sternhafen.game(game)
    setups = [
        (players, options)
        for options in variants(rules)
        for players in rules.players
        if possible(rules, players, options)
    ]
    for seed in range(skip, games):
        players, options = setups[seed % len(setups)]
        yield game, players, options, seed, tuple(names)


def variants(rules: sternhafen.Game) -> list[dict[str, Any]]:
    """The defaults, each choice of each option, and each pair of such choices; neighbours differ widely."""
    changes = [
        [(name, choice) for choice in setting.choices if choice != setting.default]
        for name, setting in rules.options.items()
    ]
    single = [{name: choice} for some in changes for name, choice in some]
    paired = [dict(pair) for first, second in combinations(changes, 2) for pair in product(first, second)]
    Random(rules.id).shuffle(paired)
    return [{}, *single, *paired]


def possible(rules: sternhafen.Game, players: int, options: dict[str, Any]) -> bool:
    try:
        rules.new(players=players, seed=0, options=options)
    except Refused:
        return False
    return True


def play(task: Task) -> Done:
    """Play one game, replay it, and tell its length in rounds, or what went wrong."""
    try:
        state = play_out(task)
        again = sternhafen.replay(state.record())
    except Exception:
        return 0, f"{task}: {traceback.format_exc()}"
    if again.hash() != state.hash() or again.result != state.result:
        return 0, f"{task}: the replay differs"
    return int(state.view(None).get("round", 0)), ""


def play_out(task: Task) -> Any:
    """Each seat draws its bot by lot; where the game heeds the clock, time passes between decisions."""
    game, players, options, seed, names = task
    rules, rng = sternhafen.game(game), Random(seed)
    state = rules.new(players=players, seed=seed, options=options)
    seats = [bots.make(rules, rng.choice(names), f"{seed}-{seat}") for seat in range(players)]
    while not state.over:
        for seat in state.to_act:
            if seat in state.to_act:
                state.apply(seat, bots.ask(seats[seat], state, seat))
        if rules.heeds_clock(state):
            state.advance_clock(rng.uniform(0.1, LONGEST_PAUSE))
    return state


def chunk(some: list[Task]) -> list[Done]:
    return [play(task) for task in some]


class Tally:
    """What was played so far, kept in a file if one is given."""

    def __init__(self, game: str, kept: Path | None) -> None:
        self.game = game
        self.kept = kept
        self.lengths: Counter[int] = Counter()
        self.problems: list[str] = []
        if kept and kept.exists():
            found = json.loads(kept.read_text(encoding="utf-8")).get(game, {})
            self.lengths.update({int(rounds): count for rounds, count in found.get("lengths", {}).items()})
            self.problems += found.get("problems", [])

    @property
    def games(self) -> int:
        return self.lengths.total()

    def add(self, done: list[Done]) -> None:
        self.lengths.update(rounds for rounds, _ in done)
        self.problems += [problem for _, problem in done if problem]
        if self.kept:
            all_games = json.loads(self.kept.read_text(encoding="utf-8")) if self.kept.exists() else {}
            all_games[self.game] = {"lengths": self.lengths, "problems": self.problems}
            fresh = self.kept.with_suffix(".new")
            fresh.write_text(json.dumps(all_games), encoding="utf-8")
            fresh.replace(self.kept)

    def report(self) -> None:
        mean = sum(rounds * count for rounds, count in self.lengths.items()) / max(1, self.games)
        played = f"{self.games} games played and replayed, {len(self.problems)} wrong"
        print(f"\r{self.game}: {played}, {mean:.1f} rounds on average")
        for problem in self.problems[:10]:
            print(f"  {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", default=sternhafen.games())
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--bots", default=",".join(BOTS), help="who may sit at the table, drawn by lot")
    parser.add_argument("--keep", type=Path, help="a file that remembers what was played, to stop and go on")
    args = parser.parse_args()
    tallies = [Tally(game, args.keep) for game in args.game]
    try:
        for tally in tallies:
            soak(tally, args.games, args.jobs, args.bots.split(","))
    except KeyboardInterrupt:
        print("\rstopped", file=sys.stderr)
        return STOPPED
    return 1 if any(tally.problems for tally in tallies) else 0


def soak(tally: Tally, games: int, jobs: int, names: Sequence[str]) -> None:
    todo = tasks(tally.game, games, names, skip=tally.games)
    chunks = iter(lambda: list(islice(todo, CHUNK)), [])
    # whoever presses Ctrl-C stops the run, not each worker with a complaint of its own
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for done in pool.map(chunk, chunks):
                tally.add(done)
                print(f"\r{tally.game}: {tally.games} of {games}", end="", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    tally.report()


if __name__ == "__main__":
    sys.exit(main())
