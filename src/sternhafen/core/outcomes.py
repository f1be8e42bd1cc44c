"""What chance can bring after an action, each outcome with its probability: chance nodes for searches.

Draws, dice and numbers are listed. A shuffle is not: there are too many orders, and what it brings shows when cards are
drawn. Piles lie in random order, so a draw can bring every selection of the pile's cards, equal cards not told apart.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from sternhafen.core.action import Action
from sternhafen.core.chance import Chance

if TYPE_CHECKING:
    from sternhafen.core.state import State

Weighed = Iterator[tuple[tuple[int, ...], float]]
"""What one question to chance can be answered with, and how likely."""
Given = dict[int, tuple[int, ...]]
"""Answers of chance by the count at which it is asked."""


class Outcome(NamedTuple):
    """One way the action can end."""

    probability: float
    brought: tuple[tuple[int, ...], ...]
    """What was drawn or rolled, in the order in which it happened."""
    state: "State"


class Fork(Exception):
    def __init__(self, count: int, ways: Weighed) -> None:
        super().__init__(count)
        self.count, self.ways = count, ways


class Unlisted(Exception):
    """Something happened that has too many outcomes."""


class ForkingChance(Chance):
    """A stream in which some outcomes are given; while it is `listing`, one that is not given is a fork."""

    __slots__ = ("given", "listing")

    def __init__(self, seed: int, count: int, given: Given) -> None:
        super().__init__(seed, count)
        self.given = given
        self.listing = False

    def copy(self) -> "ForkingChance":
        return ForkingChance(self.seed, self.count, self.given)

    def shuffle(self, pile: list[int], why: str) -> None:
        if self.listing:
            raise Unlisted
        super().shuffle(pile, why)

    def draw(self, pile: list[int], how_many: int, seat: int, why: str) -> list[int]:
        drawn = self._given(selections(pile, how_many)) if how_many else None
        if drawn is None:
            return super().draw(pile, how_many, seat, why)
        for card in drawn:
            pile.remove(card)
        return drawn

    def below(self, limit: int, seat: int | None, why: str) -> int:
        number = self._given(((choice,), 1 / limit) for choice in range(limit))
        return super().below(limit, seat, why) if number is None else number[0]

    def dice(self, how_many: int, sides: int, seat: int | None, why: str) -> list[int]:
        rolls = product(range(1, sides + 1), repeat=how_many)
        rolled = self._given((roll, sides**-how_many) for roll in rolls)
        return super().dice(how_many, sides, seat, why) if rolled is None else rolled

    def _given(self, ways: Weighed) -> list[int] | None:
        if self.count in self.given:
            self.count += 1
            return list(self.given[self.count - 1])
        if self.listing:
            raise Fork(self.count, ways)
        return None


def outcomes(state: "State", seat: int, action: Action, most: int) -> list[Outcome] | None:
    """All that a legal action can lead to, with probabilities that add up to 1; None if there is more than `most`."""
    found: list[Outcome] = []
    waiting: list[tuple[float, Given]] = [(1.0, {})]
    while waiting:
        probability, given = waiting.pop()
        try:
            found.append(Outcome(probability, tuple(given.values()), led_to(state, seat, action, given)))
        except Fork as fork:
            ways = islice(fork.ways, most + 1)
            waiting += [(probability * weight, given | {fork.count: way}) for way, weight in ways]
        except Unlisted:
            return None
        if len(found) + len(waiting) > most:
            return None
    return found


def led_to(state: "State", seat: int, action: Action, given: Given) -> "State":
    """The state after the action where chance brings what is given; what it looks back to is given the same."""
    world = state.copy()
    for moment in ("start", "base"):
        earlier = getattr(world, moment)
        if earlier is not None:
            earlier = earlier.copy()
            earlier.chance = ForkingChance(earlier.chance.seed, earlier.chance.count, given)
            setattr(world, moment, earlier)
    chance = world.chance = ForkingChance(state.chance.seed, state.chance.count, given)
    chance.listing = True
    world.play(seat, action)
    chance.listing = False
    return world


def selections(pile: Sequence[int], how_many: int) -> Weighed:
    """Every selection of this many cards of the pile, and how likely it is drawn."""
    all_ways = comb(len(pile), how_many)
    counted = sorted(Counter(pile).items())
    for chosen, ways in chosen_from(counted, how_many):
        yield chosen, ways / all_ways


def chosen_from(counted: Sequence[tuple[int, int]], how_many: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every selection, and how many ways lead to it as all copies are different cards."""
    if not how_many:
        yield (), 1
    elif counted:
        (card, copies), rest = counted[0], counted[1:]
        for taken in range(min(copies, how_many), -1, -1):
            for chosen, ways in chosen_from(rest, how_many - taken):
                yield (card,) * taken + chosen, ways * comb(copies, taken)
