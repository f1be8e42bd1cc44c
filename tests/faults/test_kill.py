"""kill -9 at random moments: nothing acknowledged is lost, everything goes on, and soon."""

from pathlib import Path

from faults.kills import kill_and_go_on
from faults.workers import kill_workers
from server.harness import Server
from server.postgres import Postgres


def test_kill_on_sqlite_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """All games, two people and a bot each, killed again and again, end with gap-free logs and the same views."""
    database = f"sqlite:///{tmp_path / 'killed.sqlite3'}"
    toll = kill_and_go_on(database, Server(database), tables=4, kills=4)
    assert (toll.kills, toll.lost) == (4, 0)
    assert toll.sealed, "no sealed choice was outstanding at any kill: the test proves too little"


def test_kill_of_two_workers_on_postgres_loses_nothing_acknowledged() -> None:
    """The same with two workers and all their leases lost at once."""
    with Postgres() as postgres:
        assert kill_and_go_on(postgres.url, Server(postgres.url, workers="2"), tables=2, kills=1).lost == 0


def test_the_tables_of_a_killed_worker_go_on_at_the_other() -> None:
    """One of two workers is killed: every table moves on without waiting for any sweep, and nothing is lost."""
    toll = kill_workers(tables=4, kills=2)
    assert (toll.kills, toll.lost) == (2, 0)
    assert len(toll.waits) == 2
