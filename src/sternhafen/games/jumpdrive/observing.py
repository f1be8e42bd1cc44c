"""Observations of Jump Drive, straight from the state."""

from sternhafen.core.observation import Buffer
from sternhafen.core.observing import NOTHING, Sheet, Writer
from sternhafen.games.jumpdrive.box import CHROMOSOME, EXPLORE
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState
from sternhafen.games.jumpdrive.rules import paying, scoring


class JumpDriveWriter(Writer[JumpDriveState]):
    def write_table(self, state: JumpDriveState, viewer: int, sheet: Sheet) -> None:
        at, own, out = self.table, state.seats[viewer], sheet.out
        discards = len(state.open_discards)
        for player in state.seats:
            discards += len(player.discards)
        out[at["round"]] = state.round / 10
        out[at["pile"]] = len(state.pile) / 100
        out[at["discard_pile"]] = discards / 100
        out[at["survey_teams"]] = state.survey_teams / 4
        sheet.mark(at["dealer"], (state.dealer - viewer) % len(state.seats))
        sheet.count(at["open_discards"], state.open_discards)
        sheet.count(at["hand"], own.hand)
        sheet.count(at["discards"], own.discards)
        sheet.count(at["chosen"], list(own.chosen) if own.chosen else NOTHING)

    def write_seat(self, state: JumpDriveState, seat: int, sheet: Sheet) -> None:
        at, player, out = self.part, state.seats[seat], sheet.out
        out[at["score"]] = player.vp / 50
        out[at["hand_count"]] = len(player.hand) / 10
        out[at["discard_count"]] = len(player.discards) / 50
        out[at["explores"]] = float(player.explores)
        others = [card for other in state.seats for card in (*other.tableau, NO_CARD)] if player.formulas else []
        if sheet.is_new(at["tableau"], player.tableau + others):
            self._write_worth(state, seat, out)
            sheet.count(at["tableau"], player.tableau)
        sheet.count(at["revealed"], player.unplaced)

    def _write_worth(self, state: JumpDriveState, seat: int, out: Buffer) -> None:
        """What the tableau brings, with formulas beside those of the others."""
        at, player = self.part, state.seats[seat]
        out[at["vp_next"]] = sum(scoring.round_vp(state, seat)) / 20
        out[at["income"]] = scoring.income(state, seat) / 10
        out[at["strength"]] = paying.strength(state.cards, player) / 10
        out[at["explore"]] = player.symbols[EXPLORE] / 5
        out[at["chromosome"]] = player.symbols[CHROMOSOME] / 5


writer = JumpDriveWriter
