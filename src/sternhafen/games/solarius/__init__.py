"""Solarius Mission: dice, technology and a flight through hexagonal space, for 2 to 4 players."""

from sternhafen.games.solarius.game import SolariusMission as GAME

__all__ = ["GAME"]
