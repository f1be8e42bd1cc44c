"""The schema of the card file."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from sternhafen.core.pack import Few, Id, Link, Name, Note, Signed, Strict

SURVEY_TEAM = "survey_team"
GAME_CARDS = 112
PRESET_HAND = 5
COLOURS = ("grey", "blue", "brown", "green", "yellow")

Symbol = Literal["explore", "strength", "chromosome"]
Colour = Literal["grey", "blue", "brown", "green", "yellow"]
Keyword = Literal["alien", "imperium", "rebel", "terraforming", "uplift"]
Status = Literal["verified", "partial", "reconstructed", "owner"]
"""`owner`: typed in or confirmed by somebody who has the box."""
FactField = Literal[
    "name", "kind", "copies", "cost", "defense", "colour", "keywords", "symbols", "vp", "income", "powers",
    "max_per_player",
]  # fmt: skip


class Filter(Strict, frozen=True):
    """Which cards, or what, to count in one tableau."""

    what: Literal["development", "world", "card", "symbol", "strength"]
    colour: Colour | None = None
    military: bool | None = None
    keyword: Keyword | None = None
    id: Link | None = None
    symbol: Symbol | None = None


class Term(Strict, frozen=True):
    """`per`: value for each; `with`: value once if there is any."""

    op: Literal["per", "with"]
    value: Signed
    of: Filter
    scope: Literal["self", "one_other", "any_other"]


class Formula(Strict, frozen=True):
    base: Signed
    terms: tuple[Term, ...] = ()


class Discount(Strict, frozen=True, tag_field="type", tag="discount"):
    """Lowers the cost of placing what matches."""

    rule: ClassVar[str] = "JD-049"
    amount: Few
    applies_to: Filter


class StrengthVs(Strict, frozen=True, tag_field="type", tag="strength_vs"):
    """Adds strength while a world that matches is conquered."""

    rule: ClassVar[str] = "JD-061"
    amount: Few
    against: Filter


class StrengthPer(Strict, frozen=True, tag_field="type", tag="strength_per"):
    """Adds strength for each thing counted in the owner's tableau."""

    rule: ClassVar[str] = "JD-124"
    amount: Few
    of: Filter


class PayForMilitary(Strict, frozen=True, tag_field="type", tag="pay_for_military"):
    """Lets a military world be paid for."""

    rule: ClassVar[str] = "JD-108"
    discount: Few
    exclude_colour: Colour
    stacks: bool = False


class SecondWorldPower(Strict, frozen=True, tag_field="type", tag="second_world"):
    """Allows a second world in the same turn."""

    rule: ClassVar[str] = "JD-125"
    mode: Literal["pay", "conquer"]
    discard_self: bool
    discount: Few = 0


class Condition(Strict, frozen=True):
    strength_equals: Few | None = None
    own_card: Link | None = None


class PlaceCondition(Strict, frozen=True, tag_field="type", tag="place_condition"):
    """May be placed only if one of the conditions holds."""

    rule: ClassVar[str] = "JD-101"
    any_of: tuple[Condition, ...]


class PassToStrongest(Strict, frozen=True, tag_field="type", tag="pass_to_strongest"):
    """Goes to the strongest player before scoring."""

    rule: ClassVar[str] = "JD-116"


Power = Discount | StrengthVs | StrengthPer | PayForMilitary | SecondWorldPower | PlaceCondition | PassToStrongest


Repeated = Annotated[int, Meta(ge=0, le=5)]


class Symbols(Strict, frozen=True):
    explore: Repeated = 0
    strength: Repeated = 0
    chromosome: Repeated = 0


class Card(Strict, frozen=True):
    """A card design."""

    id: Id
    name: Name
    kind: Literal["development", "world"]
    copies: Annotated[int, Meta(ge=1, le=10)]
    vp: Signed | Formula
    income: Signed | Formula
    status: Status
    cost: Annotated[int, Meta(ge=0, le=12)] | None = None
    defense: Annotated[int, Meta(ge=1, le=9)] | None = None
    colour: Colour | None = None
    keywords: tuple[Keyword, ...] = ()
    symbols: Symbols = Symbols()
    powers: tuple[Power, ...] = ()
    max_per_player: Annotated[int, Meta(ge=1, le=9)] | None = None
    assumed: tuple[FactField, ...] = ()
    attested: bool = True
    german_name_translated: bool = False
    note: Note = ""

    @property
    def military(self) -> bool:
        return self.defense is not None

    @property
    def price(self) -> int:
        """Cost, or defense of a military world."""
        return (self.cost if self.defense is None else self.defense) or 0


class CardFile(Strict, frozen=True):
    game: Literal["jumpdrive"]
    format: Literal["jumpdrive-cards/1"]
    cards: tuple[Card, ...]
    preset_hands: dict[str, tuple[Link, ...]]
    preset_hands_attested: dict[str, tuple[str, ...]] = {}
