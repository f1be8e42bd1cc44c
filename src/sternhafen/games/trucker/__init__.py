"""Galaxy Trucker: build a ship from the common heap, then fly it through adventures, for 2 to 4 truckers."""

from sternhafen.games.trucker.game import GalaxyTrucker as GAME

__all__ = ["GAME"]
