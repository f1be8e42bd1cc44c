"""Jump Drive, with the shipped cards or an owner's own."""

from sternhafen.core.card_game import CardGame, CardWords
from sternhafen.core.rooms import Rooms
from sternhafen.core.setting import Setting
from sternhafen.core.text import Text, seat, text
from sternhafen.games.jumpdrive import components, inventory, position, view
from sternhafen.games.jumpdrive.actions import ACTIONS
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.checks import PACK
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.pack import Card
from sternhafen.games.jumpdrive.rules import round, setup
from sternhafen.games.jumpdrive.rules.table import INPUTS, STEPS
from sternhafen.games.jumpdrive.view_types import JumpView
from sternhafen.games.jumpdrive.words import advice, describing, drawing


class JumpDrive(CardGame[Cards, Card, JumpDriveState, JumpView]):
    id = "jumpdrive"
    name = "Jump Drive"
    players = range(2, 5)
    shelf = 2
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
    former = {"colour": "color", "exclude_colour": "exclude_color", "grey": "gray"}
    box_kind = Cards
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.STANDARD, (setup.STANDARD, setup.FIRST_GAME), text("jumpdrive-option-start")),
    }

    rooms = Rooms(setup, view, position, inventory, components)
    words = CardWords(describing, drawing)
    advice = staticmethod(advice.advice)

    def threat(self, view: JumpView, viewer: int) -> Text | None:
        for other, seen in enumerate(view["seats"]):
            total = seen["score"] + seen["vp_next"]
            if other != viewer and total >= round.GOAL:
                return text("jumpdrive-threat-end", seat=seat(other), total=total)
        return super().threat(view, viewer)
