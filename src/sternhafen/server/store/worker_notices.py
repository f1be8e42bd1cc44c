"""Notices to other workers: gathered while a transaction runs, sent with its commit in one statement."""

from sqlalchemy import Connection, text

CHANNEL = "sternhafen"
KEY = "notices"
SEND = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")


def begin(connection: Connection) -> None:
    """Forget what a transaction that failed had gathered."""
    connection.info.pop(KEY, None)


def gather(connection: Connection, notice: str) -> None:
    """Note something to be told to the other workers; SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.info.setdefault(KEY, []).append(notice)


def send(connection: Connection) -> None:
    """Hand the notices to PostgreSQL, which delivers them after the commit."""
    notices = connection.info.pop(KEY, None)
    if notices:
        connection.execute(SEND, {"channel": CHANNEL, "notices": notices})
