"""Which bots there are: `random` for every game, and the bots of the game's own module."""

from importlib import import_module
from random import Random
from typing import Any

from sternhafen.bots.bot import Bot
from sternhafen.bots.random import RandomBot
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    return tuple(_bots(game))


def make(game: Game, name: str, seed: Any = None) -> Bot:
    """A bot by name; with a seed it plays the same way each time."""
    bots = _bots(game.id)
    if name not in bots:
        raise DataError("bot", f"there is no bot {name!r} for {game.name}; there are {', '.join(bots)}")
    return bots[name](game, Random(seed))


def _bots(game: str) -> dict[str, type[Bot]]:
    """A game's bots live in the module of its name and are listed there as BOTS."""
    module = import_module(f"sternhafen.bots.{game}")
    return {"random": RandomBot, **module.BOTS}
