"""What happened, told to each viewer as far as that viewer may know."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sternhafen.core.text import LANGUAGES, has_text

if TYPE_CHECKING:
    from sternhafen.core.game import Game

EVERYBODY = -1


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `facts` are public, `secret` facts are for the seat it happened to.

    Facts named in CARD_FACTS hold component numbers, facts named in SEAT_FACTS seats.
    """

    CARD_FACTS: ClassVar = frozenset(("card", "cards", "world", "dev", "good", "goods", "tile", "tiles"))
    SEAT_FACTS: ClassVar = frozenset(("seat", "to", "giver", "winner", "winners"))

    game: "Game"
    type: str
    seat: int
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] | None
    only_for: int = EVERYBODY
    hidden_from: int = EVERYBODY

    def opened(self) -> "Event":
        """The same event for all who were not told while it was sealed."""
        return Event(self.game, self.type, self.seat, self.facts, self.secret, hidden_from=self.only_for)

    def json(self, viewer: int | None) -> dict[str, Any] | None:
        """The event as this viewer hears it; None if there is nothing to hear. `None` asks for a spectator."""
        if self.only_for not in (EVERYBODY, viewer) or (viewer is not None and self.hidden_from == viewer):
            return None
        facts = {"seat": self.seat, **self.facts}
        if viewer == self.seat and self.secret is not None:
            facts |= self.secret
        args = {name: self._argument(name, value) for name, value in facts.items()}
        return {"type": self.type, "seat": self.seat, "text": {"key": self._key(viewer), "args": args}}

    def _key(self, viewer: int | None) -> str:
        """Players are told of themselves in words of their own, where the texts have them."""
        key = f"{self.game.id}-event-{self.type.replace('_', '-')}"
        own = f"{key}-own"
        return own if viewer == self.seat and has_text(own, LANGUAGES[0]) else key

    def _argument(self, name: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self._argument(name, part) for part in value]
        if name in self.CARD_FACTS and isinstance(value, int):
            return {"card": self.game.component_name(value)}
        if name in self.SEAT_FACTS:
            return {"seat": value}
        return value
