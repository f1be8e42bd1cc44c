"""Outposts (SM-325 to SM-335, SM-R41, SM-R42)."""

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import text
from sternhafen.games.solarius.actions import DECLINE, Decline, PlaceOutpost
from sternhafen.games.solarius.box import FIGURES
from sternhafen.games.solarius.model import NO_OUTPOST, SolariusState
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import FIGURE
from sternhafen.games.solarius.rules.triggers import OUTPOST_PLACED, trigger


def tile_obstacle(state: SolariusState, seat: int, kind: int) -> Obstacle | None:
    """What forbids any outpost under the figure just placed."""
    player, tile_at = state.seats[seat], state.space.tile_at
    tile = tile_at[player.ship]
    if tile < 0:
        return Obstacle("SM-334", text("solarius-outpost-in-centre"))
    here = [figure for figure in player.figures if tile_at[figure[0]] == tile]
    if any(figure[2] != NO_OUTPOST for figure in here):
        return Obstacle("SM-327", text("solarius-outpost-on-tile"))
    if sum([figure[1] == kind for figure in here]) > 1:
        return Obstacle("SM-328", text("solarius-outpost-first-figure"))
    return None


def outpost_obstacle(state: SolariusState, seat: int, kind: int, outpost: int) -> Obstacle | None:
    """What forbids this outpost, the tile aside."""
    kinds = state.box.outpost_kind
    placed = state.seats[seat].outposts()
    if kinds[outpost] != kind:
        return Obstacle("SM-330", text("solarius-outpost-other-kind"))
    if outpost in placed:
        return Obstacle("SM-325", text("solarius-outpost-placed"))
    if any(kinds[other] == kind for other in placed) and len({kinds[other] for other in placed}) < len(FIGURES):
        return Obstacle("SM-331", text("solarius-outpost-one-of-each"))
    return None


def legal(state: SolariusState, seat: int, kind: int) -> list[int]:
    if tile_obstacle(state, seat, kind) is not None:
        return []
    numbers = range(len(state.box.outposts))
    return [outpost for outpost in numbers if outpost_obstacle(state, seat, kind, outpost) is None]


class ChooseOutpost(Moment):
    """An outpost under the figure placed in this flight, free and optional (SM-326, SM-R41)."""

    key = "outpost"
    own = (PlaceOutpost, Decline)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        outposts = state.box.outposts
        return [*[PlaceOutpost(outposts[number].id) for number in legal(state, seat, step[FIGURE])], DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        return None if legal(state, seat, step[FIGURE]) else DECLINE

    def own_obstacle(
        self, state: SolariusState, seat: int, step: Step, action: PlaceOutpost | Decline
    ) -> Obstacle | None:
        if isinstance(action, Decline):
            return None
        number = state.game.component_number(action.outpost) - state.box.first_outpost
        if not 0 <= number < len(state.box.outposts):
            return Obstacle("SM-325", text("solarius-no-such-outpost", card={"card": action.outpost}))
        return tile_obstacle(state, seat, step[FIGURE]) or outpost_obstacle(state, seat, step[FIGURE], number)

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: PlaceOutpost | Decline) -> None:
        if isinstance(action, Decline):
            return
        player, box = state.seats[seat], state.box
        number = box.numbers[action.outpost] - box.first_outpost
        hex, kind, _ = player.figures[-1]
        player.figures[-1] = (hex, kind, number)
        state.tell("outpost", seat, card=box.first_outpost + number)
        trigger(state, seat, OUTPOST_PLACED)
        state.lanes[seat] += box.bonus[number]

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        kinds, outposts = state.box.outpost_kind, state.box.outposts
        return [PlaceOutpost(outposts[number].id) for number in range(len(outposts)) if kinds[number] == step[FIGURE]]
