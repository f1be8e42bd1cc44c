"""A seat's part of space in numbers: ship, figures, outposts, hubs and the network."""

from sternhafen.games.solarius.box import FIGURES
from sternhafen.games.solarius.model import NO_OUTPOST, Player, SolariusState
from sternhafen.games.solarius.rules import network
from sternhafen.games.solarius.rules.round import ROUNDS

NETWORK_MARKS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
MOST_NEAR = 4
"""Up to where places in reach are told apart."""


def on_the_map(state: SolariusState, seat: int, time: float) -> list[float]:
    player = state.seats[seat]
    return [*_figures(state, player, time), *_network(state, seat, time), *_reach(state, player, time)]


def _figures(state: SolariusState, player: Player, time: float) -> list[float]:
    """How many of each kind, outposts, hubs beside them, map parts reached, and hub bonuses used."""
    kinds = [figure[1] for figure in player.figures]
    outposts = sum([figure[2] != NO_OUTPOST for figure in player.figures])
    erected, near = state.erected(), state.space.near_hub
    beside = [near[figure[0]] for figure in player.figures]
    at_hubs = sum([tile in erected for tile in beside])
    hoped = sum([tile >= 0 and tile not in erected for tile in beside]) if state.round < ROUNDS else 0
    tiles = len({state.space.tile_at[figure[0]] for figure in player.figures})
    row = [kinds.count(kind) / 6 for kind in range(len(FIGURES))]
    row += (outposts / 4, time * outposts / 4, at_hubs / 4, hoped / 4, time * hoped / 4, tiles / 7)
    return [*row, time * tiles / 7, len(player.bonuses) / 4]


def _network(state: SolariusState, seat: int, time: float) -> list[float]:
    """Its size, and how it stands against those of the others: surer, the fewer turns are left."""
    counts = [network.count(state, player) for player in state.seats]
    own = counts[seat]
    others = counts[:seat] + counts[seat + 1 :]
    prize, lead = network.points(counts)[seat] / 6, (own - max(others)) / 6
    row = [own / 10, time * own / 10, prize, (1 - time) * prize, lead, (1 - time) * lead]
    row += (sum([own - other for other in others]) / 12, own / (1.0 + len(state.seats[seat].figures)))
    return row + [1.0 if own >= mark else 0.0 for mark in NETWORK_MARKS]


def _reach(state: SolariusState, player: Player, time: float) -> list[float]:
    """Planets the next flight can reach, face up and face down, and the distance to the nearest hub and planet."""
    apart = state.box.geometry.apart[player.ship]
    ways = [(apart[hex], state.face_up[hex]) for hex in state.space.in_use if state.planet_at[hex]]
    reach = player.range
    shown = min(MOST_NEAR, sum([way <= reach and up for way, up in ways])) / MOST_NEAR
    hidden = min(MOST_NEAR, sum([way <= reach and not up for way, up in ways])) / MOST_NEAR
    further = min(MOST_NEAR, sum([way == reach + 1 for way, _ in ways])) / MOST_NEAR
    nearest = max(0, min([way for way, _ in ways], default=10) - reach) / 5
    hubs = sorted([max(0, apart[hub] - 1 - reach) for hub in state.space.hub_at])[:2]
    row = [shown, hidden, further, nearest, hubs[0] / 5, hubs[1] / 5]
    alive = float(time > 0)
    return [number * alive for number in row]
