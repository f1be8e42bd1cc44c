"""What the API says of analyses, and of tables opened from a moment or a position."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sternhafen.analysis.model import Judged, Summary

from .common import Json, SeatNumber, Text

AnalysisStatus = Literal["none", "waiting", "working", "finished", "failed"]


class AnalysisAnswer(Struct, frozen=True):
    """How far the analysis of a finished game has come, and what it says from decision number `since` on.

    `moments` belong to `decisions`: the place in the whole log before each, then the number of the newest event then
    for each seat's eyes, and last for those who watch.
    """

    status: AnalysisStatus
    done: int
    total: int
    estimate: float | None
    """Seconds it will still take, if nothing else is to do."""
    bot: str | None
    calibrated: bool
    """Whether chances may be told as percentages."""
    since: int
    decisions: list[Judged]
    moments: list[list[int]]
    summary: Summary | None
    why: Text | None = None
    """Why it failed, if it did."""


class BranchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo table from a moment of a finished game: whose seat to take, against which bots, with which first move."""

    moment: int
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The others' strength; null: the bots that sat there, and for people the usual one."""
    action: Json | None = None


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo table from a written position."""

    game: Annotated[str, Meta(max_length=40)]
    position: Json
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40)] | None = None
