"""Bots: programs that sit at a table. They get a seat's view, its decision and determinizations, never the state."""

from sternhafen.bots.bot import Bot, Imagine, Limits, ask
from sternhafen.bots.registry import make, names

__all__ = ["Bot", "Imagine", "Limits", "ask", "make", "names"]
