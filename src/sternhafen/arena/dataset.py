"""Recorded decisions as arrays for learners: what was seen, what could be said, what was said, and what it came to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy
import numpy.typing

import sternhafen
from sternhafen.arena.records import CONTEST
from sternhafen.coding import Coding, coding
from sternhafen.core.errors import DataError


class Samples(NamedTuple):
    """One row for each word that was said."""

    observations: "numpy.typing.NDArray[numpy.float32]"
    masks: "numpy.typing.NDArray[numpy.bool_]"
    words: "numpy.typing.NDArray[numpy.int64]"
    values: "numpy.typing.NDArray[numpy.float32]"
    """What the seat came to: 1 for the first, -1 for the last, the others evenly between."""


def samples(folder: Path) -> Iterator[Samples]:
    """The samples of each game in a folder of `arena --records --observations`, game by game."""
    from pyarrow import parquet

    contest = msgspec.json.decode(Path(folder, CONTEST).read_bytes())
    if not contest["observations"]:
        raise DataError(str(folder), "holds no observations: record it with --observations")
    code, players = coding(sternhafen.game(contest["game"])), len(contest["bots"])
    for file in sorted(Path(folder).glob("*.parquet")):
        yield of_game(code, players, parquet.read_table(file).to_pydict())


def of_game(code: Coding, players: int, columns: dict[str, list[Any]]) -> Samples:
    """The samples of one game; within an answer the words said before belong to what is seen."""
    seen, masks, said, values = [], [], [], []
    rows = zip(*(columns[name] for name in ("observation", "words", "legal", "rank")), strict=True)
    for observation, words, legal, rank in rows:
        before = numpy.array(observation, numpy.float32)
        for place, word in enumerate(words):
            seen.append(code.observer.with_said(before, words[:place]))
            masks.append(numpy.isin(numpy.arange(len(code.vocabulary)), legal[place]))
            said.append(word)
            values.append(1 - 2 * (rank - 1) / (players - 1))
    return Samples(numpy.stack(seen), numpy.stack(masks), numpy.array(said), numpy.array(values, numpy.float32))
