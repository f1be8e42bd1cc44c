"""The arena: matches of bots, ratings with error bars, reports."""

from sternhafen.arena.match import Contest, GamePlayed
from sternhafen.arena.run import run
from sternhafen.arena.summary import BotSummary, Summary, summarise

__all__ = ["BotSummary", "Contest", "GamePlayed", "Summary", "run", "summarise"]
