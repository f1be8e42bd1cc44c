"""Loading batteries and crew, and merging the stacks (GT-100 to GT-119)."""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import LoadCrew
from sternhafen.games.trucker.box import BROWN, PURPLE, STARTING_CABIN, TWO_HUMANS
from sternhafen.games.trucker.grid import CELL_NUMBERS, name
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.places import place_named
from sternhafen.games.trucker.ship import Ship, losses
from sternhafen.games.trucker.ship.measures import has_view

Crew = dict[int, int]
ALIENS = {BROWN: "brown", PURPLE: "purple"}


def load_ships(state: TruckerState) -> None:
    """Batteries first; then each trucker fills the cabins, in flight order (GT-100, GT-109)."""
    for player in state.seats:
        player.racing = True
        player.ship.fill_batteries()
    state.agenda += [("load_crew", seat) for seat in reversed(state.flight_order())]


def load_crew(state: TruckerState, seat: int) -> None:
    state.ask(seat, ("crew",))


def loadings(state: TruckerState, seat: int) -> list[Crew]:
    """Every legal way to fill the cabins of this ship."""
    ship = state.seats[seat].ship
    found = losses.loadings(ship, aliens=state.flight.aliens)
    if ship.restriction == "empty_inner_cabins":
        found = [with_view_only(ship, crew) for crew in found if all_have_view(ship, crew)]
    return found


def all_have_view(ship: Ship, crew: Crew) -> bool:
    return all(who not in (BROWN, PURPLE) or has_view(ship, cell) for cell, who in crew.items())


def with_view_only(ship: Ship, crew: Crew) -> Crew:
    """The gold Cruise Captain leaves cabins without a view empty (a reconstruction, GT-417)."""
    return {cell: who for cell, who in crew.items() if ship.kind(cell) == STARTING_CABIN or has_view(ship, cell)}


def named(crew: Crew) -> LoadCrew:
    """The action that fills the cabins so."""
    cells = {who: name(cell) for cell, who in crew.items()}
    return LoadCrew(cells.get(BROWN), cells.get(PURPLE))


class FillCabins(ChooseOne[TruckerState]):
    """Two humans or one alien into every cabin, in one decision (GT-101 to GT-108, GT-118)."""

    takes = (LoadCrew,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-load-crew")

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[LoadCrew]:
        return [named(crew) for crew in loadings(state, seat)]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [
            Option(named(crew), self._label(named(crew)), None, self._preview(crew)) for crew in loadings(state, seat)
        ]

    def _preview(self, crew: Crew) -> tuple[Text, ...]:
        """How many come aboard, and what an alien is good for (GT-143, GT-147)."""
        number = sum(2 if who == TWO_HUMANS else 1 for who in crew.values())
        helps = [text(f"trucker-preview-{name}") for alien, name in ALIENS.items() if alien in crew.values()]
        return text("trucker-preview-crew", number=number), *helps

    def _label(self, action: LoadCrew) -> Text:
        if action.brown is None and action.purple is None:
            return text("trucker-only-humans")
        if action.purple is None:
            return text("trucker-brown-alien", cell=place_named(action.brown))
        if action.brown is None:
            return text("trucker-purple-alien", cell=place_named(action.purple))
        return text("trucker-both-aliens", brown=place_named(action.brown), purple=place_named(action.purple))

    def forced(self, state: TruckerState, seat: int, step: Step) -> LoadCrew | None:
        if not has_life_support(state, seat):
            return LoadCrew()
        found = self.actions(state, seat, step)
        return found[0] if len(found) == 1 else None

    def check(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        ship = state.seats[seat].ship
        for alien, cell in ((BROWN, action.brown), (PURPLE, action.purple)):
            number = CELL_NUMBERS.get(cell)
            if cell is None or number in losses.alien_cabins(ship, alien):
                continue
            starting = number in ship.tiles and ship.kind(number) == STARTING_CABIN
            raise state.refused("trucker-no-alien-there", "GT-106" if starting else "GT-103", cell=place_named(cell))
        if action not in self.actions(state, seat, step):
            raise state.refused("trucker-one-alien-per-cabin", "GT-107")

    def perform(self, state: TruckerState, seat: int, step: Step, action: LoadCrew) -> None:
        player = state.seats[seat]
        player.ship.crew = next(crew for crew in loadings(state, seat) if named(crew) == action)
        aliens = int(action.brown is not None) + int(action.purple is not None)
        state.tell("loaded_crew", seat, number=len(player.ship.crew), aliens=aliens)


def has_life_support(state: TruckerState, seat: int) -> bool:
    alien = state.box.alien
    return state.flight.aliens and any(alien[turned >> 2] for turned in state.seats[seat].ship.tiles.values())


def merge_stacks(state: TruckerState) -> None:
    """The four stacks become the deck, shuffled until a card of the flight's level is on top (GT-115 to GT-117)."""
    state.deck += [card for stack in state.stacks for card in stack]
    state.stacks = [[] for _ in state.stacks]
    level, cards = state.level, state.box.cards
    own_level = [card for card in state.deck if cards[card].level == level]
    state.chance.shuffle(state.deck, "deck")
    while own_level and state.deck[-1] not in own_level:
        state.chance.shuffle(state.deck, "deck")
    state.tell("deck", number=len(state.deck))
