"""What a view of Galaxy Trucker holds."""

from typing import Literal, NotRequired, TypedDict

from sternhafen.core.plain import DecisionData, Details, Frame, SeatFrame, TableFrame
from sternhafen.games.trucker.box import Good
from sternhafen.games.trucker.grid import Side

Size = Literal["small", "large", "light", "heavy"]
Crew = Literal["human", "brown", "purple"]
Stage = Literal["building", "check", "crew", "flight", "titles", "payout", "over"]


class Laid(TypedDict):
    """A component on a ship, and what lies on it."""

    tile: str
    rotation: int
    """In degrees, as in actions."""
    crew: NotRequired[list[Crew]]
    tokens: NotRequired[int]
    goods: NotRequired[list[Good]]


class ShipSeen(TypedDict):
    """A ship and its measures."""

    ship: dict[str, Laid]
    """By cell, written "row,column"."""
    errors: list[tuple[str, list[str]]]
    """Broken building rules: the line of the ledger and the cells. A pair is a list, as in all JSON."""
    lost: list[str]
    exposed: int
    """Exposed connectors."""
    crew: int
    tokens: int
    """Battery tokens left."""
    engine: list[int]
    """The strength by the number of tokens spent."""
    cannon: list[list[int]]
    """Twice the strength, by the number of tokens spent."""


class TruckerSeat(SeatFrame, ShipSeen):
    """One trucker's area."""

    credits: int
    earned: dict[str, int]
    """The credits, by source."""
    paid: dict[str, int]
    """The credits of this flight, by source."""
    colour: str
    hand: str | None
    """The component in hand."""
    hand_reserved: bool
    reserve: list[str]
    can_take_back: bool
    looking: int | None
    """The stack being looked at."""
    start: int | None
    """The number of the start space."""
    position: int | None
    """Days flown on the track, while racing."""
    space: int | None
    racing: bool
    gave_up: bool
    landed: int | None
    announced: int | None
    """The strength announced for the card."""
    struck: str | None
    """The cell about to be lost."""
    dock: list[Good]
    """Goods on offer, not loaded yet."""
    titles: list[str]
    gold: bool
    values: dict[str, int]
    """What the ship is worth for each title of the Trek."""
    restriction: str | None


class FlightSeen(TypedDict):
    """The flight board."""

    level: str
    number: int
    ship: str
    spaces: int
    start_offsets: list[int]
    finish_rewards: list[int]
    best_ship: int


class Glass(TypedDict):
    """The hourglass: where it stands, of how many spaces, and the seconds left in it."""

    space: int
    spaces: int
    left: float


class StackView(TypedDict):
    """A stack of adventure cards."""

    count: int
    lower: bool
    """May be looked at while building."""
    holder: int | None
    """The seat looking at it."""
    cards: list[str] | None
    """For those who have looked at it."""


class Yard(TypedDict):
    """The middle of the table while ships are built."""

    hidden: int
    """Components lying face down."""
    shown: list[str]
    glass: Glass
    turn: int
    stacks: list[StackView]


Hit = TypedDict("Hit", {"size": Size, "from": Side, "line": int})
"""A shot or meteor under way."""


class Supply(TypedDict):
    """How many blocks of each colour are left."""

    red: int
    yellow: int
    green: int
    blue: int


class ToCome(TypedDict):
    """What of the present card is still to come."""

    shots: int
    lines: int


class TruckerTable(TableFrame):
    """The game's part of a view."""

    stage: Stage
    """The chapter of the rules the game is in."""
    flight: FlightSeen
    yard: Yard
    deck: int
    card: str | None
    """The adventure card in play."""
    played: list[str]
    order: list[int]
    """The seats in flight order, the leader first."""
    hit: Hit | None
    to_come: ToCome
    supply: Supply
    titles: list[str]
    """The titles of the Trek nobody has yet."""
    flown: list[int]
    """The final order of those who finished the flight."""
    seats: list[TruckerSeat]


class TruckerView(Frame, TruckerTable):
    """What a seat, or a spectator, may know of a table."""


class Spot(TypedDict):
    """A cell and a rotation in degrees."""

    cell: str
    rotation: int


class Fit(Spot):
    """How the component in hand would lie there."""

    joints: dict[Side, bool]
    """The sides that meet another component: whether they join or clash."""
    rules: list[str]
    """The building rules it would break, by the lines of the ledger."""


class PowerDetails(Details, total=False):
    """What is said besides where strength is announced."""

    values: list[int]
    """The strength by the number chosen."""


class YardDetails(Details, total=False):
    """What is said besides where the component in hand is placed."""

    fits: list[Fit]
    """While building: every way to add the component in hand."""
    faulty: list[Spot]
    """Those of them that break a rule."""


class TruckerDecision(DecisionData, PowerDetails, YardDetails):
    """A question of Galaxy Trucker."""
