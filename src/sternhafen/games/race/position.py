"""The written form of a position of Race for the Galaxy, and back. `docs/positions.md` shows it."""

from typing import Annotated, Literal

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PositionPart
from sternhafen.core.plain import Json
from sternhafen.core.positions import name_or_none, names, number, number_or, numbers, read_part, unlisted
from sternhafen.games.race.actions import BONUS, Way
from sternhafen.games.race.model import ACTION_CARDS, NO_CARD, NO_POWER, PHASES, Player, RaceState
from sternhafen.games.race.rules.produce import BONUS_SOURCE
from sternhafen.games.race.rules.round import phases_of
from sternhafen.games.race.rules.setup import POOL_PER_PLAYER, player_order

Number = Annotated[int, msgspec.Meta(ge=0)]


class Seat(PositionPart):
    """What one player has. The fields from `placed` on describe a phase that is under way."""

    hand: list[str] = []
    tableau: list[str] = []
    goods: dict[str, str | None] | list[str] = []
    """The worlds that hold a good, perhaps with the card that lies there; else it is any unlisted card."""
    vp: Number = 0
    discards: list[str] = []
    start: Number | None = None
    """The number of the start world; by default that of the first card of the tableau."""
    actions: list[str] = []
    placed: str | None = None
    chosen: str | None = None
    how: Way | Literal[""] = ""
    using: str | None = None
    paid: list[str] = []
    drawn: list[str] = []
    used: list[str] = []
    produced: list[str] = []


class Position(PositionPart):
    """The game's part of a position.

    Without steps (`agenda`, `lanes`) the game goes on with the choice of actions, or, if all seats have `actions`,
    with the phase at the place `phase` of the round.
    """

    seats: list[Seat]
    round: Number = 1
    pool: Number | None = None
    deck: list[str] | None = None
    """The pile, top card first; cards named nowhere lie below, shuffled. Left out: all of them, shuffled."""
    open_discards: list[str] = []
    spent_goods: list[str] = []
    phases: list[str] | None = None
    phase: Number | None = None
    half: Literal[0, 1] = 0
    turned_up: str | None = None
    order: list[int] | None = None


# Writing


