"""Runs `sternhafen` inside the test, or as the real command."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from sternhafen.cli.main import main

EVERY_SIZE = [" ".join(str(number) for number in range(1, size + 1)) for size in range(1, 16)]
ANSWERS = "\n".join(EVERY_SIZE * 400) + "\n"
"""Numbers of choices, one after the other: whatever is asked, one of the next lines answers it."""


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str | Path, typed: str = "") -> Outcome:
    """The command in this process."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    stdin = io.StringIO(typed)
    argv = ["sternhafen", *map(str, words)]
    with patch.multiple(sys, argv=argv, stdin=stdin), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
    return Outcome(code, out.getvalue(), err.getvalue())


def run_really(*words: str | Path, typed: str = "") -> Outcome:
    """The installed command in a process of its own."""
    command = Path(sys.executable).with_name("sternhafen")
    done = subprocess.run(
        [command, *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=300,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def one_sentence(outcome: Outcome) -> str:
    """Checks that bad input ended as it must, and gives the sentence."""
    assert 2 == outcome.code
    assert "Traceback" not in outcome.err
    lines = outcome.err.splitlines()
    assert 1 == len(lines)
    assert lines[0].startswith("sternhafen: ")
    return lines[0].removeprefix("sternhafen: ")
