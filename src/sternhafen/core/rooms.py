"""The modules that hold the parts of a game with a box, by what they can do."""

from collections import Counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from sternhafen.core.plain import Json, View

State_ = TypeVar("State_", contravariant=True)
Own = TypeVar("Own")


class SetUp(Protocol[State_]):
    def set_up(self, state: State_, /) -> None: ...


class Seen(Protocol[State_]):
    def seen_by(self, state: State_, seat: int | None, /) -> View: ...


class Written(Protocol[State_]):
    def written(self, state: State_, /) -> Json: ...
    def read(self, state: State_, data: Json, /) -> None: ...


class Counted(Protocol[State_]):
    def counted(self, state: State_, /) -> Counter[str]: ...


class Shown(Protocol):
    def shown(self, box: Any, /) -> Json: ...
    def entry_shown(self, section: str, entry: Any, /) -> Json | None: ...


class Rooms(NamedTuple, Generic[Own]):
    """Where a game keeps what every game has: the same rooms in all of them."""

    setup: SetUp[Own]
    view: Seen[Own]
    position: Written[Own]
    inventory: Counted[Own]
    components: Shown
