"""Bots from a file: every class derived from `Bot` in it, by its name in small letters.

The file's text travels with the games, so that machines that do not have the file can play them too.
"""

import sys
from functools import cache
from inspect import isabstract
from pathlib import Path
from types import ModuleType

from sternhafen.bots.bot import Bot
from sternhafen.core.errors import DataError


def read_source(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise DataError(path, "expected a Python file with a class derived from sternhafen.bots.Bot") from None


@cache
def load_bots(path: str, source: str) -> dict[str, type[Bot]]:
    """The bots of a file with this text."""
    module = ModuleType(f"own_bots_of_{Path(path).stem}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except Exception as error:
        raise DataError(path, f"{type(error).__name__}: {error}") from error
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Bot)]
    own = {kind.__name__.lower(): kind for kind in found if not isabstract(kind) and kind.__module__ == module.__name__}
    if not own:
        raise DataError(path, "has no class derived from sternhafen.bots.Bot")
    return own
