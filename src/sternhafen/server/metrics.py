"""Figures for the host's monitoring, in Prometheus' format. No names, no tables, no cards."""

from contextlib import AbstractContextManager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sternhafen_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("sternhafen_tables_loaded", "Tables in memory", registry=self.registry)
        self.commits = Gauge("sternhafen_commits", "Commits of the writer", registry=self.registry)
        self.writes = Gauge("sternhafen_writes", "Jobs of the writer", registry=self.registry)
        self.bot_moves = Counter("sternhafen_bot_moves", "Decisions of bots", registry=self.registry)
        self.requests = Counter("sternhafen_requests", "HTTP requests", ["status"], registry=self.registry)
        self.commands = Histogram(
            "sternhafen_command_seconds", "Commands, to the answer", registry=self.registry, buckets=BUCKETS
        )

    def command(self) -> AbstractContextManager[object]:
        """Times one command."""
        return self.commands.time()

    def text(self) -> bytes:
        return generate_latest(self.registry)
