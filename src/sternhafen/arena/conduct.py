"""A contest from beginning to end: taken up where it was stopped, seen while it runs, stopped by Ctrl-C."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sternhafen.arena.contest import Contest
from sternhafen.arena.live import LiveTable
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.records import Recording
from sternhafen.arena.run import in_order, play_games
from sternhafen.arena.store import Store
from sternhafen.arena.workers import open_workers

GAMES = "games.jsonl"
Enough = Callable[[Sequence[GamePlayed]], bool]
"""Whether the games so far tell all that is to be known."""


class Conducted:
    """The games of a contest so far, and whether they are all."""

    def __init__(self, played: list[GamePlayed], stopped: bool) -> None:
        self.played = in_order(played)
        self.stopped = stopped


def never(_played: Sequence[GamePlayed]) -> bool:
    return False


def conduct(
    contest: Contest,
    folder: Path | None,
    *,
    jobs: int,
    ray: str | None,
    fresh: bool = False,
    enough: Enough = never,
    recording: Recording | None = None,
) -> Conducted:
    """Play what is not played yet, until it is enough; with a folder every game is kept there at once.

    Games whose decisions are wanted and not written yet are played again, to the same end.
    """
    contest.check()
    if recording:
        recording.open(contest)
    store = Store(folder / GAMES, contest, fresh=fresh) if folder else None
    played = _kept(store, recording)
    if len(played) == contest.games or enough(played):
        return Conducted(played, stopped=False)
    try:
        with open_workers(jobs, ray) as executor:
            coming = play_games(contest, executor=executor, known=played, recording=recording)
            with LiveTable(contest, played) as live:
                _play_on(coming, played, store, live, enough)
    except KeyboardInterrupt:
        return Conducted(played, stopped=True)
    return Conducted(played, stopped=False)


def _kept(store: Store | None, recording: Recording | None) -> list[GamePlayed]:
    """The games that need not be played again."""
    kept = store.games if store else []
    return [game for game in kept if recording is None or recording.holds(game.number)]


def _play_on(
    coming: Iterable[list[GamePlayed]], played: list[GamePlayed], store: Store | None, live: LiveTable, enough: Enough
) -> None:
    for games in coming:
        played += games
        if store:
            store.add(games)
        live.add(games)
        if enough(played):
            return
