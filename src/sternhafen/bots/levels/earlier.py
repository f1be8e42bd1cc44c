"""The levels of earlier versions as they played: for comparison, offered to nobody.

In version 0.1 Captain was held back, so that the step up to Admiral looked as large as the others.
"""

from collections.abc import Sequence

from sternhafen.bots.bot import Imagine, Limits
from sternhafen.bots.levels.search import Captain
from sternhafen.bots.levels.turns import TurnCaptain
from sternhafen.bots.levels.turns_admiral import TurnAdmiral
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.instinct import Plan

WORLDS = {"jumpdrive": 1, "race": 2}
"""How many worlds Captain imagined at most."""
HASTE = {"jumpdrive": 0.7, "solarius": 0.45, "trucker": 0.45}
"""How often it moved at first sight, or at second where the first is always trusted."""
FEW_LINES, HASTY_LINES = 4, 3
"""How many lines of a turn it followed, and in haste."""


class Captain01(Captain):
    """Captain in haste, and in few worlds."""

    @property
    def worlds(self) -> int:
        return WORLDS.get(self.game.id, 1000)

    def considered(self, decision: Decision, imagine: Imagine) -> Sequence[Action]:
        good = self.instinct.candidates(imagine(), decision.seat)
        hasty = self.rng.random() < HASTE.get(self.game.id, 0.0)
        if self.instinct.is_to_be_weighed(decision):
            return good[:1] if hasty else good
        return good[1:2] or good if hasty else good[:1]


class TurnCaptain01(TurnCaptain):
    """Captain in haste, with few lines and one other world."""

    widest = FEW_LINES
    worlds = 1
    looks_ahead = False

    def best(self, seat: int, imagine: Imagine, limits: Limits) -> Plan:
        if self.rng.random() < HASTE[self.game.id]:
            return self.lines(imagine, seat, HASTY_LINES)[0].actions
        return super().best(seat, imagine, limits)


class TurnAdmiral01(TurnAdmiral):
    """Admiral that looked no further than its own turn."""

    looks_ahead = False
