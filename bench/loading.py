"""A long game is loaded from its log as the server stores it, and its past is looked at moment by moment.

python -m bench.loading
"""

from collections.abc import Callable
from random import Random
from time import process_time

import sternhafen
from bench.table import show
from sternhafen.server.tables import archive
from sternhafen.server.tables.logged_game import Entry, LoggedGame, start_data
from sternhafen.server.tables.past import Past
from sternhafen.server.tables.versions import recalled
from sternhafen.server.tables.written import Written

HEAD = ("game", "entries", "load, ms", "step, ms", "slowest step")
TIMES = 5


def rows() -> list[tuple[str, ...]]:
    """All games, with as many players as they take."""
    return [row(game) for game in sternhafen.games()]


def row(game: str) -> tuple[str, ...]:
    log = log_of(game)
    load = min(milliseconds(lambda: recalled(log)) for _ in range(TIMES))
    steps = stepped(recalled(log))
    return game, str(len(log)), f"{load:.1f}", f"{sum(steps) / len(steps):.2f}", f"{max(steps):.2f}"


def log_of(game: str, seed: int = 7) -> list[Written]:
    """A whole random game."""
    players, rng = max(sternhafen.game(game).players), Random(seed)
    seats = [{"player": None, "kind": "human", "bot": None}] * players
    clock = {"kind": "live", "seconds": 600, "increment": 5, "days": 3}
    entries = [Entry(1, 1000, "start", None, start_data(game, players, seed, {}, seats, clock))]
    state = LoggedGame(entries[0]).state
    while not state.over:
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        state.apply(seat, action)
        number = len(entries) + 1
        entries.append(Entry(number, 1000 * number, "act", seat, {"action": action.json()}, f"c{number}"))
    return archive.written_log(entries)


def stepped(played: LoggedGame) -> list[float]:
    """What each moment costs, from the first to the last, as the slider goes; all seats' views with it."""
    past = Past()
    past.state("t", played, len(played.entries) - 1)

    def look(place: int) -> None:
        state = past.state("t", played, place)
        for viewer in played.viewers:
            state.view(viewer)

    found = [milliseconds(lambda place=place: look(place)) for place in range(len(played.entries))]  # type: ignore[misc]
    past.close()
    return found


def milliseconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return 1000 * (process_time() - start)


if __name__ == "__main__":
    show("Server: loading and looking back", HEAD, rows())
