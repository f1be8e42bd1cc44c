"""The closed set of inputs: one, several, pay, number, place. Games derive their questions from these classes."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from sternhafen.core.action import Action
from sternhafen.core.decision import Answer, Input, S, Step, one_of
from sternhafen.core.offers import Item
from sternhafen.core.plain import CellData, Details, Kind
from sternhafen.core.subsets import Subsets

NUMBER: Final = 1
"""Where the step of a question says how many things are to be chosen or paid."""


class ChooseOne(Input[S]):
    """Choose one of the options."""

    kind = "one"

    def actions(self, state: S, seat: int, step: Step) -> Sequence[Action]:
        return [option.action for option in self.options(state, seat, step)]


class ChooseSeveral(Input[S]):
    """Choose several things of a multiset: any selection of the right size is legal.

    The action has one field with the names of the things; equal things are not told apart.
    """

    kind: ClassVar[Kind] = "several"
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
        number = least if least == most else one_of(range(least, min(most, len(things)) + 1), rng)
        return by_lot(things, number, rng)

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

    def check_number(self, state: S, seat: int, step: Step, chosen: int) -> None:
        least, most = self.bounds(state, seat, step)
        if not least <= chosen <= most:
            key = "core-exact-number" if least == most else "core-wrong-number"
            raise state.refused(key, self.size_rule, least=least, most=most, chosen=chosen)

    def check(self, state: S, seat: int, step: Step, action: Action) -> None:
        chosen = self.chosen(state, action)
        self.check_number(state, seat, step, len(chosen))
        have = list(self.things(state, seat, step))
        for thing in chosen:
            if thing not in have:
                raise state.refused("core-not-yours", card=state.game.component_name(thing))
            have.remove(thing)

    def item(self, state: S, seat: int, thing: int, count: int) -> Item:
        name = state.game.component_name(thing)
        target = {"zone": "hand", "card": name, "seat": seat}
        return Item(name, state.game.summary(name), target, count)

    def details(self, state: S, seat: int, step: Step) -> Details:
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
    """This many of the things."""
    if number == 1:
        return (things[int(rng.random() * len(things))],)
    rest = list(things)
    return [rest.pop(int(rng.random() * left)) for left in range(len(rest), len(rest) - number, -1)]


class ChooseExactly(ChooseSeveral[S]):
    """Choose exactly as many things as the step says, or all if there are no more."""

    def bounds(self, state: S, seat: int, step: Step) -> tuple[int, int]:
        return step[NUMBER], step[NUMBER]

    def pick(self, state: S, seat: int, step: Step, rng: Random) -> Sequence[int]:
        return by_lot(self.things(state, seat, step), step[NUMBER], rng)

    def forced(self, state: S, seat: int, step: Step) -> Action | None:
        things = self.things(state, seat, step)
        return None if 0 < step[NUMBER] < len(things) else self.make(state, things if step[NUMBER] else ())


class Pay(ChooseExactly[S]):
    """Pay with things: here each is worth 1 and exactly as many are due as the step says."""

    kind = "pay"

    def details(self, state: S, seat: int, step: Step) -> Details:
        return super().details(state, seat, step) | {"need": step[NUMBER]}


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

    def details(self, state: S, seat: int, step: Step) -> Details:
        least, most = self.bounds(state, seat, step)
        template = {"type": self.takes[0].type_name()}
        return {"min": least, "max": most, "template": template, "field": self.field}


class PlaceAt(Input[S]):
    """Put something on a cell, perhaps turned."""

    kind = "place"
    cell_field: ClassVar[str] = "cell"
    rotation_field: ClassVar[str | None] = None

    @abstractmethod
    def cells(self, state: S, seat: int, step: Step) -> dict[str, Sequence[int]]:
        """The legal cells, each with its legal rotations in degrees."""

    def called(self, cell: str) -> Any:
        """A cell as people say it, as an argument of a text."""
        return cell

    def details(self, state: S, seat: int, step: Step) -> Details:
        cells: list[CellData] = [
            {"cell": cell, "rotations": list(rotations)} for cell, rotations in self.cells(state, seat, step).items()
        ]
        return {
            "cells": cells,
            "template": {"type": self.takes[0].type_name()},
            "cell_field": self.cell_field,
            "rotation_field": self.rotation_field,
        }
