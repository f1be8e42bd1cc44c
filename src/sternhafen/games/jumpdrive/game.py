"""Jump Drive, with the shipped cards or an owner's own."""

from collections.abc import Callable
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.core.game import Game, Setting
from sternhafen.core.pack import read_file, read_toml
from sternhafen.core.record import digest
from sternhafen.core.text import PrintedNames, Text, text
from sternhafen.games.jumpdrive import position, view, words
from sternhafen.games.jumpdrive.actions import ACTIONS
from sternhafen.games.jumpdrive.cards import Cards
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.pack import Card, read_cards
from sternhafen.games.jumpdrive.rules import (
    choosing,
    convoys,
    exploring,
    placing,
    round,
    scoring,
    setup,
    war_propaganda,
)

INPUTS = {
    "starting_discard": setup.StartingDiscard(),
    "choose_cards": choosing.ChooseCards(),
    "pay_development": placing.PayDevelopment(),
    "way_of_world": placing.WayOfWorld(),
    "pay_world": placing.PayWorld(),
    "explorer_discard": exploring.ExplorerDiscard(),
    "choose_second_world": convoys.ChooseSecondWorld(),
    "pay_second_world": convoys.PaySecondWorld(),
    "discard_to_limit": scoring.DiscardToLimit(),
}

STEPS: dict[str, Callable[..., None]] = {
    "discard_at_start": setup.discard_at_start,
    "round": round.begin_round,
    "choose": choosing.choose,
    "reveal": choosing.reveal,
    "place": placing.place,
    "draw_after_placing": placing.draw_after_placing,
    "explorers_discard": exploring.explorers_discard,
    "second_worlds": convoys.second_worlds,
    "second_world": convoys.second_world,
    "hand_on_propaganda": war_propaganda.hand_on_propaganda,
    "score": scoring.score,
    "end_check": round.end_check,
    "draw_income": scoring.draw_income,
    "hand_limit": scoring.hand_limit,
    "next_dealer": round.next_dealer,
}


class JumpDrive(Game):
    id = "jumpdrive"
    name = "Jump Drive"
    players = range(2, 5)
    rules_version = 1
    action_kinds = ACTIONS
    state_kind = JumpDriveState
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("jumpdrive-option-start")),
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
        cards = {card.id: self._component(card) for card in self.cards.cards}
        hands = msgspec.to_builtins(self.cards.file.preset_hands)
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, "preset_hands": hands}

    def _component(self, card: Card) -> dict[str, Any]:
        facts: dict[str, Any] = msgspec.to_builtins(card)
        lines = [line.json() for line in words.describe_card(card)]
        return facts | {"military": card.military, "words": lines}

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

    def set_up(self, state: JumpDriveState) -> None:
        setup.set_up(state)

    def seen_by(self, state: JumpDriveState, seat: int | None) -> dict[str, Any]:
        return view.seen_by(state, seat)

    def written(self, state: JumpDriveState) -> dict[str, Any]:
        return position.written(state)

    def read_position(self, state: JumpDriveState, data: dict[str, Any]) -> None:
        position.read(state, data)
        state.agenda = list(reversed(round.ROUND))


def shipped_cards() -> str:
    return (resources.files("sternhafen.games.jumpdrive") / "data" / "cards.toml").read_text(encoding="utf-8")
