"""What a view of Jump Drive holds."""

from typing import NotRequired, TypedDict

from sternhafen.core.plain import Frame, SeatFrame, TableFrame


class Placed(TypedDict):
    """A card of a tableau, and what it gives now."""

    card: str
    vp: int
    """Points each round."""
    income: int


class Revealed(TypedDict):
    """What a seat has shown this round and not placed yet."""

    cards: list[str]
    explores: bool


class JumpSeat(SeatFrame):
    """One player's area. The last three are there in the player's own view only."""

    vp_next: int
    """The points this round would give now."""
    income: int
    strength: int
    explore: int
    chromosome: int
    hand_count: int
    discard_count: int
    tableau: list[Placed]
    revealed: Revealed
    hand: NotRequired[list[str]]
    discards: NotRequired[list[str]]
    chosen: NotRequired[list[str] | None]
    """The cards chosen and not revealed yet."""


class JumpTable(TableFrame):
    """The game's part of a view."""

    dealer: int
    pile: int
    """Cards on the draw pile."""
    discard_pile: int
    """Cards on the discard pile."""
    open_discards: list[str]
    """The discards that lie face up."""
    survey_teams: int
    seats: list[JumpSeat]


class JumpView(Frame, JumpTable):
    """What a seat, or a spectator, may know of a table."""
