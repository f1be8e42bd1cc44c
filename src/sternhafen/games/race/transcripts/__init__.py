"""Transcripts of Race for the Galaxy, played again and compared."""

from sternhafen.games.race.transcripts.play import FORMATS

__all__ = ["FORMATS"]
