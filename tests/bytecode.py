"""What Python compiles is kept for all processes that tests start, away from the sources."""

import os
import sys
import tempfile
from collections.abc import MutableMapping
from pathlib import Path

KEPT = str(Path(tempfile.gettempdir()) / "sternhafen-pycache")


def keep(environment: MutableMapping[str, str]) -> None:
    """Processes with this environment compile what nobody compiled before, and no more."""
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = KEPT


def keep_here() -> None:
    """The same for this process and all it starts."""
    keep(os.environ)
    sys.dont_write_bytecode, sys.pycache_prefix = False, KEPT
