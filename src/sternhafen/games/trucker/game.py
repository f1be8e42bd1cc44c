"""Galaxy Trucker, with the shipped box or an owner's own."""

from functools import cached_property
from typing import Any

from sternhafen.core.box_game import BoxGame
from sternhafen.core.drawing import Picture, stacked
from sternhafen.core.drawing.shapes import SEATS
from sternhafen.core.rooms import Rooms
from sternhafen.core.setting import Condition, Setting
from sternhafen.core.text import LANGUAGES, Text, seat, text
from sternhafen.games.trucker import components, inventory, position, view
from sternhafen.games.trucker.actions import ACTIONS
from sternhafen.games.trucker.box import Box
from sternhafen.games.trucker.checks import PACK
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules import regimes, setup
from sternhafen.games.trucker.rules.table import INPUTS, STEPS
from sternhafen.games.trucker.view_types import TruckerDecision, TruckerView
from sternhafen.games.trucker.words import advice, describing, drawing
from sternhafen.games.trucker.words.names import ComponentNames


def setting(name: str, default: Any, *others: Any, **when: tuple[Any, ...]) -> Setting:
    """A setting of this game; `when` names the choices of other settings with which it means something."""
    choices = (default, *others)
    ordered = tuple(sorted(choices)) if isinstance(default, int) and not isinstance(default, bool) else choices
    condition = Condition(text(f"trucker-option-{name}-when"), options=when) if when else None
    return Setting(default, ordered, text(f"trucker-option-{name}"), condition)


TIMED = tuple(mode for mode in setup.MODES if mode != "learning")
"""Where there is an hourglass (GT-423)."""
LEVEL_THREE = ("III", "trek")


class GalaxyTrucker(BoxGame[Box, TruckerState, TruckerView]):
    id = "trucker"
    name = "Galaxy Trucker"
    players = range(2, 5)
    shelf = 3
    rules_version = 1
    figures = {"credits": "trucker-figure-credits", "crew": "trucker-figure-crew", "tokens": "trucker-figure-tokens"}
    fewer = {"exposed": "trucker-figure-exposed", "errors": "trucker-figure-errors", "lost": "trucker-figure-lost"}
    prices = {
        "trucker-preview-exposed": "",
        "trucker-preview-falls": "",
        "trucker-preview-space": "",
        "trucker-preview-place": "",
        "trucker-preview-same-place": "",
    }
    action_kinds = ACTIONS
    state_kind = TruckerState
    view_kind = TruckerView
    decision_kind = TruckerDecision
    pack_kind = PACK
    files = ("box", "boards", "tiles", "cards", "titles")
    box_kind = Box
    inputs = INPUTS
    steps = STEPS
    lettered = frozenset(("trucker-legend", "trucker-line"))
    options = {
        "flight": Setting("II", setup.MODES, text("trucker-option-flight")),
        "building": setting("building", setup.TURNS, setup.RELAXED, setup.REAL_TIME),
        "hourglass_seconds": setting(
            "hourglass_seconds",
            *(90, 15, 20, 30, 45, 60, 75, 105, 120, 150, 180, 240, 300),
            building=(setup.REAL_TIME,),
            flight=TIMED,
        ),
        "hourglass_rounds": setting("hourglass_rounds", *(12, 6, 8, 10, 15, 20), building=(setup.TURNS,), flight=TIMED),
        "gold_restrictions": setting("gold_restrictions", True, False, flight=("trek",)),
        "reconstructed_cards": setting("reconstructed_cards", True, False, flight=LEVEL_THREE),
    }

    rooms = Rooms(setup, view, position, inventory, components)
    hand = staticmethod(describing.hand)
    advice = staticmethod(advice.advice)

    @cached_property
    def names(self) -> ComponentNames:
        return ComponentNames(self.box)

    def summary(self, component: str) -> Text:
        return describing.summary(self._entry(component))

    def describe(self, component: str) -> list[Text]:
        return describing.describe(self._entry(component))

    def threat(self, view: TruckerView, viewer: int) -> Text | None:
        rivals = [other for other in range(len(view["seats"])) if other != viewer]
        if view["stage"] == "building":
            done = [other for other in rivals if view["seats"][other]["start"]]
            return text("trucker-threat-finished", seat=seat(done[0])) if done else None
        if view["order"] and view["order"][0] != viewer:
            return text("trucker-threat-ahead", seat=seat(view["order"][0]))
        return super().threat(view, viewer)

    def describe_table(self, view: TruckerView) -> list[Text]:
        return describing.describe_table(self.box, view)

    def describe_seat(self, view: TruckerView, seat: int) -> list[Text]:
        return describing.describe_seat(self.box, view, seat)

    def drawn_seat(self, view: TruckerView, seat: int, language: str) -> Picture:
        """The ship below what is told of it."""
        area = self.box.areas[view["flight"]["ship"]]
        ship = drawing.ship(self.box, area, view, seat, f"seat {seat}", SEATS[seat])
        return stacked((super().drawn_seat(view, seat, language), ship), ship.title)

    def picture(self, component: str, language: str = LANGUAGES[0]) -> Picture:
        """A tile as it lies; anything else as a card."""
        lines = self.tell(self.describe(component), language)
        name = self.names.card(component, language)
        return drawing.component(self.box, component, name, lines) or super().picture(component, language)

    def illustrate(self, view: TruckerView, decision: str) -> list[Text]:
        card = view["card"] if view["stage"] == "flight" else None
        return [*([self.summary(card)] if card else []), *describing.illustrate(self.box, view, decision)]

    def _entry(self, component: str) -> describing.Component:
        return self.box.entries[self.component_number(component)]

    def heeds_clock(self, state: TruckerState) -> bool:
        return regimes.heeds_clock(state)

    def pass_time(self, state: TruckerState, seconds: float) -> None:
        regimes.pass_time(state, seconds)
