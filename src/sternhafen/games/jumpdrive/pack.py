"""The card file: its schema, and the checks the rulebook demands of any set of cards."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sternhafen.core.errors import DataError
from sternhafen.core.pack import Few, Id, Link, Name, Note, PackKind, Shape, Signed, Strict, check_ids, read
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text

SURVEY_TEAM = "survey_team"
GAME_CARDS = 112
PRESET_HAND = 5
COLOUR = "color"
"""As card files have always spelled it."""
COLOURS = ("gray", "blue", "brown", "green", "yellow")

Symbol = Literal["explore", "strength", "chromosome"]
Colour = Literal["gray", "blue", "brown", "green", "yellow"]
Keyword = Literal["alien", "imperium", "rebel", "terraforming", "uplift"]
Status = Literal["verified", "partial", "reconstructed", "owner"]
"""`owner`: typed in or confirmed by somebody who has the box."""
FactField = Literal[
    "name", "kind", "copies", "cost", "defense", "color", "keywords", "symbols", "vp", "income", "powers",
    "max_per_player",
]  # fmt: skip


class Filter(Strict, frozen=True):
    """Which cards, or what, to count in one tableau."""

    what: Literal["development", "world", "card", "symbol", "strength"]
    colour: Colour | None = msgspec.field(default=None, name=COLOUR)
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

    amount: Few
    applies_to: Filter


class StrengthVs(Strict, frozen=True, tag_field="type", tag="strength_vs"):
    """Adds strength while a world that matches is conquered."""

    amount: Few
    against: Filter


class StrengthPer(Strict, frozen=True, tag_field="type", tag="strength_per"):
    """Adds strength for each thing counted in the own tableau."""

    amount: Few
    of: Filter


class PayForMilitary(Strict, frozen=True, tag_field="type", tag="pay_for_military"):
    """Lets a military world be paid for."""

    discount: Few
    exclude_colour: Colour = msgspec.field(name="exclude_color")
    stacks: bool = False


class SecondWorldPower(Strict, frozen=True, tag_field="type", tag="second_world"):
    """Allows a second world in the same turn."""

    mode: Literal["pay", "conquer"]
    discard_self: bool
    discount: Few = 0


class Condition(Strict, frozen=True):
    strength_equals: Few | None = None
    own_card: Link | None = None


class PlaceCondition(Strict, frozen=True, tag_field="type", tag="place_condition"):
    """May be placed only if one of the conditions holds."""

    any_of: tuple[Condition, ...]


class PassToStrongest(Strict, frozen=True, tag_field="type", tag="pass_to_strongest"):
    """Goes to the strongest player before scoring."""


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
    colour: Colour | None = msgspec.field(default=None, name=COLOUR)
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


def read_cards(data: Json, where: str) -> CardFile:
    """The card file, checked; or a `DataError` that names file, entry, field and what is expected."""
    file: CardFile = read(PACK, data, where)
    return file


def _check_ids(file: CardFile) -> None:
    check_ids(card.id for card in file.cards)


def _check_card(card: Card, ids: frozenset[str]) -> None:
    def expect(holds: bool, field: str, problem: Text) -> None:
        if not holds:
            raise DataError(f"card {card.id}, field '{field}'", problem)

    world = card.kind == "world"
    expect(world == (card.colour is not None), COLOUR, text("jumpdrive-pack-problem-for-worlds-and-only-for"))
    expect(world or card.defense is None, "defense", text("jumpdrive-pack-problem-for-military-worlds-only"))
    expect((card.cost is None) != (card.defense is None), "cost", text("jumpdrive-pack-problem-price"))
    sure = card.status in ("verified", "owner")
    expect(not (sure and card.assumed), "assumed", text("jumpdrive-pack-problem-nothing-for-a-verified-card"))
    for field, name in _named_cards(card):
        expect(name in ids, field, text("jumpdrive-pack-problem-the-id-of-a-card", name=repr(name)))
    for field, one in _filters(card):
        fitting = FILTER_FIELDS.get(one.what, ())
        refining = msgspec.structs.fields(Filter)[1:]
        given = [part.encode_name for part in refining if getattr(one, part.name) is not None]
        for name in given:
            expect(
                name in fitting,
                field,
                text("jumpdrive-pack-problem-does-not-go-with-what", name=repr(name), what=repr(one.what)),
            )
        expect(one.what != "symbol" or bool(given), field, text("jumpdrive-pack-problem-a-symbol-with-what-symbol"))
    for field, term in _terms(card):
        fits = (term.op, term.scope) in TERMS
        expect(
            fits, field, text("jumpdrive-pack-problem-op-does-not-go-with", op=repr(term.op), scope=repr(term.scope))
        )


FILTER_FIELDS = {"world": (COLOUR, "military", "keyword"), "card": ("id",), "symbol": ("symbol",)}
"""Which fields refine which kind of filter."""
TERMS = {("per", "self"), ("per", "one_other"), ("with", "self"), ("with", "any_other")}


def _terms(card: Card) -> list[tuple[str, Term]]:
    """All terms of the card's formulas, each with the field it stands in."""
    formulas = [(field, getattr(card, field)) for field in ("vp", "income")]
    return [(field, term) for field, value in formulas if isinstance(value, Formula) for term in value.terms]


