"""What a net is told about a seat of Solarius Mission."""

from sternhafen.bots.solarius_worth import Worth
from sternhafen.games.solarius.features import features, turns_left
from sternhafen.games.solarius.model import SolariusState

SCALE = 10
"""Victory points that count for 1."""


def known(state: SolariusState, seat: int) -> list[float]:
    """What the game itself tells, then what the rule of thumb makes of it, part by part and in all."""
    player = state.seats[seat]
    parts = Worth(state, seat, turns_left(state, player)).parts(state, player)
    total = sum(parts) - player.beside - len(player.open)
    return [*features(state, seat), *[part / SCALE for part in parts], total / SCALE]
