"""Transcripts of Galaxy Trucker, played again and compared."""

from sternhafen.games.trucker.transcripts.play import FORMATS

__all__ = ["FORMATS"]