def _filters(card: Card) -> list[tuple[str, Filter]]:
    """All filters on the card, each with the field it stands in."""
    parts = [(power, part) for power in card.powers for part in ("applies_to", "against", "of")]
    found = [("powers", getattr(power, part)) for power, part in parts if hasattr(power, part)]
    return found + [(field, term.of) for field, term in _terms(card)]


def _named_cards(card: Card) -> list[tuple[str, str]]:
    """The card ids the card refers to, each with the field it stands in."""
    named = [(field, str(one.id)) for field, one in _filters(card) if one.what == "card"]
    conditions = [one for power in card.powers if isinstance(power, PlaceCondition) for one in power.any_of]
    return named + [("powers", one.own_card) for one in conditions if one.own_card is not None]


def _check_numbers(file: CardFile) -> None:
    game_cards = sum(card.copies for card in file.cards if card.id != SURVEY_TEAM)
    if game_cards != GAME_CARDS:
        raise DataError(
            "field 'copies'",
            text("jumpdrive-pack-problem-game-cards-in-all-found", number=GAME_CARDS, found=game_cards),
        )
    survey_teams = [card.copies for card in file.cards if card.id == SURVEY_TEAM]
    if survey_teams != [4]:
        raise DataError(f"card {SURVEY_TEAM}, field 'copies'", text("jumpdrive-pack-problem-4-copies-of-this-card"))


def _check_preset_hands(file: CardFile) -> None:
    if sorted(file.preset_hands) != ["A", "B", "C", "D"]:
        raise DataError("field 'preset_hands'", text("jumpdrive-pack-problem-the-hands-a-b-c"))
    copies = {card.id: card.copies for card in file.cards if card.id != SURVEY_TEAM}
    for letter, hand in file.preset_hands.items():
        if len(hand) != PRESET_HAND:
            raise DataError(
                f"preset hand {letter}",
                text("jumpdrive-pack-problem-cards-found", preset_hand=PRESET_HAND, hand=len(hand)),
            )
    for name, count in Counter(name for hand in file.preset_hands.values() for name in hand).items():
        if count > copies.get(name, 0):
            raise DataError(
                "field 'preset_hands'",
                text(
                    "jumpdrive-pack-problem-is-dealt-times-there-are",
                    name=repr(name),
                    count=count,
                    copies=copies.get(name, 0),
                ),
            )


SHAPES = {
    "development": Shape({"kind": "development"}, ("cost",), ("color", "defense")),
    "world": Shape({"kind": "world"}, ("cost", "color"), ("defense",)),
    "military": Shape({"kind": "world"}, ("defense", "color"), ("cost",)),
}
PACK = PackKind(
    CardFile,
    {"cards": _check_card},
    (_check_ids, _check_numbers, _check_preset_hands),
    shapes={"cards": SHAPES},
    order=("color", "cost", "defense", "vp", "income", "symbols", "powers", "keywords"),
)
