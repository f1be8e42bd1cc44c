"""What a seat of Solarius Mission can still hope for: missions, the next station, and planets being settled."""

from sternhafen.games.solarius import pack
from sternhafen.games.solarius.box import BLACK, COLOUR_NUMBERS, Box
from sternhafen.games.solarius.model import STATIONS, Player, SolariusState
from sternhafen.games.solarius.rules import stations
from sternhafen.games.solarius.rules.dice import PIPS, RAISE_COSTS
from sternhafen.games.solarius.rules.planets import due
from sternhafen.games.solarius.rules.storage import stored_value

HOPE = 0.8
"""How sure a mission is whose resources are there, or a station."""
MISSING = 0.36
"""What it costs to get resources of value 1."""
PACE = 1.7
"""Resources of this much value can be had in a turn."""
SPARE = 0.24
"""What resources are worth for which there is no use yet."""

Resources = list[float]
"""Values by colour."""


class Hopes:
    """What resources on a tableau are good for, with this many turns to come."""

    def __init__(self, box: Box, turns: int, station_worth: list[float]) -> None:
        self.box = box
        self.turns = turns
        self.station_worth = station_worth
        """What each station would bring if it were built now."""

    def of_resources(self, state: SolariusState, player: Player) -> float:
        """Missions and the next station share the resources; what is left over can be traded."""
        have = [float(stored_value(player, colour)) for colour in range(4)]
        plans = sorted(player.open, key=lambda card: self.missing(player, card, have) - 0.4 * self.box.mission_vp[card])
        built = len(player.stations) == STATIONS
        first = self._shared(state, player, have[:], plans, 0 if built else -1)
        second = first if built or not plans else self._shared(state, player, have[:], plans, 1)
        return max(first, second)

    def _shared(self, state: SolariusState, player: Player, have: Resources, plans: list[int], order: int) -> float:
        """The station first (-1), last (1), or not at all (0)."""
        total = lacking = 0.0
        if order < 0:
            worth, lacking = self.station(state, player, have)
            total += worth
        for place, card in enumerate(plans):
            missing = self.missing(player, card, have)
            lacking += missing
            total += self.hope(self.box.mission_vp[card] + 1.0, missing, lacking, place + (order < 0))
            self.spend(card, have)
        if order > 0:
            total += self.station(state, player, have, lacking, len(plans))[0]
        spare = float(sum([value**0.85 for value in have]))
        return total + min(1.0, self.turns / 3) * SPARE * spare

    def hope(self, points: float, missing: float, lacking: float, before: int) -> float:
        """Points to come, less what must be got, as far as there is time for it and all that comes before."""
        turns = self.turns - before
        if turns <= 0:
            return 0.0
        chance = min(1.0, max(0.0, 1.3 - lacking / (PACE * turns)))
        return max(0.0, HOPE * points - MISSING * missing) * chance

    def missing(self, player: Player, card: int, have: Resources) -> float:
        """The value of the resources that a mission still needs."""
        missing = 0.0
        for colour, value in self.box.mission_values[card]:
            missing += max(0.0, value - have[colour])
        for colour, column, number in self.box.mission_cubes[card]:
            there = player.store[3 * colour + column]
            if there < number:
                below = sum(player.store[3 * colour : 3 * colour + column])
                missing += max(1.0, (column + 1) * (number - there) * 2.0 - 0.6 * below)
        return missing

    def spend(self, card: int, have: Resources) -> None:
        for colour, value in self.box.mission_values[card]:
            have[colour] = max(0.0, have[colour] - value)
        for colour, column, number in self.box.mission_cubes[card]:
            have[colour] = max(0.0, have[colour] - (column + 1) * number)

    def station(
        self, state: SolariusState, player: Player, have: Resources, lacking: float = 0.0, before: int = 0
    ) -> tuple[float, float]:
        """The best hope for the next station, and the value of the resources it lacks; they are spent."""
        high, low = stations.next_price(state, player)
        best, choice = 0.0, (0, 0, 0)
        for number, (one, other) in enumerate(self.box.station_kinds):
            if number not in player.stations:
                for rich, poor in ((one, other), (other, one)):
                    lacks = max(0.0, high - have[rich]) + max(0.0, low - have[poor])
                    net = HOPE * self.station_worth[number] - MISSING * lacks
                    if net > best:
                        best, choice, missing = net, (number, rich, poor), lacks
        if not best:
            return 0.0, 0.0
        number, rich, poor = choice
        have[rich], have[poor] = max(0.0, have[rich] - high), max(0.0, have[poor] - low)
        return self.hope(self.station_worth[number], missing, lacking + missing, before), missing

    def of_planets(self, state: SolariusState, player: Player) -> float:
        """Planets being settled will mostly be completed: points to come, less what is still missing."""
        total = 0.0
        fuel, bucks = float(player.fuel), float(player.bucks)
        for planet in sorted(player.left, key=lambda own: -self.box.planet_vp[own]):
            points = self.box.planet_vp[planet]
            price = due(state, player, planet)
            if self.box.planet_price[planet]:
                is_black = self.box.planet_colour[planet] == BLACK
                missing = max(0.0, price[0] - fuel) if is_black else max(0.0, price[1] - bucks)
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
