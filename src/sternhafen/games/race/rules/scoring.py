"""Victory points at the end of the game (RACE-208 to RACE-229)."""

from sternhafen.games.race.box import Cards, Scoring
from sternhafen.games.race.model import Player


def printed(cards: Cards, player: Player, worlds: bool) -> int:
    """The VP printed on worlds, or on developments."""
    return sum([cards.vp[own] for own in player.in_play if cards.is_world[own] == worlds])


def six_cost(cards: Cards, player: Player) -> list[tuple[int, int]]:
    """Each six-cost development with what it scores, independently of the others (RACE-214)."""
    tableau = player.in_play
    found = []
    for own in tableau:
        scoring = cards.scoring[own]
        if scoring is not None:
            found.append((own, points(cards, scoring, tableau, player.vp)))
    return found


def points(cards: Cards, scoring: Scoring, tableau: list[int], chips: int) -> int:
    """Each card once, by the first term that fits (RACE-213); chips and Military in full steps."""
    by_card = scoring.by_card
    total = sum([by_card[own] for own in tableau])
    for vp, what, per in scoring.counts:
        counted = chips if what == "vp_chips" else sum([cards.military[own] for own in tableau])
        total += vp * (counted // per)
    return total


def score(cards: Cards, player: Player) -> int:
    """Printed VP, chips and six-cost developments; hand cards and goods score nothing (RACE-208, RACE-209)."""
    on_cards = sum([cards.vp[own] for own in player.in_play])
    return player.vp + on_cards + sum([vp for _, vp in six_cost(cards, player)])


def tie_break(player: Player) -> int:
    """Hand cards plus goods (RACE-211)."""
    return len(player.hand) + len(player.goods)
