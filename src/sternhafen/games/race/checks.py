"""What the rulebook demands of any set of cards, beyond the schema."""

from collections import Counter

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PackKind, Shape, check_cards, expect
from sternhafen.core.text import text
from sternhafen.games.race.pack import SIX_COST, Card, CardFile
from sternhafen.games.race.powers import Consume, LuckyDraw, ProduceHere

GAME_CARDS = 114
START_WORLDS = 5
PRESET_HANDS = 4
PRESET_HAND = 4


def _check_card(card: Card, ids: frozenset[str]) -> None:
    where, world = f"card {card.id}", card.kind == "world"
    expect(not world or card.copies == 1, where, "copies", text("race-pack-problem-1-for-a-world"))
    expect(world or card.defense is None, where, "defense", text("race-pack-problem-for-military-worlds-only"))
    expect((card.cost is None) != (card.defense is None), where, "cost", text("race-pack-problem-price"))
    expect(world or card.world_type is None, where, "world_type", text("race-pack-problem-for-worlds-only"))
    with_good = card.good is not None
    expect(
        (card.world_type is not None) == with_good, where, "good", text("race-pack-problem-together-with-world-type")
    )
    _check_powers(card, where)
    made = [power.good for power in card.powers.produce if isinstance(power, ProduceHere)]
    wanted = [card.good] if card.world_type == "production" else []
    expect(made == wanted, where, "powers", text("race-pack-problem-produce-here-of-its-good"))
    _check_scoring(card, where, ids)


def _check_powers(card: Card, where: str) -> None:
    effects = [power.__struct_config__.tag for power in card.powers.consume]
    expect(len(effects) == len(set(effects)), where, "powers", text("race-pack-problem-each-consume-effect-at-most"))
    for power in card.powers.consume:
        if isinstance(power, Consume):
            expect(
                power.goods >= 1 and power.times >= 1, where, "powers", text("race-pack-problem-goods-and-times-of-1")
            )
        if isinstance(power, LuckyDraw):
            expect(power.lowest <= power.highest, where, "powers", text("race-pack-problem-lowest-up-to-highest"))


def _check_scoring(card: Card, where: str, ids: frozenset[str]) -> None:
    six_cost = card.kind == "development" and card.cost == SIX_COST
    expect(six_cost == bool(card.scoring), where, "scoring", text("race-pack-problem-for-six-cost-developments-alone"))
    expect(six_cost == (card.vp is None), where, "vp", text("race-pack-problem-for-all-cards-but-six"))
    for term in card.scoring:
        expect((term.match is None) != (term.count is None), where, "scoring", text("race-pack-problem-match-or-count"))
        expect(term.per >= 1, where, "scoring", text("race-pack-problem-per-of-1-or-more"))
        named = term.match == "card"
        expect(named == (term.card is not None), where, "scoring", text("race-pack-problem-card-with-match-card"))
        expect(
            not named or term.card in ids,
            where,
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


DEVELOPMENT = ("defense", "world_type", "good", "start", "start_colour")
SHAPES = {
    "development": Shape({"kind": "development"}, ("cost",), DEVELOPMENT),
    "world": Shape({"kind": "world"}, ("cost",), ("defense", "scoring")),
    "military": Shape({"kind": "world"}, ("defense",), ("cost", "scoring")),
}
ORDER = ("cost", "defense", "good", "world_type", "vp", "powers", "scoring", "keywords")
PACK = PackKind(CardFile, {"cards": _check_card}, (check_cards, _check_numbers), shapes={"cards": SHAPES}, order=ORDER)
