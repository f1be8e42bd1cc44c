"""The vocabulary of powers and scoring terms that cards are written in, phase by phase."""

from typing import Literal

import msgspec

Good = Literal["novelty", "rare", "genes", "alien"]
GoodOrAny = Literal["novelty", "rare", "genes", "alien", "any"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the card file: a field the schema does not know is an error."""


class Power(Strict, tag_field="effect"):
    """What a card in the tableau does in its phase."""


# Explore


class DrawMore(Power, tag="draw_more"):
    amount: int


class KeepMore(Power, tag="keep_more"):
    amount: int


# Develop


class DrawAtStart(Power, tag="draw_at_start"):
    amount: int


class ReduceDevelopmentCost(Power, tag="reduce_cost"):
    amount: int


class DrawAfterPlacing(Power, tag="draw_after_placing"):
    amount: int


# Settle


class ReduceWorldCost(Power, tag="reduce_cost"):
    amount: int
    good: GoodOrAny


class CostToZero(Power, tag="cost_to_zero"):
    """May be discarded to place a world for nothing."""

    not_good: Good


class Military(Power, tag="military"):
    amount: int


class SpecializedMilitary(Power, tag="specialized_military"):
    amount: int
    against: Literal["rebel", "novelty", "rare", "genes", "alien"]


class TemporaryMilitary(Power, tag="temporary_military"):
    """May be discarded for Military that lasts until the end of the phase."""

    amount: int


class PayForMilitary(Power, tag="pay_for_military"):
    """A military world may be paid for: its defense less the discount."""

    discount: int
    not_good: Good


# Trade


class TradeBonus(Power, tag="trade_bonus"):
    amount: int
    good: Literal["novelty", "rare", "genes", "alien", "any", "this_world"]


# Consume


class Consume(Power, tag="consume"):
    """Each application takes `goods` goods; it is applied as often as possible, at most `times`."""

    goods: int
    good: Literal["novelty", "rare", "genes", "alien", "any", "different"]
    times: int
    vp: int
    cards: int


class ConsumeAll(Power, tag="consume_all"):
    vp_offset: int


class ConsumeAtTradePrice(Power, tag="consume_at_trade_price"):
    goods: Literal[1]
    good: GoodOrAny
    with_trade_powers: bool


class DiscardHand(Power, tag="discard_hand"):
    up_to: int
    vp_each: int
    doubled: bool


class ConsumeDraw(Power, tag="draw"):
    amount: int


class LuckyDraw(Power, tag="lucky_draw"):
    lowest: int
    highest: int


# Produce


class ProduceHere(Power, tag="produce_here"):
    good: Good


class DrawIfProducedHere(Power, tag="draw_if_produced_here"):
    amount: int


class ProduceWindfall(Power, tag="produce_windfall"):
    good: GoodOrAny


class ProduceDraw(Power, tag="draw"):
    amount: int


class DrawPerGoodProduced(Power, tag="draw_per_good_produced"):
    good: Good
    amount: int


class DrawPerKindProduced(Power, tag="draw_per_kind_produced"):
    amount: int


class DrawIfMostProduced(Power, tag="draw_if_most_produced"):
    good: Good
    amount: int


class DrawPerWorld(Power, tag="draw_per_world"):
    good: Good
    amount: int


ConsumePower = Consume | ConsumeAll | ConsumeAtTradePrice | DiscardHand | ConsumeDraw | LuckyDraw
SettlePower = (
    ReduceWorldCost
    | CostToZero
    | Military
    | SpecializedMilitary
    | TemporaryMilitary
    | PayForMilitary
    | DrawAfterPlacing
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


class Powers(Strict):
    """All powers of a card, under the phase in which they work."""

    explore: tuple[DrawMore | KeepMore, ...] = ()
    develop: tuple[DrawAtStart | ReduceDevelopmentCost | DrawAfterPlacing, ...] = ()
    settle: tuple[SettlePower, ...] = ()
    trade: tuple[TradeBonus, ...] = ()
    consume: tuple[ConsumePower, ...] = ()
    produce: tuple[ProducePower, ...] = ()


# Scoring of six-cost developments


class Term(Strict):
    """Either `match`: VP for each card that fits first here; or `count`: VP for every `per` of something."""

    vp: int
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
    per: int = 1
    good: Good | None = None
    phase: Phase | None = None
    card: str | None = None
