"""What a moment of Solarius Mission is worth to one seat, in victory points: scored, on the way, and hoped for."""

from typing import Any

from sternhafen.core.decision import Step
from sternhafen.games.solarius.model import JUNK_FIELDS, STATIONS, Player, SolariusState
from sternhafen.games.solarius.planning.developments import EFFECT_WORTH, promises, worth_of
from sternhafen.games.solarius.planning.hopes import Hopes
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, PIPS
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.steps import BUILT, EFFECT, NAME

RATES = {
    "die_action": (2, 0.5),
    "raise_dice": (2, 0.42),
    "push_dice": (2, 0.42),
    "store_row": (2, 0.4),
    "store_cubes": (2, 0.4),
    "wheel": (1, 0.3),
}
"""What a question about points, cubes or money promises for each: where the step says how many, and the rate."""
PENDING = {"extra": 0.9, "research": 0.4, "revealed": 2.0, "destination": 0.9, "outpost": 0.3, "hub_bonus": 1.3}
"""What a question still open promises."""
PIP, ROOM = 0.62, 0.62
ROOMS = (0, 0, 1, 2.2, 3.2, 3.6)
"""What storage up to a column is worth, in rooms."""
FIGURE = 0.9
"""What a figure on the map is worth beside what it scores: outposts, the network."""
HELD = 0.4
"""How much of its promise a card has while it is held in hand."""


def turns_left(state: SolariusState, seat: int) -> int:
    """Turns this seat will have after the one it is in or about to begin."""
    lane = state.lanes[seat]
    begins = bool(lane) and lane[-1][0] == "take"
    return max(0, (ROUNDS - state.round + 1) * TURNS - len(state.seats[seat].dice) - begins)


