"""Comets: what it is called, its cards, and where its parts are."""

from collections import Counter
from pathlib import Path

import msgspec
from sternhafen.games.comets import position, rules, view
from sternhafen.games.comets.actions import Play
from sternhafen.games.comets.model import NO_CARD, CometsState
from sternhafen.games.comets.view_types import CometsTable, CometsView

from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.pack import Name
from sternhafen.core.plain import Json
from sternhafen.core.record import digest
from sternhafen.core.text import PrintedNames, Text, text


class Comets(Game[CometsState, CometsView]):
    id = "comets"
    name = "Comets"
    players = range(2, 6)
    rules_version = 1
    action_kinds = (Play,)
    state_kind = CometsState
    view_kind = CometsView
    inputs = rules.INPUTS
    steps = rules.STEPS
    source = ""

    def __init__(self, data: Path | None = None) -> None:
        if data is not None:
            raise DataError(str(data), "Comets has no data packs")
        self.component_names = [f"star_{brightness}" for brightness in range(1, rules.STARS + 1)]
        self.pack_hash = digest(self.component_names)
        self._printed = {id: Name(f"Star {n}", f"Stern {n}") for n, id in enumerate(self.component_names, 1)}

    @property
    def names(self) -> PrintedNames:
        return PrintedNames(self._printed)

    def components(self) -> Json:
        cards = {id: {"id": id, "name": msgspec.to_builtins(name)} for id, name in self._printed.items()}
        return {"game": self.id, "pack": self.pack_hash, "cards": cards}

    def set_up(self, state: CometsState) -> None:
        rules.set_up(state)

    def seen_by(self, state: CometsState, seat: int | None) -> CometsTable:
        return view.seen_by(state, seat)

    def written(self, state: CometsState) -> Json:
        return position.written(state)

    def read_position(self, state: CometsState, data: Json) -> None:
        position.read(state, data)
        state.agenda = [("turn_over",), ("play_stars",)]

    def inventory(self, state: CometsState) -> Counter[str]:
        held = [star for player in state.seats for star in (*player.hand, player.played) if star != NO_CARD]
        return Counter(map(self.component_name, state.pile + state.shown + held))

    # How it is told

    def summary(self, component: str) -> Text:
        return text("comets-star", brightness=self.component_number(component) + 1)

    def describe(self, component: str) -> list[Text]:
        return [self.summary(component)]

    def describe_table(self, view: CometsView) -> list[Text]:
        return [text("comets-table", round=view["round"], pile=view["pile"])]

    def describe_seat(self, view: CometsView, seat: int) -> list[Text]:
        seen = view["seats"][seat]
        return [text("comets-seat", points=seen["score"], cards=seen["hand_count"])]
