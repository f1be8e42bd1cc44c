"""What games have in common in which every component is a card of some design, laid into tableaus."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from sternhafen.core.box_game import Box, BoxGame
from sternhafen.core.drawing import Picture
from sternhafen.core.drawing.panels import Chip, tableau
from sternhafen.core.drawing.shapes import SEATS
from sternhafen.core.game import S
from sternhafen.core.pack import Name
from sternhafen.core.plain import V, View
from sternhafen.core.text import LANGUAGES, PrintedNames, Text


class Design(Protocol):
    """What is printed on a card."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Name: ...


D = TypeVar("D", bound=Design)


Design_ = TypeVar("Design_", bound=Design, contravariant=True)
View_ = TypeVar("View_", contravariant=True)


class Telling(Protocol[Design_, View_]):
    def summary(self, design: Design_, /) -> Text: ...
    def describe_card(self, design: Design_, /) -> list[Text]: ...
    def describe_table(self, view: View_, /) -> list[Text]: ...
    def describe_seat(self, view: View_, seat: int, /) -> list[Text]: ...


class Drawing(Protocol[Design_]):
    def chip(self, design: Design_, name: str, seen: View, /) -> Chip: ...
    def drawn(self, design: Design_, name: str, lines: list[str], /) -> Picture: ...


class CardWords(NamedTuple, Generic[D, V]):
    """The modules that tell and draw cards and tableaus."""

    telling: Telling[D, V]
    drawing: Drawing[D]


class CardBox(Box, Protocol):
    """A box of nothing but cards, by number."""

    @property
    def cards(self) -> Sequence[Any]: ...


C = TypeVar("C", bound=CardBox)


class CardGame(BoxGame[C, S, V], Generic[C, D, S, V]):
    """A game whose components are cards; it says how one design is told and drawn."""

    files = ("cards",)

    words: CardWords[D, V]

    @cached_property
    def names(self) -> PrintedNames:
        return PrintedNames({design.id: design.name for design in self.box.cards})

    def design(self, component: str) -> D:
        found: D = self.box.cards[self.component_number(component)]
        return found

    def summary(self, component: str) -> Text:
        return self._summaries[self.component_number(component)]

    @cached_property
    def _summaries(self) -> list[Text]:
        """Made once: every list of cards to choose from shows them."""
        return [self.words.telling.summary(design) for design in self.box.cards]

    def describe(self, component: str) -> list[Text]:
        return self.words.telling.describe_card(self.design(component))

    def picture(self, component: str, language: str = LANGUAGES[0]) -> Picture:
        lines = self.tell(self.describe(component), language)
        return self.words.drawing.drawn(self.design(component), self.names.card(component, language), lines)

    def describe_table(self, view: V) -> list[Text]:  # type: ignore[misc]
        return self.words.telling.describe_table(view)

    def describe_seat(self, view: V, seat: int, /) -> list[Text]:  # type: ignore[misc]
        return self.words.telling.describe_seat(view, seat)

    def drawn_seat(self, view: V, seat: int, language: str) -> Picture:  # type: ignore[misc]
        head = self.tell(self.describe_seat(view, seat)[:1], language)[0]
        laid = [(seen["card"], seen) for seen in view["seats"][seat]["tableau"]]
        chip = self.words.drawing.chip
        chips = [chip(self.design(card), self.names.card(card, language), seen) for card, seen in laid]
        return tableau(head, chips, f"seat {seat}", SEATS[seat])