class Worth:
    """Values states for one seat; made once for a turn.

    The lines of a turn differ in little, so the worth is the sum of parts, each remembered by what it depends on.
    """

    def __init__(self, state: SolariusState, seat: int, turns: int | None = None) -> None:
        self.seat = seat
        self.box = box = state.box
        self.turns = turns_left(state, seat) if turns is None else turns
        self.ends = ROUNDS - state.round + 1
        """Ends of rounds to come."""
        self.time = min(1.0, self.turns / 10)
        self.effects = {key: EFFECT_WORTH[effect.name] * effect.n for key, effect in box.effects.items()}
        self.permanent = [worth_of(station.permanent) for station in box.stations]
        self.hopes = Hopes(box, self.turns, self._next_station(state.seats[seat]))
        self.developments = promises(box, self.turns)
        self.rivals = [network.count(state, player) for other, player in enumerate(state.seats) if other != seat]
        self.prizes = network.POINTS[state.players]
        self.erected = state.erected()
        self.to_come = (ROUNDS - state.round) / (len(state.space.hub_at) - state.round) if state.round < ROUNDS else 0.0
        """How likely a hub space gets its hub."""
        self.known: dict[Any, float] = {}

    def _next_station(self, player: Player) -> list[float]:
        """What each station would be worth as the next one built: at once, at the ends of rounds, and as a figure."""
        at_once = [worth_of(station.immediate) for station in self.box.stations]
        built = len(player.stations)
        more = scoring.STATION_VP[min(STATIONS, built + 1)] - scoring.STATION_VP[built] + FIGURE
        ends = max(0, self.ends - 1) + 0.7
        return [now + each * ends + more for now, each in zip(at_once, self.permanent, strict=True)]

    def of(self, state: SolariusState) -> float:
        player = state.seats[self.seat]
        return self.pending(state) - player.beside - len(player.open) + sum(self.parts(state, player))

    def parts(self, state: SolariusState, player: Player) -> list[float]:
        """Dice, cubes, money, space, what is near, planets and cards."""
        known = self.known
        faces, columns, figures = tuple(player.faces), tuple(player.columns), tuple(player.figures)
        laid_out = (*player.developments, -1, *player.done)
        parts = (
            (self.dice, (faces, columns)),
            (self.cubes, (columns, *player.store, *player.open, -1, *player.stations, laid_out)),
            (self.money, (player.fuel, player.bucks, player.junk, player.junk_fields)),
            (self.space, (player.ones, player.twos, figures)),
            (self.nearby, (player.ship, player.ones + 2 * player.twos, state.planet_at[player.ship])),
            (self.planets, (player.fuel, player.bucks, faces, columns, *player.left, laid_out, *player.right)),
            (self.cards, (laid_out, *player.hand, faces, figures, *player.stations, -1, *player.right)),
        )
        worths = []
        for part, key in parts:
            found = known.get(key)
            if found is None:
                found = known[key] = part(state, player)
            worths.append(found)
        return worths

    def dice(self, state: SolariusState, player: Player) -> float:
        """Points shown; raised dice give more points in turns to come, pushed dice more room."""
        shown = sum([FACE_VP[face] for face in player.faces]) + sum([column >= 4 for column in player.columns])
        pips = sum([PIPS[face] for face in player.faces]) - 4
        room = sum([ROOMS[column] for column in player.columns])
        return shown + self.time * (PIP * pips + ROOM * room)

    def cubes(self, state: SolariusState, player: Player) -> float:
        return self.hopes.of_resources(state, player) + scoring.full_columns_vp(player)

    def money(self, state: SolariusState, player: Player) -> float:
        """Worth less near the end, and less when there is much; so is junk."""
        points = scoring.money_vp(player.fuel) + scoring.money_vp(player.bucks)
        money = min(player.fuel, 7) + min(player.bucks, 7) + 0.3 * (max(0, player.fuel - 7) + max(0, player.bucks - 7))
        near = min(1.0, self.turns / 3)
        junk = 0.25 * player.junk * (1 + 1.5 * player.junk / player.junk_fields)
        spare = 0.35 * (player.junk_fields - JUNK_FIELDS)
        early = 0.8 * min(1.0, self.turns / 4) * points
        return points + near * (0.2 * money - junk + spare) - early

    def cards(self, state: SolariusState, player: Player) -> float:
        """Cards played and in hand, missions fulfilled, stations with their lasting effects."""
        played = sum([self.developments[card] for card in player.developments])
        held = HELD * sum(sorted([self.in_hand(player, card) for card in player.hand])[-3:])
        fulfilled = sum([self.box.mission_vp[card] for card in player.done])
        return played + held + fulfilled + scoring.development_vp(state, player) + self.stations(player)

    def in_hand(self, player: Player, card: int) -> float:
        """What a card promises if it is played."""
        missing = self.hopes.missing(player, card, [0.5 * sum(player.store[3 * row : 3 * row + 3]) for row in range(4)])
        mission = self.hopes.hope(self.box.mission_vp[card], missing, missing, len(player.open) + 1) - 1
        return max(0.1 * self.time, self.developments[card], mission if player.markers else 0.0)

    def stations(self, player: Player) -> float:
        """Lasting effects come at every end of round and with each further station."""
        total = sum([self.permanent[number] for number in player.stations]) * (self.ends + 0.4 * self.time)
        return total + scoring.STATION_VP[len(player.stations)]

    def planets(self, state: SolariusState, player: Player) -> float:
        """Planets settled and being settled, and their sets."""
        counts = [0, 0, 0, 0]
        for planet in player.right:
            counts[self.box.planet_colour[planet]] += 1
        printed = sum([self.box.planet_vp[planet] for planet in player.right])
        sets = scoring.sets_vp((counts[0], counts[1], counts[2], counts[3]))
        if not player.left:
            return printed + sets
        for planet in player.left:
            counts[self.box.planet_colour[planet]] += 1
        hoped = scoring.sets_vp((counts[0], counts[1], counts[2], counts[3]))
        return printed + sets + 0.7 * (hoped - sets) + self.hopes.of_planets(state, player)

    def space(self, state: SolariusState, player: Player) -> float:
        """Figures and outposts, hubs beside them, drives, and the network."""
        count = network.count(state, player)
        drives = player.ones + 2 * player.twos
        reach = self.time * (1.5 * min(drives, 3) + 0.85 * max(0, drives - 3))
        near = state.space.near_hub
        hubs = sum(
            [1.0 if near[hex] in self.erected else self.to_come for hex, _, _ in player.figures if near[hex] >= 0]
        )
        return hubs + self.prize(count) + 0.12 * count + reach + 0.35 * len(player.outposts())

    def prize(self, count: int) -> float:
        """What the network may bring: the surer, the fewer turns are left."""
        sureness = 0.12 + 0.3 / (1 + self.turns)
        behind = sum([min(1.0, max(0.0, 0.5 - sureness * (count - other))) for other in self.rivals])
        place = int(behind)
        if place + 1 == len(self.prizes):
            return float(self.prizes[place])
        return self.prizes[place] + (behind - place) * (self.prizes[place + 1] - self.prizes[place])

    def nearby(self, state: SolariusState, player: Player) -> float:
        """Planets that the next flight could reach."""
        if not self.turns:
            return 0.0
        row, reach, planet_at = self.box.geometry.apart[player.ship], player.range + 1, state.planet_at
        near = sum([row[hex] <= reach for hex in state.space.in_use if planet_at[hex]])
        return 0.3 * min(4, near)

    def pending(self, state: SolariusState) -> float:
        """What the steps still open on the lane promise."""
        return sum([self.promise(step) for step in state.lanes[self.seat]])

    def promise(self, step: Step) -> float:
        name = step[NAME]
        if name in RATES:
            place, rate = RATES[name]
            return float(rate * step[place])
        if name in ("gain", "gain_mix", "remove_junk", "play_from_hand", "choice"):
            return self.effects[step[EFFECT]]
        if name == "stations":
            return sum(self.permanent[number] for number in step[1:])
        if name == "build_station":
            return 2.0 + self.permanent[step[BUILT]] * self.ends
        if name == "fulfil":
            return self.box.mission_vp[step[BUILT]] + 1.0
        return PENDING.get(name, 0.0)
