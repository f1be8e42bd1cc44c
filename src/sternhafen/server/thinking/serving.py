"""The other end of a companion's pipe: what its process does from its first moment to its last."""

import contextlib
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection

from ..system.settings import from_environment
from ..tables.packs import use_packs

READY = b"ready"


def answer_all(pipe: Connection, niceness: int, answer: Callable[[bytes], bytes]) -> None:
    """Answer until the pipe closes. The server's own stop signals are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(niceness)
    use_packs(from_environment().packs())
    pipe.send_bytes(READY)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))
