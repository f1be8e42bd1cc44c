"""Phase II: Develop (RACE-070 to RACE-082, RACE-258)."""

from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Text
from sternhafen.games.race.actions import Develop, Pass
from sternhafen.games.race.model import DEVELOP, NO_CARD, RaceState
from sternhafen.games.race.rules.costs import can_develop, development_cost, development_obstacle
from sternhafen.games.race.rules.piles import discard, draw_by
from sternhafen.games.race.rules.placing import ChooseCard, PayCards, pay_up, reveal, take_into_tableau
from sternhafen.games.race.words.preview import development_lines


def develop(state: RaceState) -> None:
    """First the draws of Interstellar Banks, then the hidden choice (RACE-070)."""
    draws = state.cards.draw_at_start
    for seat in state.order:
        for own in state.seats[seat].powers[DEVELOP]:
            draw_by(state, seat, own, draws[own])
    state.agenda.append(("lay_developments",))
    state.ask_all(("choose_development",))


def lay_developments(state: RaceState) -> None:
    """All are revealed together; then everybody chooses the payment (RACE-071, RACE-252)."""
    placing = reveal(state)
    if not placing:
        return
    state.agenda.append(("finish_developments",))
    prices = {seat: development_cost(state, seat, state.seats[seat].placed) for seat in placing}
    asked = {seat: ("pay_development", price) for seat, price in prices.items() if price}
    if asked:
        state.ask_each(asked)


def finish_developments(state: RaceState) -> None:
    """Player by player the payment, then the draws after it (RACE-081, RACE-258)."""
    draws = state.cards.draw_after_development
    for seat in state.order:
        player = state.seats[seat]
        if player.placed == NO_CARD:
            continue
        paid = pay_up(player)
        discard(state, seat, paid)
        if not state.quiet:
            state.tell("paid", seat, {"cards": paid} if paid else None, card=player.placed, number=len(paid))
        for own in player.powers[DEVELOP]:
            draw_by(state, seat, own, draws[own])
    take_into_tableau(state)


class ChooseDevelopment(ChooseCard):
    takes = (Develop, Pass)
    worlds = False
    noun = "development"

    def can_place(self, state: RaceState, seat: int, chosen: int) -> bool:
        return can_develop(state, seat, chosen)

    def obstacle(self, state: RaceState, seat: int, chosen: int) -> Obstacle | None:
        return development_obstacle(state, seat, chosen)

    def preview(self, state: RaceState, seat: int, chosen: int) -> tuple[Text, ...]:
        return development_lines(state, seat, chosen)


class PayDevelopment(PayCards):
    size_rule = "RACE-073"

    def preview(self, state: RaceState, seat: int) -> tuple[Text, ...]:
        return development_lines(state, seat, state.seats[seat].placed)
