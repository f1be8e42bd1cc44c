"""How long bots take, so that people can follow; and where all act at once, without more hands than people."""

import math
from random import SystemRandom

from sternhafen.bots import SEARCHING

from ..system.settings import Settings
from ..tables.logged_game import LoggedGame
from ..tables.stored import StoredTable

HANDS = {"slow": 2.0, "normal": 1.0, "quick": 0.5}
"""How many times the usual a decision in real time takes."""
LEAST, MOST = 0.6, 1.4
"""No hand is a metronome."""


def pause(settings: Settings, stored: StoredTable, played: LoggedGame) -> float:
    """Seconds until a bot begins to think about a decision that is asked of it now."""
    if played.bots_alone and stored.in_earnest:
        return 0.0
    if not played.ticking and not building_together(played):
        return settings.bot_pause
    return settings.bot_tile_seconds * HANDS[stored.hands] * SystemRandom().uniform(LEAST, MOST)


def building_together(played: LoggedGame) -> bool:
    """Whether people and bots act at the same time before everybody's eyes: then bots have human hands too."""
    state = played.state
    open_section = state.waiting > 1 and not state.sealed
    return open_section and any(played.bot_of(seat) is None for seat in state.to_act)


def thinking(settings: Settings, played: LoggedGame) -> float:
    """Seconds a bot that searches may take; in real time its hands are slow, not its head."""
    return min(settings.bot_thinking, 0.2) if played.ticking else settings.bot_thinking


class SealedTurn:
    """A bot's part in a section of sealed choices. Others see when it is done, and must learn nothing from that.

    So it is done at a time that was fixed when the section began, whatever there was to think about and however many
    steps it took. Each step has half of the time that is left, so that there is always enough.
    """

    def __init__(self, opened: int, began: float, settings: Settings, bot: str) -> None:
        self.opened = opened
        self.steps = 0
        self._length = settings.bot_thinking if bot in SEARCHING else 0.0
        self._due = began + settings.bot_pause + self._length

    def thinking(self) -> float:
        """Seconds for the next step."""
        self.steps += 1
        return self._length * 0.5**self.steps

    def wait(self, now: float) -> float:
        """Seconds until the last step may be seen; late ones keep to the same beat."""
        late = max(0.0, now - self._due)
        beats = math.ceil(late / self._length) if self._length else 0
        return max(0.0, self._due + beats * self._length - now)
