"""The messages of one language, in Fluent. Reading them all takes a while, so each is read when it is first needed."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?![#\w-]).*\n?)*", re.M)
"""A message or a term and the lines that belong to it: blank ones, indented ones, the closing of braces."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message may quote; functions are named in the same way."""


class Phrasebook:
    def __init__(self, language: str, files: Iterable[str]) -> None:
        self.language = language
        self.unread: dict[str, str] = {}
        """By name: the entries that nobody has needed so far, the first of each name."""
        for file in files:
            for entry in ENTRY.finditer(file):
                self.unread.setdefault(entry[1], entry[0])
        self.names = frozenset(self.unread)

    @cached_property
    def bundle(self) -> "FluentBundle":
        """What has been read so far."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def say(self, name: str, args: dict[str, Any]) -> str:
        """The sentence; whatever is wrong with it is a KeyError."""
        if name in self.unread:
            self._read(name)
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        sentence, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"text {name!r} in language {self.language!r}: {errors[0]}")
        return str(sentence)

    def _read(self, name: str) -> None:
        """Read the entry and all that it quotes. They count as unread till the end: several threads may speak."""
        from fluent.runtime import FluentResource

        found: dict[str, str] = {}
        wanted = [name]
        while wanted:
            entry = wanted.pop()
            source = self.unread.get(entry)
            if source is not None and entry not in found:
                found[entry] = source
                wanted += REFERENCE.findall(source)
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        for entry in found:
            self.unread.pop(entry, None)
