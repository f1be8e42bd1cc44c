"""The fault suite: every scenario of this folder at its full size, one after the other, with a table at the end.

`make faults`, or `make faults PART=0.1` for a tenth of everything.
"""

import argparse
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

from faults import rules, storage, wall
from faults.fuzz import CALLERS, fuzzed
from faults.kills import kill_and_go_on
from faults.probes import probe_all
from faults.twins import compare_all
from faults.workers import kill_workers
from rich.console import Console
from rich.table import Table
from server.harness import Person, Server
from server.postgres import Postgres

SILENT_MINUTES = 15
"""Without progress, after which a scenario is given up as failed."""
STEPS = 40
"""How often the fuzz stops to look whether the server is well."""
GROWTH = 1.1
"""How much more memory the second half of the messages may take at the most than the first."""
Said = Callable[[str], None]
Scenario = Callable[[float, Path, Said], str]


def share(whole: int, part: float) -> int:
    return max(1, round(whole * part))


def kills(part: float, folder: Path, say: Said) -> str:
    """500 kills on SQLite."""
    database = f"sqlite:///{folder / 'killed.sqlite3'}"
    return kill_and_go_on(database, Server(database), tables=6, kills=share(500, part), say=say).text()


def workers(part: float, folder: Path, say: Said) -> str:
    """50 kills of a worker on PostgreSQL."""
    toll = kill_workers(tables=8, kills=share(50, part), say=say)
    assert not toll.late, toll.text()
    return toll.text()


def probes(part: float, folder: Path, say: Said) -> str:
    """50,000 non-interference probes."""
    made, found = probe_all(share(50_000, part), say)
    assert not found, found[:5]
    return f"{made} probes, {len(found)} differences"


def twins(part: float, folder: Path, say: Said) -> str:
    """Twin tables over the socket."""
    with Server(f"sqlite:///{folder / 'twins.sqlite3'}") as server:
        people = [Person(server, name) for name in ("Ada", "Bob", "Cyd")]
        done = compare_all(server, people, deals=share(50, part), choices=share(50, part), say=say)
        for person in people:
            person.close()
    return ", ".join(f"{game} {count}" for game, count in done.items()) + " comparisons, 0 differences"


def full_and_locked(part: float, folder: Path, say: Said) -> str:
    """A full disk and a locked database."""
    lasted = []
    for number in range(share(10, part)):
        for trouble in (storage.full, storage.locked):
            with Server(f"sqlite:///{folder / f'{trouble.__name__}{number}.sqlite3'}") as server:
                seen = storage.play_through(server, trouble, Random(number))
            assert (seen["refused"]["kind"], seen["sick"].status_code) == ("storage", 503)
            lasted.append(seen["lasted"])
            say(f"{len(lasted)} troubles, choices kept {max(lasted):.1f} s after their end at the latest")
    return f"{len(lasted)} troubles, choices kept {max(lasted):.1f} s after their end at the latest"


def restarted(part: float, folder: Path, say: Said) -> str:
    """PostgreSQL stopped and started under two workers."""
    lasted = []
    with Postgres() as postgres, Server(postgres.url, workers="2") as server:
        for number in range(share(10, part)):
            seen = storage.play_through(server, storage.stopped(postgres), Random(number))
            assert seen["refused"]["kind"] == "storage"
            lasted.append(seen["lasted"])
            say(f"{len(lasted)} restarts, choices kept after {max(lasted):.1f} s")
    return f"{len(lasted)} restarts, choices kept {max(lasted):.1f} s after them at the latest"


def corrupt(part: float, folder: Path, say: Said) -> str:
    """A database file overwritten with noise while in use."""
    with Server(f"sqlite:///{folder / 'broken.sqlite3'}") as server, closing(Person(server)) as ada:
        tables = [ada.solo(players=2) for _ in range(share(20, part))]
        storage.break_file(server)
        told = {ada.http.get(f"/api/tables/{table}/moments/1").status_code for table in tables}
        assert told <= {200, 404, 503}, told
        assert server.process
        assert server.process.poll() is None
    return f"{len(tables)} tables asked, answers {sorted(told)}, the server lives"


