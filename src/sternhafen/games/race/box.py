"""The cards as tables by number, so that the rules can look facts up quickly."""

from collections.abc import Sequence
from typing import Final, TypeVar

from sternhafen.games.race import powers
from sternhafen.games.race.actions import Develop, Settle, Use
from sternhafen.games.race.model import WITH_POWERS
from sternhafen.games.race.pack import SIX_COST, Card, CardFile
from sternhafen.games.race.powers import Amount, Good, Power, Term

Kind = TypeVar("Kind", bound=Power)

GOODS: Final[tuple[Good, ...]] = ("novelty", "rare", "genes", "alien")
NO_GOOD: Final = -1
"""Also a place in tables by kind of good: the last, for worlds without a good."""
ANY: Final = 4
DIFFERENT: Final = 5
GOOD_NUMBERS: Final = {"novelty": 0, "rare": 1, "genes": 2, "alien": 3, "any": ANY, "different": DIFFERENT}

CONSUME: Final = 0
CONSUME_ALL: Final = 1
AT_TRADE_PRICE: Final = 2
DISCARD_HAND: Final = 3
DRAW: Final = 4
LUCKY_DRAW: Final = 5

Amounts = tuple[int, int, int, int, int]
"""By kind of good; the last place is for no good."""


EFFECTS: Final = {
    "consume": CONSUME,
    "consume_all": CONSUME_ALL,
    "consume_at_trade_price": AT_TRADE_PRICE,
    "discard_hand": DISCARD_HAND,
    "draw": DRAW,
    "lucky_draw": LUCKY_DRAW,
}


class Consumption:
    """A consume power, ready to be used."""

    __slots__ = (
        "action", "card", "cards", "effect", "good", "goods", "number", "optional", "power", "times", "vp", "vp_offset",
        "with_trade_powers",
    )  # fmt: skip

    def __init__(self, number: int, card: int, name: str, power: powers.ConsumePower) -> None:
        self.number = number
        self.card = card
        self.power = power
        tag = str(power.__struct_config__.tag)
        self.action = Use(name, tag)
        self.effect = EFFECTS[tag]
        self.good = GOOD_NUMBERS[getattr(power, "good", "any")]
        self.goods: int = getattr(power, "goods", int(tag == "consume_all"))
        """How many goods it takes at least."""
        self.times: int = getattr(power, "times", 1)
        self.vp: int = getattr(power, "vp", 0)
        self.cards: int = getattr(power, "cards", getattr(power, "amount", 0))
        self.vp_offset: int = getattr(power, "vp_offset", 0)
        self.with_trade_powers: bool = getattr(power, "with_trade_powers", False)
        self.optional = self.effect == DISCARD_HAND
        """Only hand discards are free (RACE-144)."""


class Scoring:
    """How a six-cost development scores: VP by card number, and terms that count something else."""

    __slots__ = ("by_card", "counts")

    def __init__(self, cards: Sequence[Card], terms: Sequence[Term]) -> None:
        matching = [term for term in terms if term.match is not None]
        self.by_card = tuple(next((term.vp for term in matching if fits(card, term)), 0) for card in cards)
        self.counts = tuple((term.vp, term.count, term.per) for term in terms if term.count is not None)


