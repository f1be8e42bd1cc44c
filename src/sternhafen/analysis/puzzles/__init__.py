"""Puzzles: positions of real bot games with one clearly best move, shipped with each game."""

from sternhafen.analysis.puzzles.collecting import Collection, collect, keep
from sternhafen.analysis.puzzles.puzzle import Puzzle, PuzzleFile, PuzzleMove, shipped

__all__ = ["Collection", "Puzzle", "PuzzleFile", "PuzzleMove", "collect", "keep", "shipped"]
