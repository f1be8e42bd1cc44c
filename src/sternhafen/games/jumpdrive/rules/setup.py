"""Setting up: the standard start and the first-game start (JD-008 to JD-021)."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.text import Text, text
from sternhafen.games.jumpdrive.actions import Discard
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules.drawing import discard

DEALT = 7
STARTING_DISCARDS = 2
STANDARD, FIRST_GAME = "standard", "first_game"


def set_up(state: JumpDriveState) -> None:
    state.dealer = state.chance.below(state.players, None, "first_dealer")
    if state.options["start"] == FIRST_GAME:
        deal_preset_hands(state)
    else:
        deal_seven(state)
    state.agenda = [("round",)] if state.options["start"] == FIRST_GAME else [("round",), ("discard_at_start",)]


def deal_seven(state: JumpDriveState) -> None:
    state.pile = list(state.cards.pile)
    state.chance.shuffle(state.pile, "pile")
    for seat, player in enumerate(state.seats):
        player.hand = state.chance.draw(state.pile, DEALT, seat, "deal")


def deal_preset_hands(state: JumpDriveState) -> None:
    """Each player gets one of the four hands at random; all other cards form the pile (JD-013, JD-155)."""
    hands = list(state.cards.file.preset_hands.values())
    letters = list(range(len(hands)))
    state.chance.shuffle(letters, "letters")
    state.pile = list(state.cards.pile)
    for player in state.seats:
        player.hand = [state.cards.numbers[name] for name in hands[letters.pop()]]
        for card in player.hand:
            state.pile.remove(card)
    state.chance.shuffle(state.pile, "pile")


def discard_at_start(state: JumpDriveState) -> None:
    state.ask_all(("starting_discard",))


class StartingDiscard(ChooseSeveral[JumpDriveState]):
    """Each player puts 2 of the 7 cards on the discard pile, in secret (JD-011, JD-012)."""

    takes = (Discard,)
    size_rule = "JD-011"

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        return text("jumpdrive-starting-discard", number=STARTING_DISCARDS)

    def things(self, state: JumpDriveState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: JumpDriveState, seat: int, step: Step) -> tuple[int, int]:
        return STARTING_DISCARDS, STARTING_DISCARDS

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        discard(state, seat, chosen)
        state.tell("discarded_at_start", seat, {"cards": chosen}, number=len(chosen))
