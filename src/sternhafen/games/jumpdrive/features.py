"""Jump Drive in numbers, for bots that learn."""

from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules import scoring
from sternhafen.games.jumpdrive.rules.round import GOAL

STEPS = (0, 5, 10, 15, 20, 25, 30, 35, 40, 45)
"""Marks on the way to the goal."""


def features(state: JumpDriveState, seat: int) -> list[float]:
    """What there is to know about one seat: its tableau and hand card by card, then the race to the goal."""
    player, designs = state.seats[seat], len(state.cards.names)
    row = [0.0] * (2 * designs)
    for own in player.tableau:
        row[own] += 1.0
    for own in player.hand:
        row[designs + own] += 1.0
    return row + _standing(state, seat) + _race(state, seat)


def _standing(state: JumpDriveState, seat: int) -> list[float]:
    player = state.seats[seat]
    points, income, hand = sum(scoring.round_vp(state, seat)), scoring.income(state, seat), len(player.hand)
    numbers = [points / 5, income / 3, hand / 5, *(number / 3 for number in player.symbols), len(player.powers) / 3]
    marks = [float(player.vp >= mark) for mark in STEPS]
    return [1.0, player.vp / 10, *numbers, *marks, points * income / 20, max(0, hand - 5) / 3]


def _race(state: JumpDriveState, seat: int) -> list[float]:
    """How far off the end is for this seat and for the fastest other."""
    needs = [_rounds_to_goal(state, other) for other in range(state.players)]
    own, others = needs[seat], min(need for other, need in enumerate(needs) if other != seat)
    soonest = min(own, others)
    marks = [float(soonest > rounds) for rounds in range(1, 8)]
    return [own / 5, others / 5, (others - own) / 3, *marks, *(mark * (others - own) / 3 for mark in marks)]


def _rounds_to_goal(state: JumpDriveState, seat: int) -> float:
    """Rounds until the seat reaches the goal if its points grow a little each round."""
    vp, points, rounds = state.seats[seat].vp, sum(scoring.round_vp(state, seat)), 0
    while vp < GOAL and rounds < 12:
        points += 2
        vp += points
        rounds += 1
    return rounds - min(1.0, max(0, vp - GOAL) / max(1, points))
