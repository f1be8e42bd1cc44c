"""Where a bot thinks of flying to in Solarius Mission."""

from sternhafen.core.action import Action
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules import flying, missions, stations

MOST = 9
"""This many flights are looked at."""
EXTRA_RANGE = 0.7
"""What a point of range is worth that must be bought."""
Purposes = tuple[bool, bool]
"""Whether the resources for some mission, and for some station, are there."""


class Flights:
    """Good places to fly to in one turn; until the ship has flown the map stays as it is, so they are remembered."""

    def __init__(self, state: SolariusState, seat: int) -> None:
        self.seat = seat
        self.known: dict[tuple[int, int, bool, Purposes], list[Action]] = {}
        self.tiles = {state.space.tile_at[hex] for hex, _, _ in state.seats[seat].figures} | {-1}
        """Where an outpost could not be won by the first figure; the centre is no place for any."""
        self.erected = state.erected()

    def best(self, state: SolariusState, reach: int, portals: bool) -> list[Action]:
        """Flights to planets, to places for payable missions, and to good places for a payable station."""
        player = state.seats[self.seat]
        key = (reach, flying.affordable(player, reach), portals, purposes(state, self.seat))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._ranked(state, *key)
        return found

    def _ranked(self, state: SolariusState, reach: int, most: int, portals: bool, purposes: Purposes) -> list[Action]:
        player, cells = state.seats[self.seat], state.box.geometry.cells
        rank: list[tuple[float, int]] = []
        for hex in flying.in_range(state, self.seat, most, portals):
            worth = self.attraction(state, player, hex, purposes)
            if worth > 0 and flying.can_end(state, self.seat, hex):
                price = max(0, flying.way(state, player.ship, hex, portals) - reach) * EXTRA_RANGE
                rank.append((price - worth, hex))
        rank.sort()
        best: list[Action] = [a.Fly(cells[hex]) for _, hex in rank[:MOST]]
        return best or (flying.fly_actions(state, self.seat, reach, True)[:1] if portals else [])

    def attraction(self, state: SolariusState, player: Player, hex: int, purposes: Purposes) -> float:
        """A rough guess of what a flight to a hex is good for."""
        planet = state.planet_at[hex] - 1
        if planet >= 0:
            return 1.5 + 0.6 * state.box.planet_vp[planet] if state.face_up[hex] else 2.6
        tile = state.space.near_hub[hex]
        if purposes[0] and tile >= 0 and missions.is_buildable(state, self.seat, hex):
            return 6.0 + (tile in self.erected) + 0.5 * (tile not in player.bonuses)
        if purposes[1] and missions.is_buildable(state, self.seat, hex):
            return 3.0 + (tile in self.erected) + 0.8 * (state.space.tile_at[hex] not in self.tiles)
        return 0.0


def purposes(state: SolariusState, seat: int) -> Purposes:
    player = state.seats[seat]
    can_fulfil = any(not missions.lacking(state, player, card) for card in player.open)
    return can_fulfil, bool(stations.payable(state, seat))
