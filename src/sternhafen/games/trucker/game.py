"""Galaxy Trucker, with the shipped box or an owner's own."""

from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.core.game import Game, Setting
from sternhafen.core.pack import read_file, read_toml
from sternhafen.core.record import digest
from sternhafen.core.text import Text, text
from sternhafen.games.trucker import components, position, view, words
from sternhafen.games.trucker.actions import ACTIONS
from sternhafen.games.trucker.box import Box
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.names import ComponentNames
from sternhafen.games.trucker.pack import read_box
from sternhafen.games.trucker.rules import regimes, setup
from sternhafen.games.trucker.rules.table import INPUTS, STEPS

FILES = ("box", "boards", "tiles", "cards", "titles")


def setting(name: str, default: Any, *others: Any) -> Setting:
    choices = (default, *others)
    ordered = tuple(sorted(choices)) if isinstance(default, int) and not isinstance(default, bool) else choices
    return Setting(default, ordered, text(f"trucker-option-{name}"))


class GalaxyTrucker(Game):
    id = "trucker"
    name = "Galaxy Trucker"
    players = range(2, 5)
    rules_version = 1
    action_kinds = ACTIONS
    state_kind = TruckerState
    inputs = INPUTS
    steps = STEPS
    options = {
        "flight": Setting("II", setup.MODES, text("trucker-option-flight")),
        "building": setting("building", setup.TURNS, setup.RELAXED, setup.REAL_TIME),
        "hourglass_seconds": setting("hourglass_seconds", 90, 15, 20, 30, 45, 60, 75, 105, 120, 150, 180, 240, 300),
        "hourglass_rounds": setting("hourglass_rounds", 12, 6, 8, 10, 15, 20),
        "gold_restrictions": setting("gold_restrictions", True, False),
        "reconstructed_cards": setting("reconstructed_cards", True, False),
    }

    def __init__(self, data: Path | None = None) -> None:
        self.source = read_file(data) if data else shipped_box()
        where = str(data) if data else "box.toml"
        self.box = Box(read_box(read_toml(self.source, where), where))
        self.component_names = self.box.names
        self.pack_hash = digest(msgspec.to_builtins(self.box.file))

    @cached_property
    def names(self) -> ComponentNames:
        return ComponentNames(self.box)

    def components(self) -> dict[str, Any]:
        return {"game": self.id, "pack": self.pack_hash, **components.described(self.box, self.names)}

    def summary(self, component: str) -> Text:
        return words.summary(self._entry(component))

    def describe(self, component: str) -> list[Text]:
        return words.describe(self._entry(component))

    def describe_table(self, view: dict[str, Any]) -> list[Text]:
        return words.describe_table(view)

    def describe_seat(self, view: dict[str, Any], seat: int) -> list[Text]:
        return words.describe_seat(self.box, view, seat)

    def hand(self, view: dict[str, Any]) -> list[str]:
        return words.hand(view)

    def _entry(self, component: str) -> words.Component:
        return self.box.entries[self.component_number(component)]

    def set_up(self, state: TruckerState) -> None:
        setup.set_up(state)

    def seen_by(self, state: TruckerState, seat: int | None) -> dict[str, Any]:
        return view.seen_by(state, seat)

    def written(self, state: TruckerState) -> dict[str, Any]:
        return position.written(state)

    def read_position(self, state: TruckerState, data: dict[str, Any]) -> None:
        position.read(state, data)

    def heeds_clock(self, state: TruckerState) -> bool:
        return regimes.heeds_clock(state)

    def pass_time(self, state: TruckerState, seconds: float) -> None:
        regimes.pass_time(state, seconds)


def shipped_box() -> str:
    folder = resources.files("sternhafen.games.trucker") / "data"
    return "\n".join((folder / f"{name}.toml").read_text(encoding="utf-8") for name in FILES)
