"""How a game ended."""

from typing import Any

import msgspec

from sternhafen.core.plain import ResultData, ShareData
from sternhafen.core.text import Text


class Share(msgspec.Struct, frozen=True):
    """One source of a seat's points."""

    label: Text
    points: int

    def json(self) -> ShareData:
        return {"label": self.label.json(), "points": self.points}


class Result(msgspec.Struct, frozen=True):
    """Scores, places and why it ended. More points are better: more points never mean a lower place.

    `ranks` start at 1; equal seats share a rank and the next is left out. A game in which less is better tells its
    points with a minus.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Text
    breakdown: tuple[tuple[Share, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def __repr__(self) -> str:
        points = ", ".join(map(str, self.scores))
        won = " and ".join(f"seat {seat}" for seat in self.winners)
        return f"<Result: {points} points; won by {won}: {self.reason.en}>"

    def json(self) -> ResultData:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason.json(),
            "breakdown": [[share.json() for share in shares] for shares in self.breakdown],
        }


def ranks(keys: list[Any]) -> tuple[int, ...]:
    """Places by falling key: equal keys share a place, and the next place is left out."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])
