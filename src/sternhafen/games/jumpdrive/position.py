"""The written form of a Jump Drive position, and back. `docs/positions.md` shows it."""

from collections import Counter
from typing import Annotated, Any

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import convert
from sternhafen.games.jumpdrive.model import JumpDriveState, Player

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a position: a field nobody knows is an error."""


class Seat(Strict):
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


class Position(Strict):
    """The game's part of a position."""

    seats: list[Seat]
    round: Count = 1
    dealer: Count = 0
    deck: list[str] | None = None
    """The pile, top card first; cards named nowhere lie below, shuffled. Left out: all of them, shuffled."""
    open_discards: list[str] = []
    survey_teams: Count | None = None


def written(state: JumpDriveState) -> dict[str, Any]:
    names = state.cards.names
    return {
        "round": state.round,
        "dealer": state.dealer,
        "survey_teams": state.survey_teams,
        "deck": [names[own] for own in reversed(state.pile)],
        "open_discards": [names[own] for own in state.open_discards],
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def _written_seat(state: JumpDriveState, player: Player) -> dict[str, Any]:
    names = state.cards.names
    return {
        "hand": [names[own] for own in player.hand],
        "tableau": [names[own] for own in player.tableau],
        "discards": [names[own] for own in player.discards],
        "vp": player.vp,
        "earned": player.earned[:],
        "earned_by_gone": player.earned_by_gone,
        "dev": _name(state, player.dev),
        "world": _name(state, player.world),
        "unplaced": [names[own] for own in player.unplaced],
        "way": player.way,
        "conquered_with": player.conquered_with,
        "explores": player.explores,
        "to_discard": player.to_discard,
        "second": None if player.second is None else [names[player.second[0]], player.second[1]],
        "chosen": None if player.chosen is None else [names[own] for own in player.chosen],
    }


def _name(state: JumpDriveState, own: int) -> str | None:
    return None if own < 0 else state.cards.names[own]


def read(state: JumpDriveState, data: dict[str, Any]) -> None:
    """Fill a bare state; refuse cards that do not exist or more copies than there are."""
    position = convert(data, Position, "position")
    if len(position.seats) != state.players:
        raise DataError("position, field 'seats'", f"expected {state.players} entries, found {len(position.seats)}")
    state.round, state.dealer = position.round, position.dealer
    if not position.dealer < state.players:
        raise DataError("position, field 'dealer'", f"expected a seat from 0 to {state.players - 1}")
    for number, (player, seat) in enumerate(zip(state.seats, position.seats, strict=True), 1):
        _check_seat(seat, f"position, field 'seats' entry {number}")
        _read_seat(state, player, seat)
    state.open_discards = _numbers(state, position.open_discards)
    taken = [player.tableau.count(state.cards.survey_team) for player in state.seats]
    state.survey_teams = state.players - sum(taken) if position.survey_teams is None else position.survey_teams
    state.pile = _read_pile(state, position)


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
    player.hand = _numbers(state, seat.hand)
    for own in _numbers(state, seat.tableau):
        player.add(state.cards, own)
    player.discards = _numbers(state, seat.discards)
    player.vp, player.earned_by_gone = seat.vp, seat.earned_by_gone
    if seat.earned is not None:
        player.earned = seat.earned
    if seat.dev is not None:
        player.dev = _numbers(state, [seat.dev])[0]
    if seat.world is not None:
        player.world = _numbers(state, [seat.world])[0]
    player.unplaced = _numbers(state, seat.unplaced)
    player.way, player.conquered_with = seat.way, seat.conquered_with
    player.explores, player.to_discard = seat.explores, seat.to_discard
    if seat.second is not None:
        player.second = (_numbers(state, [seat.second[0]])[0], seat.second[1])
    if seat.chosen is not None:
        player.chosen = tuple(_numbers(state, seat.chosen))


def _read_pile(state: JumpDriveState, position: Position) -> list[int]:
    used = Counter(_everywhere_else(state))
    top = _numbers(state, position.deck or [])
    rest = Counter(state.cards.deck)
    rest.subtract(used)
    rest.subtract(top)
    for own, left in rest.items():
        if left < 0 and own != state.cards.survey_team:
            name = state.cards.names[own]
            raise DataError("position", f"there are {-left} more copies of {name!r} than the box holds")
    below = list((+rest).elements())
    if below:
        state.chance.shuffle(below, "pile")
    return below + top[::-1]


def _everywhere_else(state: JumpDriveState) -> list[int]:
    found = list(state.open_discards)
    for player in state.seats:
        found += player.hand + player.tableau + player.discards + player.unplaced
    return found


def _numbers(state: JumpDriveState, names: list[str]) -> list[int]:
    unknown = [name for name in names if name not in state.cards.numbers]
    if unknown:
        raise DataError("position", f"there is no card {unknown[0]!r}")
    return [state.cards.numbers[name] for name in names]
