"""The games played so far, one JSON line each, so that a contest can be stopped at any time and taken up again."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from sternhafen.arena.contest import Contest, header
from sternhafen.arena.match import GamePlayed
from sternhafen.core.errors import DataError

OTHER = "holds games of another contest, or of another version of your file; --fresh begins anew"


class Store:
    """A file of played games. Its first line tells the contest; a half-written last line does not count."""

    def __init__(self, path: Path, contest: Contest, *, fresh: bool = False) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        head = msgspec.json.encode(header(contest))
        if fresh or not path.exists():
            path.write_bytes(head + b"\n")
        lines = path.read_bytes().split(b"\n")
        if lines[0] != head:
            raise DataError(str(path), OTHER)
        path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
        games = [msgspec.json.decode(line, type=GamePlayed) for line in lines[1:-1]]
        self.games = list({game.number: game for game in games if game.number < contest.games}.values())

    def add(self, games: Iterable[GamePlayed]) -> None:
        with self._path.open("ab") as file:
            for game in games:
                file.write(msgspec.json.encode(game) + b"\n")
                self.games.append(game)