class Cards:
    """All facts of a card file by card number."""

    def __init__(self, file: CardFile) -> None:
        cards = file.cards
        self.file = file
        self.cards = cards
        self.names = tuple(card.id for card in cards)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.pile = tuple(self.numbers[card.id] for card in cards for _ in range(card.copies))
        self.start_worlds = tuple(
            self.numbers[card.id] for card in sorted(cards, key=lambda card: card.start or 0) if card.start is not None
        )
        """By start number."""
        self.prices = tuple(file.prices[good] for good in GOODS)
        self.phases = tuple(map(phases, cards))
        """Where a card does something once it lies in a tableau."""
        self._read_facts(cards)
        self._read_placing_powers(cards)
        self._read_trade_and_consume_powers(cards)
        self._read_produce_powers(cards)
        self.scoring = tuple(Scoring(cards, card.scoring) if card.scoring else None for card in cards)

    def _read_facts(self, cards: Sequence[Card]) -> None:
        self.is_world = tuple(card.kind == "world" for card in cards)
        self.of_kind = (tuple(not world for world in self.is_world).__getitem__, self.is_world.__getitem__)
        """Whether a card is a development, and whether it is a world."""
        self.is_military = tuple(card.military for card in cards)
        self.is_rebel = tuple("rebel" in card.keywords for card in cards)
        self.is_windfall = tuple(card.world_type == "windfall" for card in cards)
        self.is_production = tuple(card.world_type == "production" for card in cards)
        self.price = tuple((card.defense if card.cost is None else card.cost) or 0 for card in cards)
        """Cost, or defense of a military world."""
        self.good = tuple(NO_GOOD if card.good is None else GOOD_NUMBERS[card.good] for card in cards)
        self.vp = tuple(card.vp or 0 for card in cards)
        self.why_good = tuple(f"good:{card.id}" for card in cards)
        """The cause of chance when a good is laid on the world."""
        self.place_actions = tuple(Settle(card.id) if card.kind == "world" else Develop(card.id) for card in cards)

    def _read_placing_powers(self, cards: Sequence[Card]) -> None:
        explore = [card.powers.explore for card in cards]
        self.draw_more = total(explore, powers.DrawMore)
        self.keep_more = total(explore, powers.KeepMore)
        develop = [card.powers.develop for card in cards]
        self.draw_at_start = total(develop, powers.DrawAtStart)
        self.development_discount = total(develop, powers.ReduceDevelopmentCost)
        self.draw_after_development = total(develop, powers.DrawAfterDevelopment)
        self._read_settle_powers(cards)

    def _read_settle_powers(self, cards: Sequence[Card]) -> None:
        settle = [card.powers.settle for card in cards]
        self.world_discount = by_good(settle, powers.ReduceWorldCost)
        self.military = total(settle, powers.Military)
        self.against_good = by_good(settle, powers.SpecializedMilitary, "against")
        self.against_rebels = tuple(
            sum(power.amount for power in of(found, powers.SpecializedMilitary) if power.against == "rebel")
            for found in settle
        )
        self.temporary_military = total(settle, powers.TemporaryMilitary)
        self.draw_after_world = total(settle, powers.DrawAfterWorld)
        self.free_ship = tuple(next(iter(of(found, powers.CostToZero)), None) for found in settle)
        self.contact = tuple(next(iter(of(found, powers.PayForMilitary)), None) for found in settle)
        self.excluded_by_ship = tuple(GOOD_NUMBERS[one.not_good] if one else NO_GOOD for one in self.free_ship)
        self.excluded_by_contact = tuple(GOOD_NUMBERS[one.not_good] if one else NO_GOOD for one in self.contact)

    def _read_trade_and_consume_powers(self, cards: Sequence[Card]) -> None:
        trade = [card.powers.trade for card in cards]
        self.trade_bonus = by_good(trade, powers.TradeBonus)
        self.trade_bonus_here = tuple(
            sum(power.amount for power in found if power.good == "this_world") for found in trade
        )
        numbered = [(number, power) for number, card in enumerate(cards) for power in card.powers.consume]
        self.consumptions = tuple(
            Consumption(place, card, self.names[card], power) for place, (card, power) in enumerate(numbered)
        )
        self.consumption_of = {(one.action.card, one.action.power): one for one in self.consumptions}
        self.consume = tuple(
            tuple(one for one in self.consumptions if one.card == number) for number in range(len(cards))
        )

    def _read_produce_powers(self, cards: Sequence[Card]) -> None:
        produce = [card.powers.produce for card in cards]
        self.draw_here = total(produce, powers.DrawIfProducedHere)
        self.produce_draw = total(produce, powers.ProduceDraw)
        self.produce_windfall = tuple(
            next((GOOD_NUMBERS[power.good] for power in of(found, powers.ProduceWindfall)), NO_GOOD)
            for found in produce
        )
        """The kind of windfall world the card produces on, or ANY."""
        self.draw_per_good = by_good(produce, powers.DrawPerGoodProduced)
        self.draw_per_kind = total(produce, powers.DrawPerKindProduced)
        self.draw_per_world = by_good(produce, powers.DrawPerWorld)
        self.draw_for_most = by_good(produce, powers.DrawIfMostProduced)


def phases(card: Card) -> tuple[int, ...]:
    """The places in `WITH_POWERS` at which the card has powers; windfall worlds wait for those of Produce."""
    windfall = card.world_type == "windfall"
    return tuple(
        place
        for place, name in enumerate(WITH_POWERS)
        if getattr(card.powers, name) or (name == "produce" and windfall)
    )


def of(found: Sequence[Power], kind: type[Kind]) -> list[Kind]:
    return [power for power in found if isinstance(power, kind)]


def total(found: Sequence[Sequence[Power]], kind: type[Amount]) -> tuple[int, ...]:
    """By card: the sum of its powers of that kind."""
    return tuple(sum(power.amount for power in of(own, kind)) for own in found)


def by_good(found: Sequence[Sequence[Power]], kind: type[Amount], field: str = "good") -> tuple[Amounts | None, ...]:
    """By card: the amounts for each kind of good, or None if the card has no such power."""
    return tuple(_amounts(of(own, kind), field) for own in found)


def _amounts(found: Sequence[Amount], field: str) -> Amounts | None:
    amounts = [0, 0, 0, 0, 0]
    for power in found:
        wanted = getattr(power, field)
        for kind, name in enumerate((*GOODS, "none")):
            if wanted in (name, "any"):
                amounts[kind] += power.amount
    if not any(amounts):
        return None
    novelty, rare, genes, alien, none = amounts
    return novelty, rare, genes, alien, none


def fits(card: Card, term: Term) -> bool:
    """Whether a scoring term counts the card."""
    world = card.kind == "world"
    has_power = term.phase is not None and bool(getattr(card.powers, term.phase))
    return {
        "card": card.id == term.card,
        "world": world,
        "military_world": card.military,
        "rebel_military_world": card.military and "rebel" in card.keywords,
        "production_world": card.world_type == "production" and card.good == term.good,
        "windfall_world": card.world_type == "windfall" and card.good == term.good,
        "world_with_power": world and has_power,
        "development": not world,
        "six_cost_development": not world and card.cost == SIX_COST,
        "development_with_power": not world and has_power,
        "alien_card": "alien" in card.keywords,
    }[term.match or ""]
