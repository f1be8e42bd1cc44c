"""How one game is put into numbers: its vocabulary for actions and its observer for views."""

from collections.abc import Mapping
from functools import cache

import numpy
import numpy.typing
from numpy import frombuffer, int8

from sternhafen.coding.observer import Observer
from sternhafen.coding.spelling import Spelling
from sternhafen.coding.vocabulary import Vocabulary, Word
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.registry import part

Mask = numpy.typing.NDArray[numpy.int8]


class Coding:
    """Numbers for one game with one data pack: the same for every table, option and number of players."""

    def __init__(self, game: Game) -> None:
        own = part(game.id, "observation")
        if own is None:
            raise DataError("observation", f"{game.name} has none: it does not say how it is put into numbers")
        self.game = game
        self.rare: Mapping[str, float] = getattr(own, "RARE", {})
        self.vocabulary = Vocabulary(game, own.values(game))
        self._nothing = bytes(len(self.vocabulary))
        self.observer = Observer(game, self.vocabulary, own.table(game), own.seat(game))

    def weight(self, word: Word) -> float:
        """How readily random agents say a word, others being 1."""
        return self.rare.get(word.type, 1.0)

    def mask(self, spelling: Spelling | None) -> Mask:
        """A one for each word that can be said now."""
        mask = bytearray(self._nothing)
        if spelling is not None:
            spelling.mark(mask)
        return frombuffer(mask, int8)


@cache
def coding(game: Game) -> Coding:
    return Coding(game)
