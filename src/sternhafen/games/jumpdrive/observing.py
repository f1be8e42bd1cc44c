"""Observations of Jump Drive, straight from the state."""

from sternhafen.core.observation import Buffer
from sternhafen.core.observing import Writer, count
from sternhafen.games.jumpdrive.box import CHROMOSOME, EXPLORE
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules import paying, scoring


class JumpDriveWriter(Writer[JumpDriveState]):
    def write_table(self, state: JumpDriveState, viewer: int, out: Buffer) -> None:
        at, own = self.table, state.seats[viewer]
        out[at["round"]] = state.round / 10
        out[at["dealer"] + (state.dealer - viewer) % state.players] = 1.0
        out[at["pile"]] = len(state.pile) / 100
        discards = len(state.open_discards) + sum([len(player.discards) for player in state.seats])
        out[at["discard_pile"]] = discards / 100
        out[at["survey_teams"]] = state.survey_teams / 4
        count(out, at["open_discards"], state.open_discards)
        count(out, at["hand"], own.hand)
        count(out, at["discards"], own.discards)
        count(out, at["chosen"], own.chosen or ())

    def write_seat(self, state: JumpDriveState, seat: int, out: Buffer, base: int) -> None:
        at, player = self.part, state.seats[seat]
        out[base + at["score"]] = player.vp / 50
        out[base + at["vp_next"]] = sum(scoring.round_vp(state, seat)) / 20
        out[base + at["income"]] = scoring.income(state, seat) / 10
        out[base + at["strength"]] = paying.strength(state.cards, player) / 10
        out[base + at["explore"]] = player.symbols[EXPLORE] / 5
        out[base + at["chromosome"]] = player.symbols[CHROMOSOME] / 5
        out[base + at["hand_count"]] = len(player.hand) / 10
        out[base + at["discard_count"]] = len(player.discards) / 50
        out[base + at["explores"]] = float(player.explores)
        count(out, base + at["tableau"], player.tableau)
        count(out, base + at["revealed"], player.unplaced)


writer = JumpDriveWriter
