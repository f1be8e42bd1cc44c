"""What happened, told to each viewer as far as that viewer may know."""

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import msgspec

from sternhafen.core.plain import EventData
from sternhafen.core.text import LANGUAGES, Names, Text, has_text, speak

EVERYBODY = -1


class Teller(Protocol):
    """What an event needs of its game: whose texts tell it, and how things are called."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> Names: ...

    def component_name(self, number: int) -> str: ...


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `facts` are public, `secret` facts are for the seat it happened to.

    Facts named in CARD_FACTS hold component numbers, facts named in SEAT_FACTS seats; facts in words are texts.
    """

    CARD_FACTS: ClassVar = frozenset(("card", "cards", "world", "dev", "good", "goods", "tile", "tiles"))
    SEAT_FACTS: ClassVar = frozenset(("seat", "to", "giver", "winner", "winners"))

    game: Teller
    type: str
    seat: int
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] | None
    only_for: int = EVERYBODY
    hidden_from: int = EVERYBODY

    def __repr__(self) -> str:
        """The event as everybody hears it; of a sealed one only that there is one."""
        told = self.json(None)
        if told is None:
            return f"<Event {self.type} of seat {self.seat}, sealed>"
        return f"<Event {self.type}: {speak(Text(**told['text']), LANGUAGES[0], self.game.names)}>"

    def opened(self) -> "Event":
        """The same event for all who were not told while it was sealed."""
        return Event(self.game, self.type, self.seat, self.facts, self.secret, hidden_from=self.only_for)

    def json(self, viewer: int | None) -> EventData | None:
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
        return {"text": value.json()} if isinstance(value, Text) else value
