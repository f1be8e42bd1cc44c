"""What a decision offers: options, things to pick, legal selections, and what is blocked and why."""

import msgspec

from sternhafen.core.action import Action
from sternhafen.core.plain import BlockedData, ItemData, Json, OptionData, PickData
from sternhafen.core.text import Text


class Option(msgspec.Struct, frozen=True):
    """A complete action that can be chosen with one click, and what a person must know of it."""

    action: Action
    label: Text
    target: Json | None = None
    preview: tuple[Text, ...] = ()

    def json(self) -> OptionData:
        preview = [line.json() for line in self.preview]
        return {
            "action": self.action.json(),
            "label": self.label.json(),
            "target": self.target,
            "preview": preview,
            "declines": self.action.declines,
        }


class Blocked(msgspec.Struct, frozen=True):
    """Something a player might expect to choose, with the reason why not."""

    target: Json
    rule: str | None
    text: Text

    def json(self) -> BlockedData:
        return {"target": self.target, "rule": self.rule, "text": self.text.json()}


class Item(msgspec.Struct, frozen=True):
    """A thing that can be picked, alone or with others, to make an action."""

    id: str
    label: Text
    target: Json | None = None
    count: int = 1
    value: int = 1

    def json(self) -> ItemData:
        return {
            "id": self.id,
            "label": self.label.json(),
            "target": self.target,
            "count": self.count,
            "value": self.value,
        }


class Pick(msgspec.Struct, frozen=True):
    """A legal selection of items, with a preview of what it costs and gives."""

    items: tuple[str, ...]
    preview: tuple[Text, ...] = ()

    def json(self) -> PickData:
        return {"items": list(self.items), "preview": [line.json() for line in self.preview]}
