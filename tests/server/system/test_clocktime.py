"""The house's time: follows the wall, books its jumps, never goes back."""

from typing import Any

from sternhafen.server.system.clocktime import MS, HouseClock

START = 1_000_000
HOUR = 3_600_000


class Hands:
    """A wall clock and a monotonic one, moved by hand."""

    def __init__(self) -> None:
        self.wall, self.monotonic = START, 50
        self.house = HouseClock(lambda: self.wall * MS, lambda: self.monotonic * MS)
        self.gaps: list[Any] = []
        self.house.on_gap = self.gaps.append

    def move(self, wall: int, monotonic: int) -> int:
        """Let so many milliseconds pass on each; the house's time then."""
        self.wall += wall
        self.monotonic += monotonic
        return self.house.now()


def test_ordinary_time_is_the_walls() -> None:
    """Small differences are drift, and no gap."""
    hands = Hands()
    assert [hands.move(1000, 1000), hands.move(1500, 1000), hands.move(500, 1000)] == [1_001_000, 1_002_500, 1_003_000]
    assert hands.gaps == []


def test_a_jump_forward_is_a_gap_known_before_its_time_is() -> None:
    """The wall is set an hour ahead, or the machine slept for an hour: what passed of it here is a second."""
    hands = Hands()
    heard = []
    hands.house.on_gap = lambda gap: heard.append((gap, hands.house._time))
    assert hands.move(HOUR + 1000, 1000) == START + HOUR + 1000
    assert heard == [((START + 1000, START + HOUR + 1000), START + HOUR + 1000)]


def test_a_jump_back_never_turns_the_time_back() -> None:
    """The house goes on, a fiftieth slower, until the wall has caught up."""
    hands = Hands()
    assert hands.move(-HOUR, 1000) == START + 980
    assert hands.move(1000, 1000) == START + 1960
    assert hands.gaps == []
    for _ in range(60 * 60 * 52):
        latest = hands.move(1000, 1000)
    assert latest == hands.wall


def test_a_process_that_stood_still_books_it() -> None:
    """Where the clock is looked at every few seconds, half a minute between two looks was no playing time."""
    hands = Hands()
    hands.move(30_000, 30_000)
    assert hands.gaps == []
    hands.house.watched = True
    hands.move(30_000, 30_000)
    assert hands.gaps == [(START + 30_000, START + 60_000)]


def test_a_restart_goes_on_from_the_last_sign_of_life() -> None:
    """The wall was set back while no server ran: time does not go back."""
    hands = Hands()
    hands.house.not_before(START + HOUR)
    assert hands.house.now() == START + HOUR
    assert hands.move(1000, 1000) == START + HOUR + 980
