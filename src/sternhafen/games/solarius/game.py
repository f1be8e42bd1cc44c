"""Solarius Mission, with the shipped components or an owner's own."""

from functools import cache, cached_property

from sternhafen.core.box_game import BoxGame
from sternhafen.core.drawing import Picture
from sternhafen.core.pack import Own
from sternhafen.core.rooms import Rooms
from sternhafen.core.setting import Setting
from sternhafen.core.text import LANGUAGES, Text, text
from sternhafen.games.solarius import components, inventory, position, view
from sternhafen.games.solarius.actions import ACTIONS
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.checks import PACK
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import setup
from sternhafen.games.solarius.rules.table import INPUTS, STEPS
from sternhafen.games.solarius.space import Space
from sternhafen.games.solarius.view_types import SolariusDecision, SolariusView
from sternhafen.games.solarius.words import advice, choices, describing, drawing
from sternhafen.games.solarius.words.names import FORMER_NAMES, PieceNames


class SolariusMission(BoxGame[Box, SolariusState, SolariusView]):
    id = "solarius"
    name = "Solarius Mission"
    players = range(2, 5)
    shelf = 4
    rules_version = 1
    figures = {"score": "core-figure-points", "fuel": "solarius-figure-fuel", "bucks": "solarius-figure-bucks"}
    prices = {
        "solarius-preview-fuel": "solarius-figure-fuel",
        "solarius-preview-points": "",
        "solarius-preview-flight": "",
    }
    action_kinds = ACTIONS
    state_kind = SolariusState
    decision_kind = SolariusDecision
    view_kind = SolariusView
    pack_kind = PACK
    former = {"discard_pile": "discard"}
    former_names = FORMER_NAMES
    files = ("components",)
    box_kind = Box
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.START_CARDS, (setup.START_CARDS, setup.FREE), text("solarius-option-start")),
    }

    lettered = frozenset(("solarius-line", "solarius-map-legend"))
    wording = choices
    """The words of actions: they look at all rules, so that rules reach them only from here."""

    rooms = Rooms(setup, view, position, inventory, components)
    describe_seat = staticmethod(describing.describe_seat)
    advice = staticmethod(advice.advice)

    def __init__(self, data: Own = None) -> None:
        super().__init__(data)
        self.first_space = cache(self._first_space)

    def _first_space(self, players: int) -> Space:
        """The tiles in the order of their letters, until a game lays them out."""
        return self.box.space(tuple((tile, 0) for tile in range(len(self.box.tile_ids))), players)

    @cached_property
    def names(self) -> PieceNames:
        return PieceNames(self.box)

    def summary(self, component: str) -> Text:
        return describing.summary(self.box, component)

    def describe(self, component: str) -> list[Text]:
        return describing.describe(self.box, component)

    def pictures(self, view: SolariusView, language: str = LANGUAGES[0]) -> dict[str, Picture]:
        """The map stands behind what is told of the table."""
        table = super().pictures(view, language)
        drawn = drawing.drawn(self.box.geometry, describing.space(self.box, view), view)
        return {"table": table.pop("table"), "map": drawn, **table}

    def describe_table(self, view: SolariusView) -> list[Text]:
        return describing.describe_table(self.box, view)
