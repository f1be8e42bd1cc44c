"""The written form of a Solarius Mission position, and back. `docs/positions.md` shows it."""

from collections import Counter

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PositionPart
from sternhafen.core.plain import Json
from sternhafen.core.positions import read_part
from sternhafen.games.solarius import notation
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import JUNK_FIELDS, NOBODY, Player, SolariusState
from sternhafen.games.solarius.rules import setup
from sternhafen.games.solarius.rules.bridge import fill_bridge
from sternhafen.games.solarius.rules.dice import PER_COLOUR


class Seat(PositionPart):
    """What one player has. `junk` is on fields and beside; the number of junk fields follows from the cards."""

    fuel: int = 2
    bucks: int = 2
    rows: dict[str, str] = {}
    junk: tuple[int, int] = (0, 0)
    drives: list[int] = []
    hand: list[str] = []
    open: list[str] = []
    done: list[str] = []
    developments: list[str] = []
    left: list[str] = []
    right: list[str] = []
    stations: list[str] = []
    hub_bonuses: list[str] = []
    ship: str = "0,0"
    figures: list[str] = []
    dice: list[str] = []


class Position(PositionPart):
    """The game's part of a position."""

    seats: list[Seat]
    round: int = 1
    start_player: int = 0
    turn: int | None = None
    layout: str = "A0 B0 C0 D0 E0 F0"
    planets: str = ""
    """Planet spaces not named get face-down planets at random."""
    planets_out: list[str] | None = None
    hubs: list[str] = []
    """In the order of the rounds; those not named are random."""
    bridge: list[str] | None = None
    bag: dict[str, int] | None = None
    deck: list[str] | None = None
    """Top card first; cards named nowhere lie below, shuffled."""
    discard_pile: list[str] = []


def written(state: SolariusState) -> Json:
    box = state.box
    return {
        "round": state.round,
        "start_player": state.start_player,
        "turn": None if state.turn == NOBODY else state.turn,
        "layout": notation.write_layout(box, state.space.layout),
        "planets": " ".join(_planet_words(state)),
        "planets_out": [box.planets[planet].id for planet in state.planets_out],
        "hubs": [box.tile_ids[hub] for hub in state.hub_track + state.hubs_out],
        "bridge": [notation.write_bridge_die(die) for die in state.bridge],
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "deck": [box.names[card] for card in reversed(state.pile)],
        "discard_pile": [box.names[card] for card in state.discard_pile],
        "seats": [_written_seat(state, player) for player in state.seats],
    }


def _planet_words(state: SolariusState) -> list[str]:
    cells, words = state.box.geometry.cells, []
    for hex in state.space.in_use:
        planet = state.planet_at[hex] - 1
        name = "-" if planet < 0 else state.box.planets[planet].id
        words.append(f"{cells[hex]}={name}{'^' if state.face_up[hex] and planet >= 0 else ''}")
    return words


def _written_seat(state: SolariusState, player: Player) -> Json:
    box = state.box
    cards = {name: [box.names[card] for card in getattr(player, name)] for name in CARD_LISTS}
    planets = {name: [box.planets[planet].id for planet in getattr(player, name)] for name in ("left", "right")}
    return {
        "fuel": player.fuel,
        "bucks": player.bucks,
        "rows": {COLOURS[colour]: notation.write_row(player, colour) for colour in range(4)},
        "junk": [player.junk, player.beside],
        "drives": [1] * player.ones + [2] * player.twos,
        **cards,
        **planets,
        "stations": [box.stations[number].id for number in player.stations],
        "hub_bonuses": [box.tile_ids[tile] for tile in player.bonuses],
        "ship": box.geometry.cells[player.ship],
        "figures": [notation.write_figure(box, figure) for figure in player.figures],
        "dice": [notation.write_die(box, die) for die in player.dice],
    }


CARD_LISTS = ("hand", "open", "done", "developments")


def read(state: SolariusState, data: Json) -> None:
    """Fill a bare state; refuse pieces that do not exist or lie in two places."""
    position = read_part(state, data, Position)
    state.round, state.start_player = position.round, position.start_player
    state.turn = NOBODY if position.turn is None else position.turn
    state.space = state.box.space(notation.read_layout(state.box, position.layout), state.players)
    for seat, (player, written_seat) in enumerate(zip(state.seats, position.seats, strict=True)):
        _read_seat(state, player, written_seat)
        for hex, _, _ in player.figures:
            state.figure_at[hex] = seat + 1
    _read_planets(state, position)
    _read_hubs(state, position)
    _read_deck(state, position)
    _read_dice(state, position)
    state.agenda = [("turn", sum(len(player.dice) for player in state.seats))]


