"""Rounds and turns, and the end of each round (SM-140 to SM-144, SM-308, SM-370 to SM-375)."""

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.games.solarius.actions import DECLINE, Complete, Decline
from sternhafen.games.solarius.box import MISSION
from sternhafen.games.solarius.model import NOBODY, SolariusState
from sternhafen.games.solarius.rules import planets
from sternhafen.games.solarius.rules.anytime import complete_obstacle
from sternhafen.games.solarius.rules.planets import check_progress
from sternhafen.games.solarius.rules.question import Question

ROUNDS = 4
TURNS = 4


def begin_round(state: SolariusState) -> None:
    """The hub of the round is revealed and put on its tile (SM-143); missions beside it get their bonus (SM-308)."""
    state.round += 1
    state.open_round()
    tile = state.hub_track[state.round - 1]
    state.tell("round", number=state.round, tile=state.box.first_hub + tile)
    state.agenda.append(("turn", 0))
    for seat in reversed(state.in_turn_order()):
        if has_mission_at(state, seat, tile):
            state.agenda.append(("late_bonus", seat, tile))


def has_mission_at(state: SolariusState, seat: int, tile: int) -> bool:
    near = state.space.near_hub
    return any(kind == MISSION and near[hex] == tile for hex, kind, _ in state.seats[seat].figures)


def late_bonus(state: SolariusState, seat: int, tile: int) -> None:
    state.ask(seat, ("hub_bonus", tile))


def begin_turn(state: SolariusState, number: int) -> None:
    """Clockwise from the start player, four turns each (SM-140)."""
    seat = (state.start_player + number) % state.players
    last = number + 1 == TURNS * state.players
    state.agenda.append(("end_of_round",) if last else ("turn", number + 1))
    state.agenda.append(("refill", seat))
    state.turn = seat
    state.ask(seat, ("take",))
    check_progress(state, seat)


def end_of_round(state: SolariusState) -> None:
    """Station effects in turn order (SM-371, SM-R19); in the last round then the last planets (SM-372)."""
    state.agenda.append(("close_round",))
    for seat in reversed(state.in_turn_order()):
        state.agenda.append(("use_stations", seat))


def use_stations(state: SolariusState, seat: int) -> None:
    player = state.seats[seat]
    steps: list[Step] = [("stations", *player.stations)] if player.stations else []
    if state.round == ROUNDS:
        steps.append(("last_planets",))
    if steps:
        state.ask(seat, *steps)


def close_round(state: SolariusState) -> None:
    """Dice go back to the bag, those on the bridge stay; the start player changes (SM-373 to SM-375)."""
    if state.round == ROUNDS:
        state.agenda.append(("final_scoring",))
        return
    for player in state.seats:
        for _, colour, _ in player.dice:
            state.bag[colour] += 1
        player.dice = []
    state.start_player = (state.start_player + 1) % state.players
    state.turn = NOBODY
    state.agenda.append(("round",))


class LastPlanets(Question):
    """After the last round's station effects, planets may still be paid for (SM-372, SM-R40)."""

    key = "last-planets"
    takes = (Complete, Decline)

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player, box = state.seats[seat], state.box
        return [*[Complete(box.planets[planet].id) for planet in planets.payable(state, player)], DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        player = state.seats[seat]
        return DECLINE if not player.left or not planets.payable(state, player) else None

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Complete | Decline) -> Obstacle | None:
        return None if isinstance(action, Decline) else complete_obstacle(state, state.seats[seat], action)

    def perform(self, state: SolariusState, seat: int, step: Step, action: Complete | Decline) -> None:
        if isinstance(action, Complete):
            state.lanes[seat].append(step)
            planets.complete(state, seat, state.box.numbers[action.planet] - state.box.first_planet)
