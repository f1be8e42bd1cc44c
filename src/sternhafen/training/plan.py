"""Everything that decides how a net comes out: the same plan gives the same net on any machine."""

from collections.abc import Iterator

import msgspec

from sternhafen.core.plain import Json


class Plan(msgspec.Struct, frozen=True):
    game: str
    games: int = 20_000
    """How many games it learns from, the first ones included."""
    first_games: int = 6_000
    """How many of them Pilots play, before the net is worth asking."""
    portion: int = 200
    """How many games are played with one state of the net."""
    seed: int = 0
    hidden: int = 48
    trace: float = 0.7
    """How far the end of a game reaches back (lambda), once the net's own opinion is worth something."""
    curiosity: float = 0.1
    """How often a promising move is tried instead of the best one."""
    rate: float = 0.001
    memory: int = 15
    """From how many of the last portions it learns at once."""
    passes: float = 6.0
    """How often it goes over what a portion adds."""
    thinking: float = 0.0
    """Seconds for every decision of those who teach; 0: they are asked once a round, in one world."""
    goes_on: bool = False
    """Whether it begins with the shipped net instead of a fresh one."""
    every: int = 10
    """After how many portions its play is measured."""
    options: Json = {}

    @property
    def portions(self) -> int:
        return -(-self.games // self.portion)

    def numbers(self, portion: int) -> range:
        """The games of a portion."""
        return range(portion * self.portion, min(self.games, (portion + 1) * self.portion))

    def is_first(self, portion: int) -> bool:
        return portion * self.portion < self.first_games

    def reach(self, portion: int) -> float:
        """How far the end of a game reaches back: all the way in the first games."""
        return 1.0 if self.is_first(portion) else self.trace

    def learning_rate(self, portion: int) -> float:
        """Falls to a tenth, most of it towards the end."""
        return float(self.rate * 0.1 ** ((portion / max(1, self.portions)) ** 2))

    def shares(self, portion: int, parts: int) -> Iterator[list[int]]:
        """The games of a portion for several workers."""
        numbers = list(self.numbers(portion))
        size = -(-len(numbers) // parts)
        return (numbers[first : first + size] for first in range(0, len(numbers), size))
