"""How one game is put into numbers: its vocabulary for actions and its observer for views."""

from functools import cache
from importlib import import_module

import numpy
import numpy.typing

from sternhafen.core.game import Game
from sternhafen.env.observer import Observer
from sternhafen.env.spelling import Spelling
from sternhafen.env.vocabulary import Vocabulary

Mask = numpy.typing.NDArray[numpy.int8]


class Coding:
    """Numbers for one game with one data pack: the same for every table, option and number of players."""

    def __init__(self, game: Game) -> None:
        own = import_module(f"sternhafen.env.games.{game.id}")
        self.game = game
        self.vocabulary = Vocabulary(game, own.values(game))
        self.observer = Observer(game, self.vocabulary, own.table(game), own.seat(game))

    def mask(self, spelling: Spelling | None) -> Mask:
        """A one for each word that can be said now."""
        mask = numpy.zeros(len(self.vocabulary), numpy.int8)
        if spelling is not None:
            mask[spelling.next()] = 1
        return mask


@cache
def coding(game: Game) -> Coding:
    return Coding(game)
