"""What games have in common whose components stand in a data pack."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from sternhafen.core.former import reworded
from sternhafen.core.game import Game, S
from sternhafen.core.pack import Own, PackKind, load, read
from sternhafen.core.plain import Json, V
from sternhafen.core.record import digest


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

    def __init__(self, data: Own = None) -> None:
        pack = load(self.id, self.files, data)
        file = read(self.pack_kind, self.in_words_of_today(pack.data), pack.where)
        self.box: B = self.box_kind(file)
        self.source, self.component_names = pack.source, self.box.names
        self.pack_hash = digest(reworded(msgspec.to_builtins(file), self.former))

    def components(self) -> Json:
        return self._components

    @cached_property
    def _components(self) -> Json:
        return {"game": self.id, "pack": self.pack_hash, **self.shown(self.box)}

    @abstractmethod
    def shown(self, box: B, /) -> Json:
        """All components under `cards` by id, and what else is in the box."""
