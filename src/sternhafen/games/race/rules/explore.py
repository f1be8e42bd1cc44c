"""Phase I: Explore (RACE-060 to RACE-067, RACE-234, RACE-257)."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.core.inputs import NUMBER, ChooseExactly
from sternhafen.core.offers import Item
from sternhafen.core.text import Text, text
from sternhafen.games.race.actions import Keep
from sternhafen.games.race.model import EXPLORE, EXPLORE_1_1, EXPLORE_5, RaceState
from sternhafen.games.race.rules.piles import take

DRAWN, KEPT = 2, 1
BIG_BONUS = 5
SMALL_BONUS = 1


def explore(state: RaceState) -> None:
    """All draw all their cards before anyone discards (RACE-061)."""
    asked: dict[int, Step] = {}
    for seat in state.order:
        player = state.seats[seat]
        number, kept = numbers(state, seat, player.actions)
        drawn = player.drawn = take(state, seat, number, "explore")
        asked[seat] = ("keep", min(kept, len(drawn)))
        if not state.quiet:
            state.tell("explored", seat, {"cards": drawn}, number=len(drawn))
    state.ask_each(asked)


def numbers(state: RaceState, seat: int, actions: tuple[int, ...]) -> tuple[int, int]:
    """How many cards the seat draws and keeps with these action cards (RACE-062 to RACE-065)."""
    cards = state.cards
    drawn, kept = DRAWN, KEPT
    for own in state.seats[seat].powers[EXPLORE]:
        drawn += cards.draw_more[own]
        kept += cards.keep_more[own]
    if EXPLORE_5 in actions:
        drawn += BIG_BONUS
    if EXPLORE_1_1 in actions:
        drawn += SMALL_BONUS
        kept += SMALL_BONUS
    return drawn, kept


class KeepCards(ChooseExactly[RaceState]):
    """The number is exact, and only cards just drawn are under choice (RACE-066, RACE-067).

    If the piles gave too few, all of them are kept (RACE-272).
    """

    takes = (Keep,)
    size_rule = "RACE-067"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-keep", number=step[NUMBER])

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].drawn

    def item(self, state: RaceState, seat: int, thing: int, count: int) -> Item:
        name = state.cards.names[thing]
        target = {"zone": "drawn", "card": name, "seat": seat}
        return Item(name, state.game.summary(name), target, count)

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        for card in chosen:
            player.drawn.remove(card)
        player.hand += chosen
        player.discards += player.drawn
        if not state.quiet:
            state.tell("kept", seat, {"cards": chosen}, number=len(chosen), discarded=len(player.drawn))
        player.drawn = []
