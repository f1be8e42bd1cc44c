"""Plays the games of a contest on any `concurrent.futures` executor; the results do not depend on which."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

import msgspec

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed, Portion, play, play_portion
from sternhafen.arena.records import Recording
from sternhafen.arena.workers import processes

__all__ = ["Progress", "in_order", "play_games", "processes", "run"]

PORTION_SECONDS = 2.0
"""A portion of games should take about this long: little overhead, and little is lost when the work is stopped."""
LARGEST_PORTION = 500

Progress = Callable[[list[GamePlayed]], None]


def run(contest: Contest, *, executor: Executor | None = None, progress: Progress | None = None) -> list[GamePlayed]:
    """Play all games of the contest, in this process unless an executor is given."""
    played: list[GamePlayed] = []
    for done in play_games(contest, executor=executor):
        played += done
        if progress:
            progress(played)
    return in_order(played)


def in_order(played: Iterable[GamePlayed]) -> list[GamePlayed]:
    return sorted(played, key=lambda game: game.number)


def play_games(
    contest: Contest,
    *,
    executor: Executor | None = None,
    known: Iterable[GamePlayed] = (),
    recording: Recording | None = None,
) -> Iterator[list[GamePlayed]]:
    """The games of the contest that are not known yet, as they are finished."""
    contest.check()
    source, have = contest.source(), {game.number for game in known}
    numbers = [number for number in range(contest.games) if number not in have]
    if executor is None:
        yield from ([play(contest, number, source, recording)] for number in numbers)
    else:
        yield from Spread(Portion(contest, (), source, recording), executor).played(numbers)


class Spread:
    """Hands portions of games to an executor: some more than it has workers, of a size that suits their speed."""

    def __init__(self, pattern: Portion, executor: Executor) -> None:
        self._pattern = pattern
        self._executor = executor
        self._workers = int(getattr(executor, "size", 2))
        self._pending: set[Future[list[GamePlayed]]] = set()
        self._finished, self._seconds = 0, 0.0

    def played(self, numbers: list[int]) -> Iterator[list[GamePlayed]]:
        left = numbers[::-1]
        try:
            while left or self._pending:
                while left and len(self._pending) < 2 * self._workers:
                    self._hand_out(left)
                done, self._pending = wait(self._pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield self._noted(future.result())
        finally:
            for future in self._pending:
                future.cancel()

    def _hand_out(self, left: list[int]) -> None:
        numbers = tuple(left.pop() for _ in range(self._size(len(left))))
        self._pending.add(self._executor.submit(play_portion, msgspec.structs.replace(self._pattern, numbers=numbers)))

    def _size(self, left: int) -> int:
        """How many games make a portion; single ones until their speed is known, smaller ones near the end."""
        if not self._finished:
            return 1
        by_speed = PORTION_SECONDS * self._finished / max(self._seconds, 1e-6)
        return max(1, min(int(by_speed), LARGEST_PORTION, left // (2 * self._workers)))

    def _noted(self, games: list[GamePlayed]) -> list[GamePlayed]:
        self._finished += len(games)
        self._seconds += sum(sum(game.seconds) for game in games)
        return games
