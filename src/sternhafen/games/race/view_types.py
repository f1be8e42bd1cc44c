"""What a view of Race for the Galaxy holds."""

from typing import Literal, NotRequired, TypedDict

from sternhafen.core.plain import Frame, SeatFrame, TableFrame
from sternhafen.games.race.powers import Good

Phase = Literal["explore", "develop", "settle", "consume", "produce"]
When = Literal["done", "now", "next"]


class InPlay(TypedDict):
    """A card of a tableau."""

    card: str
    vp: int
    """What it is worth now."""
    good: Good | None
    """The good that lies on it."""
    new: bool
    """Placed in this phase, so that its powers do not work yet."""


class PhaseSeen(TypedDict):
    """A phase of this round."""

    phase: Phase
    half: int
    """0, or 1 for the second time where two cards of the phase were chosen."""
    choosers: list[int]
    when: When


class RaceSeat(SeatFrame):
    """One player's area. The last five are there in the player's own view only."""

    vp: int
    """In chips."""
    military: int
    start: int
    """The number of the start world, which decides the order."""
    hand_count: int
    drawn_count: int
    """Cards drawn and not chosen from yet."""
    discard_count: int
    actions: list[str]
    """The action cards, once revealed."""
    tableau: list[InPlay]
    placed: str | None
    """The card placed in this phase."""
    how: str | None
    """The way in which the revealed world is placed."""
    discarding: str | None
    """In Settle the tableau card to be discarded for the world."""
    in_use: str | None
    """In Consume the power in use, as "card/effect"."""
    powers_used: list[str]
    """In Consume the powers used so far, as "card/effect"."""
    filled_by: list[str]
    """In Produce the cards whose powers have filled windfall worlds, and the bonus."""
    produced: list[str]
    hand: NotRequired[list[str]]
    drawn: NotRequired[list[str]]
    discards: NotRequired[list[str]]
    chosen: NotRequired[str | None]
    """The card to be placed, not revealed yet."""
    paid: NotRequired[list[str]]


class RaceTable(TableFrame):
    """The game's part of a view."""

    phases: list[PhaseSeen]
    order: list[int]
    """The seats in player order."""
    pool: int
    """Points left in chips."""
    pile: int
    """Cards on the draw pile."""
    discard_pile: int
    """Cards on the discard pile."""
    open_discards: list[str]
    """The discards that lie face up."""
    turned_up: str | None
    """The card Gambling World has won and its owner may take."""
    seats: list[RaceSeat]


class RaceView(Frame, RaceTable):
    """What a seat, or a spectator, may know of a table."""
