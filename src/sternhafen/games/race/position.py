"""The written form of a position of Race for the Galaxy, and back. `docs/positions.md` shows it."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import convert
from sternhafen.games.race.actions import BONUS, Way
from sternhafen.games.race.model import ACTION_CARDS, CONSUME, NO_CARD, PHASES, Player, RaceState
from sternhafen.games.race.rules.produce import BONUS_SOURCE
from sternhafen.games.race.rules.round import phases_of
from sternhafen.games.race.rules.setup import POOL_PER_PLAYER, player_order

Number = Annotated[int, msgspec.Meta(ge=0)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a position: a field nobody knows is an error."""


class Seat(Strict):
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


class Position(Strict):
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


def written(state: RaceState) -> dict[str, Any]:
    return {
        "round": state.round,
        "order": list(state.order),
        "pool": state.pool,
        "deck": _names(state, reversed(state.pile)),
        "open_discards": _names(state, state.open_discards),
        "spent_goods": _names(state, state.spent_goods),
        "phases": [PHASES[phase] for phase in state.phases],
        "phase": None if state.phase < 0 else state.phase,
        "half": state.half,
        "turned_up": name_or_none(state, state.turned_up),
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def _written_seat(state: RaceState, player: Player) -> dict[str, Any]:
    names = state.cards.names
    return {
        "hand": _names(state, player.hand),
        "tableau": _names(state, player.tableau),
        "goods": {names[world]: names[good] for world, good in player.goods.items()},
        "vp": player.vp,
        "discards": _names(state, player.discards),
        "start": player.start,
        "actions": [ACTION_CARDS[action] for action in player.actions],
        "placed": name_or_none(state, player.placed),
        "chosen": name_or_none(state, player.chosen),
        "how": player.how,
        "using": source_name(state, player.using),
        "paid": _names(state, player.paid),
        "drawn": _names(state, player.drawn),
        "used": source_names(state, player.used),
        "produced": _names(state, player.produced),
    }


def _names(state: RaceState, cards: Iterable[int]) -> list[str]:
    return [state.cards.names[own] for own in cards]


def name_or_none(state: RaceState, own: int) -> str | None:
    return None if own == NO_CARD else state.cards.names[own]


def source_name(state: RaceState, source: int) -> str | None:
    """A power as "card/effect" in Consume, else a card, or the bonus of Produce."""
    if source == NO_CARD:
        return None
    if source == BONUS_SOURCE:
        return BONUS
    if _in_consume(state):
        action = state.cards.consumptions[source].action
        return f"{action.card}/{action.power}"
    return state.cards.names[source]


def source_names(state: RaceState, sources: Iterable[int]) -> list[str]:
    return [name for source in sources if (name := source_name(state, source)) is not None]


def _in_consume(state: RaceState) -> bool:
    return 0 <= state.phase < len(state.phases) and state.phases[state.phase] == CONSUME


# Reading


def read(state: RaceState, data: dict[str, Any]) -> None:
    """Fill a bare state; refuse cards that do not exist or more copies than there are."""
    position = convert(data, Position, "position")
    if len(position.seats) != state.players:
        raise DataError("position, field 'seats'", f"expected {state.players} entries, found {len(position.seats)}")
    state.round, state.half = position.round, position.half
    for player, seat in zip(state.seats, position.seats, strict=True):
        _read_seat(state, player, seat)
    _read_round(state, position)
    for player, seat in zip(state.seats, position.seats, strict=True):
        player.using = NO_CARD if seat.using is None else _source(state, seat.using)
        player.used = [_source(state, name) for name in seat.used]
    state.open_discards = _numbers(state, position.open_discards)
    state.spent_goods = _numbers(state, position.spent_goods)
    state.turned_up = NO_CARD if position.turned_up is None else _number(state, position.turned_up)
    earned = sum(player.vp for player in state.seats)
    state.pool = max(0, POOL_PER_PLAYER * state.players - earned) if position.pool is None else position.pool
    _read_pile(state, position)


def _read_seat(state: RaceState, player: Player, seat: Seat) -> None:
    player.hand = _numbers(state, seat.hand)
    for own in _numbers(state, seat.tableau):
        player.add(state.cards, own)
    player.discards, player.drawn = _numbers(state, seat.discards), _numbers(state, seat.drawn)
    player.vp, player.how = seat.vp, seat.how
    player.paid, player.produced = tuple(_numbers(state, seat.paid)), _numbers(state, seat.produced)
    player.placed = NO_CARD if seat.placed is None else _number(state, seat.placed)
    player.chosen = NO_CARD if seat.chosen is None else _number(state, seat.chosen)
    player.actions = tuple(sorted(_choice(name, ACTION_CARDS, "actions") for name in seat.actions))
    first = state.cards.cards[player.tableau[0]].start if player.tableau else None
    player.start = seat.start if seat.start is not None else first if first is not None else len(ACTION_CARDS)
    faces = seat.goods if isinstance(seat.goods, dict) else dict.fromkeys(seat.goods)
    for world, face in faces.items():
        number = _number(state, world)
        if number not in player.in_play or state.cards.good[number] < 0:
            raise DataError(
                "position, field 'goods'", f"expected worlds of the tableau that take a good, found {world!r}"
            )
        player.goods[number] = NO_CARD if face is None else _number(state, face)


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
    top = _numbers(state, position.deck or [])
    rest = Counter(state.cards.deck)
    rest.subtract(_everywhere_else(state))
    rest.subtract(top)
    for own, left in rest.items():
        if left < 0:
            name = state.cards.names[own]
            raise DataError("position", f"there are {-left} more copies of {name!r} than the box holds")
    below = list((+rest).elements())
    if below:
        state.chance.shuffle(below, "pile")
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


def _source(state: RaceState, name: str) -> int:
    if name == BONUS:
        return BONUS_SOURCE
    card, slash, effect = name.partition("/")
    if not slash:
        return _number(state, card)
    for power in state.cards.consume[_number(state, card)]:
        if power.action.power == effect:
            return power.number
    raise DataError("position", f"{card!r} has no consume power {effect!r}")


def _choice(name: str, known: tuple[str, ...], field: str) -> int:
    if name not in known:
        raise DataError(f"position, field '{field}'", f"expected one of {', '.join(known)}, found {name!r}")
    return known.index(name)


def _number(state: RaceState, name: str) -> int:
    if name not in state.cards.numbers:
        raise DataError("position", f"there is no card {name!r}")
    return state.cards.numbers[name]


def _numbers(state: RaceState, names: list[str]) -> list[int]:
    return [_number(state, name) for name in names]
