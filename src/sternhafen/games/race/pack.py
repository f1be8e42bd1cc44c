"""The card file: its schema, and the checks the rulebook demands of any set of cards."""

from collections import Counter
from typing import Any, Literal

from sternhafen.core.errors import DataError
from sternhafen.core.pack import check_ids, convert
from sternhafen.games.race.powers import Consume, Good, LuckyDraw, Powers, ProduceHere, Strict, Term

GAME_CARDS = 114
START_WORLDS = 5
PRESET_HANDS = 4
PRESET_HAND = 4
SIX_COST = 6

Keyword = Literal["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]


class Name(Strict, frozen=True):
    en: str
    de: str


class Card(Strict, frozen=True):
    """A card design. Six-cost developments have `scoring` in place of printed VP."""

    id: str
    name: Name
    kind: Literal["world", "development"]
    copies: int = 1
    cost: int | None = None
    defense: int | None = None
    vp: int | None = None
    world_type: Literal["windfall", "production"] | None = None
    good: Good | None = None
    start: int | None = None
    start_color: Literal["red", "blue"] | None = None
    keywords: tuple[Keyword, ...] = ()
    preset_hand: int | None = None
    powers: Powers = Powers()
    scoring: tuple[Term, ...] = ()
    status: Literal["verified", "partial", "reconstructed"] = "verified"
    german_name_translated: bool = False
    note: str = ""

    @property
    def military(self) -> bool:
        return self.defense is not None


class CardFile(Strict, frozen=True):
    game: Literal["race"]
    format: Literal["race-cards/1"]
    prices: dict[Good, int]
    cards: tuple[Card, ...]


def read_cards(data: dict[str, Any], where: str) -> CardFile:
    """The card file, checked; or a `DataError` that names file, entry, field and what is expected."""
    file = convert(data, CardFile, where)
    try:
        check_ids(card.id for card in file.cards)
        ids = {card.id for card in file.cards}
        for card in file.cards:
            _check_card(card)
            _check_scoring(card, ids)
        _check_numbers(file)
    except DataError as error:
        raise error.inside(where) from None
    return file


def _expect(holds: bool, card: Card, field: str, problem: str) -> None:
    if not holds:
        raise DataError(f"card {card.id}, field '{field}'", problem)


def _check_card(card: Card) -> None:
    world = card.kind == "world"
    _expect(card.copies in (1, 2), card, "copies", f"expected 1 or 2, found {card.copies}")
    _expect(not world or card.copies == 1, card, "copies", "expected 1 for a world")
    _expect(world or card.defense is None, card, "defense", "expected for military worlds only")
    _expect((card.cost is None) != (card.defense is None), card, "cost", "expected either a cost or a defense")
    _expect(0 <= (card.cost or 0) <= SIX_COST, card, "cost", "expected 0 to 6")
    _expect(card.defense is None or 1 <= card.defense <= 7, card, "defense", "expected 1 to 7")
    _expect(world or card.world_type is None, card, "world_type", "expected for worlds only")
    with_good = card.good is not None
    _expect((card.world_type is not None) == with_good, card, "good", "expected together with 'world_type'")
    _check_powers(card)
    made = [power.good for power in card.powers.produce if isinstance(power, ProduceHere)]
    wanted = [card.good] if card.world_type == "production" else []
    _expect(made == wanted, card, "powers", "expected 'produce_here' of its good on production worlds alone")


def _check_powers(card: Card) -> None:
    effects = [power.__struct_config__.tag for power in card.powers.consume]
    _expect(len(effects) == len(set(effects)), card, "powers", "expected each consume effect at most once")
    for power in card.powers.consume:
        if isinstance(power, Consume):
            _expect(power.goods >= 1 and power.times >= 1, card, "powers", "expected 'goods' and 'times' of 1 or more")
        if isinstance(power, LuckyDraw):
            _expect(power.lowest <= power.highest, card, "powers", "expected 'lowest' up to 'highest'")


def _check_scoring(card: Card, ids: set[str]) -> None:
    six_cost = card.kind == "development" and card.cost == SIX_COST
    _expect(six_cost == bool(card.scoring), card, "scoring", "expected for six-cost developments alone")
    _expect(six_cost == (card.vp is None), card, "vp", "expected for all cards but six-cost developments")
    for term in card.scoring:
        _expect((term.match is None) != (term.count is None), card, "scoring", "expected 'match' or 'count'")
        _expect(term.per >= 1, card, "scoring", "expected 'per' of 1 or more")
        named = term.match == "card"
        _expect(named == (term.card is not None), card, "scoring", "expected 'card' with match = 'card'")
        _expect(not named or term.card in ids, card, "scoring", f"expected the id of a card, found {term.card!r}")


def _check_numbers(file: CardFile) -> None:
    total = sum(card.copies for card in file.cards)
    if total != GAME_CARDS:
        raise DataError("field 'copies'", f"expected {GAME_CARDS} cards in all, found {total}")
    if len(file.prices) != 4:
        raise DataError("field 'prices'", "expected a price for each of the four kinds of goods")
    starts = sorted(card.start for card in file.cards if card.start is not None)
    if starts != list(range(START_WORLDS)):
        raise DataError("field 'start'", f"expected the numbers 0 to 4 once each, found {starts}")
    hands = Counter(card.preset_hand for card in file.cards if card.preset_hand is not None)
    if hands != dict.fromkeys(range(1, PRESET_HANDS + 1), PRESET_HAND):
        raise DataError("field 'preset_hand'", "expected four designs for each of the hands 1 to 4")
