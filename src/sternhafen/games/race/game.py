"""Race for the Galaxy, with the shipped cards or an owner's own."""

from sternhafen.core.card_game import CardGame, CardWords
from sternhafen.core.rooms import Rooms
from sternhafen.core.setting import Condition, Setting
from sternhafen.core.text import Text, seat, text
from sternhafen.games.race import components, inventory, position, view
from sternhafen.games.race.actions import ACTIONS
from sternhafen.games.race.box import Cards
from sternhafen.games.race.checks import PACK
from sternhafen.games.race.model import RaceState
from sternhafen.games.race.pack import Card
from sternhafen.games.race.rules import setup
from sternhafen.games.race.rules.table import INPUTS, STEPS
from sternhafen.games.race.view_types import RaceView
from sternhafen.games.race.words import advice, describing, drawing

NEARLY_FULL, NEARLY_EMPTY = 9, 3
"""From this many cards laid out, or this few points per player in the pool, the end is worth a warning."""
FOR_TWO = Condition(text("race-advanced-is-for-two"), players=(2,), rule="RACE-232")


class Race(CardGame[Cards, Card, RaceState, RaceView]):
    id = "race"
    name = "Race for the Galaxy"
    players = range(2, 5)
    shelf = 1
    rules_version = 1
    figures = {"score": "core-figure-points", "hand_count": "core-figure-cards", "military": "race-figure-military"}
    prices = {
        "race-preview-pay": "core-figure-cards",
        "race-preview-cost": "",
        "race-preview-defense": "",
        "race-preview-discount": "",
        "race-preview-develop-bonus": "",
        "race-preview-colony-ship": "",
        "race-preview-tactics": "",
    }
    action_kinds = ACTIONS
    state_kind = RaceState
    view_kind = RaceView
    pack_kind = PACK
    former = {"start_colour": "start_color"}
    box_kind = Cards
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("race-option-start")),
        "advanced": Setting(False, (False, True), text("race-option-advanced"), FOR_TWO),
    }

    rooms = Rooms(setup, view, position, inventory, components)
    words = CardWords(describing, drawing)
    advice = staticmethod(advice.advice)

    def threat(self, view: RaceView, viewer: int) -> Text | None:
        for other, seen in enumerate(view["seats"]):
            if other != viewer and len(seen["tableau"]) >= NEARLY_FULL:
                return text("race-threat-cards", seat=seat(other), number=len(seen["tableau"]))
        if view["pool"] <= NEARLY_EMPTY * len(view["seats"]):
            return text("race-threat-pool", number=view["pool"])
        return super().threat(view, viewer)
