"""How long bots take, so that people can follow; and in real time, where they must not have more hands than people."""

from random import SystemRandom

from .facts import Facts
from .played import Played
from .settings import Settings

HANDS = {"slow": 2.0, "normal": 1.0, "quick": 0.5}
"""How many times the usual a decision in real time takes."""
LEAST, MOST = 0.6, 1.4
"""No hand is a metronome."""


def pause(settings: Settings, facts: Facts, played: Played) -> float:
    """Seconds until a bot begins to think about a decision that is asked of it now."""
    if not played.ticking:
        return settings.bot_pause
    return settings.bot_tile_seconds * HANDS[facts.hands] * SystemRandom().uniform(LEAST, MOST)


def thinking(settings: Settings, played: Played) -> float:
    """Seconds a bot that searches may take; in real time its hands are slow, not its head."""
    return min(settings.bot_thinking, 0.2) if played.ticking else settings.bot_thinking
