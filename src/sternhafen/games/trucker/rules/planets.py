"""Planets (GT-200 to GT-206)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import PASS, Land, Pass
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.flying import lose_days, place_after
from sternhafen.games.trucker.rules.goods import goods_named


def resolve(state: TruckerState) -> None:
    """All choose, then those who landed load, then they lose the days (GT-200 to GT-203)."""
    for player in state.seats:
        player.landed = 0
    state.agenda += [("planet_days",), ("planet_loading",)]
    state.agenda += [("ask_planet", seat) for seat in reversed(state.order)]


def ask_planet(state: TruckerState, seat: int) -> None:
    """Those at the back may find no planet left (GT-206)."""
    if free_planets(state):
        state.ask(seat, ("planet",))


def free_planets(state: TruckerState) -> list[int]:
    taken = {player.landed for player in state.seats}
    return [planet for planet in range(1, len(state.adventure.planets) + 1) if planet not in taken]


def planet_loading(state: TruckerState) -> None:
    """In flight order (GT-202)."""
    landed = [seat for seat in state.order if state.seats[seat].landed]
    planets = state.adventure.planets
    state.agenda += [("load_goods", seat, list(planets[state.seats[seat].landed - 1])) for seat in reversed(landed)]


def planet_days(state: TruckerState) -> None:
    """Behind-first (GT-203)."""
    lose_days(state, [seat for seat in state.order if state.seats[seat].landed], state.adventure.days)
    for player in state.seats:
        player.landed = 0


class ChoosePlanet(ChooseOne[TruckerState]):
    """Land on a planet nobody has taken, or pass (GT-200, GT-201)."""

    takes = (Land, Pass)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-choose-planet", days=state.adventure.days)

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [*(Land(planet) for planet in free_planets(state)), PASS]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        preview = place_after(state, seat, state.adventure.days)
        landings = [
            Option(Land(planet), self._label(state, planet), {"zone": "planet", "planet": planet}, preview)
            for planet in free_planets(state)
        ]
        return [*landings, Option(PASS, text("trucker-pass"))]

    def _label(self, state: TruckerState, planet: int) -> Text:
        return text("trucker-land", number=planet, goods=goods_named(state.adventure.planets[planet - 1]))

    def blocked(self, state: TruckerState, seat: int, step: Step) -> Sequence[Blocked]:
        return [
            Blocked({"zone": "planet", "planet": player.landed}, "GT-201", text("trucker-planet-taken"))
            for player in state.seats
            if player.landed
        ]

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        if isinstance(action, Land) and action.planet not in free_planets(state):
            raise state.refused("trucker-planet-taken", "GT-201")

    def perform(self, state: TruckerState, seat: int, step: Step, action: Land | Pass) -> None:
        if isinstance(action, Land):
            state.seats[seat].landed = action.planet
            state.tell("landed", seat, number=action.planet)
        else:
            state.tell("passed", seat)
