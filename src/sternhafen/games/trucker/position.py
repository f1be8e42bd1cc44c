"""The written form of a position, and back. Ships are drawn; `docs/positions.md` shows it.

What is not said takes its default: a flight of the level with all tiles not named face down in the heap, and the cards
not named shuffled into stacks (before the flight) or left out (during it).
"""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PositionPart
from sternhafen.core.plain import Json
from sternhafen.core.positions import number, number_or, numbers, read_part
from sternhafen.games.trucker.grid import CELL_NUMBERS, name
from sternhafen.games.trucker.model import NO_CARD, NO_CELL, NO_TILE, SOURCES, Player, TruckerState
from sternhafen.games.trucker.rules import setup
from sternhafen.games.trucker.ship import Ship, drawing
from sternhafen.games.trucker.view_types import Size


class Seat(PositionPart):
    """What one trucker has; the fields after `gold` describe a moment of building or of a card."""

    ship: list[str] | None = None
    """The drawing; left out: the starting cabin alone."""
    lost: list[str] = []
    credits: int = 0
    earned: dict[str, int] = {}
    before: dict[str, int] = {}
    """What was earned in the flights before this one."""
    reserve: list[str] = []
    start: int = 0
    position: int = 0
    racing: bool = False
    gave_up: bool = False
    titles: list[str] = []
    gold: bool = False
    restriction: str = ""
    hand: str | None = None
    hand_reserved: bool = False
    last: tuple[int, str, str | None, bool] | None = None
    looking: int = -1
    seen: list[str] = []
    stranded: bool = False
    landed: int = 0
    powered: list[int] = []
    strength: int = 0
    owed: int = 0
    struck: str | None = None
    dock: list[int] = []


class Position(PositionPart):
    """The game's part of a position."""

    seats: list[Seat]
    level: str | None = None
    number: int = 1
    stage: str = "build"
    """Where to begin if no agenda is given: a step of the flight such as build, check_ships, next_card."""
    heap: list[str] | None = None
    """Face-down tiles, the next one first; tiles named nowhere lie below, shuffled."""
    shown: list[str] = []
    stacks: list[list[str]] | None = None
    deck: list[str] = []
    """The adventure deck, top card first."""
    card: str | None = None
    played: list[str] = []
    supply: list[int] | None = None
    turn: tuple[int, int] = (1, 0)
    glass: tuple[int, float] | None = None
    order: list[int] = []
    beaten: list[int] = []
    announced: list[int] = []
    hit: tuple[Size, int, int] | None = None
    titles: list[str] = []
    flown: list[int] = []


