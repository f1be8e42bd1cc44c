"""Puzzles: positions with one clearly best move."""

from msgspec import Struct

from .common import Json, TableInfo, Text


class PuzzleLine(Struct, frozen=True):
    """One puzzle of the list, without its solution."""

    id: str
    theme: str
    """The key of the question asked."""
    difficulty: int
    """From 1, plain at first sight, to 3, found by a long search only."""
    players: int
    round: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of one game."""

    game: str
    puzzles: list[PuzzleLine]


class PuzzlesAnswer(Struct, frozen=True):
    """All puzzles of this house."""

    games: list[PuzzleList]


class PuzzleAnswer(Struct, frozen=True):
    """One puzzle, as its seat sees it: what a table would show, though nobody sits there."""

    puzzle: PuzzleLine
    table: TableInfo
    view: Json
    decision: Json


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle; null gives up and asks for the solution."""

    action: Json | None = None


class PuzzleMoveInfo(Struct, frozen=True):
    """A move that was compared, and what was found of it."""

    action: Json
    text: Text
    chance: float
    error: float
    why: Text


class PuzzleVerdict(Struct, frozen=True):
    """What an answer is worth. The moves compared are told when the puzzle is solved or given up."""

    solved: bool
    tried: PuzzleMoveInfo | None
    """The answer, if it was among the moves compared."""
    moves: list[PuzzleMoveInfo]
    margin: float
    error: float
    calibrated: bool
    """Whether the chances may be told as percentages."""
    bot: str
    seconds: float
    """Who checked it, and for how long."""
    position: Json | None
    """To play on from here, once it is solved or given up."""
