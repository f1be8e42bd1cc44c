"""Decisions come from a closed set of inputs: one, several, pay, number, order, place.

An *input* is a stateless description of one kind of question, derived by the games from the classes here. A
`Decision` is such a question put to one seat now. Clients, terminals, bots and fuzzers know only these inputs.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from sternhafen.core.action import Action
from sternhafen.core.errors import Refused
from sternhafen.core.subsets import Subsets
from sternhafen.core.text import Text

if TYPE_CHECKING:
    from sternhafen.core.state import State

Step = tuple[Any, ...]
"""A pending step: its name and its arguments, all plain data."""

S = TypeVar("S", bound="State")

Answer = Action | tuple[Any, Sequence[int]]
"""What the log holds of a decision: an action, or its input and the things chosen, of which one can still be made."""


class Option(msgspec.Struct, frozen=True):
    """A complete action that can be chosen with one click, and what a person must know of it."""

    action: Action
    label: Text
    target: dict[str, Any] | None = None
    preview: tuple[Text, ...] = ()

    def json(self) -> dict[str, Any]:
        preview = [line.json() for line in self.preview]
        return {
            "action": self.action.json(),
            "label": self.label.json(),
            "target": self.target,
            "preview": preview,
        }


class Blocked(msgspec.Struct, frozen=True):
    """Something a player might expect to choose, with the reason why not."""

    target: dict[str, Any]
    rule: str | None
    text: Text

    def json(self) -> dict[str, Any]:
        return {"target": self.target, "rule": self.rule, "text": self.text.json()}


class Item(msgspec.Struct, frozen=True):
    """A thing that can be picked, alone or with others, to make an action."""

    id: str
    label: Text
    target: dict[str, Any] | None = None
    count: int = 1
    value: int = 1

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.structs.asdict(self)
        return data | {"label": self.label.json()}


class Pick(msgspec.Struct, frozen=True):
    """A legal selection of items, with a preview of what it costs and gives."""

    items: tuple[str, ...]
    preview: tuple[Text, ...] = ()

    def json(self) -> dict[str, Any]:
        return {"items": list(self.items), "preview": [line.json() for line in self.preview]}


class Input(ABC, Generic[S]):
    """A kind of question. Games override what they need; all methods only read the state, except `perform`."""

    kind: ClassVar[str]
    takes: ClassVar[tuple[Any, ...]]
    """The kinds of action that answer it."""

    @abstractmethod
    def prompt(self, state: S, seat: int, step: Step) -> Text: ...

    @abstractmethod
    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        """Every legal action."""

    def sample(self, state: S, seat: int, step: Step, rng: Random) -> Action:
        """One legal action; each can come up."""
        return rng.choice(self.actions(state, seat, step))

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

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        """What this kind of input adds to the decision's JSON."""
        return {}


class ChooseOne(Input[S]):
    """Choose one of the options."""

    kind = "one"

    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        return [option.action for option in self.options(state, seat, step)]


class ChooseSeveral(Input[S]):
    """Choose several things of a multiset: any selection of the right size is legal.

    The action has one field with the names of the things; equal things are not told apart.
    """

    kind = "several"
    field: ClassVar[str] = "cards"
    size_rule: ClassVar[str | None] = None
    """The ledger line that fixes how many must be chosen."""

    @abstractmethod
    def things(self, state: S, seat: int, step: Step) -> Sequence[int]:
        """What can be chosen, by component number, with repeats."""

    @abstractmethod
    def bounds(self, state: S, seat: int, step: Step) -> tuple[int, int]: ...

    @abstractmethod
    def carry_out(self, state: S, seat: int, step: Step, chosen: Sequence[int]) -> None:
        """What happens with the things chosen."""

    def make(self, state: S, things: Iterable[int]) -> Action:
        names = state.game.component_names
        action: Action = self.takes[0](tuple([names[thing] for thing in things]))
        return action

    def chosen(self, state: S, action: Action) -> list[int]:
        """The numbers of the things an action names."""
        numbers = state.game.component_numbers
        try:
            return [numbers[name] for name in getattr(action, self.field)]
        except KeyError as unknown:
            raise state.refused("core-unknown-component", kind="malformed", name=unknown.args[0]) from None

    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        least, most = self.bounds(state, seat, step)
        return Subsets(self.things(state, seat, step), least, most, lambda things: self.make(state, things))

    def pick(self, state: S, seat: int, step: Step, rng: Random) -> Sequence[int]:
        """One legal selection; each can come up."""
        things = self.things(state, seat, step)
        least, most = self.bounds(state, seat, step)
        return by_lot(things, least if least == most else rng.randint(least, min(most, len(things))), rng)

    def sample(self, state: S, seat: int, step: Step, rng: Random) -> Action:
        return self.make(state, self.pick(state, seat, step, rng))

    def perform(self, state: S, seat: int, step: Step, action: Any) -> None:
        self.carry_out(state, seat, step, self.chosen(state, action))

    def improvise(self, state: S, seat: int, step: Step, rng: Random) -> Answer:
        """The things go from hand to hand by their numbers; nobody has to spell them."""
        chosen = self.pick(state, seat, step, rng)
        self.carry_out(state, seat, step, chosen)
        return self, chosen

    def forced(self, state: S, seat: int, step: Step) -> Action | None:
        least, most = self.bounds(state, seat, step)
        if most == 0:
            return self.make(state, ())
        things = self.things(state, seat, step)
        return self.make(state, things) if least >= len(things) else None

    def check(self, state: S, seat: int, step: Step, action: Action) -> None:
        chosen = self.chosen(state, action)
        least, most = self.bounds(state, seat, step)
        if not least <= len(chosen) <= most:
            key = "core-exact-number" if least == most else "core-wrong-number"
            raise state.refused(key, self.size_rule, least=least, most=most, chosen=len(chosen))
        have = list(self.things(state, seat, step))
        for thing in chosen:
            if thing not in have:
                raise state.refused("core-not-yours", card=state.game.component_name(thing))
            have.remove(thing)

    def item(self, state: S, seat: int, thing: int, count: int) -> Item:
        name = state.game.component_name(thing)
        target = {"zone": "hand", "card": name, "seat": seat}
        return Item(name, state.game.summary(name), target, count)

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        least, most = self.bounds(state, seat, step)
        counted = Counter(self.things(state, seat, step))
        items = [self.item(state, seat, thing, count).json() for thing, count in sorted(counted.items())]
        template = {"type": self.takes[0].type_name()}
        return {
            "items": items,
            "min": least,
            "max": most,
            "sets": None,
            "template": template,
            "field": self.field,
        }


