"""What a puzzle is, and those that come with a game."""

from functools import cache
from pathlib import Path

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as
from sternhafen.core.text import TextData
from sternhafen.registry import folder

FORMAT = "sternhafen-puzzles/1"
EASY, MEDIUM, HARD = 1, 2, 3
"""What looks best at first sight is best; a thinking bot finds it; only a long search does."""


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move, what is expected of it by all the seat knows, and what is to be said of it."""

    action: Json
    text: TextData
    chance: float
    """To win, from 0 to 1."""
    error: float
    """The standard error of the chance."""
    why: TextData


class Puzzle(msgspec.Struct, frozen=True):
    """A moment of a game among bots, seen from one seat."""

    id: str
    players: int
    seat: int
    round: int
    theme: str
    """The key of the question asked."""
    difficulty: int
    margin: float
    """How much better the best move is than the next one,"""
    error: float
    """and the standard error of that."""
    moves: list[PuzzleMove]
    """Those compared, the best first."""
    position: Json

    @property
    def best(self) -> PuzzleMove:
        return self.moves[0]

    def move(self, action: Json) -> PuzzleMove | None:
        """What was found of this action, if it was compared at all."""
        return next((move for move in self.moves if move.action == action), None)


class PuzzleFile(msgspec.Struct):
    """The puzzles of a game, how they were made, and where the search for more goes on."""

    game: str
    pack: str
    """The hash of the components they were made with: other cards, other puzzles."""
    bot: str
    seconds: float
    """How long each of them was thought about by the bot that checked it."""
    seed: int
    """The first deal."""
    calibrated: bool
    """Whether the chances may be told as percentages."""
    deals: int = 0
    """How many deals have been gone through."""
    puzzles: list[Puzzle] = []
    format: str = FORMAT


def read_file(path: Path) -> PuzzleFile:
    try:
        found = read_as(PuzzleFile, msgspec.json.decode(path.read_bytes()))
    except (OSError, msgspec.DecodeError, msgspec.ValidationError) as error:
        raise DataError(str(path), str(error)) from None
    if found.format != FORMAT:
        raise DataError(f"{path}, field 'format'", f"expected {FORMAT!r}, found {found.format!r}")
    return found


def path_of(game: str) -> Path:
    """Where a game keeps its puzzles."""
    return folder(game) / "puzzles.json"


@cache
def _read(game: str) -> PuzzleFile | None:
    return read_file(path_of(game)) if path_of(game).is_file() else None


def shipped(game: Game) -> PuzzleFile | None:
    """The puzzles of a game; none where it has none, or is played with other components."""
    found = _read(game.id)
    return found if found is not None and found.pack == game.pack_hash else None
