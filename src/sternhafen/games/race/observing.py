"""Observations of Race for the Galaxy, straight from the state."""

from sternhafen.core.game import Game
from sternhafen.core.observation import Buffer, Layout, everybody
from sternhafen.core.observing import Writer, count
from sternhafen.games.race.model import NO_CARD, Player, RaceState
from sternhafen.games.race.observation import STAGES, WAYS, sources
from sternhafen.games.race.position import filled_by, in_use, powers_used
from sternhafen.games.race.rules import costs, scoring
from sternhafen.games.race.view import choosers, phase, when

WHEN = ("done", "now", "next")


class RaceWriter(Writer[RaceState]):
    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout)
        self.most = len(everybody(game))
        self.sources = {name: place for place, name in enumerate(sources(game))}
        self.stages = {name: place for place, name in enumerate(STAGES)}

    def write_table(self, state: RaceState, viewer: int, out: Buffer) -> None:
        at, own = self.table, state.seats[viewer]
        out[at["round"]] = state.round / 10
        out[at["stage"] + self.stages[phase(state)]] = 1.0
        self._write_phases(state, viewer, out)
        out[at["pool"]] = state.pool / 50
        out[at["pile"]] = len(state.pile) / 100
        discards = len(state.open_discards) + len(state.spent_goods) + sum([len(seat.discards) for seat in state.seats])
        out[at["discard_pile"]] = discards / 100
        count(out, at["open_discards"], state.open_discards)
        count(out, at["hand"], own.hand)
        count(out, at["drawn"], own.drawn)
        count(out, at["discards"], own.discards)
        count(out, at["paid"], own.paid)
        if state.turned_up != NO_CARD:
            out[at["turned_up"] + state.turned_up] = 1.0
        if own.chosen != NO_CARD:
            out[at["chosen"] + own.chosen] = 1.0

    def _write_phases(self, state: RaceState, viewer: int, out: Buffer) -> None:
        at, players = self.table, len(state.seats)
        for place, number in enumerate(state.phases):
            out[at["phases"] + 3 * number + WHEN.index(when(state, place))] += 1.0
            for seat in choosers(state, place):
                out[at["choosers"] + self.most * number + (seat - viewer) % players] += 1.0

    def write_seat(self, state: RaceState, seat: int, out: Buffer, base: int) -> None:
        at, player = self.part, state.seats[seat]
        in_play = player.in_play
        out[base + at["score"]] = scoring.score(state.cards, player) / 50
        out[base + at["vp"]] = player.vp / 20
        out[base + at["military"]] = costs.military(state.cards, player) / 10
        out[base + at["start"]] = player.start / 5
        out[base + at["hand_count"]] = len(player.hand) / 10
        out[base + at["drawn_count"]] = len(player.drawn) / 10
        out[base + at["discard_count"]] = len(player.discards) / 50
        count(out, base + at["actions"], player.actions)
        count(out, base + at["tableau"], in_play)
        count(out, base + at["goods"], player.goods)
        count(out, base + at["produced"], player.produced)
        used = powers_used(state, player) + filled_by(state, player)
        count(out, base + at["used"], [self.sources[name] for name in used])
        self._write_under_way(state, player, out, base)

    def _write_under_way(self, state: RaceState, player: Player, out: Buffer, base: int) -> None:
        """The card just placed and how, and what is in use for it."""
        at = self.part
        if player.placed != NO_CARD:
            out[base + at["placed"] + player.placed] = 1.0
        if player.how:
            out[base + at["how"] + WAYS.index(player.how)] = 1.0
        if player.discarding != NO_CARD:
            out[base + at["using"] + self.sources[state.cards.names[player.discarding]]] = 1.0
        power = in_use(state, player)
        if power is not None:
            out[base + at["using"] + self.sources[power]] = 1.0


writer = RaceWriter