def written(state: RaceState) -> Json:
    return {
        "round": state.round,
        "order": list(state.order),
        "pool": state.pool,
        "deck": names(state, reversed(state.pile)),
        "open_discards": names(state, state.open_discards),
        "spent_goods": names(state, state.spent_goods),
        "phases": [PHASES[phase] for phase in state.phases],
        "phase": None if state.phase < 0 else state.phase,
        "half": state.half,
        "turned_up": name_or_none(state, state.turned_up),
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def _written_seat(state: RaceState, player: Player) -> Json:
    faces = state.cards.names
    return {
        "hand": names(state, player.hand),
        "tableau": names(state, player.tableau),
        "goods": {faces[world]: faces[good] for world, good in player.goods.items()},
        "vp": player.vp,
        "discards": names(state, player.discards),
        "start": player.start,
        "actions": [ACTION_CARDS[action] for action in player.actions],
        "placed": name_or_none(state, player.placed),
        "chosen": name_or_none(state, player.chosen),
        "how": player.how,
        "using": in_use(state, player) or name_or_none(state, player.discarding),
        "paid": names(state, player.paid),
        "drawn": names(state, player.drawn),
        "used": powers_used(state, player) + filled_by(state, player),
        "produced": names(state, player.produced),
    }


def in_use(state: RaceState, player: Player) -> str | None:
    """The consume power under way, as "card/effect"."""
    return None if player.in_use == NO_POWER else _power(state, player.in_use)


def powers_used(state: RaceState, player: Player) -> list[str]:
    """The powers used in this Consume phase, as "card/effect"."""
    return [_power(state, power) for power in player.powers_used]


def filled_by(state: RaceState, player: Player) -> list[str]:
    """What has filled windfall worlds in this Produce phase."""
    cards = state.cards.names
    return [BONUS if source == BONUS_SOURCE else cards[source] for source in player.filled_by]


def _power(state: RaceState, number: int) -> str:
    action = state.cards.consumptions[number].action
    return f"{action.card}/{action.power}"


# Reading


def read(state: RaceState, data: Json) -> None:
    """Fill a bare state; refuse cards that do not exist or more copies than there are."""
    position = read_part(state, data, Position)
    state.round, state.half = position.round, position.half
    for player, seat in zip(state.seats, position.seats, strict=True):
        _read_seat(state, player, seat)
    _read_round(state, position)
    for player, seat in zip(state.seats, position.seats, strict=True):
        _read_use(state, player, seat)
    state.open_discards = numbers(state, position.open_discards)
    state.spent_goods = numbers(state, position.spent_goods)
    state.turned_up = number_or(NO_CARD, state, position.turned_up)
    earned = sum(player.vp for player in state.seats)
    state.pool = max(0, POOL_PER_PLAYER * state.players - earned) if position.pool is None else position.pool
    _read_pile(state, position)


def _read_seat(state: RaceState, player: Player, seat: Seat) -> None:
    player.hand = numbers(state, seat.hand)
    for own in numbers(state, seat.tableau):
        player.add(state.cards, own)
    player.discards, player.drawn = numbers(state, seat.discards), numbers(state, seat.drawn)
    player.vp, player.how = seat.vp, seat.how
    player.paid, player.produced = tuple(numbers(state, seat.paid)), numbers(state, seat.produced)
    player.placed = number_or(NO_CARD, state, seat.placed)
    player.chosen = number_or(NO_CARD, state, seat.chosen)
    player.actions = tuple(sorted(_choice(name, ACTION_CARDS, "actions") for name in seat.actions))
    first = state.cards.cards[player.tableau[0]].start if player.tableau else None
    player.start = seat.start if seat.start is not None else first if first is not None else len(ACTION_CARDS)
    faces = seat.goods if isinstance(seat.goods, dict) else dict.fromkeys(seat.goods)
    for world, face in faces.items():
        own = number(state, world)
        if own not in player.in_play or state.cards.good[own] < 0:
            raise DataError(
                "position, field 'goods'", f"expected worlds of the tableau that take a good, found {world!r}"
            )
        player.goods[own] = number_or(NO_CARD, state, face)


def _read_use(state: RaceState, player: Player, seat: Seat) -> None:
    """A name with a slash is a consume power, any other a card or the bonus."""
    player.powers_used = tuple([_power_number(state, name) for name in seat.used if "/" in name])
    player.filled_by = tuple([_filler(state, name) for name in seat.used if "/" not in name])
    if seat.using is not None and "/" in seat.using:
        player.in_use = _power_number(state, seat.using)
    elif seat.using is not None:
        player.discarding = number(state, seat.using)


def _read_round(state: RaceState, position: Position) -> None:
    state.order = tuple(position.order) if position.order else player_order([player.start for player in state.seats])
    if sorted(state.order) != list(range(state.players)):
        raise DataError("position, field 'order'", "expected every seat once")
    state.agenda = [("choose_actions",)]
    if all(player.actions for player in state.seats):
        state.phases = phases_of(frozenset(player.actions for player in state.seats))
        state.agenda = [("phase", position.phase or 0)]
    if position.phases is not None:
        state.phases = tuple(_choice(name, PHASES, "phases") for name in position.phases)
    if position.phase is not None:
        if position.phase >= max(1, len(state.phases)):
            raise DataError("position, field 'phase'", f"expected less than {len(state.phases)}, the number of phases")
        state.phase = position.phase


def _read_pile(state: RaceState, position: Position) -> None:
    top = numbers(state, position.deck or [])
    below = unlisted(state, state.cards.pile, _everywhere_else(state) + top)
    for player in state.seats:
        for world, face in player.goods.items():
            if face == NO_CARD:
                if not below:
                    raise DataError("position, field 'goods'", "expected enough unlisted cards for the goods")
                player.goods[world] = below.pop()
    state.pile = below + top[::-1]


def _everywhere_else(state: RaceState) -> list[int]:
    found = state.open_discards + state.spent_goods + [state.turned_up]
    for player in state.seats:
        found += player.hand + player.in_play + player.discards + player.drawn + list(player.goods.values())
    return [own for own in found if own != NO_CARD]


def _filler(state: RaceState, name: str) -> int:
    return BONUS_SOURCE if name == BONUS else number(state, name)


def _power_number(state: RaceState, name: str) -> int:
    card, _, effect = name.partition("/")
    for power in state.cards.consume[number(state, card)]:
        if power.action.power == effect:
            return power.number
    raise DataError("position", f"{card!r} has no consume power {effect!r}")


def _choice(name: str, known: tuple[str, ...], field: str) -> int:
    if name not in known:
        raise DataError(f"position, field '{field}'", f"expected one of {', '.join(known)}, found {name!r}")
    return known.index(name)
