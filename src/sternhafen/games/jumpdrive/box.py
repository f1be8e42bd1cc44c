"""The cards as tables by number, so that the rules can look facts up quickly."""

from collections.abc import Sequence
from typing import Final, TypeVar

from sternhafen.core.text import card, text
from sternhafen.games.jumpdrive import pack
from sternhafen.games.jumpdrive.pack import Card, CardFile, Filter, Formula, Term

Kind = TypeVar("Kind")

EXPLORE: Final = 0
STRENGTH: Final = 1
CHROMOSOME: Final = 2
SYMBOL_NUMBERS: Final = {"explore": EXPLORE, "strength": STRENGTH, "chromosome": CHROMOSOME}

COUNT_CARDS: Final = 0
COUNT_SYMBOLS: Final = 1
COUNT_STRENGTH: Final = 2


class Counting:
    """A filter, ready to count in a tableau."""

    __slots__ = ("matching", "symbol", "way")

    def __init__(self, cards: Sequence[Card], filter: Filter) -> None:
        self.way = {"symbol": COUNT_SYMBOLS, "strength": COUNT_STRENGTH}.get(filter.what, COUNT_CARDS)
        self.symbol = SYMBOL_NUMBERS[filter.symbol] if filter.symbol else -1
        self.matching = tuple(int(matches(card, filter)) for card in cards)
        """1 for each card number that matches, else 0."""


class Addend:
    """One term of a formula, ready to be counted."""

    __slots__ = ("each", "of", "scope", "value")

    def __init__(self, cards: Sequence[Card], term: Term) -> None:
        self.each = term.op == "per"
        self.value = term.value
        self.of = Counting(cards, term.of)
        self.scope = term.scope


class Cards:
    """All facts of a card file by card number."""

    def __init__(self, file: CardFile) -> None:
        cards = file.cards
        self.file = file
        self.cards = cards
        self.names = tuple(card.id for card in cards)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.survey_team = self.numbers[pack.SURVEY_TEAM]
        self.pile = tuple(
            self.numbers[card.id] for card in cards for _ in range(card.copies) if card.id != pack.SURVEY_TEAM
        )
        self._read_printed(cards)
        self._read_powers(cards)
        self._read_formulas(cards)
        self.share = tuple(text("jumpdrive-share", card=card(name)) for name in self.names)
        """What tells of the points that a card has brought."""

    def _read_printed(self, cards: Sequence[Card]) -> None:
        self.is_world = tuple(card.kind == "world" for card in cards)
        self.is_military = tuple(card.military for card in cards)
        self.price = tuple(card.price for card in cards)
        self.colour = tuple(card.colour for card in cards)
        self.symbols = tuple((card.symbols.explore, card.symbols.strength, card.symbols.chromosome) for card in cards)
        self.limit = tuple(card.max_per_player for card in cards)
        self.is_active = tuple(bool(card.powers) for card in cards)
        """Whether the card has a power, so that the others need not be looked at."""

    def _read_formulas(self, cards: Sequence[Card]) -> None:
        self.vp = tuple(base(card.vp) for card in cards)
        self.vp_terms = tuple(self._terms(card.vp) for card in cards)
        self.income = tuple(base(card.income) for card in cards)
        self.income_terms = tuple(self._terms(card.income) for card in cards)
        self.has_formula = tuple(
            bool(vp or income) for vp, income in zip(self.vp_terms, self.income_terms, strict=True)
        )

    def _read_powers(self, cards: Sequence[Card]) -> None:
        def powers(kind: type[Kind]) -> list[list[Kind]]:
            return [[power for power in card.powers if isinstance(power, kind)] for card in cards]

        discounts = [[(power.amount, power.applies_to) for power in found] for found in powers(pack.Discount)]
        against = [[(power.amount, power.against) for power in found] for found in powers(pack.StrengthVs)]
        self.discount = tuple(self._amounts(found) for found in discounts)
        """By source and target: how much less the target costs."""
        self.against = tuple(self._amounts(found) for found in against)
        """By source and target: how much strength more against the target."""
        self.strength_per = tuple(
            tuple((power.amount, Counting(cards, power.of)) for power in found) for found in powers(pack.StrengthPer)
        )
        self.contact = tuple(_single(found) for found in powers(pack.PayForMilitary))
        self.convoy = tuple(_single(found) for found in powers(pack.SecondWorldPower))
        self.condition = tuple(_single(found) for found in powers(pack.PlaceCondition))
        self.passes = tuple(bool(found) for found in powers(pack.PassToStrongest))

    def _amounts(self, powers: list[tuple[int, Filter]]) -> tuple[int, ...] | None:
        """What the powers give for each target, or None if they give nothing."""
        if not powers:
            return None
        return tuple(sum(amount for amount, filter in powers if matches(target, filter)) for target in self.cards)

    def _terms(self, value: int | Formula) -> tuple[Addend, ...]:
        return tuple(Addend(self.cards, term) for term in value.terms) if isinstance(value, Formula) else ()


def matches(card: Card, filter: Filter) -> bool:
    """Whether a filter selects the card; symbols and strength select none."""
    if filter.what == "card":
        return card.id == filter.id
    if filter.what in ("symbol", "strength") or card.kind != filter.what:
        return False
    return (
        filter.colour in (None, card.colour)
        and filter.military in (None, card.military)
        and (filter.keyword is None or filter.keyword in card.keywords)
    )


def base(value: int | Formula) -> int:
    return value.base if isinstance(value, Formula) else value


def _single(powers: list[Kind]) -> Kind | None:
    return powers[0] if powers else None
