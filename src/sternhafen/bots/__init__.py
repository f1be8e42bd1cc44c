"""Bots: programs that sit at a table. They get a seat's view, its decision and determinizations, never the state."""

from sternhafen.bots.bot import Advice, Bot, Imagine, Limits, ask, explain
from sternhafen.bots.registry import make, names, strength, strongest

__all__ = ["Advice", "Bot", "Imagine", "Limits", "ask", "explain", "make", "names", "strength", "strongest"]
