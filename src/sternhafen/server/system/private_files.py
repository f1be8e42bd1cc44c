"""Files of the server are its owner's alone: database, backups, records."""

import os
import stat
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
COMPANIONS = ("", "-wal", "-shm", "-journal")


def keep_private() -> None:
    """From now on, whatever this process creates can be read by its owner only."""
    os.umask(OTHERS)


def make_private(database: Path) -> None:
    """A new database belongs to its owner alone, and so does one that an older version left open to others."""
    if not database.exists() and database.parent.is_dir():
        os.close(os.open(database, os.O_CREAT | os.O_WRONLY, 0o600))
    for ending in COMPANIONS:
        file = Path(f"{database}{ending}")
        if file.is_file() and file.stat().st_uid == os.getuid() and file.stat().st_mode & OTHERS:
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)
