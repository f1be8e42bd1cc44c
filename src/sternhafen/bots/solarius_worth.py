"""What a moment of Solarius Mission is worth to one seat, in victory points: scored, on the way, and hoped for."""

from typing import Any

from sternhafen.core.decision import Step
from sternhafen.games.solarius import pack
from sternhafen.games.solarius.box import BLACK, COLOUR_NUMBERS
from sternhafen.games.solarius.model import JUNK_FIELDS, STATIONS, Player, SolariusState
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, PIPS, RAISE_COSTS
from sternhafen.games.solarius.rules.planets import due
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.storage import stored_value

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
EFFECT_WORTH = {
    "gain_fuel": 0.3, "gain_bucks": 0.3, "gain_mix": 0.37, "gain_resource": 0.5, "upgrade_ap": 0.48, "push_ap": 0.45,
    "gain_drive": 1.2, "flip_drive": 1.0, "remove_junk": 0.35, "draw_cards": 0.4, "play_card": 0.7, "choice": 0.6,
}  # fmt: skip
DEVELOPMENT = 1.3
"""What a lasting development brings over a whole game."""


def turns_left(state: SolariusState, seat: int) -> int:
    """Turns this seat will have after the one it is in or about to begin."""
    lane = state.lanes[seat]
    begins = bool(lane) and lane[-1][0] == "take"
    return max(0, (ROUNDS - state.round + 1) * TURNS - len(state.seats[seat].dice) - begins)


