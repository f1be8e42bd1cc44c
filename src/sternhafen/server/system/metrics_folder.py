"""The folder in which several workers of one server keep their figures for /metrics.

It is named after the process that made it, so that the next start can tell which were left behind by a kill.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from .metrics import METRICS_FOLDER

PREFIX = "sternhafen-metrics-"


@contextmanager
def shared_figures(workers: int) -> Iterator[None]:
    """A folder for the workers, gone with the server; one worker needs none."""
    if workers == 1:
        yield
        return
    clear_left_behind()
    with TemporaryDirectory(prefix=f"{PREFIX}{os.getpid()}-") as folder:
        os.environ[METRICS_FOLDER] = folder
        yield


def clear_left_behind() -> None:
    """Servers that were killed could not clean up. Folders of living processes and of other people stay."""
    if os.name != "posix":
        return
    for folder in Path(gettempdir()).glob(f"{PREFIX}*-*"):
        makers = users(folder)
        if makers and is_ours(folder) and not any(is_alive(process) for process in makers):
            shutil.rmtree(folder, ignore_errors=True)


def is_ours(folder: Path) -> bool:
    """Where the temporary folder is shared, nobody may lay a link there for us to follow."""
    return not folder.is_symlink() and folder.is_dir() and folder.stat().st_uid == os.getuid()


def users(folder: Path) -> list[int]:
    """The server that made it, and its workers, which may outlive it: their figures are files named after them."""
    maker = folder.name.removeprefix(PREFIX).split("-")[0]
    workers = [file.stem.rsplit("_", 1)[-1] for file in folder.glob("*.db")]
    return [int(process) for process in (maker, *workers) if process.isdigit()]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        pass
    return True
