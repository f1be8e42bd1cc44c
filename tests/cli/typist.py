"""Somebody at a real terminal: what the installed command shows there, up to the next prompt, and what is typed."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType
from typing import Self

COLUMNS = 80


class Typist:
    """A terminal of eighty columns with `sternhafen` in it."""

    def __init__(self, *words: str | Path) -> None:
        self.words = [str(Path(sys.executable).with_name("sternhafen")), *map(str, words)]
        self.over = False

    def __enter__(self) -> Self:
        self._keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, COLUMNS, 0, 0))
        clean = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(self.words, stdin=screen, stdout=screen, stderr=screen, env=clean)
        os.close(screen)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._keyboard)

    def type(self, line: str) -> str:
        """Type a line; gives what is shown then."""
        os.write(self._keyboard, f"{line}\n".encode())
        return self.read()

    def read(self) -> str:
        """What is shown until the next prompt, or to the end."""
        shown = b""
        while not shown.endswith(b"\n> "):
            try:
                shown += os.read(self._keyboard, 65536)
            except OSError:
                # Linux tells so that nobody writes to it any more
                self.over = True
                break
        return shown.decode().replace("\r\n", "\n")
