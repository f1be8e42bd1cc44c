"""A bot in six lines. Rate it: sternhafen arena jumpdrive eager random --code examples/my_first_bot.py"""

from typing import Any

from sternhafen.bots import Bot


class Eager(Bot):
    """Never explores if anything can be placed, and places two cards rather than one."""

    def decide(self, view: Any, decision: Any, imagine: Any, limits: Any) -> Any:
        return max(decision.actions()[:50], key=lambda action: len(getattr(action, "cards", ())))
