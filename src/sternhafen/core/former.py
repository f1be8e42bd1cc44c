"""Words that files of old use for what has another name today.

Such files are still read, and hashes are taken of the old words: packs and positions keep those that stand in records.
"""

from collections.abc import Mapping
from typing import Any

from sternhafen.core.plain import Json

Words = Mapping[str, str]
"""The words of old by those of today, or the other way round."""


def by_old(words: Words) -> Words:
    """Today's words by those of old."""
    return {old: new for new, old in words.items()}


def renamed(data: Json, words: Words) -> Json:
    """The data with its own fields renamed; what they hold stays."""
    return {words.get(name, name): value for name, value in data.items()} if words else data


def reworded(data: Any, words: Words) -> Any:
    """The data with these words replaced wherever they stand alone: as names of fields, in lists, as values."""
    if isinstance(data, str):
        return words.get(data, data)
    if isinstance(data, dict):
        return {words.get(name, name): reworded(value, words) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [reworded(one, words) for one in data]
    return data
