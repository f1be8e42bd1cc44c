"""A trained policy as a bot, so that the arena can rate it."""

from abc import abstractmethod

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.coding.code import Mask, coding
from sternhafen.coding.spelling import spell
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.observation import Vector
from sternhafen.core.plain import View


class PolicyBot(Bot):
    """Answers every decision word by word, as an agent does in the environment."""

    @abstractmethod
    def act(self, observation: Vector, mask: Mask) -> int:
        """One of the masked actions: the number of the next word."""

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        code = coding(self.game)
        spelling = spell(code.vocabulary, decision)
        seen = code.observer.observe(view, decision.name)
        action = None
        while action is None:
            observation = code.observer.with_said(seen, spelling.said)
            action = spelling.say(int(self.act(observation, code.mask(spelling))))
        return action
