"""Everything a trucker can decide. Cells are named "row,column" with the printed numbers, rotations are in degrees."""

from typing import Literal

from sternhafen.core.action import Action

Rotation = Literal[0, 90, 180, 270]
ROTATIONS: tuple[Rotation, ...] = (0, 90, 180, 270)

# Building


class TakeHidden(Action, frozen=True):
    """Take a tile from the face-down heap."""


class Take(Action, frozen=True):
    """Take this face-up tile."""

    tile: str


class TakeReserved(Action, frozen=True):
    """Take a reserved tile in hand."""

    tile: str


class TakeBack(Action, frozen=True):
    """Change one's mind about the last tile: take it in hand again."""


class Attach(Action, frozen=True):
    """Lay the tile in hand on the ship."""

    cell: str
    rotation: Rotation


class Reserve(Action, frozen=True):
    """Keep the tile in hand for later."""


class ReturnTile(Action, frozen=True):
    """Put the tile in hand face up into the middle."""


class Look(Action, frozen=True):
    """Pick up one of the three lower adventure stacks."""

    stack: int


class PutBack(Action, frozen=True):
    """Put the stack back."""


class TurnHourglass(Action, frozen=True):
    """Move the hourglass to its next space and turn it."""


class Finish(Action, frozen=True):
    """End building and take a start space."""

    space: int


class TakeStart(Action, frozen=True):
    """Time is up: take the front-most free start space."""


# Preparing the ship


class TakeOff(Action, frozen=True):
    """Take a component that is part of a building error off the ship."""

    cell: str


class KeepPart(Action, frozen=True):
    """Fly on with the part that begins at this cell, its first by row and column."""

    cell: str


class LoadCrew(Action, frozen=True):
    """Fill all cabins: these with aliens, the others with two humans each."""

    brown: str | None = None
    purple: str | None = None


# Flying


class PowerEngines(Action, frozen=True):
    """Spend tokens for this many double engines."""

    number: int


class PowerCannons(Action, frozen=True):
    """Spend tokens for these double cannons."""

    cannons: tuple[str, ...]


class Spend(Action, frozen=True):
    """Take the tokens from these batteries."""

    batteries: tuple[str, ...]


class Defend(Action, frozen=True):
    """Spend a token from this battery for the shield or double cannon that saves the component."""

    battery: str


class TakeHit(Action, frozen=True):
    """Let the component be destroyed."""


class Land(Action, frozen=True):
    """Land on this planet, counted from the top."""

    planet: int


class Accept(Action, frozen=True):
    """Take what the card offers, for its days."""


class Pass(Action, frozen=True):
    """Leave what the card offers."""

    declines = True


class HandIn(Action, frozen=True):
    """Give up one crew member from each of these cabins."""

    cabins: tuple[str, ...]


class LoseBlocks(Action, frozen=True):
    """Give up one block of the colour taken from each of these holds."""

    holds: tuple[str, ...]


class Unload(Action, frozen=True):
    """Take these blocks, each named as in "7,8 red", off the ship before loading."""

    blocks: tuple[str, ...]


class Load(Action, frozen=True):
    """Put a block of this colour into a hold."""

    good: Literal["red", "yellow", "green", "blue"]
    hold: str


class StopLoading(Action, frozen=True):
    """Leave the rest."""

    declines = True


class GiveUp(Action, frozen=True):
    """Leave the race."""


class FlyOn(Action, frozen=True):
    """Stay in the race."""


# The Trek


class KeepTitle(Action, frozen=True):
    """Keep this one of several titles."""

    title: str


class GiveTitle(Action, frozen=True):
    """Give a title to a trucker who has none."""

    title: str
    to: int


class Ready(Action, frozen=True):
    """The next flight of the Trek may begin."""


BUILDING = (TakeHidden, Take, TakeReserved, TakeBack, Attach, Reserve, ReturnTile, Look, PutBack, TurnHourglass, Finish)
ACTIONS = (
    *BUILDING, TakeStart, TakeOff, KeepPart, LoadCrew, PowerEngines, PowerCannons, Spend, Defend, TakeHit, Land,
    Accept, Pass, HandIn, LoseBlocks, Unload, Load, StopLoading, GiveUp, FlyOn, KeepTitle, GiveTitle,
    Ready,
)  # fmt: skip
TAKE_HIDDEN, TAKE_BACK, RESERVE, RETURN_TILE, PUT_BACK = TakeHidden(), TakeBack(), Reserve(), ReturnTile(), PutBack()
TURN_HOURGLASS, TAKE_START, TAKE_HIT, ACCEPT, PASS = TurnHourglass(), TakeStart(), TakeHit(), Accept(), Pass()
STOP_LOADING, GIVE_UP, FLY_ON, READY = StopLoading(), GiveUp(), FlyOn(), Ready()
