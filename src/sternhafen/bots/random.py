"""A bot that takes any legal action."""

from typing import Any

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision


class RandomBot(Bot):
    def decide(self, view: dict[str, Any], decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        return decision.sample(self.rng)