def by_lot(things: Sequence[int], number: int, rng: Random) -> Sequence[int]:
    """So many of the things."""
    if number == 1:
        return (things[int(rng.random() * len(things))],)
    rest, chosen = list(things), []
    for _ in range(number):
        chosen.append(rest.pop(int(rng.random() * len(rest))))
    return chosen


class ChooseExactly(ChooseSeveral[S]):
    """Choose exactly as many things as the step says, or all if there are no more."""

    def bounds(self, state: S, seat: int, step: Step) -> tuple[int, int]:
        return step[1], step[1]

    def pick(self, state: S, seat: int, step: Step, rng: Random) -> Sequence[int]:
        return by_lot(self.things(state, seat, step), step[1], rng)

    def forced(self, state: S, seat: int, step: Step) -> Action | None:
        things = self.things(state, seat, step)
        return None if 0 < step[1] < len(things) else self.make(state, things if step[1] else ())


class Pay(ChooseExactly[S]):
    """Pay with things: here each is worth 1 and exactly as many are due as the step says."""

    kind = "pay"

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        return super().details(state, seat, step) | {"need": step[1]}


class ChooseNumber(Input[S]):
    """Choose a whole number between two bounds."""

    kind = "number"
    field: ClassVar[str] = "number"

    @abstractmethod
    def bounds(self, state: S, seat: int, step: Step) -> tuple[int, int]: ...

    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        least, most = self.bounds(state, seat, step)
        return [self.takes[0](number) for number in range(least, most + 1)]

    def check(self, state: S, seat: int, step: Step, action: Action) -> None:
        least, most = self.bounds(state, seat, step)
        if not least <= getattr(action, self.field) <= most:
            raise state.refused("core-number-out-of-bounds", least=least, most=most)

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        least, most = self.bounds(state, seat, step)
        template = {"type": self.takes[0].type_name()}
        return {"min": least, "max": most, "template": template, "field": self.field}


class PutInOrder(Input[S]):
    """Bring all the things into an order."""

    kind = "order"
    field: ClassVar[str] = "order"

    @abstractmethod
    def items(self, state: S, seat: int, step: Step) -> Sequence[Item]: ...

    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        names = [item.id for item in self.items(state, seat, step)]
        return [self.takes[0](order) for order in permutations(names)]

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        items = [item.json() for item in self.items(state, seat, step)]
        return {"items": items, "template": {"type": self.takes[0].type_name()}, "field": self.field}


class PlaceAt(Input[S]):
    """Put something on a cell, perhaps turned."""

    kind = "place"
    cell_field: ClassVar[str] = "cell"
    rotation_field: ClassVar[str | None] = None

    @abstractmethod
    def cells(self, state: S, seat: int, step: Step) -> dict[str, Sequence[int]]:
        """The legal cells, each with its legal rotations in degrees."""

    def details(self, state: S, seat: int, step: Step) -> dict[str, Any]:
        cells = [
            {"cell": cell, "rotations": list(rotations)} for cell, rotations in self.cells(state, seat, step).items()
        ]
        fields = {"cell_field": self.cell_field, "rotation_field": self.rotation_field}
        return {"cells": cells, "template": {"type": self.takes[0].type_name()}, **fields}


class Decision:
    """A question put to one seat. It belongs to the moment: after the next `apply` ask the state again."""

    __slots__ = ("input", "number", "seat", "state", "step")

    def __init__(self, state: "State", seat: int, step: Step, input: Input[Any], number: int) -> None:
        self.state = state
        self.seat = seat
        self.step = step
        self.input = input
        self.number = number

    @property
    def kind(self) -> str:
        """One of: one, several, pay, number, order, place."""
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

    def json(self) -> dict[str, Any]:
        asked = (self.state, self.seat, self.step)
        return {
            "kind": self.kind,
            "name": self.name,
            "number": self.number,
            "prompt": self.prompt.json(),
            "options": [option.json() for option in self.options],
            "blocked": [blocked.json() for blocked in self.input.blocked(*asked)],
            **self.input.details(*asked),
        }
