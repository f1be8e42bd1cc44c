"""A bot that takes any legal action."""

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.plain import View


class RandomBot(Bot):
    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        return decision.sample(self.rng)
