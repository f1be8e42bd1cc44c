"""A whole record judged, decision by decision; what is done stays done."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.analysis.calibrated import calibration
from sternhafen.analysis.hindsight import Decided, decided
from sternhafen.analysis.judging import judged
from sternhafen.analysis.model import Analysis
from sternhafen.analysis.summary import summary
from sternhafen.analysis.weighing import Judge
from sternhafen.bots import SEARCHING, Limits, names
from sternhafen.core.errors import DataError
from sternhafen.core.flow import CLOCK
from sternhafen.core.instinct import won
from sternhafen.core.state import State
from sternhafen.records import Record

SECONDS = 0.1
"""How long a decision is thought about, if nobody says otherwise."""


def judge_of(game: str, bot: str | None = None) -> str:
    """The bot that judges: the strongest unless another is asked for; it must be one that thinks."""
    known = [name for name in names(game) if name in SEARCHING]
    if not known:
        raise DataError("analysis", f"no bot that thinks ahead plays {game}")
    if bot is not None and bot not in known:
        raise DataError("bot", f"{bot!r} does not think ahead; {', '.join(known)} can judge {game}")
    return bot or known[-1]


class Analyst:
    """Judges a record; can be stopped after each decision, and goes on from any partial analysis of the same kind."""

    def __init__(self, record: Any, analysis: Analysis, *, data: Path | None = None) -> None:
        self.record = record if isinstance(record, Record) else Record(record, data=data)
        self.analysis = analysis
        game = self.record.game
        limits = Limits(analysis.seconds, counted=True)
        self._judge, self._scale = Judge(game, analysis.bot, limits), calibration(game.id, analysis.bot)
        self._all: list[Decided | None] = [
            None if seat == CLOCK else decided(state, seat, action) for state, seat, action in self.record
        ]
        self._last = self.record.last

    def steps(self) -> Iterator[Analysis]:
        """Go on to the end, one decision at a time."""
        for place, (state, _, _) in enumerate(self.record):
            if place >= self.analysis.done:
                self._take(place, state)
                yield self.analysis

    def _take(self, place: int, state: State) -> None:
        own, analysis = self._all[place], self.analysis
        if own is not None and (analysis.seats is None or own.seat in analysis.seats):
            analysis.decisions.append(judged(self._judge, self._scale, state, self._all, place))
        analysis.done = place + 1
        ended = won(self._last) if analysis.finished and self._last.over else None
        analysis.summary = summary(analysis.players, analysis.decisions, ended, analysis.total)


def begun(
    record: Any, *, bot: str | None = None, seconds: float = SECONDS, seats: Sequence[int] | None = None
) -> Analysis:
    """An analysis in which nothing is judged yet."""
    fields = record.fields if isinstance(record, Record) else Record(record).fields
    name = judge_of(fields.game, bot)
    return Analysis(
        game=fields.game,
        players=fields.players,
        record=fields.hashes[-1],
        bot=name,
        seconds=seconds,
        calibrated=calibration(fields.game, name).holds,
        total=len(fields.decisions),
        seats=None if seats is None else sorted(set(seats)),
    )


def analyse(
    record: Any,
    *,
    bot: str | None = None,
    seconds: float = SECONDS,
    seats: Sequence[int] | None = None,
    known: Analysis | None = None,
    progress: Callable[[Analysis], bool | None] | None = None,
    data: Path | None = None,
) -> Analysis:
    """Judge every decision of a record, by what its seat knew then.

    `known` is a partial analysis of the same record to go on with; `progress` hears of each decision and stops the
    work by answering False. The same record, bot and seconds give the same analysis, stopped in between or not.
    """
    read = record if isinstance(record, Record) else Record(record, data=data)
    fresh = begun(read, bot=bot, seconds=seconds, seats=seats)
    analyst = Analyst(read, resumed(fresh, known))
    for analysis in analyst.steps():
        if progress is not None and progress(analysis) is False:
            break
    return analyst.analysis


def resumed(fresh: Analysis, known: Analysis | None) -> Analysis:
    """The partial analysis, if it is one of the same record by the same means."""
    if known is None:
        return fresh
    same = ("game", "record", "bot", "seconds", "calibrated", "seats", "total")
    if any(getattr(fresh, field) != getattr(known, field) for field in same):
        raise DataError("analysis", "the one to go on with is of another record, or was made by other means")
    return msgspec.structs.replace(known, decisions=list(known.decisions))
