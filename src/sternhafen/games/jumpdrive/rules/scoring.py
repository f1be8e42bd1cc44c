"""Victory points and income (JD-074 to JD-083, JD-089 to JD-092)."""

from collections.abc import Sequence
from operator import add

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.text import Text, text
from sternhafen.games.jumpdrive.actions import Discard
from sternhafen.games.jumpdrive.box import Addend
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules.drawing import discard, draw
from sternhafen.games.jumpdrive.rules.paying import count

HAND_LIMIT = 10


def card_vp(state: JumpDriveState, seat: int, own: int) -> int:
    """What one card of the tableau scores each round."""
    points = state.cards.vp[own]
    for term in state.cards.vp_terms[own]:
        points += value(state, seat, term)
    return points


def card_income(state: JumpDriveState, seat: int, own: int) -> int:
    """What one card of the tableau draws each round."""
    drawn = state.cards.income[own]
    for term in state.cards.income_terms[own]:
        drawn += value(state, seat, term)
    return drawn


def value(state: JumpDriveState, seat: int, term: Addend) -> int:
    """A term for one owner; of several other players the best is taken (JD-077 to JD-081)."""
    if term.scope == "self":
        found = count(state.cards, state.seats[seat], term.of)
    else:
        others = [player for other, player in enumerate(state.seats) if other != seat]
        found = max([count(state.cards, player, term.of) for player in others])
    return term.value * (found if term.each else min(found, 1))


def round_vp(state: JumpDriveState, seat: int) -> list[int]:
    """What each card of the tableau scores this round."""
    player, vp, terms = state.seats[seat], state.cards.vp, state.cards.vp_terms
    points = [vp[own] for own in player.tableau]
    if player.formulas:
        for place, own in enumerate(player.tableau):
            for term in terms[own]:
                points[place] += value(state, seat, term)
    return points


def income(state: JumpDriveState, seat: int) -> int:
    player = state.seats[seat]
    total = player.income
    for own in player.formulas:
        for term in state.cards.income_terms[own]:
            total += value(state, seat, term)
    return total


def score(state: JumpDriveState) -> None:
    """Everybody scores all cards; no tableau changes meanwhile (JD-074, JD-082)."""
    for seat, player in enumerate(state.seats):
        points = round_vp(state, seat)
        player.earned = list(map(add, player.earned, points))
        gained = sum(points)
        player.vp += gained
        if not state.quiet:
            state.tell("scored", seat, points=gained, total=player.vp)


def income_order(state: JumpDriveState) -> list[int]:
    """The most VP first, of several the nearest to the dealer's left; then clockwise (JD-089, JD-090)."""
    points = [player.vp for player in state.seats]
    most, seats = max(points), state.from_dealers_left()
    while points[seats[0]] < most:
        seats = seats[1:] + seats[:1]
    return seats


def draw_income(state: JumpDriveState) -> None:
    """Income is computed for all, then dealt to one player after the other (JD-075, JD-094)."""
    for seat in income_order(state):
        drawn = draw(state, seat, income(state, seat), "income")
        if not state.quiet:
            state.tell("drew_income", seat, {"cards": drawn}, number=len(drawn))


def hand_limit(state: JumpDriveState) -> None:
    """Whoever holds more than 10 cards discards down to 10, all at the same time (JD-084, JD-164)."""
    over = {seat: ("discard_to_limit",) for seat, player in enumerate(state.seats) if len(player.hand) > HAND_LIMIT}
    if over:
        state.ask_each(over)


class DiscardToLimit(ChooseSeveral[JumpDriveState]):
    """Which cards to discard is up to the player (JD-084)."""

    takes = (Discard,)
    size_rule = "JD-084"

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        return text("jumpdrive-hand-limit", number=self.bounds(state, seat, step)[0], limit=HAND_LIMIT)

    def things(self, state: JumpDriveState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: JumpDriveState, seat: int, step: Step) -> tuple[int, int]:
        number = len(state.seats[seat].hand) - HAND_LIMIT
        return number, number

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        discard(state, seat, chosen)
        if not state.quiet:
            state.tell("discarded_to_limit", seat, {"cards": chosen}, number=len(chosen))
