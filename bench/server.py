"""The server under load: idle connections, running tables, and how many decisions a second are made durable.

All on loopback against a real server process; the people are a process of their own (`bench.crowd`). Latency is what a
player feels: from sending a decision to having the view that follows it, with the server's bots and commits to disk.
Server, bots and people share the machine's cores, so times depend on what else it is doing: "the crowd's own
lateness" is how late the measuring process woke up by itself, and is part of every latency. To measure beside other
work give all three precedence as root: `nice -n -15 python -m bench.server` (bots stay ten steps below the server).
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from server.harness import Person, Server

from bench import server_durable as durable
from bench.crowd import Figures, Wish
from bench.table import number, show

HEAD = ("", "value")
QUIET_TABLES = 10
Row = tuple[str, str]


def memory_kb(pid: int) -> int:
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def take_precedence(pid: int) -> None:
    """Linux weighs sessions first and processes of one session after that: a lower `nice` must be said to both."""
    wish = os.getpriority(os.PRIO_PROCESS, 0)
    group = Path(f"/proc/{pid}/autogroup")
    if wish < 0 and group.exists():
        group.write_text(str(wish))


def share(values: Sequence[float], hundredths: int) -> float:
    """The value below which so many hundredths of all lie, in milliseconds."""
    return sorted(values)[len(values) * hundredths // 100] * 1000 if values else 0.0


class Load:
    """One run: `idle` watchers who only look on, `tables` games of a person against a bot."""

    def __init__(self, server: Server, idle: int, tables: int, seconds: float, least: int = 0) -> None:
        assert server.process
        self.server, self.idle, self.tables, self.seconds, self.least = server, idle, tables, seconds, least
        self.pid = server.process.pid
        self.figures = Figures()

    def run(self) -> Iterator[Row]:
        """Play it and give the figures."""
        for process in (self.pid, os.getpid()):
            take_precedence(process)
        person = Person(self.server)
        empty = memory_kb(self.pid)
        crowd = subprocess.Popen(
            [sys.executable, "-m", "bench.crowd"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[1],
        )
        self.tell(crowd, msgspec.json.encode(self.wish(person)).decode())
        self.hear(crowd)
        with_idle, used = memory_kb(self.pid), processor_seconds(self.pid)
        self.tell(crowd, "play")
        self.figures = msgspec.json.decode(self.hear(crowd), type=Figures)
        used, with_tables = processor_seconds(self.pid) - used, memory_kb(self.pid)
        crowd.communicate("\n")
        person.close()
        return self.rows(empty, with_idle, with_tables, used)

    def wish(self, person: Person) -> Wish:
        quiet = [str(person.open_table(players=4)["table"]["id"]) for _ in range(QUIET_TABLES)]
        tables = [person.solo(players=2, bots=["random"]) for _ in range(self.tables)]
        return Wish(self.server.url, person.cookie, self.idle, quiet, tables, self.seconds, self.least)

    def tell(self, crowd: "subprocess.Popen[str]", line: str) -> None:
        assert crowd.stdin
        crowd.stdin.write(line + "\n")
        crowd.stdin.flush()

    def hear(self, crowd: "subprocess.Popen[str]") -> str:
        assert crowd.stdout
        return crowd.stdout.readline()

    def rows(self, empty: int, with_idle: int, with_tables: int, used: float) -> Iterator[Row]:
        figures = self.figures
        done = len(figures.latencies)
        yield "decisions measured", number(done)
        yield "decisions per second", number(done / self.seconds)
        for hundredths in (50, 90, 99):
            yield f"decision to view p{hundredths}, ms", f"{share(figures.latencies, hundredths):.1f}"
        yield "the crowd's own lateness p99, ms", f"{share(figures.late, 99):.1f}"
        yield "refused", str(figures.refused)
        yield "server's processor, % of a core", f"{used / self.seconds * 100:.0f}"
        yield "server's processor, ms per decision and its answers", f"{used / max(1, done) * 1000:.1f}"
        yield "the crowd's processor, % of a core", f"{figures.processor / self.seconds * 100:.0f}"
        yield "memory of the empty server, MB", f"{empty / 1024:.0f}"
        yield f"memory per idle connection (of {self.idle}), kB", f"{(with_idle - empty) / self.idle:.1f}"
        yield f"memory per running table (of {self.tables}), kB", f"{(with_tables - with_idle) / self.tables:.1f}"


def rows(idle: int = 1000, tables: int = 100, seconds: float = 20) -> list[Row]:
    """Figures of one process with this load."""
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/bench.sqlite3") as server:
        return list(Load(server, idle, tables, seconds).run())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--idle", type=int, default=1000, help="connections that only look on")
    parser.add_argument("--tables", type=int, default=100, help="running tables of a person and a bot")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play")
    parser.add_argument("--load-only", action="store_true", help="without the durable decisions per second")
    wish = parser.parse_args()
    show("Server: one process on SQLite", HEAD, rows(wish.idle, wish.tables, wish.seconds))
    if not wish.load_only:
        show("Server: durable decisions", durable.HEAD, list(durable.rows(min(5.0, wish.seconds))))


if __name__ == "__main__":
    main()