def jumps(part: float, folder: Path, say: Said) -> str:
    """Wall clocks set an hour forward and back."""
    orders = ([wall.HOUR, 0], [-wall.HOUR, 0])
    shown = []
    for number in range(share(10, part)):
        own = folder / f"wall{number}"
        own.mkdir()
        shown += wall.play_through_jumps(own, orders[number % 2])
        assert min(shown) > wall.HOUR / 4
        say(f"{2 * number + 2} jumps")
    return f"{2 * share(10, part)} jumps, nobody resigned, at least {min(shown):.0f} of {wall.HOUR // 2} s left"


def updates(part: float, folder: Path, say: Said) -> str:
    """A rule changed under running games."""
    scene = rules.Scene(f"sqlite:///{folder / 'rules.sqlite3'}")
    scene.server.stop()
    with rules.UpdatedServer(scene.server, version=2, bonus=1):
        closed = [scene.look(table)["table"]["closed"] is not None for table in scene.seen]
    scene.close()
    assert closed == [False, True, True]
    return "the game not concerned goes on, the other two are closed and readable"


def messages(part: float, folder: Path, say: Said) -> str:
    """200,000 malformed and forged messages."""
    database, count = f"sqlite:///{folder / 'fuzz.sqlite3'}", share(200_000, part)
    report = fuzzed(database, count, seed=1, steps=STEPS, callers=CALLERS, say=say)
    early, late = (max(report["memory_mb"][half]) for half in (slice(STEPS // 2), slice(STEPS // 2, None)))
    assert late <= GROWTH * early, report["memory_mb"]
    return f"{report['messages']} messages, 0 crashes, 0 answers 500, memory at most {early}, then {late} MB"


SCENARIOS: tuple[Scenario, ...] = (
    full_and_locked, restarted, corrupt, jumps, updates, twins, messages, workers, probes, kills,
)  # fmt: skip


def main() -> int:
    """Run all; 1 if any fails."""
    asked = argparse.ArgumentParser(prog="make faults", description=__doc__)
    asked.add_argument("--part", type=float, default=1.0, help="the share of every scenario's size (1: all of it)")
    asked.add_argument("--only", default="", help="the name of one scenario")
    given = asked.parse_args()
    console, rows = Console(), []
    for scenario in SCENARIOS:
        if given.only in ("", scenario.__name__):
            rows.append(run(scenario, given.part, console))
    console.print(closing_table(rows))
    return int(any(not held for _, held, _, _ in rows))


Row = tuple[str, bool, str, float]


def run(scenario: Scenario, part: float, console: Console) -> Row:
    """One scenario with its progress; its name, whether it held, its figures and its seconds."""
    title, start = (scenario.__doc__ or "").rstrip("."), time.monotonic()

    def say(words: str) -> None:
        signal.setitimer(signal.ITIMER_REAL, 60 * SILENT_MINUTES)
        console.print(f"  {title}: {words} ({time.monotonic() - start:.0f} s)", highlight=False, soft_wrap=True)

    say("begins")
    with tempfile.TemporaryDirectory(prefix="sternhafen-faults-") as folder:
        try:
            with given_up_when_silent():
                held, figures = True, scenario(part, Path(folder), say)
        except Exception as error:
            console.print_exception()
            held, figures = False, f"{type(error).__name__}: {error}"
    return title, held, figures, time.monotonic() - start


@contextmanager
def given_up_when_silent() -> Iterator[None]:
    """Raise where nothing is said for too long; how long all of it takes depends on the machine."""

    def over(*_: object) -> None:
        raise TimeoutError(f"no progress for {SILENT_MINUTES} minutes")

    signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, 60 * SILENT_MINUTES)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def closing_table(rows: list[Row]) -> Table:
    """What was tried, whether it held, the figures."""
    table = Table("Fault", "", "Figures", "Seconds")
    for title, held, figures, seconds in rows:
        table.add_row(title, "held" if held else "FAILED", figures, f"{seconds:.0f}")
    return table


if __name__ == "__main__":
    raise SystemExit(main())
