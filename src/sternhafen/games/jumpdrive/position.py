"""The written form of a Jump Drive position, and back. `docs/positions.md` shows it."""

from typing import Annotated

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PositionPart
from sternhafen.core.plain import Json
from sternhafen.core.positions import name_or_none, names, number, numbers, read_part, unlisted
from sternhafen.games.jumpdrive.model import JumpDriveState, Player
from sternhafen.games.jumpdrive.rules.round import ROUND

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Seat(PositionPart):
    """What one player has. `dev`, `world`, `unplaced`, `way` … describe a turn that is under way."""

    hand: list[str] = []
    tableau: list[str] = []
    discards: list[str] = []
    vp: Count = 0
    earned: list[Count] | None = None
    earned_by_gone: Count = 0
    dev: str | None = None
    world: str | None = None
    unplaced: list[str] = []
    way: str = ""
    conquered_with: Count = 0
    explores: bool = False
    to_discard: Count = 0
    second: tuple[str, str] | None = None
    chosen: list[str] | None = None


class Position(PositionPart):
    """The game's part of a position."""

    seats: list[Seat]
    round: Count = 1
    dealer: Count = 0
    deck: list[str] | None = None
    """The pile, top card first; cards named nowhere lie below, shuffled. Left out: all of them, shuffled."""
    open_discards: list[str] = []
    survey_teams: Count | None = None


def written(state: JumpDriveState) -> Json:
    return {
        "round": state.round,
        "dealer": state.dealer,
        "survey_teams": state.survey_teams,
        "deck": names(state, reversed(state.pile)),
        "open_discards": names(state, state.open_discards),
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def _written_seat(state: JumpDriveState, player: Player) -> Json:
    return {
        "hand": names(state, player.hand),
        "tableau": names(state, player.tableau),
        "discards": names(state, player.discards),
        "vp": player.vp,
        "earned": player.earned[:],
        "earned_by_gone": player.earned_by_gone,
        "dev": name_or_none(state, player.dev),
        "world": name_or_none(state, player.world),
        "unplaced": names(state, player.unplaced),
        "way": player.way,
        "conquered_with": player.conquered_with,
        "explores": player.explores,
        "to_discard": player.to_discard,
        "second": None if player.second is None else [*names(state, player.second[:1]), player.second[1]],
        "chosen": None if player.chosen is None else names(state, player.chosen),
    }


def read(state: JumpDriveState, data: Json) -> None:
    """Fill a bare state; refuse cards that do not exist or more copies than there are."""
    position = read_part(state, data, Position)
    state.round, state.dealer = position.round, position.dealer
    if not position.dealer < state.players:
        raise DataError("position, field 'dealer'", f"expected a seat from 0 to {state.players - 1}")
    for place, (player, seat) in enumerate(zip(state.seats, position.seats, strict=True), 1):
        _check_seat(seat, f"position, field 'seats' entry {place}")
        _read_seat(state, player, seat)
    state.open_discards = numbers(state, position.open_discards)
    taken = [player.tableau.count(state.cards.survey_team) for player in state.seats]
    state.survey_teams = state.players - sum(taken) if position.survey_teams is None else position.survey_teams
    state.pile = _read_pile(state, position)
    state.agenda = list(reversed(ROUND))


def _check_seat(seat: Seat, where: str) -> None:
    """Refuse what cannot be true at the same time."""
    if seat.earned is not None and len(seat.earned) != len(seat.tableau):
        problem = f"expected one number for each of the {len(seat.tableau)} cards of the tableau"
        raise DataError(f"{where}, field 'earned'", f"{problem}, found {len(seat.earned)}")
    if seat.to_discard > len(seat.hand):
        raise DataError(f"{where}, field 'to_discard'", f"expected {len(seat.hand)} at the most, the size of the hand")
    turn = [seat.dev, seat.world, seat.second[0] if seat.second else None]
    for name in seat.unplaced:
        if name not in turn:
            raise DataError(f"{where}, field 'unplaced'", f"expected the turn's dev, world or second, found {name!r}")


def _read_seat(state: JumpDriveState, player: Player, seat: Seat) -> None:
    player.hand = numbers(state, seat.hand)
    for own in numbers(state, seat.tableau):
        player.add(state.cards, own)
    player.discards = numbers(state, seat.discards)
    player.vp, player.earned_by_gone = seat.vp, seat.earned_by_gone
    if seat.earned is not None:
        player.earned = seat.earned
    if seat.dev is not None:
        player.dev = number(state, seat.dev)
    if seat.world is not None:
        player.world = number(state, seat.world)
    player.unplaced = numbers(state, seat.unplaced)
    player.way, player.conquered_with = seat.way, seat.conquered_with
    player.explores, player.to_discard = seat.explores, seat.to_discard
    if seat.second is not None:
        player.second = (number(state, seat.second[0]), seat.second[1])
    if seat.chosen is not None:
        player.chosen = tuple(numbers(state, seat.chosen))


def _read_pile(state: JumpDriveState, position: Position) -> list[int]:
    top = numbers(state, position.deck or [])
    return unlisted(state, state.cards.pile, _everywhere_else(state) + top, state.cards.survey_team) + top[::-1]


def _everywhere_else(state: JumpDriveState) -> list[int]:
    found = list(state.open_discards)
    for player in state.seats:
        found += player.hand + player.tableau + player.discards + player.unplaced
    return found
