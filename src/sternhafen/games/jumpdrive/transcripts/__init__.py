"""Transcripts of Jump Drive, played again and compared."""

from sternhafen.games.jumpdrive.transcripts.play import FORMATS

__all__ = ["FORMATS"]
