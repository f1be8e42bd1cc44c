"""The written form of any moment of Comets, and back."""

from typing import Any

from sternhafen.games.comets.model import NO_CARD, CometsState
from sternhafen.games.comets.rules import STARS
from sternhafen.games.comets.view import names

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PositionPart
from sternhafen.core.positions import read_part


class Seat(PositionPart):
    """What one player has."""

    hand: list[str] = []
    played: str | None = None
    score: int = 0


class Position(PositionPart):
    """The game's part of a position; stars named nowhere lie shuffled in the pile."""

    seats: list[Seat]
    round: int = 1
    deck: list[str] = []
    """The pile, top card first."""
    shown: list[str] = []


def written(state: CometsState) -> dict[str, Any]:
    seats = [
        {
            "hand": names(state, player.hand),
            "played": None if player.played == NO_CARD else state.game.component_name(player.played),
            "score": player.score,
        }
        for player in state.seats
    ]
    deck = names(state, state.pile[::-1])
    return {"round": state.round, "deck": deck, "shown": names(state, state.shown), "seats": seats}


def read(state: CometsState, data: dict[str, Any]) -> None:
    """Fill a bare state; a star can be in one place only."""
    position = read_part(state, data, Position)
    number = state.game.component_number
    for player, seat in zip(state.seats, position.seats, strict=True):
        player.hand = [number(name) for name in seat.hand]
        player.played = NO_CARD if seat.played is None else number(seat.played)
        player.score = seat.score
    state.round, state.shown = position.round, [number(name) for name in position.shown]
    top = [number(name) for name in position.deck]
    state.pile = rest(state, top) + top[::-1]


def rest(state: CometsState, top: list[int]) -> list[int]:
    """What lies nowhere else, shuffled."""
    placed = top + state.shown + [star for player in state.seats for star in (*player.hand, player.played)]
    placed = [star for star in placed if star != NO_CARD]
    if len(set(placed)) != len(placed):
        raise DataError("position", "a star is in two places")
    left = [star for star in range(STARS) if star not in placed]
    if left:
        state.chance.shuffle(left, "pile")
    return left
