"""Bots from a file: every class derived from `Bot` in it, by its name in small letters."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path

from sternhafen.bots import Bot
from sternhafen.core.errors import DataError


@cache
def load_bots(path: Path) -> dict[str, type[Bot]]:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise DataError(str(path), "expected a Python file with a class derived from sternhafen.bots.Bot")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise DataError(str(path), f"{type(error).__name__}: {error}") from error
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Bot)]
    own = {kind.__name__.lower(): kind for kind in found if not isabstract(kind) and kind.__module__ == module.__name__}
    if not own:
        raise DataError(str(path), "has no class derived from sternhafen.bots.Bot")
    return own