class Worth:
    """Values states for one seat; made once for a turn.

    The lines of a turn differ in little, so the worth is the sum of parts, each remembered by what it depends on.
    """

    def __init__(self, state: SolariusState, seat: int) -> None:
        self.seat = seat
        self.box = state.box
        self.turns = turns_left(state, seat)
        self.ends = ROUNDS - state.round + 1
        """Ends of rounds to come."""
        self.time = min(1.0, self.turns / 10)
        self.effects = {key: EFFECT_WORTH[effect.name] * effect.n for key, effect in state.box.effects.items()}
        self.permanent = [sum(self.effects[step[1]] for step in steps) for steps in state.box.permanent]
        others = [network.count(state, player) for other, player in enumerate(state.seats) if other != seat]
        self.best_network = max(others)
        self.prizes = network.POINTS[state.players]
        self.known: dict[Any, float] = {}

    def of(self, state: SolariusState) -> float:
        player, known = state.seats[self.seat], self.known
        faces, columns, figures = tuple(player.faces), tuple(player.columns), tuple(player.figures)
        laid_out = (*player.developments, -1, *player.done)
        parts = (
            (self.dice, (faces, columns)),
            (self.cubes, (columns, *player.store, *player.open)),
            (self.money, (player.fuel, player.bucks, player.junk, player.junk_fields)),
            (self.space, (player.ones, player.twos, figures)),
            (self.nearby, (player.ship, player.ones + 2 * player.twos, state.planet_at[player.ship])),
            (self.planets, (player.fuel, player.bucks, faces, columns, *player.left, laid_out)),
            (self.cards, (laid_out, len(player.hand), faces, figures, *player.stations, -1, *player.right)),
        )
        total = self.pending(state) - player.beside - len(player.open)
        for part, key in parts:
            found = known.get(key)
            if found is None:
                found = known[key] = part(state, player)
            total += found
        return total

    def dice(self, state: SolariusState, player: Player) -> float:
        """Points shown; raised dice give more points in turns to come, pushed dice more room."""
        shown = sum([FACE_VP[face] for face in player.faces]) + sum([column >= 4 for column in player.columns])
        pips = sum(PIPS[face] for face in player.faces) - 4
        room = sum((0, 0, 1, 2.2, 3.2, 3.6)[column] for column in player.columns)
        return shown + self.time * (0.62 * pips + 0.62 * room)

    def cubes(self, state: SolariusState, player: Player) -> float:
        """Cubes are worth less near the end, and less when there are many of a kind."""
        values = sum(stored_value(player, colour) ** 0.85 for colour in range(4))
        return min(1.0, self.turns / 3) * 0.36 * values + scoring.full_columns_vp(player) + self.missions(player)

    def missions(self, player: Player) -> float:
        """An open mission is worth the more the nearer its resources are; several compete for the same ones."""
        total, share = 0.0, 1.0
        for card in sorted(player.open, key=lambda own: -self.readiness(player, own)):
            ready = self.readiness(player, card)
            hope = ready if self.turns > 0 else 0.0
            if (1 - ready) * 12 > 2.2 * self.turns:
                hope *= 0.3
            total += hope * share + share * hope**1.5 * 0.8 * self.box.mission_vp[card]
            share *= 0.55
        return total

    def readiness(self, player: Player, card: int) -> float:
        """How much of a mission's price is there."""
        have = need = 0.0
        for colour, value in self.box.mission_values[card]:
            have += min(value, stored_value(player, colour))
            need += value
        for colour, column, number in self.box.mission_cubes[card]:
            worth = (column + 1) * number * 1.5
            below = player.store[3 * colour] / 3
            have += worth * min(1.0, player.store[3 * colour + column] / number + 0.25 * below)
            need += worth
        return min(1.0, have / need)

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
        """Cards played and in hand, missions fulfilled, stations with their lasting effects, settled planets."""
        lasting = sum(self.box.endgame[card] is None for card in player.developments)
        hoped = 0.8 * (len(player.developments) - lasting) * self.time
        held = self.time * (DEVELOPMENT * lasting + 0.45 * min(3, len(player.hand))) + hoped
        fulfilled = sum([self.box.mission_vp[card] for card in player.done])
        return held + fulfilled + scoring.development_vp(state, player) + self.stations(player) + self.settled(player)

    def settled(self, player: Player) -> float:
        counts = [0, 0, 0, 0]
        for planet in player.right:
            counts[self.box.planet_colour[planet]] += 1
        printed = sum([self.box.planet_vp[planet] for planet in player.right])
        return printed + scoring.sets_vp((counts[0], counts[1], counts[2], counts[3]))

    def stations(self, player: Player) -> float:
        """Permanent effects come at every end of round and with each further station."""
        total = sum(self.permanent[number] for number in player.stations) * (self.ends + 0.4 * self.time)
        if len(player.stations) < STATIONS and self.turns:
            total += 0.25 * len(player.stations)
        return total + scoring.STATION_VP[len(player.stations)]

    def planets(self, state: SolariusState, player: Player) -> float:
        """Planets on the left will mostly be completed: points to come, less what is still missing."""
        total = 0.0
        fuel, bucks = float(player.fuel), float(player.bucks)
        for planet in sorted(player.left, key=lambda own: -self.box.planet_vp[own]):
            points = self.box.planet_vp[planet]
            price = due(state, player, planet)
            if self.box.planet_price[planet]:
                colour = self.box.planet_colour[planet]
                missing = max(0.0, price[0] - fuel) if colour == BLACK else max(0.0, price[1] - bucks)
                fuel, bucks = fuel - price[0], bucks - price[1]
                total += points - 0.3 * sum(price) - 0.35 * missing
            else:
                missing = self.missing_progress(player, planet)
                total += points - 0.3 * missing
            if missing > 1.6 * self.turns:
                total -= points + 1.0
        return total

    def missing_progress(self, player: Player, planet: int) -> float:
        """Action points until the condition holds."""
        match self.box.conditions[planet]:
            case pack.TechDie(colour=colour, pips=pips):
                return self._raises(player.faces[COLOUR_NUMBERS[colour]], pips)
            case pack.TechCount(n=number, pips=pips):
                return sum(sorted(self._raises(face, pips) for face in player.faces)[:number])
            case pack.ColumnDie(colour=colour, column=column):
                return self._pushes(player.columns[COLOUR_NUMBERS[colour]], column)
            case pack.ColumnCount(n=number, column=column):
                return sum(sorted(self._pushes(own, column) for own in player.columns)[:number])
            case _:
                return 0.0

    def _raises(self, face: int, pips: int) -> int:
        return sum(RAISE_COSTS[step] for step in range(face, 5) if PIPS[step] < pips)

    def _pushes(self, column: int, wanted: int) -> int:
        return sum(self.box.push_costs[step - 1] for step in range(column, wanted))

    def space(self, state: SolariusState, player: Player) -> float:
        """Figures next to hubs, range, network and outposts."""
        count = network.count(state, player)
        ahead = count - self.best_network
        prize = self.prizes[0] * (0.5 + 0.12 * max(-4, min(4, ahead)))
        drives = player.ones + 2 * player.twos
        reach = self.time * (1.5 * min(drives, 3) + 0.85 * max(0, drives - 3))
        return scoring.hubs_vp(state, player) + prize + 0.12 * count + reach + 0.35 * len(player.outposts())

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
        name = step[0]
        if name in RATES:
            place, rate = RATES[name]
            return float(rate * step[place])
        if name in ("gain", "gain_mix", "remove_junk", "play_from_hand", "choice"):
            return self.effects[step[1]]
        if name == "stations":
            return sum(self.permanent[number] for number in step[1:])
        if name == "build_station":
            return 2.0 + self.permanent[step[2]] * self.ends
        if name == "fulfil":
            return self.box.mission_vp[step[2]] + 1.0
        return PENDING.get(name, 0.0)
