"""What the rulebook demands of any set of cards, beyond the schema."""

from collections import Counter

import msgspec

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PackKind, Shape, check_cards, expect
from sternhafen.core.text import text
from sternhafen.games.jumpdrive.pack import SURVEY_TEAM, Card, CardFile, Filter, Formula, PlaceCondition, Term

GAME_CARDS = 112
PRESET_HAND = 5


def _check_card(card: Card, ids: frozenset[str]) -> None:
    where = f"card {card.id}"
    _check_kind(card, where)
    for field, name in _named_cards(card):
        expect(name in ids, where, field, text("jumpdrive-pack-problem-the-id-of-a-card", name=repr(name)))
    for field, one in _filters(card):
        _check_filter(one, where, field)
    for field, term in _terms(card):
        problem = text("jumpdrive-pack-problem-op-does-not-go-with", op=repr(term.op), scope=repr(term.scope))
        expect((term.op, term.scope) in TERMS, where, field, problem)


def _check_kind(card: Card, where: str) -> None:
    """What goes with worlds, military worlds and verified cards only."""
    world = card.kind == "world"
    expect(world == (card.colour is not None), where, "colour", text("jumpdrive-pack-problem-for-worlds-and-only-for"))
    expect(world or card.defense is None, where, "defense", text("jumpdrive-pack-problem-for-military-worlds-only"))
    expect((card.cost is None) != (card.defense is None), where, "cost", text("jumpdrive-pack-problem-price"))
    sure = card.status in ("verified", "owner")
    expect(not (sure and card.assumed), where, "assumed", text("jumpdrive-pack-problem-nothing-for-a-verified-card"))


def _check_filter(one: Filter, where: str, field: str) -> None:
    fitting = FILTER_FIELDS.get(one.what, ())
    refining = msgspec.structs.fields(Filter)[1:]
    given = [part.encode_name for part in refining if getattr(one, part.name) is not None]
    for name in given:
        expect(
            name in fitting,
            where,
            field,
            text("jumpdrive-pack-problem-does-not-go-with-what", name=repr(name), what=repr(one.what)),
        )
    expect(one.what != "symbol" or bool(given), where, field, text("jumpdrive-pack-problem-a-symbol-with-what-symbol"))


FILTER_FIELDS = {"world": ("colour", "military", "keyword"), "card": ("id",), "symbol": ("symbol",)}
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
    for letter, hand in file.preset_hands.items():
        if len(hand) != PRESET_HAND:
            raise DataError(
                f"preset hand {letter}",
                text("jumpdrive-pack-problem-cards-found", preset_hand=PRESET_HAND, hand=len(hand)),
            )
    _check_dealt(file)


def _check_dealt(file: CardFile) -> None:
    """The preset hands need no card more often than there is one."""
    copies = {card.id: card.copies for card in file.cards if card.id != SURVEY_TEAM}
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
    "development": Shape({"kind": "development"}, ("cost",), ("colour", "defense")),
    "world": Shape({"kind": "world"}, ("cost", "colour"), ("defense",)),
    "military": Shape({"kind": "world"}, ("defense", "colour"), ("cost",)),
}
PACK = PackKind(
    CardFile,
    {"cards": _check_card},
    (check_cards, _check_numbers, _check_preset_hands),
    shapes={"cards": SHAPES},
    order=("colour", "cost", "defense", "vp", "income", "symbols", "powers", "keywords"),
)
