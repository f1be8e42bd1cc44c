"""Jump Drive, with the shipped cards or an owner's own."""

from collections.abc import Callable
from functools import cached_property

import msgspec

from sternhafen.core.card_game import CardGame
from sternhafen.core.pack import Own, load
from sternhafen.core.plain import Json
from sternhafen.core.record import digest
from sternhafen.core.setting import Setting
from sternhafen.core.text import Text, seat, text
from sternhafen.games.jumpdrive import inventory, position, view
from sternhafen.games.jumpdrive.actions import ACTIONS
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.checks import PACK, read_cards
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.pack import Card
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
from sternhafen.games.jumpdrive.view_types import JumpView
from sternhafen.games.jumpdrive.words import advice, describing, drawing

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


class JumpDrive(CardGame[Card, JumpDriveState, JumpView]):
    id = "jumpdrive"
    name = "Jump Drive"
    players = range(2, 5)
    rules_version = 1
    figures = {
        "score": "core-figure-points",
        "vp_next": "jumpdrive-figure-vp-next",
        "income": "jumpdrive-figure-income",
        "hand_count": "core-figure-cards",
    }
    prices = {
        "jumpdrive-preview-pay": "core-figure-cards",
        "jumpdrive-preview-contact": "core-figure-cards",
        "jumpdrive-preview-alone": "",
    }
    action_kinds = ACTIONS
    state_kind = JumpDriveState
    view_kind = JumpView
    pack_kind = PACK
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("jumpdrive-option-start")),
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
        cards = {card.id: self._component(card) for card in self.cards.cards}
        hands = msgspec.to_builtins(self.cards.file.preset_hands)
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, "preset_hands": hands}

    def _component(self, card: Card) -> Json:
        facts: Json = msgspec.to_builtins(card)
        lines = [line.json() for line in describing.describe_card(card)]
        return facts | {"military": card.military, "words": lines}

    def entry_shown(self, section: str, entry: Card, /) -> Json:
        return self._component(entry)

    def threat(self, view: JumpView, viewer: int) -> Text | None:
        for other, seen in enumerate(view["seats"]):
            total = seen["score"] + seen["vp_next"]
            if other != viewer and total >= round.GOAL:
                return text("jumpdrive-threat-end", seat=seat(other), total=total)
        return super().threat(view, viewer)
