"""What a view of Comets holds: schemas, TypeScript and the game's page are made of these types."""

from typing import NotRequired

from sternhafen.core.plain import Frame, SeatFrame, TableFrame


class CometsSeat(SeatFrame):
    """One player's area. The last two are there in the player's own view only."""

    hand_count: int
    hand: NotRequired[list[str]]
    played: NotRequired[str | None]
    """This round's star."""


class CometsTable(TableFrame):
    """The game's part of a view."""

    pile: int
    shown: list[str]
    """The stars of earlier rounds."""
    seats: list[CometsSeat]


class CometsView(Frame, CometsTable):
    """What a seat, or a spectator, may know of a table."""
