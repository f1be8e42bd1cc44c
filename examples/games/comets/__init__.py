"""Comets: a tiny game for 2 to 5 players, the example of how a game is added."""

from sternhafen.games.comets.game import Comets as GAME

__all__ = ["GAME"]
