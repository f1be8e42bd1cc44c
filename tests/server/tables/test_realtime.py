"""Real-time phases: the server lets time pass in the game, as entries of the log."""

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from server.harness import Chair, Person, Server, wait_for
from server.tables.test_table import drain

from sternhafen.server.store.store import make_engine
from sternhafen.server.tables import move_log
from sternhafen.server.tables.logged_game import Entry, replayed
from sternhafen.server.thinking.pacing import HANDS, LEAST

REAL_TIME = {"building": "real_time", "hourglass_seconds": 60}


@pytest.fixture
def builder(server: Server) -> Iterator[Person]:
    person = Person(server, "Builder")
    yield person
    person.close()


def stored(server: Server, table: str) -> list[Entry]:
    engine = make_engine(server.environment["STERNHAFEN_DATABASE"])
    with engine.connect() as connection:
        entries = move_log.read(connection, table)
    engine.dispose()
    return entries


def test_time_passes_in_the_game_and_is_logged(server: Server, builder: Person) -> None:
    """While truckers build, seconds are logged; a pause stops them; the log replays to the same state."""
    table = builder.solo(game="trucker", players=2, options=REAL_TIME)
    with builder.sit(table) as chair:
        chair.until("view")
        while passed(stored(server, table)) <= 2:
            listen_for(chair, 0.5)
        assert chair.ask("pause", paused=True)["type"] == "ack"
        while not chair.view["table"]["paused"]:
            chair.receive()
        before = stored(server, table)
        listen_for(chair, 1.5)
        assert stored(server, table) == before
        assert replayed(before).state.view(0) == chair.view["view"]
        assert chair.ask("pause", paused=False)["type"] == "ack"
        chair.play(random.Random(1), until=3)
    entries = stored(server, table)
    assert passed(entries) < (entries[-1].time - entries[0].time) / 1000 - 1


def passed(entries: list[Entry]) -> float:
    """Seconds that passed in the game."""
    return sum(float(entry.data["seconds"]) for entry in entries if entry.kind == "tick")


def test_bots_have_human_hands(tmp_path: Path) -> None:
    """In real time a bot needs seconds for a decision, as many as the table chose; elsewhere it only waits a moment."""
    paced = {"bot_tile_seconds": "0.5", "bot_pause": "0.3", "bot_workers": "2"}
    with Server(f"sqlite:///{tmp_path / 'hands.sqlite3'}", **paced) as server:
        builder = Person(server, "Builder")
        wish = {"game": "trucker", "players": 2, "options": REAL_TIME, "bots": ["pilot"]}
        slow, quick = [builder.solo(**wish, hands=hands) for hands in ("slow", "quick")]
        turns = builder.solo(players=2, bots=["random"])
        assert [builder.get(f"/api/tables/{table}")["table"]["hands"] for table in (slow, quick)] == ["slow", "quick"]
        assert HANDS["quick"] < HANDS["normal"] < HANDS["slow"]
        for table, decisions in ((slow, 5), (quick, 5), (turns, 1)):
            wait_for(lambda: len(gaps(server, table)) >= decisions, "a bot has no hands")  # noqa: B023
        assert min(gaps(server, slow)) >= 1000 * 0.5 * HANDS["slow"] * LEAST
        assert min(gaps(server, quick)) >= 1000 * 0.5 * HANDS["quick"] * LEAST
        assert gaps(server, turns)[0] >= 300
        builder.close()


def gaps(server: Server, table: str) -> list[int]:
    """Milliseconds from one decision of the bot in seat 1 to its next, the first from the start."""
    entries = stored(server, table)
    times = [entries[0].time, *(entry.time for entry in entries if entry.kind == "act" and entry.seat == 1)]
    return [after - before for before, after in pairwise(times)]


def listen_for(chair: Chair, seconds: float) -> None:
    """Take what comes for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        drain(chair)
