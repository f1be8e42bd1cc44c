"""The process in which finished games are analysed, some decisions at a time; after everything else on the machine."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from multiprocessing.connection import Connection

import msgspec

from sternhafen.analysis import Analysis, Analyst, begun
from sternhafen.records import Record

from ..system.settings import from_environment
from ..system.tasks import kind_and_place
from ..tables import packs
from ..tables.analyses import Kept, record_of, unpacked
from ..tables.logged_game import Entry, known_game
from .serving import answer_all

HELD = 8
"""Games that are kept between two pieces of work."""


class Task(msgspec.Struct, frozen=True):
    """A piece of work: go on with a table's analysis for this many seconds.

    The log and what is kept come with the first piece; later the process has them.
    """

    table: str
    seconds: float
    entries: list[Entry] | None = None
    kept: bytes | None = None
    pack: tuple[str, str] | None = None
    """Name and text of the data pack, where it lies in no file."""


class Piece(msgspec.Struct, frozen=True):
    """What came of it: the analysis so far, packed, or what went wrong."""

    data: bytes = b""
    done: int = 0
    total: int = 0
    failed: str | None = None
    """The kind of what went wrong."""
    where: str = ""

    @property
    def finished(self) -> bool:
        return self.failed is None and self.done == self.total


class Held:
    """An analysis in work."""

    def __init__(self, entries: list[Entry], kept: bytes | None, seconds: float) -> None:
        record, self.places = record_of(entries)
        read = Record(record, data=known_game(entries[0].data).data)
        known = unpacked(kept)
        self.analyst = Analyst(read, known.analysis if known else begun(read, seconds=seconds))
        self.steps: Iterator[Analysis] = self.analyst.steps()

    def go_on(self, seconds: float) -> Piece:
        """As many decisions as there is time for, one at least."""
        end = time.monotonic() + seconds
        for _ in self.steps:
            if time.monotonic() >= end:
                break
        analysis = self.analyst.analysis
        return Piece(Kept(analysis, self.places).packed(), analysis.done, analysis.total)


class Bench:
    """The analyses this process holds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._held: OrderedDict[str, Held] = OrderedDict()

    def work(self, task: Task) -> Piece:
        if task.entries is not None:
            start = task.entries[0].data
            if task.pack is not None:
                packs.learn(start["game"], start["pack"], *task.pack)
            self._held[task.table] = Held(task.entries, task.kept, self._seconds)
        held = self._held.get(task.table)
        if held is None:
            return Piece(failed="forgotten")
        self._held.move_to_end(task.table)
        while len(self._held) > HELD:
            self._held.popitem(last=False)
        piece = held.go_on(task.seconds)
        if piece.finished:
            del self._held[task.table]
        return piece


def main(pipe: Connection) -> None:
    """Do pieces of work until the pipe closes."""
    settings = from_environment()
    bench = Bench(settings.analysis_seconds)
    answer_all(pipe, settings.analysis_nice, lambda asked: answer(bench, asked))


def answer(bench: Bench, asked: bytes) -> bytes:
    """The piece, or kind and place of the failure: never its text, which might show cards."""
    try:
        return msgspec.msgpack.encode(bench.work(msgspec.msgpack.decode(asked, type=Task)))
    except Exception as error:
        kind, place = kind_and_place(error)
        return msgspec.msgpack.encode(Piece(failed=kind, where=place))


def outcome(data: bytes) -> Piece:
    return msgspec.msgpack.decode(data, type=Piece)
