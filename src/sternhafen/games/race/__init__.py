"""Race for the Galaxy, the base game of 2007, for 2 to 4 players, with the advanced game for two."""

from sternhafen.games.race.game import Race as GAME

__all__ = ["GAME"]
