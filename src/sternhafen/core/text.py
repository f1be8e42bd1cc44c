"""Texts are a key and arguments until somebody reads them; Fluent makes the sentence, in German or English.

Arguments are numbers, strings, {"card": id}, {"seat": n}, {"text": Text}, lists of those ("a, b and c") or
{"list": [...]} ("a, b, c").
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

import msgspec

from sternhafen.core.phrasebook import Phrasebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "de")
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that a formatted number brings for a minus; what is quoted keeps its own."""
SPEAKABLE = 10**15
"""Fluent cannot format numbers of any size; larger ones are written out plainly."""


Args = dict[str, Any]
"""The arguments of a text, by name."""


class TextData(TypedDict):
    """A sentence in no language yet: a key of the Fluent files and its arguments."""

    key: str
    args: Args


class Text(msgspec.Struct, frozen=True):
    """A message to a person, in no language yet."""

    key: str
    args: Args = {}

    @property
    def en(self) -> str:
        """The sentence in English, components by their ids: `speak` knows their names."""
        return speak(self, "en")

    @property
    def de(self) -> str:
        """The sentence in German, components by their ids."""
        return speak(self, "de")

    def json(self) -> TextData:
        args = {
            name: value if type(value) is int or type(value) is str else _plain(value)
            for name, value in self.args.items()
        }
        return {"key": self.key, "args": args}


def text(key: str, **args: Any) -> Text:
    return Text(key, args)


def card(name: str) -> dict[str, str]:
    """A component as an argument of a text."""
    return {"card": name}


def seat(number: int) -> dict[str, int]:
    """A player as an argument of a text."""
    return {"seat": number}


def listed(parts: Iterable[Any]) -> dict[str, list[Any]]:
    """Several things, to be joined by commas."""
    return {"list": list(parts)}


class Names(Protocol):
    """How components and players are called in a language."""

    def card(self, name: str, language: str) -> str: ...

    def seat(self, number: int, language: str) -> str: ...


class PlainNames:
    """Names for when nobody knows better: the id itself, and "seat 1"."""

    def card(self, name: str, language: str) -> str:
        return name

    def seat(self, number: int, language: str) -> str:
        return speak(text("core-seat", number=number + 1), language, self)


NO_NAMES = PlainNames()


class PrintedNames(PlainNames):
    """Names of components as a data pack gives them in each language."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self._names = names

    def card(self, name: str, language: str) -> str:
        return str(getattr(self._names[name], language))


def speak(message: Text, language: str, names: Names = NO_NAMES) -> str:
    """The sentence a person reads or hears."""
    if not has_text(message.key, language):
        raise KeyError(f"no text {message.key!r} in language {language!r}")
    args = {name: _spoken(value, language, names) for name, value in message.args.items()}
    sentence = _phrases(language).say(message.key, args)
    negative = any(type(value) is int and value < 0 for value in message.args.values())
    return MINUS.sub("−", sentence) if negative else sentence


def has_text(key: str, language: str) -> bool:
    return key in _phrases(language)


def speak_all(messages: Iterable[Text], language: str, names: Names = NO_NAMES) -> list[str]:
    return [speak(message, language, names) for message in messages]


def _spoken(value: Any, language: str, names: Names) -> Any:
    if isinstance(value, Text):
        return speak(value, language, names)
    if isinstance(value, list | tuple):
        parts = [str(_spoken(part, language, names)) for part in value]
        return _joined(_counted(parts, language) if all(map(_is_card, value)) else parts, language)
    if isinstance(value, Mapping):
        return _named(value, language, names)
    if isinstance(value, int) and abs(value) > SPEAKABLE:
        return str(value)
    return value


def _named(value: Mapping[str, Any], language: str, names: Names) -> str:
    if "card" in value:
        return names.card(value["card"], language)
    if "seat" in value:
        return names.seat(value["seat"], language)
    if "list" in value:
        return ", ".join(str(_spoken(part, language, names)) for part in value["list"])
    inner = value["text"]
    return speak(inner if isinstance(inner, Text) else Text(inner["key"], inner["args"]), language, names)


def _is_card(value: Any) -> bool:
    return isinstance(value, Mapping) and "card" in value


def _counted(parts: list[str], language: str) -> list[str]:
    """Cards that lie there twice are named once."""
    several = ((part, parts.count(part)) for part in dict.fromkeys(parts))
    return [speak(text("core-several", n=n, what=part), language) if n > 1 else part for part, n in several]


def _joined(parts: list[str], language: str) -> str:
    if not parts:
        return speak(text("core-none"), language)
    if len(parts) == 1:
        return parts[0]
    return speak(text("core-and", first=", ".join(parts[:-1]), last=parts[-1]), language)


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is Text:
        return {"text": value.json()}
    if kind is dict:
        return {name: part if type(part) is str else _plain(part) for name, part in value.items()}
    return [_plain(part) for part in value] if kind is list or kind is tuple else value


_folders: "list[Traversable]" = [Path(__file__).parents[1]]


def add_texts(folder: "Traversable") -> None:
    """Speak the texts below this folder too: games may lie outside this package."""
    _folders.append(folder)
    _phrases.cache_clear()


@cache
def _phrases(language: str) -> Phrasebook:
    if language not in LANGUAGES:
        raise KeyError(f"no such language: {language!r}; there are {', '.join(LANGUAGES)}")
    files = chain.from_iterable(_locale_files(folder, f"{language}.ftl") for folder in _folders)
    return Phrasebook(language, (file.read_text(encoding="utf-8") for file in files))


def _locale_files(folder: "Traversable", name: str) -> "Iterable[Traversable]":
    for child in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if child.is_dir() and child.name == "locale":
            if (child / name).is_file():
                yield child / name
        elif child.is_dir() and child.name not in ("__pycache__", "static"):
            yield from _locale_files(child, name)
