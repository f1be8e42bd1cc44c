"""Progress cards: drawing, the hand limit, playing (SM-194 to SM-202, SM-R21, SM-R38, SM-R52)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Text, text
from sternhafen.games.solarius.actions import Discard, PlayCard
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules.steps import DISCARDS
from sternhafen.games.solarius.rules.tableau import hand_limit


def draw(state: SolariusState, seat: int, number: int) -> None:
    """The discard pile is shuffled when a card must be drawn and the draw pile is empty (SM-195, SM-R38)."""
    drawn: list[int] = []
    while len(drawn) < number and (state.pile or state.discard_pile):
        if not state.pile:
            state.pile, state.discard_pile = state.discard_pile, []
            state.chance.shuffle(state.pile, "discards")
            state.tell("reshuffled", number=len(state.pile))
        some = min(number - len(drawn), len(state.pile))
        drawn += state.chance.draw(state.pile, some, seat, "card")
    state.seats[seat].hand += drawn
    state.tell("drew", seat, {"cards": drawn}, number=len(drawn))


class DiscardDown(ChooseSeveral[SolariusState]):
    """Discard what is due, and down to the hand limit (SM-194, SM-196, SM-R55)."""

    takes = (Discard,)
    size_rule = "SM-196"

    def prompt(self, state: SolariusState, seat: int, step: Step) -> Text:
        player, number = state.seats[seat], self.bounds(state, seat, step)[0]
        limit = hand_limit(state, player)
        due = number > len(player.hand) - limit
        return text("solarius-ask-discard", number=number, limit=0 if due else limit)

    def things(self, state: SolariusState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: SolariusState, seat: int, step: Step) -> tuple[int, int]:
        """`step[DISCARDS]` cards are due in any case."""
        player = state.seats[seat]
        held = len(player.hand)
        number = max(min(step[DISCARDS], held), held - hand_limit(state, player))
        return number, number

    def carry_out(self, state: SolariusState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        for card in chosen:
            player.hand.remove(card)
            state.discard_pile.append(card)
        if chosen:
            state.tell("discarded", seat, cards=chosen)


def plays(state: SolariusState, seat: int) -> list[Action]:
    """Every way to play a card from the hand."""
    player = state.seats[seat]
    names = state.box.names
    found: list[Action] = [PlayCard(names[card], "development") for card in sorted(player.hand)]
    if player.markers > 0:
        found += [PlayCard(names[card], "mission") for card in sorted(player.hand)]
    return found


def thinkable_plays(state: SolariusState, seat: int) -> list[Action]:
    return [PlayCard(state.box.names[card], "mission") for card in sorted(state.seats[seat].hand)]


def play_obstacle(state: SolariusState, seat: int, action: PlayCard) -> Obstacle | None:
    player = state.seats[seat]
    if state.game.component_number(action.card) not in player.hand:
        return Obstacle("SM-197", text("solarius-not-in-hand", card={"card": action.card}))
    if action.half == "mission" and player.markers <= 0:
        return Obstacle("SM-199", text("solarius-no-marker"))
    return None


def play(state: SolariusState, seat: int, action: PlayCard) -> None:
    """Lay a card out; a development works from now on (SM-197, SM-198, SM-200)."""
    player, box = state.seats[seat], state.box
    card = box.numbers[action.card]
    player.hand.remove(card)
    state.tell(f"played_{action.half}", seat, card=card)
    if action.half == "mission":
        player.open.append(card)
        return
    player.developments.append(card)
    player.junk_fields += box.mods[card].junk_fields
    state.lanes[seat] += box.on_play[card]
