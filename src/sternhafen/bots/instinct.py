"""What a strong player of a game does without thinking. Pilots play by it, searches finish their rounds with it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from typing import Any, ClassVar

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game

Plan = tuple[Action, ...]
"""Moves of one seat, one after the other."""
Features = Callable[[Any, int], list[float]]
"""From a state and a seat to the numbers about this seat."""


class Instinct(ABC):
    """Quick judgement in one game. States are imagined ones: every hidden card in them is a guess."""

    pace: ClassVar[int]
    """How many moves can be tried out to the next comparable moment in a second, as measured."""

    # How much the strengths differ; set so that each beats the one below about as clearly.

    worlds: ClassVar[int] = 1000
    """How many worlds Captain imagines at most."""
    haste: ClassVar[float] = 0.0
    """How often Captain moves at first sight, or at second where the first is always trusted."""
    oversights: ClassVar[float] = 0.0
    """How often Pilot overlooks the best move."""
    wavering: ClassVar[int] = 4
    """Among how many of the best moves Cadet picks one."""
    carelessness: ClassVar[float] = 0.1
    """How often Cadet makes just any move."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def answer(self, state: Any, seat: int) -> Action:
        """The move that looks best at first sight."""

    @abstractmethod
    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """The moves worth comparing, the most promising first; one alone where thinking is no use."""

    def plans(self, state: Any, seat: int) -> Sequence[Plan]:
        """The ways to go on worth comparing in training, the most promising first: here of one move each."""
        return [(move,) for move in self.candidates(state, seat)]

    def is_to_be_weighed(self, decision: Decision) -> bool:
        """Whether thinking about this question does any good; if not, the first sight is trusted."""
        return True

    @abstractmethod
    def moment(self, state: Any) -> Any:
        """What stays the same until positions can be compared again: mostly the number of the round."""

    @abstractmethod
    def worths(self, state: Any) -> list[float]:
        """What each seat's position promises at such a moment, in points of the final score."""

    spread: ClassVar[float] = 0.15
    """How sure a lead of one such point is."""

    margin: ClassVar[float] = 0.3
    """How decisive a lead of one point at the end is for a net that learns."""

    def features(self) -> Features:
        """The numbers by which learning bots know the game."""
        features: Features = import_module(f"sternhafen.games.{self.game.id}.features").features
        return features

    def beliefs(self) -> Sequence[float]:
        """What the last of these numbers are thought to weigh, before a net has learned anything."""
        return ()

    def carry_out(self, state: Any, seat: int, plan: Plan) -> None:
        """Play a plan as far as it can be played; its first move always can."""
        state.play(seat, plan[0])
        for action in plan[1:]:
            if not state.lanes[seat] or not state.decision(seat).allows(action):
                return
            state.play(seat, action)

    def complete(self, state: Any) -> None:
        """Let everybody play on by instinct until positions can be compared."""
        moment = self.moment(state)
        while not state.over and self.moment(state) == moment:
            for seat in state.to_act:
                if state.lanes[seat]:
                    state.play(seat, self.answer(state, seat))

    def chances(self, state: Any) -> list[float]:
        """Every seat's chance to win at a comparable moment."""
        return won(state) if state.over else shares([self.spread * worth for worth in self.worths(state)])


def handfuls(cards: Sequence[int], number: int, most: int) -> list[list[int]]:
    """What to give away of cards in order of worth: the least, then the same with one card exchanged, nearest first."""
    least = list(cards[:number])
    exchanges = [(kept - given, given, kept) for given in range(number) for kept in range(number, len(cards))]
    found = [least]
    for _, given, kept in sorted(exchanges):
        handful = sorted([*least[:given], *least[given + 1 :], cards[kept]])
        if handful not in found and handful != sorted(least):
            found.append(handful)
        if len(found) == most:
            break
    return found


def won(state: Any) -> list[float]:
    """Of a finished game: the victory, shared by those who share it."""
    winners = state.result.winners
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def shares(strengths: Sequence[float]) -> list[float]:
    """Chances from strengths on a logarithmic scale."""
    top = max(strengths)
    weights = [exp(strength - top) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
