"""Questions and decisions.

An *input* is a stateless description of one kind of question, derived by the games from the classes in `inputs.py`. A
`Decision` is such a question put to one seat now. Clients, terminals, bots and fuzzers know only these inputs.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sternhafen.core.action import Action
from sternhafen.core.errors import Refused
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.plain import DecisionData, Details, Kind
from sternhafen.core.text import LANGUAGES, Text, speak

if TYPE_CHECKING:
    from sternhafen.core.state import State

Step = tuple[Any, ...]
"""A pending step: its name and its arguments, all plain data."""

S = TypeVar("S", bound="State")
T = TypeVar("T")

Answer = Action | tuple[Any, Sequence[int]]
"""What the log holds of a decision: an action, or its input and the things chosen, of which one can still be made."""


class Input(ABC, Generic[S]):
    """A kind of question. Games override what they need; all methods only read the state, except `perform`."""

    kind: ClassVar[Kind]
    takes: ClassVar[tuple[Any, ...]]
    """The kinds of action that answer it."""

    @abstractmethod
    def prompt(self, state: S, seat: int, step: Step) -> Text: ...

    @abstractmethod
    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        """Every legal action."""

    def sample(self, state: S, seat: int, step: Step, rng: Random) -> Action:
        """One legal action; each can come up."""
        return one_of(self.actions(state, seat, step), rng)

    def check(self, state: S, seat: int, step: Step, action: Action) -> None:
        """Refuse the action if it is not legal now."""
        if action not in self.actions(state, seat, step):
            raise state.refused("core-not-offered")

    def forced(self, state: S, seat: int, step: Step) -> Action | None:
        """The action to be taken without asking, where nothing is left to decide."""
        return None

    @abstractmethod
    def perform(self, state: S, seat: int, step: Step, action: Any) -> None: ...

    def improvise(self, state: S, seat: int, step: Step, rng: Random) -> Answer:
        """Choose as `sample` does and carry it out at once: what playouts do."""
        action = self.sample(state, seat, step, rng)
        self.perform(state, seat, step, action)
        return action

    def options(self, state: S, seat: int, step: Step) -> Sequence[Option]:
        return ()

    def blocked(self, state: S, seat: int, step: Step) -> Sequence[Blocked]:
        return ()

    def details(self, state: S, seat: int, step: Step) -> Details:
        """What this kind of input adds to the decision's JSON."""
        return {}

    def told(self, state: S, seat: int, step: Step) -> tuple[Sequence[Option], Details]:
        """Options and details together, for questions that find the one from the other."""
        return self.options(state, seat, step), self.details(state, seat, step)


def one_of(things: Sequence[T], rng: Random) -> T:
    """One of the things: the one that `rng.choice` takes, with fewer calls on the way."""
    number = len(things)
    width = number.bit_length()
    place = rng.getrandbits(width)
    while place >= number:
        place = rng.getrandbits(width)
    return things[place]


class Decision:
    """A question put to one seat. It belongs to the moment: after the next `apply` ask the state again."""

    __slots__ = ("input", "number", "seat", "state", "step")

    def __init__(self, state: "State", seat: int, step: Step, input: Input[Any], number: int) -> None:
        self.state = state
        self.seat = seat
        self.step = step
        self.input = input
        self.number = number

    def __repr__(self) -> str:
        asked = speak(self.prompt, LANGUAGES[0], self.state.game.names)
        return f"<Decision {self.number} of seat {self.seat}: {self.name} ({self.kind}): {asked}>"

    @property
    def kind(self) -> Kind:
        """One of: one, several, pay, number, place."""
        return self.input.kind

    @property
    def name(self) -> str:
        """The step that asks, in the rules' own word."""
        return str(self.step[0])

    @property
    def prompt(self) -> Text:
        return self.input.prompt(self.state, self.seat, self.step)

    @property
    def options(self) -> Sequence[Option]:
        """The complete actions among the choices, with labels and previews."""
        return self.input.options(self.state, self.seat, self.step)

    def actions(self) -> Sequence[Action]:
        """Every legal action, as a sequence that may be computed on demand."""
        return self.input.actions(self.state, self.seat, self.step)

    def sample(self, rng: Random) -> Action:
        """One legal action, without listing them all."""
        return self.input.sample(self.state, self.seat, self.step, rng)

    def allows(self, action: Action) -> bool:
        try:
            self.state.check(self.seat, action)
        except Refused:
            return False
        return True

    def json(self) -> DecisionData:
        asked = (self.state, self.seat, self.step)
        options, details = self.input.told(*asked)
        return {
            "kind": self.kind,
            "name": self.name,
            "number": self.number,
            "prompt": self.prompt.json(),
            "options": [option.json() for option in options],
            "blocked": [blocked.json() for blocked in self.input.blocked(*asked)],
            **details,
        }
