"""Jump Drive in numbers, for bots that learn."""

from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules import scoring
from sternhafen.games.jumpdrive.rules.round import GOAL

VP_MARKS = (1, 3, 6, 10, 15, 20, 25, 30, 35, 40, 45)
"""Marks on the way to the goal."""
POINT_MARKS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20)
ROUND_MARKS = (1, 2, 3, 4, 5, 6, 7)
MOST_COUNTED = 8
"""Up to where cards and symbols are told apart."""
USUAL_GROWTH = 2
"""Points a round that a tableau gains each round."""
LONGEST = 12


def features(state: JumpDriveState, seat: int) -> list[float]:
    """What there is to know about one seat: its tableau and hand card by card, then the race to the goal."""
    player, designs = state.seats[seat], len(state.cards.names)
    row = [0.0] * (2 * designs)
    for own in player.tableau:
        row[own] += 1.0
    for own in player.hand:
        row[designs + own] += 1.0
    points = [sum(scoring.round_vp(state, other)) for other in range(state.players)]
    income = scoring.income(state, seat)
    return row + _standing(state, seat, points[seat], income) + _race(state, seat, points, income)


def _standing(state: JumpDriveState, seat: int, points: int, income: int) -> list[float]:
    """Counts, each as a number and as marks passed."""
    player = state.seats[seat]
    row = [1.0, player.vp / 10, points / 5, len(player.powers) / 3, len(player.tableau) / 5]
    row += [float(player.vp >= mark) for mark in VP_MARKS]
    row += [float(points >= mark) for mark in POINT_MARKS]
    for number in (income, len(player.hand), *player.symbols):
        row.append(number / 3)
        row += [float(number > mark) for mark in range(MOST_COUNTED)]
    return row


def _race(state: JumpDriveState, seat: int, points: list[int], income: int) -> list[float]:
    """How far off the end is, and what this seat's points and cards are worth until then."""
    player = state.seats[seat]
    needs = [rounds_to_goal(other.vp, each) for other, each in zip(state.seats, points, strict=True)]
    own, others = needs[seat], min(need for other, need in enumerate(needs) if other != seat)
    ahead, soonest = (others - own) / 3, min(own, others)
    row = [own / 5, others / 5, ahead, soonest / 5, (player.vp + soonest * points[seat]) / 20]
    worthwhile = (1.0, ahead, points[seat] / 5, income / 3, len(player.hand) / 5)
    for mark in ROUND_MARKS:
        left = min(1.0, max(0.0, soonest - mark))
        row += [left * number for number in worthwhile]
    return row


def rounds_to_goal(vp: int, points: int) -> float:
    """Rounds until the goal is reached if the points grow a little each round."""
    rounds = 0
    while vp < GOAL and rounds < LONGEST:
        points += USUAL_GROWTH
        vp += points
        rounds += 1
    return rounds - min(1.0, max(0, vp - GOAL) / points)
