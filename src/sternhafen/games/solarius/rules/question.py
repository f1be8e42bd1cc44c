"""The questions of this game: one of several options, in most moments of a turn beside the any-time actions."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sternhafen.core.action import Action
from sternhafen.core.decision import Input, Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.text import Args, Text, text
from sternhafen.games.solarius.actions import ANY_TIME
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import anytime
from sternhafen.games.solarius.view_types import SolariusDetails

ANY_TIME_CHANCE = 0.03
"""How often random play looks for an any-time action."""


class Question(Input[SolariusState]):
    """Choose one of the actions listed by `choices`; `obstacle` must agree with it and say why not."""

    kind = "one"
    key: ClassVar[str]
    """The text of the prompt."""

    def prompt(self, state: SolariusState, seat: int, step: Step) -> Text:
        return text(f"solarius-ask-{self.key}", **self.prompt_args(state, seat, step))

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {}

    @abstractmethod
    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]: ...

    @abstractmethod
    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Any) -> Obstacle | None: ...

    def actions(self, state: SolariusState, seat: int, step: Step) -> Sequence[Action]:
        return self.choices(state, seat, step)

    def check(self, state: SolariusState, seat: int, step: Step, action: Action) -> None:
        found = self.obstacle(state, seat, step, action)
        if found is not None:
            raise state.refusal(found)

    def sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        choices = self.choices(state, seat, step)
        return choices[int(rng.random() * len(choices))]

    def options(self, state: SolariusState, seat: int, step: Step) -> Sequence[Option]:
        options: list[Option] = state.game.wording.options(state, seat, step, self.actions(state, seat, step))
        return options

    def blocked(self, state: SolariusState, seat: int, step: Step) -> Sequence[Blocked]:
        found = []
        for action in self.thinkable(state, seat, step):
            stands = self.obstacle(state, seat, step, action)
            if stands is not None:
                target = state.game.wording.target(state, seat, action)
                found.append(Blocked(target or {}, *stands))
        return found

    def told(self, state: SolariusState, seat: int, step: Step) -> tuple[Sequence[Option], SolariusDetails]:
        options = self.options(state, seat, step)
        return options, state.game.wording.details(state, seat, step, options, self.plain(state, seat, step))

    def plain(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        """The one answer that leaves nothing to think about, where there is one."""
        return None

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        """What a player might expect to be able to do here."""
        return []


class Moment(Question):
    """A moment of one's own turn in which any-time actions are possible too (SM-142, SM-R37)."""

    own: ClassVar[tuple[type[Action], ...]]

    def __init_subclass__(cls) -> None:
        if hasattr(cls, "own"):
            cls.takes = (*cls.own, *ANY_TIME)

    @abstractmethod
    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]: ...

    @abstractmethod
    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Any) -> Obstacle | None: ...

    @abstractmethod
    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Any) -> None: ...

    def own_sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        choices = self.own_choices(state, seat, step)
        return choices[int(rng.random() * len(choices))]

    def is_open(self, state: SolariusState, seat: int, step: Step) -> bool:
        """Whether any-time actions are possible now: in one's own turn only (SM-142, SM-R18, SM-R45)."""
        return state.turn == seat

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        own = self.own_choices(state, seat, step)
        return own + anytime.choices(state, seat) if self.is_open(state, seat, step) else own

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Any) -> Obstacle | None:
        if not isinstance(action, ANY_TIME):
            return self.own_obstacle(state, seat, step, action)
        if state.turn != seat:
            return Obstacle("SM-R18", text("solarius-not-any-time"))
        if not self.is_open(state, seat, step):
            return Obstacle("SM-R37", text("solarius-in-the-middle"))
        return anytime.obstacle(state, seat, action)

    def sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        if rng.random() < ANY_TIME_CHANCE and self.is_open(state, seat, step):
            choices = anytime.choices(state, seat)
            if choices:
                return choices[int(rng.random() * len(choices))]
        return self.own_sample(state, seat, step, rng)

    def perform(self, state: SolariusState, seat: int, step: Step, action: Any) -> None:
        if type(action) in ANY_TIME:
            state.lanes[seat].append(step)
            anytime.perform(state, seat, action)
        else:
            self.own_perform(state, seat, step, action)
