"""What a strong player of a game does without thinking. Pilots play by it, searches finish their rounds with it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp, inf
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    S_co = TypeVar("S_co", bound=State, covariant=True, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")
    S_co = TypeVar("S_co", covariant=True)

Plan = tuple[Action, ...]
"""Moves of one seat, one after the other."""
Features = Callable[[Any, int], list[float]]
"""From a state and a seat to the numbers about this seat."""


class Instinct(ABC, Generic[S]):
    """Quick judgement in one game. States are imagined ones: every hidden card in them is a guess."""

    pace: ClassVar[int]
    """How many moves can be tried out to the next comparable moment in a second, as measured."""

    # How the two lowest strengths are held back; those above play as well as they can.

    oversights: ClassVar[float] = 0.0
    """How often Pilot overlooks the best move."""
    wavering: ClassVar[int] = 4
    """Among how many of the best moves Cadet picks one."""
    carelessness: ClassVar[float] = 0.1
    """How often Cadet makes just any move."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def answer(self, state: S, seat: int) -> Action:
        """The move that looks best at first sight."""

    @abstractmethod
    def candidates(self, state: S, seat: int) -> Sequence[Action]:
        """The moves worth comparing, the most promising first; one alone where thinking is no use."""

    def plans(self, state: S, seat: int) -> Sequence[Plan]:
        """The ways to go on worth comparing in training, the most promising first: here of one move each."""
        return [(move,) for move in self.candidates(state, seat)]

    def seasoned(self) -> "Instinct[S]":
        """This instinct with the better rules of thumb that those have who think; by itself it has no other."""
        return self

    def practised(self) -> "Instinct[S]":
        """This instinct with what many finished games have taught, for the strongest; by itself it knows no more."""
        return self

    def is_to_be_weighed(self, decision: Decision) -> bool:
        """Whether thinking about this question does any good; if not, the first sight is trusted."""
        return True

    @abstractmethod
    def moment(self, state: S) -> Any:
        """What stays the same until positions can be compared again: mostly the number of the round."""

    @abstractmethod
    def worths(self, state: S) -> list[float]:
        """What each seat's position promises at such a moment, in points of the final score."""

    spread: ClassVar[float] = 0.15
    """How sure a lead of one such point is."""

    margin: ClassVar[float] = 0.3
    """How decisive a lead of one point at the end is for a net that learns."""

    def features(self) -> Features:
        """The numbers by which learning bots know the game."""
        raise DataError("features", f"{self.game.name} has no features, by which a bot could learn it")

    def beliefs(self) -> Sequence[float]:
        """What the last of these numbers are thought to weigh, before a net has learned anything."""
        return ()

    def carry_out(self, state: S, seat: int, plan: Plan) -> None:
        """Play a plan as far as it can be played; its first move always can."""
        state.play(seat, plan[0])
        for action in plan[1:]:
            if not state.lanes[seat] or not state.decision(seat).allows(action):
                return
            state.play(seat, action)

    def complete(self, state: S) -> None:
        """Let everybody play on by instinct until positions can be compared."""
        moment = self.moment(state)
        while not state.over and self.moment(state) == moment:
            for seat in state.to_act:
                if state.lanes[seat]:
                    state.play(seat, self.answer(state, seat))

    def chances(self, state: S) -> list[float]:
        """Every seat's chance to win at a comparable moment."""
        return won(state) if state.over else shares([self.spread * worth for worth in self.worths(state)])


class Line(Protocol[S_co]):
    """A way to play a turn to its end."""

    @property
    def actions(self) -> Plan:
        """What is done."""

    @property
    def state(self) -> S_co:
        """Where it leads."""

    @property
    def worth(self) -> float:
        """What that promises."""


class TurnInstinct(Instinct[S]):
    """The instinct of a game in which a turn takes several moves: it is planned as a whole."""

    width: ClassVar[int]
    """How many lines are followed at once at first sight."""

    @abstractmethod
    def lines(self, state: S, seat: int, width: int, until: float = inf) -> Sequence[Line[S]]:
        """Ways to the end of the seat's turn, or to the next thing revealed, the best first; hasty after `until`."""

    @abstractmethod
    def outcome(self, state: S, seat: int, plan: Plan) -> S:
        """Where a plan leads in this world; where it cannot be carried out, the turn is finished at first sight."""

    @abstractmethod
    def played_on(self, state: S, seat: int, plan: Plan) -> S:
        """Where a plan leads if all play on at first sight: the seat's first turn of the next round, or the end."""

    @abstractmethod
    def replied(self, state: S, seat: int, plan: Plan) -> S:
        """Where a plan leads once the others have had a turn: the seat's next one; in the last round the end."""

    def gist(self, plan: Plan) -> Any:
        """What a plan has in common with those that hardly differ from it; here plans that begin alike do."""
        return plan[0]

    @abstractmethod
    def promises(self, seat: int, before: S, outcomes: Sequence[S]) -> list[float]:
        """What the ends of a turn promise that began with the state before, by rule of thumb."""

    @abstractmethod
    def pending(self, seat: int, before: S, outcomes: Sequence[S]) -> list[float]:
        """What is expected there of questions still open, of which a net knows nothing."""


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


def won(state: State) -> list[float]:
    """Of a finished game: the victory, shared by those who share it."""
    assert state.result is not None
    winners = state.result.winners
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def shares(strengths: Sequence[float]) -> list[float]:
    """Chances from strengths on a logarithmic scale."""
    top = max(strengths)
    weights = [exp(strength - top) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