def _read_seat(state: SolariusState, player: Player, seat: Seat) -> None:
    box = state.box
    player.fuel, player.bucks = seat.fuel, seat.bucks
    for colour, row in seat.rows.items():
        if colour not in COLOUR_NUMBERS:
            raise notation.fail("rows", f"one of {', '.join(COLOURS)}", colour)
        notation.read_row(player, COLOUR_NUMBERS[colour], row)
    player.junk, player.beside = seat.junk
    player.ones, player.twos = seat.drives.count(1), seat.drives.count(2)
    for name in CARD_LISTS:
        setattr(player, name, _numbers(state, name, getattr(seat, name), 0, len(box.cards)))
    for name in ("left", "right"):
        setattr(player, name, _numbers(state, name, getattr(seat, name), box.first_planet, len(box.planets)))
    player.stations = _numbers(state, "stations", seat.stations, box.first_station, len(box.stations))
    player.junk_fields = JUNK_FIELDS + sum(box.stations[number].junk_fields for number in player.stations)
    player.junk_fields += sum(box.mods[card].junk_fields for card in player.developments)
    player.bonuses = [_tile(state, letter) for letter in seat.hub_bonuses]
    player.ship = notation.read_hex(box, seat.ship)
    player.figures = [notation.read_figure(box, figure) for figure in seat.figures]
    player.dice = [notation.read_die(box, die) for die in seat.dice]


def _numbers(state: SolariusState, field: str, names: list[str], first: int, count: int) -> list[int]:
    found = [state.box.numbers.get(name, -1) - first for name in names]
    for name, number in zip(names, found, strict=True):
        if not 0 <= number < count:
            raise DataError(f"position, field '{field}'", f"there is no {name!r}")
    return found


def _tile(state: SolariusState, letter: str) -> int:
    if letter not in state.box.tile_ids:
        raise notation.fail("hubs", "a letter from A to F", letter)
    return state.box.tile_ids.index(letter)


def _read_planets(state: SolariusState, position: Position) -> None:
    """Named planets first; then the free spaces are filled from the rest."""
    named = _named_planets(state, position.planets)
    used = [planet for player in state.seats for planet in player.left + player.right]
    used += [planet for planet in named.values() if planet >= 0]
    if position.planets_out is None:
        named |= _dealt_planets(state, named, used)
    else:
        out, first = position.planets_out, state.box.first_planet
        state.planets_out = _numbers(state, "planets_out", out, first, len(state.box.planets))
    _once("planets", [*used, *state.planets_out])
    for hex, planet in named.items():
        state.planet_at[hex] = planet + 1


def _named_planets(state: SolariusState, words: str) -> dict[int, int]:
    """By hex, -1 where none lies; those face up are turned."""
    named: dict[int, int] = {}
    for word in words.split():
        cell, _, name = word.partition("=")
        hex = notation.read_hex(state.box, cell)
        if hex not in state.space.in_use:
            raise notation.fail("planets", "a planet space in use", cell)
        one = [] if name == "-" else [name.removesuffix("^")]
        numbers = _numbers(state, "planets", one, state.box.first_planet, len(state.box.planets))
        named[hex] = numbers[0] if numbers else -1
        state.face_up[hex] = name.endswith("^")
    return named


def _dealt_planets(state: SolariusState, named: dict[int, int], used: list[int]) -> dict[int, int]:
    """The free spaces filled from the rest, which goes back into the box."""
    free = [hex for hex in state.space.in_use if hex not in named and not state.figure_at[hex]]
    rest = [planet for planet in range(len(state.box.planets)) if planet not in used]
    state.chance.shuffle(rest, "planets")
    dealt = {hex: rest.pop() for hex in free if rest}
    state.planets_out = rest
    return dealt


def _once(field: str, numbers: list[int]) -> None:
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    if twice:
        raise DataError(f"position, field '{field}'", "the same piece lies in two places")


def _read_hubs(state: SolariusState, position: Position) -> None:
    hubs = [_tile(state, letter) for letter in position.hubs]
    _once("hubs", hubs)
    rest = [hub for hub in range(len(state.box.tile_ids)) if hub not in hubs]
    if rest:
        state.chance.shuffle(rest, "hubs")
    hubs += rest
    state.hub_track, state.hubs_out = hubs[: setup.HUBS_USED], hubs[setup.HUBS_USED :]


def _read_deck(state: SolariusState, position: Position) -> None:
    count = len(state.box.cards)
    state.discard_pile = _numbers(state, "discard_pile", position.discard_pile, 0, count)
    top = _numbers(state, "deck", position.deck or [], 0, count)
    used = [card for player in state.seats for name in CARD_LISTS for card in getattr(player, name)]
    _once("deck", [*used, *state.discard_pile, *top])
    below = [card for card in range(count) if card not in used and card not in state.discard_pile and card not in top]
    if below:
        state.chance.shuffle(below, "deck")
    state.pile = below + top[::-1]


def _read_dice(state: SolariusState, position: Position) -> None:
    """Without a bridge, the first dice are drawn; without a bag, it holds all dice that lie nowhere else."""
    state.bridge = [notation.read_bridge_die(die) for die in position.bridge or []]
    state.bag = [PER_COLOUR - setup.DICE_OUT[state.players]] * len(COLOURS)
    if position.bag is not None:
        state.bag = [position.bag.get(colour, 0) for colour in COLOURS]
    else:
        for _, colour, _ in [*state.bridge, *(die for player in state.seats for die in player.dice)]:
            state.bag[colour] -= 1
    if min(state.bag) < 0:
        raise DataError("position, field 'bridge'", "there are not so many dice of one colour")
    if position.bridge is None:
        fill_bridge(state)
