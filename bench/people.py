"""Tables where only people play: Race for the Galaxy with four seats, each deciding every few seconds, or all at once.

    python -m bench.people --tables 300
    python -m bench.people --beside ../old/src

The first is a load that a person can read: what everybody feels, and what a decision with all its answers costs. The
second measures the cost in turns with that of another version's server. `workers` compares one server process on
PostgreSQL with two among which the tables are shared out, as a proxy that hashes the table's name does it. Server and
people share this machine's cores; "the crowd's own lateness" is part of every latency.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import chain, cycle
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from server.harness import Person, Server
from server.postgres import Postgres

from bench.crowd import Figures, Wish
from bench.ratios import ENGINES
from bench.server import processor_seconds, share
from bench.table import number, show

SEATS = 4
PAUSE = 3.0
HEAD = ("", "decisions/s", "p50 ms", "p99 ms", "crowd's own lateness p99 ms", "server ms/decision")
COST_HEAD = ("processor per decision and its answers", "ms", "beside the first")
WORKER_HEAD = ("server processes", "decisions per second of the busiest", "beside one")
BEFORE = "bc56bda"
"""The version whose costs are to be halved."""
ROUNDS = 3
Seat = tuple[str, str, str]


class Measured(msgspec.Struct):
    """What a crowd saw in one run, and the processor seconds of each server meanwhile."""

    figures: Figures
    used: list[float]

    @property
    def decisions(self) -> int:
        return len(self.figures.latencies)

    @property
    def cost(self) -> float:
        """Milliseconds of the servers' processor for a decision."""
        return sum(self.used) / max(1, self.decisions) * 1000


def of_version(database: str, source: Path | None = None) -> Server:
    """A server of the sources in this folder, or of this version as it is installed: compiled where that is built."""
    server = Server(database)
    chosen = source or next(filter(Path.exists, (ENGINES["compiled"], ENGINES["plain"])))
    server.environment["PYTHONPATH"] = str(chosen.resolve())
    return server


def seated(servers: Sequence[Server], tables: int) -> list[Seat]:
    """So many tables of four people, shared out among the servers."""
    crews = [[Person(server, f"Ada {place}") for place in range(SEATS)] for server in servers]
    seats: list[Seat] = []
    for _, people in zip(range(tables), cycle(crews), strict=False):
        table = str(people[0].open_table(game="race", players=SEATS)["table"]["id"])
        for guest in people[1:]:
            guest.post(f"/api/tables/{table}/join")
            guest.post(f"/api/tables/{table}/ready")
        people[0].post(f"/api/tables/{table}/start")
        seats += [(person.server.url, table, person.cookie) for person in people]
    for person in chain.from_iterable(crews):
        person.close()
    return seats


def measure(
    servers: Sequence[Server], seats: list[Seat], seconds: float, pause: float, *, together: bool = False
) -> Measured:
    """Let everybody play for so long."""
    wish = Wish(servers[0].url, "", 0, [], [], seconds, people=seats, pause=pause, together=together)
    command, root = [sys.executable, "-m", "bench.crowd"], Path(__file__).parents[1]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root) as crowd:
        assert crowd.stdin
        assert crowd.stdout
        crowd.stdin.write(msgspec.json.encode(wish) + b"\n")
        crowd.stdin.flush()
        crowd.stdout.readline()
        before = [used_by(server) for server in servers]
        crowd.stdin.write(b"play\n")
        crowd.stdin.flush()
        figures = msgspec.json.decode(crowd.stdout.readline(), type=Figures)
        used = [used_by(server) - start for server, start in zip(servers, before, strict=True)]
        crowd.communicate(b"\n")
    return Measured(figures, used)


def used_by(server: Server) -> float:
    assert server.process
    return processor_seconds(server.process.pid)


class Felt(NamedTuple):
    """What people at so many tables feel."""

    label: str
    rate: float
    p50: float
    p99: float
    late: float
    cost: float


