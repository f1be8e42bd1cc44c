"""Race for the Galaxy, with the shipped cards or an owner's own."""

from collections.abc import Callable
from functools import cached_property

import msgspec

from sternhafen.core.card_game import CardGame
from sternhafen.core.pack import Own, load
from sternhafen.core.plain import Json
from sternhafen.core.record import digest
from sternhafen.core.setting import Condition, Setting
from sternhafen.core.text import Text, seat, text
from sternhafen.games.race import inventory, position, view
from sternhafen.games.race.actions import ACTIONS
from sternhafen.games.race.box import GOODS, Cards
from sternhafen.games.race.checks import PACK, read_cards
from sternhafen.games.race.model import RaceState
from sternhafen.games.race.pack import Card
from sternhafen.games.race.rules import (
    choosing,
    consume,
    develop,
    explore,
    produce,
    round,
    settle,
    setup,
    spending,
    trade,
)
from sternhafen.games.race.view_types import RaceView
from sternhafen.games.race.words import advice, describing, drawing

INPUTS = {
    "starting_discard": setup.StartingDiscard(),
    "choose_action": choosing.ChooseAction(),
    "choose_two_actions": choosing.ChooseTwoActions(),
    "keep": explore.KeepCards(),
    "choose_development": develop.ChooseDevelopment(),
    "pay_development": develop.PayDevelopment(),
    "choose_world": settle.ChooseWorld(),
    "place_world": settle.PlaceWorld(),
    "pay_world": settle.PayWorld(),
    "sell": trade.SellGood(),
    "use_power": consume.UsePower(),
    "spend": spending.SpendGoods(),
    "discard_for_points": spending.DiscardHandCards(),
    "name_number": spending.NameNumber(),
    "take_card": spending.TakeCard(),
    "windfall": produce.Windfall(),
    "discard_to_limit": round.DiscardToLimit(),
}

STEPS: dict[str, Callable[..., None]] = {
    "discard_at_start": setup.discard_at_start,
    "round": round.begin_round,
    "choose_actions": round.choose_actions,
    "reveal_actions": round.reveal_actions,
    "phase": round.play_phase,
    "lay_developments": develop.lay_developments,
    "finish_developments": develop.finish_developments,
    "lay_worlds": settle.lay_worlds,
    "place_worlds": settle.place_worlds,
    "finish_worlds": settle.finish_worlds,
    "end_settle": settle.end_settle,
    "consume": consume.consume,
    "finish_produce": produce.finish_produce,
    "end_check": round.end_check,
}


NEARLY_FULL, NEARLY_EMPTY = 9, 3
"""From so many cards laid out, or so few points per player in the pool, the end is worth a warning."""
FOR_TWO = Condition(text("race-advanced-is-for-two"), players=(2,), rule="RACE-232")


class Race(CardGame[Card, RaceState, RaceView]):
    id = "race"
    name = "Race for the Galaxy"
    players = range(2, 5)
    rules_version = 1
    figures = {"score": "core-figure-points", "hand_count": "core-figure-cards", "military": "race-figure-military"}
    prices = {
        "race-preview-pay": "core-figure-cards",
        "race-preview-cost": "",
        "race-preview-defense": "",
        "race-preview-discount": "",
        "race-preview-develop-bonus": "",
        "race-preview-colony-ship": "",
        "race-preview-tactics": "",
    }
    action_kinds = ACTIONS
    state_kind = RaceState
    view_kind = RaceView
    pack_kind = PACK
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("race-option-start")),
        "advanced": Setting(False, (False, True), text("race-option-advanced"), FOR_TWO),
    }

    set_up = staticmethod(setup.set_up)
    seen_by = staticmethod(view.seen_by)
    written = staticmethod(position.written)
    read_position = staticmethod(position.read)
    inventory = staticmethod(inventory.counted)
    describe_table = staticmethod(describing.describe_table)
    describe_seat = staticmethod(describing.describe_seat)
    summarize = staticmethod(describing.summary)
    describe_card = staticmethod(describing.describe_card)
    chip = staticmethod(drawing.chip)
    drawn_card = staticmethod(drawing.drawn)
    advice = staticmethod(advice.advice)

    def __init__(self, data: Own = None) -> None:
        pack = load(self.id, ("cards",), data)
        self.cards = Cards(read_cards(pack.data, pack.where))
        self.designs = self.cards.cards
        self.source, self.component_names = pack.source, self.cards.names
        self.pack_hash = digest(msgspec.to_builtins(self.cards.file))

    def components(self) -> Json:
        return self._components

    @cached_property
    def _components(self) -> Json:
        cards = {card.id: component(card) for card in self.cards.cards}
        goods = {good: {"price": price} for good, price in zip(GOODS, self.cards.prices, strict=True)}
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, "goods": goods}

    def entry_shown(self, section: str, entry: Card, /) -> Json:
        return component(entry)

    def threat(self, view: RaceView, viewer: int) -> Text | None:
        for other, seen in enumerate(view["seats"]):
            if other != viewer and len(seen["tableau"]) >= NEARLY_FULL:
                return text("race-threat-cards", seat=seat(other), number=len(seen["tableau"]))
        if view["pool"] <= NEARLY_EMPTY * len(view["seats"]):
            return text("race-threat-pool", number=view["pool"])
        return super().threat(view, viewer)


def component(card: Card) -> Json:
    """A card as outside programs see it: its powers in one list, each with its phase."""
    powers = [
        {"phase": phase, **msgspec.to_builtins(power)}
        for phase in card.powers.__struct_fields__
        for power in getattr(card.powers, phase)
    ]
    absent = dict.fromkeys(("cost", "defense", "vp", "good", "world_type", "start", "preset_hand"))
    lines = [line.json() for line in describing.describe_card(card)]
    added = {"military": card.military, "status": card.status, "copies": card.copies, "powers": powers, "words": lines}
    facts: Json = msgspec.to_builtins(card)
    return absent | facts | added
