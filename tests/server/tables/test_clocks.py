"""Thinking time: worked out from the log, credited for downtime, and what happens when it runs out."""

import random
from pathlib import Path

import pytest
from server.harness import Person, Server

from sternhafen.server.protocol import Clock
from sternhafen.server.tables.clocks import DAY_MS, Clocks, overlap

LIVE = Clock("live", seconds=60, increment=5)
DAYS = Clock("correspondence", days=2)


def test_live_clock_runs_for_those_to_act_and_adds_the_increment() -> None:
    """Time is taken from the seats to act; the increment comes when they are done."""
    clocks = Clocks(LIVE, 2, 0, ())
    clocks.advance(0, (0, 1))
    clocks.advance(10_000, (1,))
    assert clocks.at(0, 20_000) == 55_000
    assert clocks.at(1, 20_000) == 40_000
    assert clocks.deadline([0, 1]) == 60_000


def test_steps_inside_a_sealed_choice_do_not_show() -> None:
    """A step after which the same seats are to act gives no increment: others would see how many steps it took."""
    once, twice = Clocks(LIVE, 2, 0, ()), Clocks(LIVE, 2, 0, ())
    for clocks in (once, twice):
        clocks.advance(0, (0, 1))
    twice.advance(5_000, (0, 1))
    for clocks in (once, twice):
        clocks.advance(10_000, (1,))
    assert once.left == twice.left


def test_undo_earns_no_second_increment() -> None:
    """Deciding, taking back and deciding again costs the time it took and earns one increment."""
    clocks = Clocks(LIVE, 2, 0, ())
    clocks.advance(0, (0, 1))
    clocks.advance(1_000, (1,))
    clocks.advance(2_000, (0, 1), undo=True)
    clocks.advance(3_000, (1,))
    assert clocks.left[0] == 60_000 - 2_000 + 5_000


def test_pause_and_downtime_cost_nothing() -> None:
    """Neither a paused table nor a stopped server takes anybody's time."""
    clocks = Clocks(LIVE, 2, 0, [(10_000, 30_000)])
    clocks.advance(0, (0,))
    assert clocks.at(0, 40_000) == 40_000
    assert clocks.deadline([0]) == 80_000
    clocks.paused = True
    assert clocks.deadline([0]) is None
    clocks.advance(100_000, (0,))
    assert clocks.left[0] == 60_000


def test_correspondence_gives_fresh_days_when_play_moves_on() -> None:
    """Each new question has the full time; taking back does not renew it."""
    clocks = Clocks(DAYS, 2, 0, ())
    clocks.advance(0, (0,))
    clocks.advance(DAY_MS, (1,))
    assert clocks.left[1] == 2 * DAY_MS
    clocks.advance(2 * DAY_MS, (0,))
    assert clocks.left[0] == 2 * DAY_MS
    clocks.advance(3 * DAY_MS, ())
    clocks.advance(3 * DAY_MS, (0,), undo=True)
    assert clocks.left[0] == DAY_MS


@pytest.mark.parametrize(
    ("start", "end", "expected"), [(0, 5, 0), (0, 15, 5), (12, 15, 3), (15, 40, 5), (0, 100, 10), (20, 30, 0)]
)
def test_overlap(start: int, end: int, expected: int) -> None:
    """How much of a span lies in the downtime from 10 to 20."""
    assert overlap([(10, 20)], start, end) == expected


def test_time_out_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    """Ten seconds run out: a bot plays on to the end, and the log says why."""
    with Server(f"sqlite:///{tmp_path / 'clock.sqlite3'}") as server:
        ada = Person(server)
        table = ada.solo(players=2, clock={"kind": "live", "seconds": 10, "increment": 0})
        with ada.sit(table) as chair:
            chair.play(random.Random(1), until=1)
            while not chair.view["result"]:
                chair.receive()
            told = [event["event"]["type"] for event in chair.events if event["event"]]
        assert "table-timeout" in told
        assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["resigned"]
        ada.close()
