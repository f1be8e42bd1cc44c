"""An action is named plain data: `{"type": "place", "cards": ["gem_world"]}`, never a place in a menu."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec

from sternhafen.core.errors import Refused
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as
from sternhafen.core.text import text


@cache
def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """What a seat decides. Each game derives its own kinds; the class name is the `type` in JSON."""

    declines: ClassVar[bool] = False
    """Whether it means to do nothing, or nothing more: to pass, to decline, to be done."""

    @classmethod
    def type_name(cls) -> str:
        return snake_case(cls.__name__)

    def json(self) -> Json:
        data: Json = msgspec.json.decode(msgspec.json.encode(self))
        return data


class AdvanceClock(Action, frozen=True):
    """Time passes: not a seat's decision, but logged among them so that a game replays without a clock."""

    seconds: float


class ActionReader:
    """Reads one game's actions from plain data, and says what is wrong with bad data."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self._kinds = {kind.type_name(): kind for kind in kinds}

    def read(self, data: Any) -> Action:
        if not isinstance(data, dict):
            raise self._malformed("core-action-not-an-object")
        if not isinstance(data.get("type"), str) or data["type"] not in self._kinds:
            known = ", ".join(sorted(self._kinds))
            raise self._malformed("core-action-unknown-type", found=str(data.get("type")), known=known)
        surplus = set(data) - set(self._kinds[data["type"]].__struct_fields__) - {"type"}
        if surplus:
            raise self._malformed("core-action-unknown-field", field=sorted(map(str, surplus))[0])
        try:
            return read_as(self._kinds[data["type"]], data)
        except msgspec.ValidationError as error:
            raise self._malformed("core-action-malformed", problem=str(error)) from None

    @staticmethod
    def _malformed(key: str, **args: str) -> Refused:
        return Refused(text(key, **args), kind="malformed")
