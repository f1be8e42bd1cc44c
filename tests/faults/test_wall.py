"""Clock jumps and sleeping machines resign nobody and cost nobody time."""

from contextlib import closing
from pathlib import Path

import pytest
from faults.wall import HOUR, JumpyServer, play_through_jumps
from server.harness import Person, Server, wait_for
from server.tables.test_realtime import REAL_TIME, stored


@pytest.mark.parametrize("jumps", [[HOUR, 0], [-HOUR, 0]], ids=str)
def test_a_jump_of_the_wall_clock_takes_nobodys_time(tmp_path: Path, jumps: list[int]) -> None:
    """With half an hour on the clock, an hour there and back leaves nearly all of it, also after a kill."""
    shown = play_through_jumps(tmp_path, jumps)
    assert HOUR / 4 < min(shown) <= max(shown) <= HOUR / 2, shown


def test_real_time_goes_on_through_jumps(tmp_path: Path) -> None:
    """Galaxy Trucker's sand runs on when the wall is set back an hour, and does not run out when it is set forward."""
    with JumpyServer(tmp_path) as server, closing(Person(server)) as ada:
        table = ada.solo(game="trucker", players=2, options=REAL_TIME)
        with ada.sit(table):
            for jump in (0, -HOUR, 0, HOUR):
                server.jump(jump)
                wait_for_ticks(server, table, 2)
        entries = stored(server, table)
    assert sum(entry.data["seconds"] for entry in entries if entry.kind == "tick") < HOUR / 2
    assert [entry.time for entry in entries] == sorted(entry.time for entry in entries)


def wait_for_ticks(server: Server, table: str, more: int) -> None:
    """Until the log has so many ticks more."""
    enough = ticks(server, table) + more
    wait_for(lambda: ticks(server, table) >= enough, "the sand stands")


def ticks(server: Server, table: str) -> int:
    return sum(entry.kind == "tick" for entry in stored(server, table))
