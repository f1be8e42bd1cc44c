"""A server whose wall clock is off by as many seconds as a file says, from one look to the next."""

import os
import time
from pathlib import Path

from sternhafen.server.__main__ import main

OFFSET = Path(os.environ["WALL_CLOCK_OFFSET"])
real = time.time_ns


def shifted() -> int:
    """The wall's time, shifted."""
    return real() + int(OFFSET.read_text() or "0") * 1_000_000_000


time.time_ns = shifted

if __name__ == "__main__":
    main()
