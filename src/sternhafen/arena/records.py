"""Every decision of a contest as Parquet: a dataset for offline learning, of what the deciding seat knew and no more.

A folder holds one file for each game, so that a contest can be stopped and goes on; `pyarrow.dataset`, pandas and
others read all of them as one table. What is written in them `witness.py` knows.
"""

from pathlib import Path

import msgspec

from sternhafen.arena.contest import Contest, header
from sternhafen.core.errors import DataError

OTHER = "holds decisions of another contest, or written otherwise; choose another folder"
CONTEST = "_contest.json"
"""Readers of datasets pass over names that begin so."""


class Recording(msgspec.Struct, frozen=True):
    """Where the decisions of each game are written, and whether what the seat saw is written with them."""

    folder: str
    observations: bool = False

    def open(self, contest: Contest) -> None:
        """Make the folder ready; one that holds something else is refused."""
        place = Path(self.folder, CONTEST)
        place.parent.mkdir(parents=True, exist_ok=True)
        written = msgspec.json.encode(header(contest) | {"observations": self.observations})
        if place.exists() and place.read_bytes() != written:
            raise DataError(self.folder, OTHER)
        place.write_bytes(written)

    def path(self, number: int) -> Path:
        return Path(self.folder, f"game-{number:06}.parquet")

    def holds(self, number: int) -> bool:
        return self.path(number).exists()
