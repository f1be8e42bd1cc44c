"""Jump Drive: a race of card placing to 50 victory points, for 2 to 4 players."""

from sternhafen.games.jumpdrive.game import JumpDrive as GAME

__all__ = ["GAME"]
