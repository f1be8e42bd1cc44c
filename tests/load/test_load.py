"""A small load, to see that it is carried: the large one is `make bench`."""

import random
import sys
from pathlib import Path

from server.harness import ROOT, Person, Server

sys.path.insert(0, str(ROOT))

from bench.server import Load, memory_kb


def test_small_load_is_carried_without_refusals(server: Server) -> None:
    """A hundred watchers and ten games until thirty decisions are made: every one is taken and shown."""
    load = Load(server, idle=100, tables=10, seconds=1, least=30)
    figures = dict(load.run())
    assert load.figures.refused == 0
    assert len(load.figures.latencies) >= 30
    assert set(figures) >= {"decisions per second", "decision to view p99, ms"}


def test_many_games_do_not_leak(tmp_path: Path) -> None:
    """Game after game with connecting and leaving: memory settles."""
    with Server(f"sqlite:///{tmp_path / 'leak.sqlite3'}") as server:
        ada, rng = Person(server), random.Random(1)
        assert server.process
        sizes = []
        for _ in range(4):
            for _ in range(6):
                with ada.sit(ada.solo(players=2)) as chair:
                    chair.play(rng)
            sizes.append(memory_kb(server.process.pid))
        # A finished game is kept for two minutes: some growth is right, a megabyte per game would not be.
        assert (sizes[-1] - sizes[1]) / 12 < 1000
        ada.close()
