"""Solarius Mission in numbers, for bots that learn.

All numbers are of one seat and about 1 at most. Nothing compares seats but the network: who leads is found by
comparing their strengths. What lasts, or will be of use later, stands twice: as it is, and times the turns left.
"""

from collections.abc import Sequence

from sternhafen.games.solarius.box import EVENTS, PRICES
from sternhafen.games.solarius.features_map import on_the_map
from sternhafen.games.solarius.model import COLONIES, DRIVE_SLOTS, MARKERS, Player, SolariusState
from sternhafen.games.solarius.rules import planets, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, LAST_COLUMN, LAST_FACE, PIPS
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.storage import free_spaces, stored_value

FACES = range(1, LAST_FACE + 1)
COLUMNS = range(2, LAST_COLUMN + 1)
MONEY_MARKS = (2, 3, 4, 5, 6, 8, 10)
RANGE_MARKS = (2, 3, 4, 5, 6, 7)
SETTLED_MARKS = (1, 2, 3, 4, 5, 6, 8, 10)
MISSION_MARKS = (1, 2, 3, 4, 5, 6)
SCORE_MARKS = (2, 5, 8, 12, 16, 20, 25, 30, 36, 42, 50, 60)
MOST_STATIONS = 4
OPEN_TOLD = 3
"""This many open missions are told apart, the nearest first."""
FAR = 12
"""Resources of this much value are as good as out of reach."""


def features(state: SolariusState, seat: int) -> list[float]:
    """What there is to know about one seat: clock, tableau, missions, planets, stations, cards, its part of space."""
    player = state.seats[seat]
    time = turns_left(state, player) / (ROUNDS * TURNS)
    return [
        *_clock(state, seat, time),
        *_dice(player, time),
        *_stores(player, time),
        *_goods(player, time),
        *_missions(state, player, time),
        *_planets(state, player, time),
        *_stations(state, player),
        *_cards(state, player, time),
        *on_the_map(state, seat, time),
        *_score(state, player),
    ]


def turns_left(state: SolariusState, player: Player) -> int:
    """Turns this seat will still begin; as many before the round ends as after it."""
    return (ROUNDS - state.round + 1) * TURNS - len(player.dice)


def marks(number: float, steps: Sequence[float]) -> list[float]:
    """Which of the marks are reached."""
    return [1.0 if number >= step else 0.0 for step in steps]


def _clock(state: SolariusState, seat: int, time: float) -> list[float]:
    """Turns and rounds to come, whether the seat is about to begin a turn, and the size of the table."""
    lane = state.lanes[seat]
    begins = float(bool(lane) and lane[-1][0] == "take")
    rounds = [float(state.round == number) for number in range(1, ROUNDS + 1)]
    return [
        1.0,
        time,
        time * time,
        begins,
        float(time == 0),
        *rounds,
        *(float(state.players == size) for size in (2, 3, 4)),
    ]


def _dice(player: Player, time: float) -> list[float]:
    """Of each tech die its face and column, as marks and times the turns left; then both for all dice together."""
    row: list[float] = []
    for face, column in zip(player.faces, player.columns, strict=True):
        row += marks(face, FACES)
        row += marks(column, COLUMNS)
        row += (time * PIPS[face] / 4, time * column / 5)
    pips, columns = sum([PIPS[face] for face in player.faces]) / 16, sum(player.columns) / 20
    shown = sum([FACE_VP[face] for face in player.faces]) / 16
    return [*row, pips, columns, shown, time * pips, time * columns, min(player.columns) / 5]


def _stores(player: Player, time: float) -> list[float]:
    """The pyramid of each colour: cubes by column, their value and the room left, both also times the turns left."""
    row: list[float] = [number / spaces for number, spaces in zip(player.store, (3, 2, 1) * 4, strict=True)]
    for colour in range(4):
        value, free = stored_value(player, colour) / 10, free_spaces(player, colour) / 6
        row += (value, value * time, value * value, free, free * time)
    return [*row, scoring.full_columns_vp(player) / 3]


def _goods(player: Player, time: float) -> list[float]:
    """Fuel, bucks, junk and drives."""
    row: list[float] = []
    for money in (player.fuel, player.bucks):
        row += (money / 10, time * money / 10)
        row += marks(money, MONEY_MARKS)
    free = player.junk_fields - player.junk
    row += (player.junk / 5, time * player.junk / 5, player.beside / 3, free / 5, time * free / 5)
    row += (float(not free), time * (not free), player.ones / 3, player.twos / 3, time * player.range / 7)
    row += marks(player.range, RANGE_MARKS)
    return [*row, float(player.ones + player.twos == DRIVE_SLOTS)]


