"""Nobody can tell two games apart that differ only in what they may not know: in the engine and over the socket."""

from contextlib import closing
from pathlib import Path

from faults.probes import probe_all
from faults.twins import compare_all
from playing import game_setups
from server.harness import Person, Server

SOME = 25 * len(game_setups())


def test_probes_find_no_difference() -> None:
    """Over all games, numbers of players, options, seats and spectators."""
    made, found = probe_all(SOME)
    assert (made, found) == (SOME, [])


def test_twin_tables_cannot_be_told_apart(tmp_path: Path) -> None:
    """All four games: neither hidden cards nor others' sealed choices change anything that comes over a line."""
    with (
        Server(f"sqlite:///{tmp_path / 'twins.sqlite3'}") as server,
        closing(Person(server, "Ada")) as ada,
        closing(Person(server, "Bob")) as bob,
        closing(Person(server, "Cyd")) as cyd,
    ):
        done = compare_all(server, [ada, bob, cyd], deals=3, choices=10)
    assert min(done.values()) >= 3, done
    assert max(done.values()) > 3, "no sealed choice was compared"
