"""Exploring (JD-067 to JD-073): draw E + 2, discard E."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.text import Text, text
from sternhafen.games.jumpdrive.actions import Discard
from sternhafen.games.jumpdrive.box import EXPLORE
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules.drawing import discard, draw

TOKEN_SYMBOLS = 3
NET_GAIN = 2


def symbols(state: JumpDriveState, seat: int) -> int:
    """Own explore symbols and the three on the token (JD-067)."""
    return state.seats[seat].symbols[EXPLORE] + TOKEN_SYMBOLS


def draw_for_exploring(state: JumpDriveState, seat: int) -> None:
    """If the cards run out, fewer are discarded, so that the hand still grows by 2 if it can (JD-163)."""
    drawn = draw(state, seat, symbols(state, seat) + NET_GAIN, "explore")
    state.seats[seat].to_discard = max(0, len(drawn) - NET_GAIN)
    if not state.quiet:
        state.tell("explored", seat, {"cards": drawn}, number=len(drawn))


def explorers_discard(state: JumpDriveState) -> None:
    explorers = {seat: ("explorer_discard",) for seat, player in enumerate(state.seats) if player.explores}
    if explorers:
        state.ask_each(explorers)


class ExplorerDiscard(ChooseSeveral[JumpDriveState]):
    """Old and new cards alike may be discarded (JD-068)."""

    takes = (Discard,)
    size_rule = "JD-068"

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        return text("jumpdrive-explorer-discard", number=state.seats[seat].to_discard)

    def things(self, state: JumpDriveState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: JumpDriveState, seat: int, step: Step) -> tuple[int, int]:
        number = state.seats[seat].to_discard
        return number, number

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        discard(state, seat, chosen)
        state.seats[seat].to_discard = 0
        if not state.quiet:
            state.tell("explorer_discarded", seat, {"cards": chosen}, number=len(chosen))
