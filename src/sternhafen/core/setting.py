"""What a table can choose before a game begins, and when that means something."""

from collections.abc import Mapping
from typing import Any, TypedDict

import msgspec

from sternhafen.core.errors import Refused
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, TextData, text


class ConditionData(TypedDict):
    """When a setting means something, as plain data."""

    text: TextData
    players: list[int] | None
    options: dict[str, list[Any]]
    rule: str | None


class SettingData(TypedDict):
    """A setting as plain data."""

    default: Any
    choices: list[Any]
    label: TextData
    when: ConditionData | None


class Condition(msgspec.Struct, frozen=True):
    """When a setting means something: with this many players, and with one of these choices of other settings."""

    text: Text
    """The sentence that says so."""
    players: tuple[int, ...] | None = None
    options: Mapping[str, tuple[Any, ...]] = {}
    rule: str | None = None

    def holds(self, players: int, chosen: Mapping[str, Any]) -> bool:
        fits = self.players is None or players in self.players
        return fits and all(chosen[name] in choices for name, choices in self.options.items())

    def json(self) -> ConditionData:
        options = {name: list(choices) for name, choices in self.options.items()}
        players = None if self.players is None else list(self.players)
        return {"text": self.text.json(), "players": players, "options": options, "rule": self.rule}


class Setting(msgspec.Struct, frozen=True):
    """Something a table can choose before the game begins; where it means nothing, it stays at its default."""

    default: Any
    choices: tuple[Any, ...]
    label: Text
    when: Condition | None = None

    def json(self) -> SettingData:
        when = self.when.json() if self.when else None
        return {"default": self.default, "choices": list(self.choices), "label": self.label.json(), "when": when}

    def is_idle(self, players: int, chosen: Mapping[str, Any], name: str) -> bool:
        """Whether it was changed although it means nothing beside the other choices."""
        return chosen[name] != self.default and not (self.when is None or self.when.holds(players, chosen))


def settled(settings: Mapping[str, Setting], players: int, options: Mapping[str, Any]) -> Json:
    """All settings of a table: as chosen, or by default where nothing was chosen or the choice means nothing."""
    chosen = _complete(settings, options)
    idle = [name for name in chosen if settings[name].is_idle(players, chosen, name)]
    for name in idle:
        when = settings[name].when
        if when and when.players is not None and players not in when.players:
            raise Refused(when.text, rule=when.rule, kind="malformed")
    return chosen | {name: settings[name].default for name in idle}


def _complete(settings: Mapping[str, Setting], options: Mapping[str, Any]) -> Json:
    for name, value in options.items():
        if name not in settings:
            raise Refused(text("core-unknown-option", name=name, known=", ".join(settings)), kind="malformed")
        choices = settings[name].choices
        if value not in choices:
            args = {"name": name, "found": str(value), "known": ", ".join(map(str, choices))}
            raise Refused(text("core-wrong-option", **args), kind="malformed")
    return {name: options.get(name, setting.default) for name, setting in settings.items()}
