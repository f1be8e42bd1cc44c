"""The vocabulary of powers and scoring terms that cards are written in, phase by phase."""

from typing import ClassVar, Literal

from sternhafen.core.pack import Few, Link, Signed, Strict

Good = Literal["novelty", "rare", "genes", "alien"]
GoodOrAny = Literal["novelty", "rare", "genes", "alien", "any"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


class Power(Strict, frozen=True, tag_field="effect"):
    """What a card in the tableau does in its phase."""

    rule: ClassVar[str]
    """The ledger line that says so."""


class Amount(Power, frozen=True):
    """A power with a number that adds up with others of its kind (RACE-045)."""

    amount: Signed


# Explore


class DrawMore(Amount, frozen=True, tag="draw_more"):
    """More cards to choose from."""

    rule: ClassVar[str] = "RACE-064"


class KeepMore(Amount, frozen=True, tag="keep_more"):
    """More of the cards drawn are kept."""

    rule: ClassVar[str] = "RACE-064"


# Develop


class DrawAtStart(Amount, frozen=True, tag="draw_at_start"):
    """Cards at the start of the phase."""

    rule: ClassVar[str] = "RACE-070"


class ReduceDevelopmentCost(Amount, frozen=True, tag="reduce_cost"):
    """Developments cost less."""

    rule: ClassVar[str] = "RACE-078"


class DrawAfterDevelopment(Amount, frozen=True, tag="draw_after_placing"):
    """Cards after placing another development."""

    rule: ClassVar[str] = "RACE-081"


# Settle


class ReduceWorldCost(Amount, frozen=True, tag="reduce_cost"):
    rule: ClassVar[str] = "RACE-093"
    good: GoodOrAny


class CostToZero(Power, frozen=True, tag="cost_to_zero"):
    """May be discarded to place a world for nothing."""

    rule: ClassVar[str] = "RACE-096"
    not_good: Good


class Military(Amount, frozen=True, tag="military"):
    """Strength for conquests; may be negative."""

    rule: ClassVar[str] = "RACE-113"


class SpecializedMilitary(Amount, frozen=True, tag="specialized_military"):
    rule: ClassVar[str] = "RACE-116"
    against: Literal["rebel", "novelty", "rare", "genes", "alien"]


class TemporaryMilitary(Amount, frozen=True, tag="temporary_military"):
    """May be discarded for Military that lasts until the end of the phase."""

    rule: ClassVar[str] = "RACE-118"


class PayForMilitary(Power, frozen=True, tag="pay_for_military"):
    """A military world may be paid for: its defense less the discount."""

    rule: ClassVar[str] = "RACE-120"
    discount: Few
    not_good: Good


class DrawAfterWorld(Amount, frozen=True, tag="draw_after_placing"):
    """Cards after placing a world."""

    rule: ClassVar[str] = "RACE-091"


# Trade


class TradeBonus(Amount, frozen=True, tag="trade_bonus"):
    rule: ClassVar[str] = "RACE-137"
    good: Literal["novelty", "rare", "genes", "alien", "any", "this_world"]


# Consume


class Consume(Power, frozen=True, tag="consume"):
    """Each application takes `goods` goods; it is applied as often as possible, at most `times`."""

    rule: ClassVar[str] = "RACE-145"
    goods: Few
    good: Literal["novelty", "rare", "genes", "alien", "any", "different"]
    times: Few
    vp: Few
    cards: Few


class ConsumeAll(Power, frozen=True, tag="consume_all"):
    rule: ClassVar[str] = "RACE-153"
    vp_offset: Signed


class ConsumeAtTradePrice(Power, frozen=True, tag="consume_at_trade_price"):
    rule: ClassVar[str] = "RACE-155"
    goods: Literal[1]
    good: GoodOrAny
    with_trade_powers: bool


class DiscardHand(Power, frozen=True, tag="discard_hand"):
    rule: ClassVar[str] = "RACE-157"
    up_to: Few
    vp_each: Few
    doubled: bool


class ConsumeDraw(Amount, frozen=True, tag="draw"):
    """Cards in every Consume phase."""

    rule: ClassVar[str] = "RACE-158"


class LuckyDraw(Power, frozen=True, tag="lucky_draw"):
    rule: ClassVar[str] = "RACE-159"
    lowest: Few
    highest: Few


# Produce


class ProduceHere(Power, frozen=True, tag="produce_here"):
    rule: ClassVar[str] = "RACE-176"
    good: Good


class DrawIfProducedHere(Amount, frozen=True, tag="draw_if_produced_here"):
    """Cards if this world received a good in the phase."""

    rule: ClassVar[str] = "RACE-182"


class ProduceWindfall(Power, frozen=True, tag="produce_windfall"):
    rule: ClassVar[str] = "RACE-180"
    good: GoodOrAny


class ProduceDraw(Amount, frozen=True, tag="draw"):
    """Cards in every Produce phase."""

    rule: ClassVar[str] = "RACE-184"


class DrawPerGoodProduced(Amount, frozen=True, tag="draw_per_good_produced"):
    rule: ClassVar[str] = "RACE-185"
    good: Good


class DrawPerKindProduced(Amount, frozen=True, tag="draw_per_kind_produced"):
    """Cards for each kind of good produced."""

    rule: ClassVar[str] = "RACE-186"


class DrawIfMostProduced(Amount, frozen=True, tag="draw_if_most_produced"):
    rule: ClassVar[str] = "RACE-188"
    good: Good


class DrawPerWorld(Amount, frozen=True, tag="draw_per_world"):
    rule: ClassVar[str] = "RACE-187"
    good: Good


ConsumePower = Consume | ConsumeAll | ConsumeAtTradePrice | DiscardHand | ConsumeDraw | LuckyDraw
SettlePower = (
    ReduceWorldCost | CostToZero | Military | SpecializedMilitary | TemporaryMilitary | PayForMilitary | DrawAfterWorld
)
ProducePower = (
    ProduceHere
    | DrawIfProducedHere
    | ProduceWindfall
    | ProduceDraw
    | DrawPerGoodProduced
    | DrawPerKindProduced
    | DrawIfMostProduced
    | DrawPerWorld
)


class Powers(Strict, frozen=True):
    """All powers of a card, under the phase in which they work."""

    explore: tuple[DrawMore | KeepMore, ...] = ()
    develop: tuple[DrawAtStart | ReduceDevelopmentCost | DrawAfterDevelopment, ...] = ()
    settle: tuple[SettlePower, ...] = ()
    trade: tuple[TradeBonus, ...] = ()
    consume: tuple[ConsumePower, ...] = ()
    produce: tuple[ProducePower, ...] = ()


# Scoring of six-cost developments


class Term(Strict, frozen=True):
    """Either `match`: VP for each card that fits first here; or `count`: VP for every `per` of something."""

    vp: Few
    match: (
        Literal[
            "card",
            "world",
            "military_world",
            "rebel_military_world",
            "production_world",
            "windfall_world",
            "world_with_power",
            "development",
            "six_cost_development",
            "development_with_power",
            "alien_card",
        ]
        | None
    ) = None
    count: Literal["vp_chips", "military"] | None = None
    per: Few = 1
    good: Good | None = None
    phase: Phase | None = None
    card: Link | None = None