def felt(tables: int = 300, seconds: float = 20) -> list[Felt]:
    """So many tables of people in their own time, then all at once."""
    with tempfile.TemporaryDirectory() as folder, of_version(f"sqlite:///{folder}/people.sqlite3") as server:
        seats = seated([server], tables)
        ways = (("a decision each 3 s", False), ("all at once each 3 s", True))
        return [feel(server, seats, seconds, f"{tables} tables of {SEATS} people, {way}", at) for way, at in ways]


def feel(server: Server, seats: list[Seat], seconds: float, label: str, together: bool) -> Felt:
    found = measure([server], seats, seconds, PAUSE, together=together)
    waited, late = found.figures.latencies, found.figures.late
    rate = found.decisions / seconds
    return Felt(label, rate, share(waited, 50), share(waited, 99), share(late, 99), found.cost)


def rows(found: Sequence[Felt]) -> list[tuple[str, ...]]:
    return [(one.label, number(one.rate), *map("{:.1f}".format, one[2:5]), f"{one.cost:.2f}") for one in found]


def costs(other: Path, tables: int = 15, seconds: float = 5) -> list[float]:
    """What a decision costs in another version and here, in turns.

    All rounds count: the games go on from one to the next, and what a decision costs depends on how far they are.
    """
    rounds: list[list[Measured]] = [[], []]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        sources = (other, None)
        made = [of_version(f"sqlite:///{folder}/{place}.sqlite3", source) for place, source in enumerate(sources)]
        servers = [stack.enter_context(server) for server in made]
        seats = [seated([server], tables) for server in servers]
        for _ in range(ROUNDS):
            for place, server in enumerate(servers):
                rounds[place].append(measure([server], seats[place], seconds, 0.2))
    return [mean_cost(found) for found in rounds]


def mean_cost(found: Sequence[Measured]) -> float:
    """Milliseconds of the processor for a decision, over several runs."""
    decisions = sum(one.decisions for one in found)
    return sum(one.cost * one.decisions for one in found) / max(1, decisions)


def cost_rows(found: Sequence[float]) -> list[tuple[str, ...]]:
    before, now = found
    return [("before", f"{before:.2f}", ""), ("now", f"{now:.2f}", f"{now / before:.2f}")]


def before() -> Path | None:
    """The sources of the version to compare with, out of the history; None where that is not at hand."""
    folder = Path("build", "before")
    packed = subprocess.run(["git", "archive", BEFORE, "src"], capture_output=True, check=False)
    if packed.returncode:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder / "src"


def capacities(tables: int = 40, seconds: float = 6) -> list[float]:
    """Decisions for a second of the busiest server process, with one and with two that share the tables."""
    return [capacity(workers, tables, seconds) for workers in (1, 2)]


def capacity(workers: int, tables: int, seconds: float) -> float:
    with Postgres() as postgres, ExitStack() as stack:
        servers = [stack.enter_context(of_version(postgres.url)) for _ in range(workers)]
        found = measure(servers, seated(servers, tables), seconds, 0.1)
        return found.decisions / max(found.used)


def worker_rows(found: Sequence[float]) -> list[tuple[str, ...]]:
    return [
        (f"{workers} on PostgreSQL", number(rate), f"{rate / found[0]:.2f}") for workers, rate in enumerate(found, 1)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.people", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables of four people")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play")
    parser.add_argument("--beside", type=Path, help="the src folder of another version, to compare the cost with")
    parser.add_argument("--workers", action="store_true", help="compare one and two server processes instead")
    wish = parser.parse_args()
    if wish.beside:
        show("Server: what a decision costs", COST_HEAD, cost_rows(costs(wish.beside)))
    elif wish.workers:
        show("Server: more processes", WORKER_HEAD, worker_rows(capacities()))
    else:
        show("Server: tables of people", HEAD, rows(felt(wish.tables, wish.seconds)))


if __name__ == "__main__":
    main()
