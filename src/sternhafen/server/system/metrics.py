"""Figures for the host's monitoring, in Prometheus' format. No names, no tables, no cards.

Several workers of one server share a folder in which each keeps its figures, and whichever is asked adds them up.
"""

import os
from contextlib import AbstractContextManager
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where workers keep their figures; must be in the environment before prometheus_client is imported."""
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one process, or the sums over all workers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = self._gauge("sternhafen_connections", "Open WebSockets")
        self.tables = self._gauge("sternhafen_tables_loaded", "Tables in memory")
        self.commits = self._gauge("sternhafen_commits", "Commits of the writer")
        self.writes = self._gauge("sternhafen_writes", "Jobs of the writer")
        self.bot_moves = Counter("sternhafen_bot_moves", "Decisions of bots", registry=self.registry)
        self.requests = Counter("sternhafen_requests", "HTTP requests", ["status"], registry=self.registry)
        self.commands = Histogram(
            "sternhafen_command_seconds", "Commands, to the answer", registry=self.registry, buckets=BUCKETS
        )

    def _gauge(self, name: str, meaning: str) -> Gauge:
        """A value that can fall: the sum counts living workers only."""
        return Gauge(name, meaning, registry=self.registry, multiprocess_mode="livesum")

    def command(self) -> AbstractContextManager[object]:
        """Times one command."""
        return self.commands.time()

    def text(self) -> bytes:
        """All figures. With several workers, those of every one, added up."""
        if METRICS_FOLDER not in os.environ:
            return generate_latest(self.registry)
        forget_dead(Path(os.environ[METRICS_FOLDER]))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_dead(folder: Path) -> None:
    """Workers that have ended have no connections or tables any more; what they counted stays counted."""
    for file in folder.glob("gauge_live*.db"):
        worker = int(file.stem.rsplit("_", 1)[1])
        if not Path(f"/proc/{worker}").exists():
            mark_process_dead(worker)  # type: ignore[no-untyped-call]
