"""The card file: its schema, and the checks the rulebook demands of any set of cards."""

from collections import Counter
from typing import Any, Literal

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import check_ids, convert

SURVEY_TEAM = "survey_team"
GAME_CARDS = 112
PRESET_HAND = 5
COLORS = ("gray", "blue", "brown", "green", "yellow")

Symbol = Literal["explore", "strength", "chromosome"]
Color = Literal["gray", "blue", "brown", "green", "yellow"]
Keyword = Literal["alien", "imperium", "rebel", "terraforming", "uplift"]
FactField = Literal[
    "name", "kind", "copies", "cost", "defense", "color", "keywords", "symbols", "vp", "income", "powers",
    "max_per_player",
]  # fmt: skip


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the card file: a field the schema does not know is an error."""


class Filter(Strict, frozen=True):
    """Which cards, or what, to count in one tableau."""

    what: Literal["development", "world", "card", "symbol", "strength"]
    color: Color | None = None
    military: bool | None = None
    keyword: Keyword | None = None
    id: str | None = None
    symbol: Symbol | None = None


class Term(Strict, frozen=True):
    """`per`: value for each; `with`: value once if there is any."""

    op: Literal["per", "with"]
    value: int
    of: Filter
    scope: Literal["self", "one_other", "any_other"]


class Formula(Strict, frozen=True):
    base: int
    terms: tuple[Term, ...] = ()


class Discount(Strict, frozen=True, tag_field="type", tag="discount"):
    """Lowers the cost of placing what matches."""

    amount: int
    applies_to: Filter


class StrengthVs(Strict, frozen=True, tag_field="type", tag="strength_vs"):
    """Adds strength while a world that matches is conquered."""

    amount: int
    against: Filter


class StrengthPer(Strict, frozen=True, tag_field="type", tag="strength_per"):
    """Adds strength for each thing counted in the own tableau."""

    amount: int
    of: Filter


class PayForMilitary(Strict, frozen=True, tag_field="type", tag="pay_for_military"):
    """Lets a military world be paid for."""

    discount: int
    exclude_color: Color
    stacks: bool = False


class SecondWorldPower(Strict, frozen=True, tag_field="type", tag="second_world"):
    """Allows a second world in the same turn."""

    mode: Literal["pay", "conquer"]
    discard_self: bool
    discount: int = 0


class Condition(Strict, frozen=True):
    strength_equals: int | None = None
    own_card: str | None = None


class PlaceCondition(Strict, frozen=True, tag_field="type", tag="place_condition"):
    """May be placed only if one of the conditions holds."""

    any_of: tuple[Condition, ...]


class PassToStrongest(Strict, frozen=True, tag_field="type", tag="pass_to_strongest"):
    """Goes to the strongest player before scoring."""


Power = Discount | StrengthVs | StrengthPer | PayForMilitary | SecondWorldPower | PlaceCondition | PassToStrongest


class Name(Strict, frozen=True):
    en: str
    de: str


class Symbols(Strict, frozen=True):
    explore: int = 0
    strength: int = 0
    chromosome: int = 0


class Card(Strict, frozen=True):
    """A card design."""

    id: str
    name: Name
    kind: Literal["development", "world"]
    copies: int
    vp: int | Formula
    income: int | Formula
    status: Literal["verified", "partial", "reconstructed"]
    cost: int | None = None
    defense: int | None = None
    color: Color | None = None
    keywords: tuple[Keyword, ...] = ()
    symbols: Symbols = Symbols()
    powers: tuple[Power, ...] = ()
    max_per_player: int | None = None
    assumed: tuple[FactField, ...] = ()
    attested: bool = True
    german_name_translated: bool = False
    note: str = ""

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
    preset_hands: dict[str, tuple[str, ...]]
    preset_hands_attested: dict[str, tuple[str, ...]] = {}


def read_cards(data: dict[str, Any], where: str) -> CardFile:
    """The card file, checked; or a `DataError` that names file, entry, field and what is expected."""
    file = convert(data, CardFile, where)
    try:
        check_ids(card.id for card in file.cards)
        for card in file.cards:
            _check_card(card, {card.id for card in file.cards})
        _check_numbers(file)
        _check_preset_hands(file)
    except DataError as error:
        raise error.inside(where) from None
    return file


def _check_card(card: Card, ids: set[str]) -> None:
    def expect(holds: bool, field: str, problem: str) -> None:
        if not holds:
            raise DataError(f"card {card.id}, field '{field}'", problem)

    world = card.kind == "world"
    expect(card.copies >= 1, "copies", f"expected 1 or more, found {card.copies}")
    expect(world == (card.color is not None), "color", "expected for worlds, and only for them")
    expect(world or card.defense is None, "defense", "expected for military worlds only")
    expect((card.cost is None) != (card.defense is None), "cost", "expected either a cost or a defense")
    expect((card.cost or 0) >= 0 and (card.defense or 0) >= 0, "cost", "expected 0 or more")
    expect(card.status != "verified" or not card.assumed, "assumed", "expected nothing for a verified card")
    for field, name in _named_cards(card):
        expect(name in ids, field, f"expected the id of a card, found {name!r}")
    for field, one in _filters(card):
        fitting = FILTER_FIELDS.get(one.what, ())
        given = [name for name in ("color", "military", "keyword", "id", "symbol") if getattr(one, name) is not None]
        for name in given:
            expect(name in fitting, field, f"{name!r} does not go with what = {one.what!r}")
        expect(one.what != "symbol" or bool(given), field, "expected a symbol with what = 'symbol'")
    for field, term in _terms(card):
        fits = (term.op, term.scope) in TERMS
        expect(fits, field, f"op = {term.op!r} does not go with scope = {term.scope!r}")


FILTER_FIELDS = {"world": ("color", "military", "keyword"), "card": ("id",), "symbol": ("symbol",)}
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
        raise DataError("field 'copies'", f"expected {GAME_CARDS} game cards in all, found {game_cards}")
    survey_teams = [card.copies for card in file.cards if card.id == SURVEY_TEAM]
    if survey_teams != [4]:
        raise DataError(f"card {SURVEY_TEAM}, field 'copies'", "expected 4 copies of this card")


def _check_preset_hands(file: CardFile) -> None:
    if sorted(file.preset_hands) != ["A", "B", "C", "D"]:
        raise DataError("field 'preset_hands'", "expected the hands A, B, C and D")
    copies = {card.id: card.copies for card in file.cards if card.id != SURVEY_TEAM}
    for letter, hand in file.preset_hands.items():
        if len(hand) != PRESET_HAND:
            raise DataError(f"preset hand {letter}", f"expected {PRESET_HAND} cards, found {len(hand)}")
    for name, count in Counter(name for hand in file.preset_hands.values() for name in hand).items():
        if count > copies.get(name, 0):
            raise DataError("field 'preset_hands'", f"{name!r} is dealt {count} times; there are {copies.get(name, 0)}")
