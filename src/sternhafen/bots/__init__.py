"""Bots: programs that sit at a table. They get a seat's view, its decision and determinizations, never the state."""

from sternhafen.bots.bot import Advice, Bot, Clock, Imagine, Limits, ask, explain
from sternhafen.bots.playing import play
from sternhafen.bots.registry import SEARCHING, instinct_of, make, names, strength, strongest
from sternhafen.bots.shipped import net_of
from sternhafen.core.instinct import Instinct, TurnInstinct

__all__ = [
    "SEARCHING",
    "Advice",
    "Bot",
    "Clock",
    "Imagine",
    "Instinct",
    "Limits",
    "TurnInstinct",
    "ask",
    "explain",
    "instinct_of",
    "make",
    "names",
    "net_of",
    "play",
    "strength",
    "strongest",
]
