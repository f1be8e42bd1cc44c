"""The network: whose figures hang together best (SM-333, SM-396 to SM-398, SM-R12, SM-R24)."""

from sternhafen.games.solarius.model import NO_OUTPOST, Player, SolariusState

POINTS = {2: (2, 0), 3: (4, 2, 0), 4: (6, 4, 2, 0)}


def count(state: SolariusState, player: Player) -> int:
    """The greatest group of figures joined within the range of the drives; an outpost counts double."""
    apart, reach = state.box.geometry.apart, player.range
    left = list(player.figures)
    best = 0
    while left:
        group = [left.pop()]
        total = 0
        while group:
            hex, _, outpost = group.pop()
            total += 1 if outpost == NO_OUTPOST else 2
            row = apart[hex]
            group += [figure for figure in left if row[figure[0]] <= reach]
            left = [figure for figure in left if row[figure[0]] > reach]
        best = max(best, total)
    return best


def counts(state: SolariusState) -> list[int]:
    return [count(state, player) for player in state.seats]


def points(counts: list[int]) -> list[int]:
    """Ties share the points of their places, rounded down (SM-398)."""
    prizes = POINTS[len(counts)]
    found = []
    for own in counts:
        better = sum([other > own for other in counts])
        equal = counts.count(own)
        found.append(sum(prizes[better : better + equal]) // equal)
    return found
