"""Race for the Galaxy in numbers, for bots that learn."""

from sternhafen.games.race.box import CONSUME, CONSUME_ALL, NO_GOOD, Cards
from sternhafen.games.race.model import Player, RaceState
from sternhafen.games.race.rules import costs, scoring
from sternhafen.games.race.rules.round import FULL_TABLEAU, HAND_LIMIT
from sternhafen.games.race.rules.setup import POOL_PER_PLAYER

MOST_GOODS = 6
"""Up to where goods and worlds that make them are told apart."""
MOST_MILITARY = 9
SCORE_MARKS = (3, 6, 9, 12, 16, 20, 25, 30, 36, 42)
CLOCK_MARKS = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
"""Parts of the way to the end."""
LEAD_MARKS = (-12, -8, -5, -3, -1, 0, 1, 3, 5, 8, 12)
KINDS = range(4)


def features(state: RaceState, seat: int) -> list[float]:
    """What there is to know about one seat: tableau, hand and goods card by card, counts, the clock, and the others."""
    cards, player = state.cards, state.seats[seat]
    designs = len(cards.names)
    row = [0.0] * (3 * designs)
    for own in player.tableau:
        row[own] = 1.0
    for own in player.hand:
        row[designs + own] = 1.0
    for world in player.goods:
        row[2 * designs + world] = 1.0
    score = scoring.score(cards, player)
    cycle = _cycle(cards, player)
    row += _standing(cards, player, score, cycle)
    row += _clock(state, player, score, cycle)
    return row + _beside_others(state, seat, score)


def _standing(cards: Cards, player: Player, score: int, cycle: tuple[int, int, int]) -> list[float]:
    """Counts, each as a number and as marks passed."""
    row = [1.0, score / 10, player.vp / 10]
    row += [float(score >= mark) for mark in SCORE_MARKS]
    row += _marks(len(player.hand), HAND_LIMIT)
    row += _marks(costs.military(cards, player), MOST_MILITARY)
    for number in (len(player.goods), *cycle):
        row += _marks(number, MOST_GOODS)
    developments = sum([not cards.is_world[own] for own in player.tableau])
    row += _marks(developments, MOST_GOODS)
    held = [cards.good[world] for world in player.goods]
    return row + [held.count(kind) / 2 for kind in KINDS]


def _marks(number: int, most: int) -> list[float]:
    return [number / most, *[float(number > mark) for mark in range(most)]]


def _cycle(cards: Cards, player: Player) -> tuple[int, int, int]:
    """How many goods the worlds make, how many the powers take, and the points for those that there are."""
    made = sum([cards.is_production[own] for own in player.tableau])
    windfalls = sum([cards.is_windfall[own] for own in player.tableau])
    fillers = sum([cards.produce_windfall[own] != NO_GOOD for own in player.tableau])
    made += min(windfalls, fillers)
    taken, points = 0, 0
    for own in player.tableau:
        for power in cards.consume[own]:
            if power.effect == CONSUME:
                taken += power.goods * power.times
                points += (power.vp + power.cards) * power.times
            elif power.effect == CONSUME_ALL:
                taken, points = taken + 3, points + 2
    return made, taken, points * min(made, taken) // max(1, taken)


def _clock(state: RaceState, player: Player, score: int, cycle: tuple[int, int, int]) -> list[float]:
    """How near the end is by tableaus and by chips, and what is worth how much until then."""
    sizes = [len(other.tableau) for other in state.seats]
    fullest = max(sizes)
    chips = 1 - state.pool / (POOL_PER_PLAYER * state.players)
    elapsed = max((fullest - 1) / (FULL_TABLEAU - 1), chips)
    row = [elapsed, chips, state.round / 10, (fullest - len(player.tableau)) / 4, float(state.players == 2)]
    row += _marks(len(player.tableau), FULL_TABLEAU)
    row += [float(fullest > mark) for mark in range(FULL_TABLEAU)]
    row += [float(chips > mark) for mark in CLOCK_MARKS]
    worthwhile = (1.0, score / 10, len(player.hand) / 5, len(player.goods) / 3, cycle[2] / 4, len(player.tableau) / 6)
    for mark in CLOCK_MARKS:
        passed = min(1.0, max(0.0, (elapsed - mark) * 6))
        row += [passed * number for number in worthwhile]
    return row


def _beside_others(state: RaceState, seat: int, score: int) -> list[float]:
    """Score, tableau, hand and goods beside the best of the others: as numbers, and as marks for the score."""
    player, cards = state.seats[seat], state.cards
    others = [other for place, other in enumerate(state.seats) if place != seat]
    lead = score - max([scoring.score(cards, other) for other in others])
    ahead = [
        lead / 10,
        (len(player.tableau) - max([len(other.tableau) for other in others])) / 4,
        (len(player.hand) - max([len(other.hand) for other in others])) / 5,
        (len(player.goods) - max([len(other.goods) for other in others])) / 3,
        (player.vp - max([other.vp for other in others])) / 10,
    ]
    return ahead + [float(lead >= mark) for mark in LEAD_MARKS]
