"""What a net is told about a seat of Solarius Mission."""

from sternhafen.games.solarius.features import features, turns_left
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.planning.worth import Worth
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS

SCALE = 10
"""Victory points that count for 1."""
BELIEF = 0.75
"""How much of the rule of thumb's points a net believes in before it learns."""
LATE, EARLY = 0.03, 0.1
"""How much the numbers of the game itself count, and how much more with all turns to come."""
PART = 0.3
"""How much the parts of the rule of thumb count beside their sum."""


def known(state: SolariusState, seat: int) -> list[float]:
    """What the game itself tells, then what the rule of thumb makes of it, part by part and in all.

    Near the end the rule of thumb counts points that are sure; so the other numbers are made small, the more the
    fewer turns are left. A net that has seen few games then changes little where there is little to know better.
    """
    player = state.seats[seat]
    turns = turns_left(state, player)
    time = turns / (ROUNDS * TURNS)
    parts = Worth(state, seat, turns).parts(state, player)
    total = (sum(parts) - player.beside - len(player.open)) / SCALE
    weight = LATE + EARLY * time
    row = [weight * number for number in features(state, seat)]
    return [*row, *[PART * part / SCALE for part in parts], 2 * PART * (1 - time) * total, total]
