"""Race for the Galaxy, with the shipped cards or an owner's own."""

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.core.chance import Chance
from sternhafen.core.errors import Refused
from sternhafen.core.game import Game, Setting
from sternhafen.core.pack import read_file, read_toml
from sternhafen.core.record import digest
from sternhafen.core.text import PrintedNames, Text, text
from sternhafen.games.race import position, view, words
from sternhafen.games.race.actions import ACTIONS
from sternhafen.games.race.cards import GOODS, Cards
from sternhafen.games.race.model import RaceState
from sternhafen.games.race.pack import Card, read_cards
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


class Race(Game):
    id = "race"
    name = "Race for the Galaxy"
    players = range(2, 5)
    rules_version = 1
    action_kinds = ACTIONS
    state_kind = RaceState
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("race-option-start")),
        "advanced": Setting(False, (False, True), text("race-option-advanced")),
    }

    def __init__(self, data: Path | None = None) -> None:
        self.source = read_file(data) if data else shipped_cards()
        where = str(data) if data else "cards.toml"
        self.cards = Cards(read_cards(read_toml(self.source, where), where))
        self.component_names = self.cards.names
        self.pack_hash = digest(msgspec.to_builtins(self.cards.file))

    @cached_property
    def names(self) -> PrintedNames:
        return PrintedNames({card.id: card.name for card in self.cards.cards})

    def components(self) -> dict[str, Any]:
        return self._components

    @cached_property
    def _components(self) -> dict[str, Any]:
        cards = {card.id: component(card) for card in self.cards.cards}
        goods = {good: {"price": price} for good, price in zip(GOODS, self.cards.prices, strict=True)}
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, "goods": goods}

    def summary(self, component: str) -> Text:
        return words.summary(self._card(component))

    def describe(self, component: str) -> list[Text]:
        return words.describe_card(self._card(component))

    def describe_table(self, view: dict[str, Any]) -> list[Text]:
        return words.describe_table(view)

    def describe_seat(self, view: dict[str, Any], seat: int) -> list[Text]:
        return words.describe_seat(view, seat)

    def hand(self, view: dict[str, Any]) -> list[str]:
        return words.hand(view)

    def _card(self, component: str) -> Card:
        return self.cards.cards[self.component_number(component)]

    def set_up(self, state: RaceState) -> None:
        setup.set_up(state)

    def seen_by(self, state: RaceState, seat: int | None) -> dict[str, Any]:
        return view.seen_by(state, seat)

    def written(self, state: RaceState) -> dict[str, Any]:
        return position.written(state)

    def read_position(self, state: RaceState, data: dict[str, Any]) -> None:
        position.read(state, data)

    def _bare(self, players: int, options: Mapping[str, Any], chance: Chance) -> Any:
        if options.get("advanced") and players != 2:
            raise Refused(text("race-advanced-is-for-two"), rule="RACE-232", kind="malformed")
        return super()._bare(players, options, chance)


def component(card: Card) -> dict[str, Any]:
    """A card as outside programs see it: its powers in one list, each with its phase."""
    powers = [
        {"phase": phase, **msgspec.to_builtins(power)}
        for phase in card.powers.__struct_fields__
        for power in getattr(card.powers, phase)
    ]
    absent = dict.fromkeys(("cost", "defense", "vp", "good", "world_type", "start", "preset_hand"))
    lines = [line.json() for line in words.describe_card(card)]
    added = {"military": card.military, "status": card.status, "copies": card.copies, "powers": powers, "words": lines}
    facts: dict[str, Any] = msgspec.to_builtins(card)
    return absent | facts | added


def shipped_cards() -> str:
    return (resources.files("sternhafen.games.race") / "data" / "cards.toml").read_text(encoding="utf-8")