def _missions(state: SolariusState, player: Player, time: float) -> list[float]:
    """Fulfilled ones, their points, markers left, and of the nearest open ones what they bring and what they lack."""
    box = state.box
    found = sorted([(lacking(state, player, card), -box.mission_vp[card]) for card in player.open])
    row = [len(player.open) / MARKERS, time * len(player.open) / MARKERS, time * player.markers / MARKERS]
    row += marks(len(player.done), MISSION_MARKS)
    row += marks(len(player.open), MISSION_MARKS[:4])
    row.append(sum([box.mission_vp[card] for card in player.done]) / 20)
    for place in range(OPEN_TOLD):
        missing, points = found[place] if place < len(found) else (FAR, 0)
        near = max(0.0, 1 - missing / FAR)
        row += (-points / 10, near, near * time, -near * points / 10, float(not missing))
    return row


def lacking(state: SolariusState, player: Player, card: int) -> int:
    """The value of the resources that a mission still needs."""
    missing = sum([max(0, value - stored_value(player, colour)) for colour, value in state.box.mission_values[card]])
    for colour, column, number in state.box.mission_cubes[card]:
        missing += (column + 1) * max(0, number - player.store[3 * colour + column])
    return missing


def _planets(state: SolariusState, player: Player, time: float) -> list[float]:
    """Settled and being settled: numbers, points, colours, sets, and what must still be paid."""
    box, left, right = state.box, player.left, player.right
    settled, both = _colours(state, right), _colours(state, [*right, *left])
    sets, hoped = (scoring.sets_vp((one[0], one[1], one[2], one[3])) for one in (settled, both))
    prices = [planets.due(state, player, planet) for planet in left]
    due = [sum([price[0] for price in prices]), sum([price[1] for price in prices])]
    lacks = max(0, due[0] - player.fuel) + max(0, due[1] - player.bucks)
    ready = len(planets.payable(state, player)) if left else 0
    row = [len(left) / 3, time * len(left) / 3, float(len(left) > 1), float(len(left) > 2), ready / 2, lacks / 8]
    row += (due[0] / 8, due[1] / 8, (1 - time) * len(left) / 3, (1 - time) * lacks / 8, sets / 8, hoped / 8)
    row += (sum([box.planet_vp[one] for one in right]) / 20, sum([box.planet_vp[one] for one in left]) / 10)
    row += marks(len(right), SETTLED_MARKS)
    row += [number / 3 for number in (*settled, *both)]
    return [*row, time * (COLONIES - len(left) - len(right)) / COLONIES, time * min(both) / 2]


def _colours(state: SolariusState, planets: Sequence[int]) -> list[int]:
    counts = [0, 0, 0, 0]
    for planet in planets:
        counts[state.box.planet_colour[planet]] += 1
    return counts


def _stations(state: SolariusState, player: Player) -> list[float]:
    """How many, and which: each also times the ends of rounds to come."""
    ends = (ROUNDS - state.round + 1) / ROUNDS
    built = [float(number in player.stations) for number in range(len(state.box.stations))]
    number = len(player.stations)
    row = [*marks(number, range(1, MOST_STATIONS + 1)), scoring.STATION_VP[number] / 6, ends * number / MOST_STATIONS]
    return [*row, *built, *(ends * one for one in built)]


def _cards(state: SolariusState, player: Player, time: float) -> list[float]:
    """Hand, and what the developments do: lasting changes, prices, triggers, fields for dice, points at the end."""
    box, own = state.box, player.developments
    lasting = [box.mods[card] for card in own if not box.is_slot[card]]
    row = [float(sum([mods.ap[colour][kind] for mods in lasting])) for colour in range(4) for kind in range(3)]
    row += [-float(sum([mods.prices.get(what, (0, 0))[0] for mods in lasting])) for what in PRICES]
    row += [float(sum([mods.range for mods in lasting])), float(sum([mods.draw_extra for mods in lasting]))]
    row += [float(any(mods.portal_free for mods in lasting)), float(sum([box.is_slot[card] for card in own]))]
    row += [float(sum([box.triggers[card] == event for card in own])) for event in range(len(EVENTS))]
    row = [time * number for number in row]
    ends = float(sum([box.endgame[card] is not None for card in own]))
    row += (ends, ends * time, scoring.development_vp(state, player) / 5, len(own) / 5, time * len(own) / 5)
    hand = len(player.hand)
    best = max([box.mission_vp[card] - lacking(state, player, card) for card in player.hand], default=-FAR)
    return [*row, hand / 3, time * hand / 3, float(hand > 1), float(hand > 2), best / 10, time * best / 10]


def _score(state: SolariusState, player: Player) -> list[float]:
    """The points shown now, without the network."""
    score = sum(scoring.own_shares(state, player).values())
    return [score / 20, *marks(score, SCORE_MARKS)]
