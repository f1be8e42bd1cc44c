"""When the database cannot be used: full, locked, gone or broken. Told to people as a refusal, never as an error."""

import sqlite3

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from ..protocol.errors import ApiError

FULL, LOCKED, CROSSED, CORRUPT, UNREACHABLE = "full", "locked", "crossed", "corrupt", "unreachable"
SIGNS = (
    (FULL, ("is full", "disk i/o", "no space", "could not extend", "too large", "readonly")),
    (CROSSED, ("deadlock", "could not serialize")),
    (LOCKED, ("is locked", "lock timeout")),
    (CORRUPT, ("malformed", "not a database", "invalid page", "checksum")),
    (UNREACHABLE, ("unable to open",)),
)
STATEMENTS = (IntegrityError, DataError, ProgrammingError)
LOST = (OperationalError, InterfaceError, InternalError)
"""With PostgreSQL these are never a statement's fault; SQLite says them of unknown tables, too."""


class StorageTrouble(ApiError):
    """Nothing could be stored or read just now; the same request may be sent again."""

    def __init__(self, trouble: str) -> None:
        super().__init__("storage", "storage")
        self.trouble = trouble


def trouble(error: BaseException) -> StorageTrouble | None:
    """What is wrong with the storage, if this error means that anything is."""
    if isinstance(error, NoConnection):
        return StorageTrouble(UNREACHABLE)
    if not isinstance(error, (*LOST, DatabaseError)) or isinstance(error, STATEMENTS):
        return None
    words = str(error.orig).lower()
    found = next((kind for kind, signs in SIGNS if any(sign in words for sign in signs)), None)
    if found is None and isinstance(error, LOST) and not isinstance(error.orig, sqlite3.Error):
        found = UNREACHABLE
    return StorageTrouble(found) if found else None
