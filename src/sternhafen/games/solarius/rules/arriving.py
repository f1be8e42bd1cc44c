"""Arriving with the ship: revealing, settling, exploring, building (SM-220, SM-250 to SM-257)."""

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import (
    END_TURN,
    EXPLORE,
    SETTLE,
    BuildStation,
    EndTurn,
    Explore,
    FulfilMission,
    Settle,
)
from sternhafen.games.solarius.box import COLONY
from sternhafen.games.solarius.model import COLONIES, SolariusState
from sternhafen.games.solarius.rules import missions, stations
from sternhafen.games.solarius.rules.figures import place_figure
from sternhafen.games.solarius.rules.planets import check_progress
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import PLANET
from sternhafen.games.solarius.rules.triggers import COLONY_PLACED, PLANET_REVEALED, trigger


def arrive(state: SolariusState, seat: int) -> None:
    """A face-down planet must be revealed (SM-250)."""
    hex = state.seats[seat].ship
    planet = state.planet_at[hex] - 1
    if planet < 0 or state.face_up[hex]:
        state.lanes[seat].append(("arrival",))
        return
    state.face_up[hex] = 1
    state.lanes[seat].append(("revealed", planet))
    state.tell("revealed", seat, card=state.box.first_planet + planet, points=state.box.planet_vp[planet])
    trigger(state, seat, PLANET_REVEALED)


def settle_obstacle(state: SolariusState, seat: int) -> Obstacle | None:
    player = state.seats[seat]
    if not state.planet_at[player.ship]:
        return Obstacle("SM-250", text("solarius-no-planet"))
    if colonies_left(state, seat) <= 0:
        return Obstacle("SM-R52", text("solarius-no-colony"))
    return None


def colonies_left(state: SolariusState, seat: int) -> int:
    return COLONIES - sum([figure[1] == COLONY for figure in state.seats[seat].figures])


def settle(state: SolariusState, seat: int) -> None:
    """The planet goes to the left of the tableau, a colony on its hex (SM-253)."""
    player = state.seats[seat]
    planet = state.planet_at[player.ship] - 1
    state.planet_at[player.ship] = 0
    player.left.append(planet)
    place_figure(state, seat, COLONY)
    state.tell("colony", seat, card=state.box.first_planet + planet)
    trigger(state, seat, COLONY_PLACED)
    check_progress(state, seat)


class Revealed(Moment):
    """Settle the planet just revealed, or take the explorer's bonus (SM-251, SM-252, SM-R27)."""

    key = "revealed"
    own = (Settle, Explore)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        planet = state.box.planets[step[PLANET]]
        return {"card": {"card": planet.id}, "points": planet.vp}

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [SETTLE, EXPLORE] if settle_obstacle(state, seat) is None else [EXPLORE]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Settle | Explore) -> Obstacle | None:
        return settle_obstacle(state, seat) if isinstance(action, Settle) else None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Settle | Explore) -> None:
        if isinstance(action, Settle):
            settle(state, seat)
            return
        points = state.box.planet_vp[step[PLANET]]
        state.lanes[seat] += [("wrap_up",), ("store_cubes", "", points, points)]
        state.tell("explored", seat, card=state.box.first_planet + step[PLANET], number=points)


class Arrival(Moment):
    """Settle a planet lying face up, build a station or fulfil a mission; or end the turn (SM-220)."""

    key = "arrival"
    own = (Settle, BuildStation, FulfilMission, EndTurn)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        found: list[Action] = [END_TURN]
        if settle_obstacle(state, seat) is None:
            found.append(SETTLE)
        if missions.is_buildable(state, seat, state.seats[seat].ship):
            found += stations.payable(state, seat)
            found += missions.payable(state, seat)
        return found

    def own_obstacle(
        self, state: SolariusState, seat: int, step: Step, action: Settle | BuildStation | FulfilMission | EndTurn
    ) -> Obstacle | None:
        match action:
            case Settle():
                return settle_obstacle(state, seat)
            case BuildStation():
                return stations.obstacle(state, seat, action)
            case FulfilMission():
                return missions.obstacle(state, seat, action)
            case _:
                return None

    def own_perform(
        self, state: SolariusState, seat: int, step: Step, action: Settle | BuildStation | FulfilMission | EndTurn
    ) -> None:
        match action:
            case Settle():
                settle(state, seat)
            case BuildStation():
                stations.begin(state, seat, action)
            case FulfilMission():
                missions.begin(state, seat, action)

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player, box = state.seats[seat], state.box
        if not missions.is_buildable(state, seat, player.ship):
            return []
        built = [
            BuildStation(station.id, station.kinds[0])
            for number, station in enumerate(box.stations)
            if number not in player.stations
        ]
        return [*built, *[FulfilMission(box.names[card]) for card in player.open]]
