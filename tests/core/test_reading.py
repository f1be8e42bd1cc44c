"""Plain data is read into types from any thread."""

import subprocess
import sys

READING = """
import sys
from threading import Barrier, Thread
from typing import Annotated, Literal

import msgspec

from sternhafen.core.reading import read_as

sys.setswitchinterval(1e-6)


def new_type():
    class Clock(msgspec.Struct):
        seconds: Annotated[int, msgspec.Meta(ge=0)]
        kind: Literal["live", "days"]
        bonus: Annotated[int, msgspec.Meta(ge=0)] | None = None

    return Clock


def read(start, kind):
    start.wait()
    assert read_as(kind, {"seconds": 1, "kind": "live", "bonus": 2}).bonus == 2


for _ in range(400):
    start, kind = Barrier(6), new_type()
    threads = [Thread(target=read, args=(start, kind)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_many_threads_meet_a_type_at_once() -> None:
    """Six threads that read the same type for the first time all get their value, 400 times."""
    ended = subprocess.run([sys.executable, "-c", READING], capture_output=True, text=True, check=False)
    assert (0, "") == (ended.returncode, ended.stderr)
