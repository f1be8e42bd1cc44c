"""Words and observations of Race for the Galaxy."""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.game import Game
from sternhafen.core.observation import Field, Observed, Values, choice, counts, everybody, key, number, only
from sternhafen.core.plain import Json
from sternhafen.games.race.actions import BONUS
from sternhafen.games.race.model import ACTION_CARDS, PHASES

WAYS = ("pay", "conquer", "pay_for_military")
STAGES = ("start", "choose", *PHASES, "hand-limit", "over")

SEAT_NUMBERS = (
    ("Points if the game ended now.", key("score", 50)),
    ("Victory point chips.", key("vp", 20)),
    ("Military strength against any world.", key("military", 10)),
    ("Number of the start world, which breaks ties for seats.", key("start", 5)),
    ("Cards in hand.", key("hand_count", 10)),
    ("Cards drawn in Explore and not yet kept or discarded.", key("drawn_count", 10)),
    ("Cards put on the discard pile so far.", key("discard_count", 50)),
)


def values(game: Game) -> Values:
    cards = game.components()["cards"]
    worlds = [name for name, card in cards.items() if card["kind"] == "world"]
    developments = [name for name, card in cards.items() if card["kind"] == "development"]
    effects = sorted({power["effect"] for card in cards.values() for power in card["powers"] if is_consume(power)})
    every = list(game.component_names)
    return {
        "discard.cards": every, "keep.cards": every, "pay.cards": every, "discard_for_points.cards": every,
        "develop.card": developments, "settle.card": worlds, "place.using": every, "sell.world": worlds,
        "use.card": every, "use.power": effects, "spend.worlds": worlds, "name.number": numbers_named(cards),
        "produce.by": [BONUS, *every], "produce.world": worlds,
    }  # fmt: skip


def numbers_named(cards: Json) -> Sequence[int]:
    """What can be named for a lucky draw."""
    powers = [power for card in cards.values() for power in card["powers"] if power["effect"] == "lucky_draw"]
    least = min((power["lowest"] for power in powers), default=0)
    return range(least, max((power["highest"] for power in powers), default=least - 1) + 1)


def is_consume(power: Json) -> bool:
    return bool(power["phase"] == "consume")


def sources(game: Game) -> list[str]:
    """What a view can name as used: a card, the bonus, or a consume power as "card/effect"."""
    cards = game.components()["cards"]
    powers = [
        f"{name}/{power['effect']}" for name, card in cards.items() for power in card["powers"] if is_consume(power)
    ]
    return [BONUS, *game.component_names, *sorted(set(powers))]


def table(game: Game) -> list[Field]:
    cards = game.component_names
    phases = [(phase, when) for phase in PHASES for when in ("done", "now", "next")]
    chosen = [(phase, away) for phase in PHASES for away in everybody(game)]
    return [
        choice("stage", "The part of the round.", STAGES, stage),
        counts("phases", "The phases of this round, and whether they are done, now or to come.", phases, phases_seen),
        counts("choosers", "Who chose each phase, from you on.", chosen, choosers),
        number("pool", "Victory point chips left.", lambda seen: seen.view["pool"], 50),
        number("pile", "Cards on the draw pile.", lambda seen: seen.view["pile"], 100),
        number("discard_pile", "Cards on the discard pile.", lambda seen: seen.view["discard_pile"], 100),
        counts("open_discards", "Discards lying open.", cards, lambda seen: seen.view["open_discards"]),
        choice("turned_up", "The card the Gambling World turned up.", cards, lambda seen: seen.view["turned_up"]),
        counts("hand", "Your hand.", cards, lambda seen: seen.own["hand"]),
        counts("drawn", "What you have drawn in Explore.", cards, lambda seen: seen.own["drawn"]),
        counts("discards", "What you have put on the discard pile.", cards, lambda seen: seen.own["discards"]),
        choice("chosen", "The card you put face down.", cards, lambda seen: seen.own["chosen"]),
        counts("paid", "What you have paid for it.", cards, lambda seen: seen.own["paid"]),
    ]


def stage(seen: Observed) -> str:
    return str(seen.view["phase"]["key"]).removeprefix("race-phase-")


def phases_seen(seen: Observed) -> list[tuple[str, str]]:
    return [(phase["phase"], phase["when"]) for phase in seen.view["phases"]]


def choosers(seen: Observed) -> list[tuple[str, int]]:
    return [(phase["phase"], seen.away(seat)) for phase in seen.view["phases"] for seat in phase["choosers"]]


def under_way(seen: Any) -> list[str]:
    return list(only(seen["in_use"] or seen["discarding"]))


def seat(game: Game) -> list[Field]:
    cards = game.component_names
    used = sources(game)
    return [
        *(number(name, about, read, by) for about, (name, read, by) in SEAT_NUMBERS),
        counts("actions", "The action cards of this round, once shown.", ACTION_CARDS, lambda seen: seen["actions"]),
        counts("tableau", "The tableau.", cards, lambda seen: [card["card"] for card in seen["tableau"]]),
        counts("goods", "Worlds of the tableau with a good.", cards, with_goods),
        choice("placed", "The card placed in this phase.", cards, lambda seen: seen["placed"]),
        choice("how", "How that world is placed.", WAYS, lambda seen: seen["how"]),
        counts(
            "using", "What is discarded or used for it.", used, lambda seen: only(seen["in_use"] or seen["discarding"])
        ),
        counts("used", "Powers used in this phase.", used, lambda seen: seen["powers_used"] + seen["filled_by"]),
        counts("produced", "Worlds that produced in this phase.", cards, lambda seen: seen["produced"]),
    ]


def with_goods(seen: Any) -> list[str]:
    return [card["card"] for card in seen["tableau"] if card["good"]]
