"""What an analysis says: plain data, to JSON and back."""

from typing import Any

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as
from sternhafen.core.text import TextData

FORMAT = "sternhafen-analysis/1"
FINE, INACCURACY, MISTAKE, BLUNDER = "fine", "inaccuracy", "mistake", "blunder"
STEPS = ((0.12, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))
"""What a loss of more than this much is called."""
SURE = 2.0
"""A loss counts when it is larger than this many of its standard errors."""


class Move(msgspec.Struct, frozen=True):
    """A move and what is expected of it, by all the seat knew."""

    action: Json
    text: TextData
    chance: float
    """To win, from 0 to 1; a shared victory counts for its share."""
    error: float
    """The standard error of the chance: how much it would vary with other imagined worlds."""
    lead: float
    """The expected lead over the best other, in points, where positions can be compared next."""
    worlds: int
    """In how many imagined worlds it was tried."""
    hindsight: float
    """The chance with the cards and the secret choices as they really were: nobody could know it."""


class Secret(msgspec.Struct, frozen=True):
    """What another seat chose in secret at the same time."""

    seat: int
    text: TextData


class Judged(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat knew then; what only hindsight tells stands apart."""

    place: int
    """Of the decision in the record, from 0."""
    seat: int
    round: int
    prompt: TextData
    moves: list[Move]
    """Those worth considering and the one played, the best first."""
    played: int
    """Which of them was played."""
    cost: float
    """What the move played lost against the best one, and how sure that is."""
    error: float
    verdict: str
    """`fine`, `inaccuracy`, `mistake` or `blunder`."""
    best: list[float]
    """Every seat's chance after the best move, as this seat sees it,"""
    chances: list[float]
    """and after the one that was played."""
    why: TextData
    secrets: list[Secret]
    """With hindsight: what the others chose in secret at the same time,"""
    hindsight: TextData | None
    """and what the cards and choices as they really were would have made of it."""

    @property
    def counts(self) -> bool:
        """Whether there was something to decide."""
        return len(self.moves) > 1

    @property
    def loss(self) -> float:
        """The cost, where it is sure."""
        return 0.0 if self.verdict == FINE else self.cost


class Point(msgspec.Struct, frozen=True):
    """Every seat's chance after a decision, each as it sees it, brought to a sum of 1."""

    place: int
    chances: list[float]


class Summary(msgspec.Struct, frozen=True):
    """A game at a glance, as far as it is judged."""

    curve: list[Point]
    turning_points: list[int]
    """Places in the record: the largest changes of the leader's chance."""
    accuracy: list[int | None]
    """Of each seat; None where it had too little to decide."""
    expensive: list[int]
    """Places in the record: the three moves that lost most."""


class Analysis(msgspec.Struct, omit_defaults=True):
    """A record judged decision by decision, in whole or in part: it says how far it has come."""

    game: str
    players: int
    record: str
    """The hash of the record's last state: an analysis belongs to one record."""
    bot: str
    seconds: float
    calibrated: bool
    """Whether stated chances of this game have been compared with what happened, and hold."""
    total: int
    """Decisions of the record."""
    done: int = 0
    """How many of them have been gone through."""
    seats: list[int] | None = None
    """Whose decisions were asked for; None for everybody's."""
    decisions: list[Judged] = []
    summary: Summary | None = None
    format: str = FORMAT

    @property
    def finished(self) -> bool:
        return self.done == self.total

    def json(self) -> Json:
        data: Json = msgspec.to_builtins(self)
        return data

    def of(self, seat: int) -> list[Judged]:
        return [judged for judged in self.decisions if judged.seat == seat]

    def at(self, place: int) -> Judged | None:
        """The judgement of a decision of the record."""
        return next((judged for judged in self.decisions if judged.place == place), None)


def read_analysis(data: Any) -> Analysis:
    """An analysis from plain data."""
    try:
        found = read_as(Analysis, data)
    except msgspec.ValidationError as error:
        raise DataError("analysis", str(error)) from None
    if found.format != FORMAT:
        raise DataError("analysis, field 'format'", f"expected {FORMAT!r}, found {found.format!r}")
    return found


def verdict(cost: float, error: float) -> str:
    """What to call a loss; one inside its margin is none."""
    if cost <= SURE * error:
        return FINE
    return next((word for least, word in STEPS if cost > least), FINE)
