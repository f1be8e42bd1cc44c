"""A contest from beginning to end: taken up where it was stopped, seen while it runs, stopped by Ctrl-C."""

from concurrent.futures import Executor
from pathlib import Path

from sternhafen.arena.contest import Contest
from sternhafen.arena.live import LiveTable
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.run import in_order, play_games
from sternhafen.arena.store import Store
from sternhafen.arena.workers import open_workers

GAMES = "games.jsonl"


class Conducted:
    """The games of a contest so far, and whether they are all."""

    def __init__(self, played: list[GamePlayed], stopped: bool) -> None:
        self.played = in_order(played)
        self.stopped = stopped


def conduct(contest: Contest, folder: Path | None, *, jobs: int, ray: str | None, fresh: bool = False) -> Conducted:
    """Play what is not played yet; with a folder every game is kept there at once."""
    contest.check()
    store = Store(folder / GAMES, contest, fresh=fresh) if folder else None
    played = list(store.games) if store else []
    if len(played) == contest.games:
        return Conducted(played, stopped=False)
    try:
        with open_workers(jobs, ray) as executor:
            _play_on(contest, played, store, executor)
    except KeyboardInterrupt:
        return Conducted(played, stopped=True)
    return Conducted(played, stopped=False)


def _play_on(contest: Contest, played: list[GamePlayed], store: Store | None, executor: Executor | None) -> None:
    with LiveTable(contest, played) as live:
        for games in play_games(contest, executor=executor, known=played):
            played += games
            if store:
                store.add(games)
            live.add(games)
