"""Transcripts of Solarius Mission, played again and compared."""

from sternhafen.games.solarius.transcripts.play import FORMATS

__all__ = ["FORMATS"]
