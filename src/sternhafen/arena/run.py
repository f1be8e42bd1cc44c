"""Runs a contest on any `concurrent.futures` executor; the results do not depend on how many work on it."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor

from sternhafen.arena.match import Contest, GamePlayed, play_portion, tasks

PORTION = 10

Progress = Callable[[list[GamePlayed]], None]


def run(contest: Contest, *, executor: Executor | None = None, progress: Progress | None = None) -> list[GamePlayed]:
    """Play all games of the contest, in this process unless an executor is given."""
    contest.check()
    portions = tasks(contest, PORTION)
    played: list[GamePlayed] = []
    for done in executor.map(play_portion, portions) if executor else map(play_portion, portions):
        played += done
        if progress:
            progress(played)
    return played


def processes(jobs: int) -> ProcessPoolExecutor:
    """Worker processes that start clean, so that results are the same as in one process."""
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
