"""The card file: its schema, and the checks the rulebook demands of any set of cards."""

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta

from sternhafen.core.errors import DataError
from sternhafen.core.pack import Id, Name, Note, PackKind, Shape, Strict, check_ids, read
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text
from sternhafen.games.race.powers import Consume, Good, LuckyDraw, Powers, ProduceHere, Term

GAME_CARDS = 114
START_WORLDS = 5
PRESET_HANDS = 4
PRESET_HAND = 4
SIX_COST = 6

Keyword = Literal["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]


class Card(Strict, frozen=True):
    """A card design. Six-cost developments have `scoring` in place of printed VP."""

    id: Id
    name: Name
    kind: Literal["world", "development"]
    copies: Annotated[int, Meta(ge=1, le=2)] = 1
    cost: Annotated[int, Meta(ge=0, le=6)] | None = None
    defense: Annotated[int, Meta(ge=1, le=7)] | None = None
    vp: Annotated[int, Meta(ge=0, le=9)] | None = None
    world_type: Literal["windfall", "production"] | None = None
    good: Good | None = None
    start: Annotated[int, Meta(ge=0, le=4)] | None = None
    start_color: Literal["red", "blue"] | None = None
    keywords: tuple[Keyword, ...] = ()
    preset_hand: Annotated[int, Meta(ge=1, le=4)] | None = None
    powers: Powers = Powers()
    scoring: tuple[Term, ...] = ()
    status: Literal["verified", "partial", "reconstructed", "owner"] = "verified"
    german_name_translated: bool = False
    note: Note = ""

    @property
    def military(self) -> bool:
        return self.defense is not None


class CardFile(Strict, frozen=True):
    game: Literal["race"]
    format: Literal["race-cards/1"]
    prices: dict[Good, Annotated[int, Meta(ge=1, le=9)]]
    cards: tuple[Card, ...]


def read_cards(data: Json, where: str) -> CardFile:
    """The card file, checked; or a `DataError` that names file, entry, field and what is expected."""
    file: CardFile = read(PACK, data, where)
    return file


def _check_ids(file: CardFile) -> None:
    check_ids(card.id for card in file.cards)


def _expect(holds: bool, card: Card, field: str, problem: Text) -> None:
    if not holds:
        raise DataError(f"card {card.id}, field '{field}'", problem)


def _check_card(card: Card, ids: frozenset[str]) -> None:
    world = card.kind == "world"
    _expect(not world or card.copies == 1, card, "copies", text("race-pack-problem-1-for-a-world"))
    _expect(world or card.defense is None, card, "defense", text("race-pack-problem-for-military-worlds-only"))
    _expect((card.cost is None) != (card.defense is None), card, "cost", text("race-pack-problem-price"))
    _expect(world or card.world_type is None, card, "world_type", text("race-pack-problem-for-worlds-only"))
    with_good = card.good is not None
    _expect(
        (card.world_type is not None) == with_good, card, "good", text("race-pack-problem-together-with-world-type")
    )
    _check_powers(card)
    made = [power.good for power in card.powers.produce if isinstance(power, ProduceHere)]
    wanted = [card.good] if card.world_type == "production" else []
    _expect(made == wanted, card, "powers", text("race-pack-problem-produce-here-of-its-good"))
    _check_scoring(card, ids)


def _check_powers(card: Card) -> None:
    effects = [power.__struct_config__.tag for power in card.powers.consume]
    _expect(len(effects) == len(set(effects)), card, "powers", text("race-pack-problem-each-consume-effect-at-most"))
    for power in card.powers.consume:
        if isinstance(power, Consume):
            _expect(
                power.goods >= 1 and power.times >= 1, card, "powers", text("race-pack-problem-goods-and-times-of-1")
            )
        if isinstance(power, LuckyDraw):
            _expect(power.lowest <= power.highest, card, "powers", text("race-pack-problem-lowest-up-to-highest"))


def _check_scoring(card: Card, ids: frozenset[str]) -> None:
    six_cost = card.kind == "development" and card.cost == SIX_COST
    _expect(six_cost == bool(card.scoring), card, "scoring", text("race-pack-problem-for-six-cost-developments-alone"))
    _expect(six_cost == (card.vp is None), card, "vp", text("race-pack-problem-for-all-cards-but-six"))
    for term in card.scoring:
        _expect((term.match is None) != (term.count is None), card, "scoring", text("race-pack-problem-match-or-count"))
        _expect(term.per >= 1, card, "scoring", text("race-pack-problem-per-of-1-or-more"))
        named = term.match == "card"
        _expect(named == (term.card is not None), card, "scoring", text("race-pack-problem-card-with-match-card"))
        _expect(
            not named or term.card in ids,
            card,
            "scoring",
            text("race-pack-problem-the-id-of-a-card", card=repr(term.card)),
        )


def _check_numbers(file: CardFile) -> None:
    total = sum(card.copies for card in file.cards)
    if total != GAME_CARDS:
        raise DataError(
            "field 'copies'", text("race-pack-problem-cards-in-all-found", game_cards=GAME_CARDS, total=total)
        )
    if len(file.prices) != 4:
        raise DataError("field 'prices'", text("race-pack-problem-a-price-for-each-of"))
    starts = sorted(card.start for card in file.cards if card.start is not None)
    if starts != list(range(START_WORLDS)):
        raise DataError("field 'start'", text("race-pack-problem-the-numbers-0-to-4", starts=str(starts)))
    hands = Counter(card.preset_hand for card in file.cards if card.preset_hand is not None)
    if hands != dict.fromkeys(range(1, PRESET_HANDS + 1), PRESET_HAND):
        raise DataError("field 'preset_hand'", text("race-pack-problem-four-designs-for-each-of"))


DEVELOPMENT = ("defense", "world_type", "good", "start", "start_color")
SHAPES = {
    "development": Shape({"kind": "development"}, ("cost",), DEVELOPMENT),
    "world": Shape({"kind": "world"}, ("cost",), ("defense", "scoring")),
    "military": Shape({"kind": "world"}, ("defense",), ("cost", "scoring")),
}
ORDER = ("cost", "defense", "good", "world_type", "vp", "powers", "scoring", "keywords")
PACK = PackKind(CardFile, {"cards": _check_card}, (_check_ids, _check_numbers), shapes={"cards": SHAPES}, order=ORDER)
