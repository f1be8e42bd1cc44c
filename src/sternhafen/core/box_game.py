"""What games have in common whose components stand in a data pack."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from sternhafen.core.former import Words, reworded
from sternhafen.core.game import Game, S
from sternhafen.core.pack import Own, PackKind, load, read
from sternhafen.core.plain import Json, V, View
from sternhafen.core.record import digest
from sternhafen.core.rooms import Rooms


class Box(Protocol):
    """The components' facts by number."""

    @property
    def names(self) -> Sequence[str]: ...


B = TypeVar("B", bound=Box)


class BoxGame(Game[S, V], Generic[B, S, V]):
    """A game with a box; it says what its files are called and how its components leave it."""

    files: ClassVar[Sequence[str]]
    """The names of the files in its folder `data`, which are read as one."""
    pack_kind: ClassVar[PackKind]
    box_kind: Callable[[Any], B]
    """Makes the box of what the files say."""
    rooms: Rooms[S]
    former_names: ClassVar[Words] = {}
    """What its pieces were once called, by their names of today: a pack's hash is taken of the old names."""

    def __init__(self, data: Own = None) -> None:
        pack = load(self.id, self.files, data)
        file = read(self.pack_kind, self.in_words_of_today(pack.data), pack.where)
        self.box: B = self.box_kind(file)
        self.source, self.component_names = pack.source, self.box.names
        self.pack_hash = digest(reworded(msgspec.to_builtins(file), {**self.former, **self.former_names}))

    def components(self) -> Json:
        return self._components

    @cached_property
    def _components(self) -> Json:
        """All under `cards` by id, and what else is in the box."""
        return {"game": self.id, "pack": self.pack_hash, **self.rooms.components.shown(self.box)}

    def entry_shown(self, section: str, entry: Any, /) -> Json | None:
        return self.rooms.components.entry_shown(section, entry)

    def set_up(self, state: S) -> None:  # type: ignore[misc]
        self.rooms.setup.set_up(state)

    def seen_by(self, state: S, seat: int | None) -> View:  # type: ignore[misc]
        return self.rooms.view.seen_by(state, seat)

    def written(self, state: S) -> Json:  # type: ignore[misc]
        return self.rooms.position.written(state)

    def read_position(self, state: S, data: Json) -> None:  # type: ignore[misc]
        self.rooms.position.read(state, data)

    def inventory(self, state: S) -> Counter[str]:  # type: ignore[misc]
        return self.rooms.inventory.counted(state)
