"""Wall clocks that jump by an hour, and machines that sleep, while people play on the clock."""

import contextlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from server.harness import Chair, Person, Server

LAUNCH = Path(__file__).parent / "launch"
HOUR = 3600
CLOCK = {"kind": "live", "seconds": HOUR // 2, "increment": 0}


class JumpyServer(Server):
    """A server whose wall clock can be set."""

    def __init__(self, folder: Path, ahead: int = 0, **settings: str) -> None:
        super().__init__(f"sqlite:///{folder / 'jumpy.sqlite3'}", **settings)
        self._offset = folder / "offset"
        self.command = [sys.executable, str(LAUNCH / "wall_clock.py")]
        self.environment["WALL_CLOCK_OFFSET"] = str(self._offset)
        self.jump(ahead)

    def jump(self, seconds: int) -> None:
        """From now on the wall is so many seconds off."""
        fresh = self._offset.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(self._offset)


@contextlib.contextmanager
def seated(server: Server, table: str, person: Person) -> Iterator[Chair]:
    """A chair that has been shown where things stand."""
    with person.sit(table) as chair:
        chair.until("view")
        yield chair


def clock_of(chair: Chair, seat: int = 0) -> float:
    """Seconds this seat has left."""
    return float(chair.view["table"]["seats"][seat]["clock_ms"]) / 1000


def play_through_jumps(folder: Path, jumps: list[int]) -> list[float]:
    """Play a few decisions around each jump; what the clock showed after each. Nobody is resigned."""
    shown = []
    with JumpyServer(folder) as server, contextlib.closing(Person(server)) as ada:
        table = ada.solo(players=2, clock=CLOCK)
        for number, jump in enumerate(jumps):
            with seated(server, table, ada) as chair:
                chair.play(random.Random(number), until=2)
            server.jump(jump)
            with seated(server, table, ada) as chair:
                chair.play(random.Random(number), until=2)
                shown.append(clock_of(chair))
                assert not chair.view["table"]["seats"][0]["resigned"]
                assert all("timeout" not in str(event["event"]) for event in chair.events)
        server.kill()
        server.start()
        with seated(server, table, ada) as chair:
            shown.append(clock_of(chair))
    return shown
