"""The database: tables, migrations, readers in threads and one writer with group commit."""

from .store import Store, open_store

__all__ = ["Store", "open_store"]
