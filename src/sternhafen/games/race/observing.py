"""Observations of Race for the Galaxy, straight from the state."""

from sternhafen.core.game import Game
from sternhafen.core.observation import Layout, everybody
from sternhafen.core.observing import NOTHING, NOWHERE, Sheet, Stretches, Writer
from sternhafen.games.race.model import NO_CARD, Player, RaceState
from sternhafen.games.race.observation import STAGES, WAYS, sources
from sternhafen.games.race.position import filled_by, in_use, powers_used
from sternhafen.games.race.rules import costs, scoring
from sternhafen.games.race.stages import choosers, phase, when

WHEN = ("done", "now", "next")


class RaceWriter(Writer[RaceState]):
    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout)
        self.most = len(everybody(game))
        self.sources = {name: place for place, name in enumerate(sources(game))}
        self.stages = {name: place for place, name in enumerate(STAGES)}
        self.phases = Stretches((self.table["stage"], self.table["pool"]))
        """The stage, the phases, and who chose them."""

    def write_table(self, state: RaceState, viewer: int, sheet: Sheet) -> None:
        at, own, out = self.table, state.seats[viewer], sheet.out
        discards = len(state.open_discards) + len(state.spent_goods)
        for player in state.seats:
            discards += len(player.discards)
        out[at["round"]] = state.round / 10
        out[at["pool"]] = state.pool / 50
        out[at["pile"]] = len(state.pile) / 100
        out[at["discard_pile"]] = discards / 100
        self._write_phases(state, viewer, sheet)
        sheet.count(at["open_discards"], state.open_discards)
        sheet.count(at["hand"], own.hand)
        sheet.count(at["discards"], own.discards)
        if sheet.is_new(at["chosen"], (own.drawn[:], own.paid, state.turned_up, own.chosen)):
            sheet.count(at["drawn"], own.drawn)
            sheet.count(at["paid"], list(own.paid))
            sheet.mark(at["turned_up"], state.turned_up)
            sheet.mark(at["chosen"], own.chosen)

    def _write_phases(self, state: RaceState, viewer: int, sheet: Sheet) -> None:
        at, out, players, stage = self.table, sheet.out, len(state.seats), phase(state)
        round = stage, viewer, state.phases, state.phase, *[one.actions for one in state.seats]
        if not sheet.is_new(at["phases"], round) or self.phases.recall(round, out):
            return
        self.phases.clear(out)
        out[at["stage"] + self.stages[stage]] = 1.0
        for place, number in enumerate(state.phases):
            out[at["phases"] + 3 * number + WHEN.index(when(state, place))] += 1.0
            for seat in choosers(state, place):
                out[at["choosers"] + self.most * number + (seat - viewer) % players] += 1.0
        self.phases.keep(round, out)

    def write_seat(self, state: RaceState, seat: int, sheet: Sheet) -> None:
        at, player, out = self.part, state.seats[seat], sheet.out
        out[at["hand_count"]] = len(player.hand) / 10
        out[at["drawn_count"]] = len(player.drawn) / 10
        out[at["discard_count"]] = len(player.discards) / 50
        if sheet.is_new(at["tableau"], (player.vp, player.placed, *player.tableau)):
            out[at["score"]] = scoring.score(state.cards, player) / 50
            out[at["vp"]] = player.vp / 20
            out[at["military"]] = costs.military(state.cards, player) / 10
            out[at["start"]] = player.start / 5
            sheet.count(at["tableau"], player.in_play)
        if sheet.is_new(at["goods"], (*player.goods, NO_CARD, *player.produced)):
            sheet.count(at["goods"], list(player.goods))
            sheet.count(at["produced"], player.produced)
        if sheet.is_new(at["actions"], (player.actions, player.powers_used, player.filled_by)):
            sheet.count(at["actions"], list(player.actions))
            sheet.count(at["used"], self._used(state, player))
        if sheet.is_new(at["using"], (player.placed, player.how, player.discarding, player.in_use)):
            self._write_under_way(state, player, sheet)

    def _used(self, state: RaceState, player: Player) -> list[int]:
        if not player.powers_used and not player.filled_by:
            return NOTHING
        return [self.sources[name] for name in powers_used(state, player) + filled_by(state, player)]

    def _write_under_way(self, state: RaceState, player: Player, sheet: Sheet) -> None:
        """The card just placed and how, and what is in use for it."""
        at, power = self.part, in_use(state, player)
        using = [] if player.discarding == NO_CARD else [self.sources[state.cards.names[player.discarding]]]
        if power is not None:
            using.append(self.sources[power])
        sheet.mark(at["placed"], player.placed)
        sheet.mark(at["how"], WAYS.index(player.how) if player.how else NOWHERE)
        sheet.count(at["using"], using)


writer = RaceWriter
