"""Everything a seat can decide in Solarius Mission."""

from typing import Literal

from sternhafen.core.action import Action
from sternhafen.games.solarius.pack import Colour

Face = Literal["1", "2", "3", "*", "*+1"]
Half = Literal["mission", "development"]

# Setup without start cards


class Keep(Action, frozen=True):
    """Keep these cards, discard the others."""

    cards: tuple[str, ...]


# Step a


class Take(Action, frozen=True):
    """Take a die from the bridge and put it on a field, perhaps as another colour."""

    colour: Colour
    face: Face
    wheel: int
    field: str
    counts_as: Colour | None = None


class Money(Action, frozen=True):
    """Gain, or pay, this much fuel and this many bucks."""

    fuel: int
    bucks: int


class Act(Action, frozen=True):
    """The die action: resources or the colour's own action, with bought action points."""

    kind: Literal["resource", "main"]
    buy: int = 0


class SplitDie(Action, frozen=True):
    """Divide the die's action points, and those of bonuses for any action, between resources and main action."""

    resource: int
    bonus: int = 0


class SplitPlan(Action, frozen=True):
    """Which half comes first, and the action points bought for each."""

    first: Literal["resource", "main"]
    buy_resource: int = 0
    buy_main: int = 0


class StoreRow(Action, frozen=True):
    """Put this many cubes of the die's colour into columns I, II and III."""

    cubes: tuple[int, int, int]


class PutCube(Action, frozen=True):
    """Put one gained cube into a row and column."""

    colour: Colour
    column: int


class Raise(Action, frozen=True):
    """Raise a tech die by one face."""

    colour: Colour


class Push(Action, frozen=True):
    """Push a tech die by one column."""

    colour: Colour


# Effects


class Accept(Action, frozen=True):
    """Carry out the effect."""


class Decline(Action, frozen=True):
    """Do without the effect, or what is left of it."""

    declines = True


class RemoveJunk(Action, frozen=True):
    """Return this much junk from junk fields."""

    number: int


class ChooseEffect(Action, frozen=True):
    """One of several effects, by its place on the piece."""

    number: int


class UseEffect(Action, frozen=True):
    """Carry out the effects of this piece next."""

    piece: str


class Discard(Action, frozen=True):
    cards: tuple[str, ...]


# Step b


class BuyDrives(Action, frozen=True):
    number: int


class DrawCards(Action, frozen=True):
    """Draw progress cards."""


class PlayCard(Action, frozen=True):
    card: str
    half: Half


class OpenPortals(Action, frozen=True):
    """Begin a flight by activating the portals."""

    how: Literal["turn", "return", "free"]


class Fly(Action, frozen=True):
    """Fly to a hex; extra range is bought as needed."""

    to: str


class Settle(Action, frozen=True):
    """Settle the planet under the ship."""


class Explore(Action, frozen=True):
    """Leave the revealed planet and take the explorer's bonus."""


class BuildStation(Action, frozen=True):
    """Build a station; `high` is the colour paid at the higher value."""

    card: str
    high: Colour


class FulfilMission(Action, frozen=True):
    card: str


class PayCubes(Action, frozen=True):
    """Pay with this many cubes of a colour from columns I, II and III."""

    colour: Colour
    cubes: tuple[int, int, int]


class PlaceOutpost(Action, frozen=True):
    outpost: str


class HubBonus(Action, frozen=True):
    """Use the bonus of this outpost at a hub."""

    outpost: str


class EndTurn(Action, frozen=True):
    """Nothing more this turn: the bridge is refilled."""

    declines = True


# Any time


class ToResource(Action, frozen=True):
    """Trade 2 fuel or bucks for one cube of value 1."""

    fuel: int
    bucks: int
    colour: Colour


class Trade(Action, frozen=True):
    """Begin to trade cubes for fuel or bucks."""


class Sell(Action, frozen=True):
    """Trade these cubes, written as colour and column ("black 2"), for fuel and bucks."""

    cubes: tuple[str, ...]
    fuel: int
    bucks: int


class Back(Action, frozen=True):
    """Trade nothing more."""

    declines = True


class FlipDrive(Action, frozen=True):
    """Turn a general drive from 1 to 2."""


class Complete(Action, frozen=True):
    """Pay for a planet being settled."""

    planet: str


ANY_TIME = (ToResource, Trade, FlipDrive, Complete)
ACTIONS = (
    Keep, Take, Money, Act, SplitDie, SplitPlan, StoreRow, PutCube, Raise, Push, Accept, Decline, RemoveJunk,
    ChooseEffect, UseEffect, Discard, BuyDrives, DrawCards, PlayCard, OpenPortals, Fly, Settle, Explore, BuildStation,
    FulfilMission, PayCubes, PlaceOutpost, HubBonus, EndTurn, Sell, Back, *ANY_TIME,
)  # fmt: skip
ACCEPT, DECLINE, DRAW, SETTLE, EXPLORE, END_TURN = Accept(), Decline(), DrawCards(), Settle(), Explore(), EndTurn()
TRADE, BACK, FLIP_DRIVE = Trade(), Back(), FlipDrive()