def written(state: TruckerState) -> Json:
    names = state.box.names
    return {
        "level": state.flight.id,
        "number": state.number,
        "heap": [names[tile] for tile in reversed(state.heap)],
        "shown": [names[tile] for tile in state.shown],
        "stacks": [[names[card] for card in stack] for stack in state.stacks],
        "deck": [names[card] for card in reversed(state.deck)],
        "card": None if state.card == NO_CARD else names[state.card],
        "played": [names[card] for card in state.played],
        "supply": state.supply[:],
        "turn": [state.round, state.turn],
        "glass": [state.glass, whole(state.sand)],
        "order": state.order[:],
        "beaten": state.beaten[:],
        "announced": state.announced[:],
        "hit": None if state.hit is None else list(state.hit),
        "titles": [names[title] for title in state.titles],
        "flown": state.flown[:],
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def whole(number: float) -> float:
    """Without the decimal point where there is nothing behind it, so that equal times are written alike."""
    return int(number) if number == int(number) else number


def _written_seat(state: TruckerState, player: Player) -> Json:
    names, ship = state.box.names, player.ship
    return {
        "ship": drawing.draw(ship, state.area),
        "lost": [names[tile] for tile in ship.lost],
        "restriction": ship.restriction,
        "credits": player.credits,
        "earned": _by_source(player.earned),
        "before": _by_source(player.before),
        "reserve": [names[tile] for tile in player.reserve],
        "start": player.space,
        "position": player.position,
        "racing": player.racing,
        "gave_up": player.gave_up,
        "titles": [names[title] for title in player.titles],
        "gold": player.gold,
        **_written_moment(state, player),
    }


def _by_source(credits: Sequence[int]) -> dict[str, int]:
    return {source: number for source, number in zip(SOURCES, credits, strict=True) if number}


def _written_moment(state: TruckerState, player: Player) -> Json:
    names = state.box.names
    return {
        "hand": None if player.hand == NO_TILE else names[player.hand],
        "hand_reserved": player.hand_reserved,
        "last": _written_last(state, player),
        "looking": player.looking,
        "seen": [names[card] for card in player.seen],
        "stranded": player.stranded,
        "landed": player.landed,
        "powered": list(player.powered),
        "strength": player.strength,
        "owed": player.owed,
        "struck": None if player.doomed == NO_CELL else name(player.doomed),
        "dock": player.dock[:],
    }


def _written_last(state: TruckerState, player: Player) -> list[Any] | None:
    if player.last is None:
        return None
    what, tile, cell, reserved = player.last
    return [what, state.box.names[tile], None if cell == NO_CELL else name(cell), reserved]


def read(state: TruckerState, data: Json) -> None:
    """Fill a bare state; refuse components that do not exist or are in two places."""
    position = read_part(state, data, Position)
    mode = state.options["flight"]
    level = position.level or ("I" if mode == setup.TREK else mode)
    if level not in state.box.flights:
        raise DataError("position, field 'level'", f"expected one of {', '.join(state.box.flights)}")
    state.set_level(level)
    state.clear_table()
    for seat, entry in enumerate(position.seats):
        _read_seat(state, seat, entry)
    _read_table(state, position)
    _read_tiles(state, position)
    _read_cards(state, position)
    _begin(state, position)


def _read_seat(state: TruckerState, seat: int, entry: Seat) -> None:
    player, where = state.seats[seat], f"position, seat {seat}, ship"
    player.begin_flight(state.new_ship(seat))
    if entry.ship is not None:
        player.ship = Ship(state.box)
        drawing.read(player.ship, entry.ship, where)
    player.ship.lost = numbers(state, entry.lost)
    player.ship.restriction = entry.restriction
    player.credits = entry.credits
    player.earned = [entry.earned.get(source, 0) for source in SOURCES]
    player.before = tuple(entry.before.get(source, 0) for source in SOURCES)
    player.reserve = numbers(state, entry.reserve)
    player.space, player.position = entry.start, entry.position
    player.racing, player.gave_up = entry.racing, entry.gave_up
    player.titles, player.gold = numbers(state, entry.titles), entry.gold
    _read_moment(state, player, entry)


def _read_moment(state: TruckerState, player: Player, entry: Seat) -> None:
    player.hand = NO_TILE if entry.hand is None else number(state, entry.hand)
    player.hand_reserved, player.looking = entry.hand_reserved, entry.looking
    if entry.last is not None:
        what, tile, cell, reserved = entry.last
        place = NO_CELL if cell is None else _cell(cell)
        player.last = (what, number(state, tile), place, reserved)
    player.seen = numbers(state, entry.seen)
    player.stranded, player.landed = entry.stranded, entry.landed
    player.powered, player.strength, player.owed = tuple(entry.powered), entry.strength, entry.owed
    player.doomed = NO_CELL if entry.struck is None else _cell(entry.struck)
    player.dock = entry.dock


def _cell(written_cell: str) -> int:
    if written_cell not in CELL_NUMBERS:
        raise DataError("position", f"there is no cell {written_cell!r}")
    return CELL_NUMBERS[written_cell]


def _read_table(state: TruckerState, position: Position) -> None:
    state.number = position.number
    state.round, state.turn = position.turn
    state.order, state.beaten, state.announced = position.order, position.beaten, position.announced
    state.hit = position.hit
    state.titles, state.flown = numbers(state, position.titles), position.flown
    if position.glass is not None:
        state.glass, state.sand = position.glass
    state.supply = _supply(state) if position.supply is None else position.supply


def _supply(state: TruckerState) -> list[int]:
    left = list(state.box.supply)
    for player in state.seats:
        for blocks in player.ship.goods.values():
            for good in blocks:
                left[good] -= 1
    return left


def _read_tiles(state: TruckerState, position: Position) -> None:
    """Tiles named nowhere lie face down, shuffled, below those named in the heap."""
    top = numbers(state, position.heap or [])
    state.shown = numbers(state, position.shown)
    used = [*top, *state.shown]
    for player in state.seats:
        used += [turned >> 2 for turned in player.ship.tiles.values()]
        used += [*player.ship.lost, *player.reserve, *([] if player.hand == NO_TILE else [player.hand])]
    for tile in used:
        if used.count(tile) > 1:
            raise DataError("position", f"there are {used.count(tile)} of tile {state.box.names[tile]!r}")
    below = [tile for tile in state.box.heap if tile not in used]
    if below:
        state.chance.shuffle(below, "heap")
    state.heap = below + top[::-1]


def _read_cards(state: TruckerState, position: Position) -> None:
    state.deck = numbers(state, position.deck)[::-1]
    state.played = numbers(state, position.played)
    state.card = number_or(NO_CARD, state, position.card)
    if position.stacks is not None:
        state.stacks = [numbers(state, stack) for stack in position.stacks]
    elif position.stage == "build" and not position.deck:
        setup.deal_cards(state)


def _begin(state: TruckerState, position: Position) -> None:
    """The rest of the flight from the stage on; overruled by a given agenda."""
    stages = [step[0] for step in setup.FLIGHT]
    if position.stage not in stages:
        raise DataError("position, field 'stage'", f"expected one of {', '.join(stages)}")
    flights = setup.TREK_FLIGHTS if state.options["flight"] == setup.TREK else (state.flight.id,)
    later = flights[flights.index(state.flight.id) + 1 :]
    state.agenda = setup.later_flights(later)
    state.agenda += reversed(setup.FLIGHT[stages.index(position.stage) :])
