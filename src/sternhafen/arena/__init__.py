"""The arena: matches of bots, ratings with error bars, reports."""

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.run import play_games, run
from sternhafen.arena.summary import BotSummary, Summary, summarise

__all__ = ["BotSummary", "Contest", "GamePlayed", "Summary", "play_games", "run", "summarise"]
