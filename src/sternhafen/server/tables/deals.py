"""Who may know a deal: the one rule for every way in which a table gets its seed.

A deal is `fresh` when nobody can know it before the game begins, `repeated` when those who played it once know it, and
`chosen` when somebody named its seed or brought it in a record, and may have worked it out beforehand. A chosen deal
stays at solo tables, however often it is repeated, and so does the deal of the day (`daily`), which all may play once.
A repeated one may be played by several people, who are told so wherever they see the table. None of them counts for
anything but the fun of it.
"""

import secrets

import msgspec
from sqlalchemy import Connection

from ..protocol import CreateRequest, Deal, Visibility
from ..protocol.errors import ApiError
from ..store.upsert import Values
from . import move_log
from .stored import StoredTable

SEEDS = 2**128
ALONE = ("chosen", "daily")
"""Deals that one person may know and others not: they are for solo tables."""


class Dealt(msgspec.Struct, frozen=True):
    """The deal of a table that is being opened; a fresh one has no seed before the game begins."""

    deal: Deal = "fresh"
    seed: str | None = None
    source: str | None = None
    """The table whose deal is repeated."""

    def row(self) -> Values:
        """The columns of the table that hold it."""
        return {"deal": self.deal, "seed": self.seed, "same_deal": self.source}


FRESH = Dealt()


def require_unrated(wish: CreateRequest) -> None:
    """What somebody may know, or is helped with, cannot count."""
    if wish.rated and (wish.seed is not None or wish.same_deal is not None or wish.guided or wish.hints):
        raise ApiError("malformed", "not-rated")


def wished(wish: CreateRequest) -> Dealt:
    """The deal of a wish that repeats none."""
    if wish.seed is None:
        return FRESH
    if not 0 <= wish.seed < SEEDS:
        raise ApiError("malformed", "malformed", problem="seed")
    require_alone("chosen", wish.visibility)
    return Dealt("chosen", f"{wish.seed:032x}")


def repeated(connection: Connection, old: StoredTable, visibility: Visibility | str) -> Dealt:
    """The deal of a finished table once more, for a table of this visibility."""
    if old.status != "finished":
        raise ApiError("conflict", "not-finished")
    seed = move_log.first(connection, old.id).data.get("seed")
    if seed is None:
        raise ApiError("conflict", "no-deal")
    deal: Deal = "chosen" if old.deal in ALONE else "repeated"
    require_alone(deal, visibility)
    return Dealt(deal, seed, old.id)


def require_alone(deal: Deal, visibility: Visibility | str) -> None:
    """What one person chose is for that person alone."""
    if deal in ALONE and visibility != "solo":
        raise ApiError("malformed", "seed-solo-only")


def seed_of(stored: StoredTable) -> int:
    """The seed with which a table begins: its own, or, where nobody may know it, one drawn now."""
    if stored.deal == "fresh":
        return secrets.randbits(128)
    if stored.seed is None:
        raise ApiError("conflict", "no-deal")
    require_alone(stored.deal, stored.visibility)
    return int(stored.seed, 16)
