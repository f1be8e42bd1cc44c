"""The fixed numbering of everything that can be said in one game.

An action is spelled word by word, one word for each field: `develop card=old_earth` is one word and the whole action,
`attach cell=7,8` and `attach rotation=90` are the two words of another. A field that holds several things takes
one word for each and a closing one, `discard cards done`. A word has the same number in every decision.
"""

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from sternhafen.core.action import Action
from sternhafen.core.game import Game
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.observation import Values
from sternhafen.core.state import State

DONE = "done"
KEPT = 1 << 16
"""So many actions are kept, then it begins anew."""


class Word(NamedTuple):
    """One step of an action: its type, the field, and the value; for a type without fields the type alone."""

    type: str
    field: str = ""
    value: Any = None

    def __str__(self) -> str:
        if not self.field:
            return self.type
        if self.value is DONE:
            return f"{self.type} {self.field} done"
        return f"{self.type} {self.field}={'none' if self.value is None else self.value}"


class Vocabulary:
    """All words of one game, and how its actions are spelled with them."""

    def __init__(self, game: Game, values: Values) -> None:
        self.words = tuple(word for kind in game.action_kinds for word in words_of(kind, values))
        self.numbers = {word: number for number, word in enumerate(self.words)}
        assert len(self.numbers) == len(self.words)
        self.spellings = Spellings(self.numbers)
        self._things: dict[ChooseSeveral[Any], dict[int, int]] = {}
        self._done: dict[ChooseSeveral[Any], int] = {}

    def __len__(self) -> int:
        return len(self.words)

    def spelled(self, action: Action) -> tuple[int, ...]:
        """The numbers of the words of an action, in order."""
        return self.spellings[action]

    def words_for(self, asked: ChooseSeveral[Any], state: State, things: Iterable[int]) -> dict[int, int]:
        """By the word that picks it: each of several things."""
        known = self._things.setdefault(asked, {})
        try:
            return {known[thing]: thing for thing in things}
        except KeyError:
            known |= {thing: self.spelled(asked.make(state, (thing,)))[0] for thing in things if thing not in known}
            return {known[thing]: thing for thing in things}

    def done(self, asked: ChooseSeveral[Any]) -> int:
        """The word that says that no more things are picked."""
        if asked not in self._done:
            self._done[asked] = self.numbers[Word(asked.takes[0].type_name(), asked.field, DONE)]
        return self._done[asked]


class Spellings(dict[Action, tuple[int, ...]]):
    """By action: the numbers of its words, worked out when it is first met."""

    def __init__(self, numbers: Mapping[Word, int]) -> None:
        super().__init__()
        self._numbers = numbers

    def __missing__(self, action: Action) -> tuple[int, ...]:
        type = action.type_name()
        fields = action.__struct_fields__
        words = [word for field in fields for word in _spelled_field(type, field, getattr(action, field))]
        if len(self) == KEPT:
            self.clear()
        self[action] = tuple([self._numbers[word] for word in words or [Word(type)]])
        return self[action]


def words_of(kind: type[Action], values: Values) -> list[Word]:
    """Every word with which an action of this kind can be spelled."""
    type, hints = kind.type_name(), get_type_hints(kind)
    fields = [field.name for field in msgspec.structs.fields(kind)]
    return [word for field in fields for word in _words_of_field(type, field, hints[field], values)] or [Word(type)]


def _words_of_field(type: str, field: str, hint: Any, values: Values) -> list[Word]:
    if get_origin(hint) is not tuple:
        return [Word(type, field, value) for value in _values(type, field, hint, values)]
    inner, *rest = get_args(hint)
    if rest == [...]:
        return [Word(type, field, value) for value in (*_values(type, field, inner, values), DONE)]
    places = range(1, len(get_args(hint)) + 1)
    return [Word(type, f"{field}.{place}", value) for place in places for value in values[f"{type}.{field}"]]


def _values(type: str, field: str, hint: Any, values: Values) -> list[Any]:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        inner = [option for option in get_args(hint) if option is not NoneType]
        return [None, *(value for option in inner for value in _values(type, field, option, values))]
    return list(values[f"{type}.{field}"])


def _spelled_field(type: str, field: str, value: Any) -> list[Word]:
    if not isinstance(value, tuple):
        return [Word(type, field, value)]
    if value and isinstance(value[0], int):
        return [Word(type, f"{field}.{place}", number) for place, number in enumerate(value, 1)]
    return [*(Word(type, field, thing) for thing in value), Word(type, field, DONE)]
