"""Checking a record in a process of its own: however long it takes, nobody's table waits for it."""

import asyncio
import contextlib
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import sternhafen
from sternhafen.core.errors import DataError, SternhafenError
from sternhafen.core.plain import ResultData

from ..protocol.errors import ApiError
from ..system.settings import from_environment
from . import archive, packs
from .packs import use_packs
from .written import Written

NICE = 10
_one_at_a_time = asyncio.Lock()


async def checked(data: Any) -> tuple[list[Written], ResultData]:
    """The record's log and result, or a refusal; the process ends with the work."""
    archive.require_short(data)
    async with _one_at_a_time:
        process = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare)
        try:
            return await asyncio.get_running_loop().run_in_executor(process, _check, data, await _kept(data))
        finally:
            process.shutdown(wait=False, cancel_futures=True)


def _prepare() -> None:
    with contextlib.suppress(OSError):
        os.nice(NICE)
    use_packs(from_environment().packs())


async def _kept(data: Any) -> packs.Known | None:
    """The record's pack, if the database has it: the process cannot ask there."""
    game, pack = data.get("game"), data.get("pack")
    known = isinstance(pack, str) and game in sternhafen.games()
    return await asyncio.to_thread(packs.text_of, str(game), str(pack)) if known else None


def _check(data: Any, kept: packs.Known | None) -> tuple[list[Written], ResultData]:
    if kept:
        packs.learn(data["game"], data["pack"], *kept)
    try:
        return archive.check_record(data)
    except (SternhafenError, ApiError):
        raise
    except Exception as error:
        raise DataError("record", f"cannot be played ({type(error).__name__})") from None
