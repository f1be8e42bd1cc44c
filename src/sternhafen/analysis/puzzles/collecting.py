"""As many puzzles as are wanted, of all kinds: deal after deal, on as many processes as there are; it can go on."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import count
from pathlib import Path

import msgspec

import sternhafen
from sternhafen.analysis.calibrated import calibration
from sternhafen.analysis.puzzles.mining import Miner
from sternhafen.analysis.puzzles.puzzle import Puzzle, PuzzleFile

SAME_THEME, SAME_DIFFICULTY = 0.6, 0.8
"""At most this part of the puzzles is of one kind."""
A_DEAL = 4
"""At most this many puzzles come from one deal."""


class Collection:
    """The puzzles kept so far of one game; says which of those found are still wanted."""

    def __init__(self, file: PuzzleFile, wanted: int) -> None:
        self.file = file
        self.wanted = wanted

    @property
    def full(self) -> bool:
        return len(self.file.puzzles) >= self.wanted

    def take(self, found: Sequence[Puzzle]) -> None:
        """Keep the hardest, richest and clearest ones of a deal, unless there are enough of their kind already."""
        self.file.deals += 1
        new = sorted(found, key=lambda puzzle: (-puzzle.difficulty, -len(puzzle.moves), -puzzle.margin))
        kept = [puzzle for puzzle in new if self._wants(puzzle)][:A_DEAL]
        self.file.puzzles += kept[: self.wanted - len(self.file.puzzles)]

    def _wants(self, puzzle: Puzzle) -> bool:
        themes = Counter(known.theme for known in self.file.puzzles)
        difficulties = Counter(known.difficulty for known in self.file.puzzles)
        few = themes[puzzle.theme] < SAME_THEME * self.wanted
        return few and difficulties[puzzle.difficulty] < SAME_DIFFICULTY * self.wanted


def begun(game: str, bot: str, seconds: float, seed: int) -> PuzzleFile:
    """A file without puzzles yet."""
    known = sternhafen.game(game)
    return PuzzleFile(game, known.pack_hash, bot, seconds, seed, calibration(game, bot).holds)


def collect(
    collection: Collection, executor: Executor | None, jobs: int, tell: Callable[[Collection], None]
) -> PuzzleFile:
    """Go through deals until there are enough puzzles; the same ones for any number of jobs."""
    deals = _dug(collection.file, executor, jobs)
    while not collection.full:
        collection.take(next(deals))
        tell(collection)
    return collection.file


def check(file: PuzzleFile, seconds: float, tell: Callable[[int], None]) -> PuzzleFile:
    """Judge those there are anew, for this long and with what is known of chances today; keep what is still clear."""
    game, kept = sternhafen.game(file.game), list[Puzzle]()
    for number, puzzle in enumerate(file.puzzles, 1):
        found = Miner(game, puzzle.players, file.bot, seconds).again(puzzle)
        kept += [found] if found else []
        tell(number)
    holds = calibration(file.game, file.bot).holds
    return msgspec.structs.replace(file, seconds=seconds, calibrated=holds, puzzles=kept)


def _dug(file: PuzzleFile, executor: Executor | None, jobs: int) -> Iterator[list[Puzzle]]:
    """What each deal holds, in the order of the deals."""
    for first in count(file.deals, jobs):
        tasks = [(file.game, file.bot, file.seconds, file.seed, deal) for deal in range(first, first + jobs)]
        yield from executor.map(dig, *zip(*tasks, strict=True)) if executor else (dig(*task) for task in tasks)


def dig(game: str, bot: str, seconds: float, seed: int, deal: int) -> list[Puzzle]:
    """The puzzles of one deal, with each number of players in turn."""
    known = sternhafen.game(game)
    players = list(known.players)
    return list(Miner(known, players[deal % len(players)], bot, seconds).dig(seed + deal))


def keep(file: PuzzleFile, path: Path) -> None:
    """Write the puzzles so that a stop in between loses nothing."""
    aside = path.with_suffix(".new")
    aside.write_bytes(msgspec.json.encode(file) + b"\n")
    aside.replace(path)
