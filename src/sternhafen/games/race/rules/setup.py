"""Setting up: the standard start and the first game (RACE-004 to RACE-020, RACE-247 to RACE-249)."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.text import Text, text
from sternhafen.games.race.actions import Discard
from sternhafen.games.race.model import RaceState
from sternhafen.games.race.rules.piles import discard, lay_good

POOL_PER_PLAYER = 12
DEALT = 6
STARTING_DISCARDS = 2
STANDARD, FIRST_GAME = "standard", "first_game"


def set_up(state: RaceState) -> None:
    state.pool = POOL_PER_PLAYER * state.players
    first_game = state.options["start"] == FIRST_GAME
    deal_start_worlds(state, first_game)
    if first_game:
        deal_preset_hands(state)
    else:
        deal_six(state)
    lay_starting_goods(state)
    state.agenda = [("round",)] if first_game else [("round",), ("discard_at_start",)]


def deal_start_worlds(state: RaceState, first_game: bool) -> None:
    """One each at random; in the first game only the worlds 1 to n are used (RACE-007, RACE-016, RACE-247)."""
    numbers = list(range(1, state.players + 1)) if first_game else list(range(len(state.cards.start_worlds)))
    state.chance.shuffle(numbers, "start_worlds")
    state.pile = list(state.cards.pile)
    for player in state.seats:
        player.start = numbers.pop()
        player.add(state.cards, state.cards.start_worlds[player.start])
        state.pile.remove(player.tableau[0])
    state.order = player_order([player.start for player in state.seats])


def player_order(starts: list[int]) -> tuple[int, ...]:
    """From the lowest start world clockwise (RACE-161, RACE-249)."""
    first = starts.index(min(starts))
    return tuple((first + place) % len(starts) for place in range(len(starts)))


def deal_six(state: RaceState) -> None:
    """The start worlds not dealt are in the pile (RACE-008)."""
    state.chance.shuffle(state.pile, "pile")
    for seat in state.order:
        state.seats[seat].hand = state.chance.draw(state.pile, DEALT, seat, "deal")


def deal_preset_hands(state: RaceState) -> None:
    """The four cards with the number of the start world, one copy each (RACE-017, RACE-018, RACE-020)."""
    for player in state.seats:
        player.hand = [number for number, card in enumerate(state.cards.cards) if card.preset_hand == player.start]
        for card in player.hand:
            state.pile.remove(card)
    state.chance.shuffle(state.pile, "pile")


def lay_starting_goods(state: RaceState) -> None:
    """Alpha Centauri, the only windfall start world, begins with a good (RACE-012 to RACE-014)."""
    for seat in state.order:
        start_world = state.seats[seat].tableau[0]
        if state.cards.is_windfall[start_world]:
            lay_good(state, seat, start_world)


def discard_at_start(state: RaceState) -> None:
    state.ask_all(("starting_discard",))


class StartingDiscard(ChooseSeveral[RaceState]):
    """Each player discards two of the six cards, in secret (RACE-010, RACE-011)."""

    takes = (Discard,)
    size_rule = "RACE-010"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-starting-discard", number=STARTING_DISCARDS)

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        return STARTING_DISCARDS, STARTING_DISCARDS

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        discard(state, seat, chosen)
        state.tell("discarded_at_start", seat, {"cards": chosen}, number=len(chosen))
