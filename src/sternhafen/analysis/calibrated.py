"""Whether stated chances hold: what was found by `sternhafen calibrate`, shipped as data, one file for each game."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "calibration"
ALMOST = 1e-6


class Bin(msgspec.Struct, frozen=True):
    """Decisions with stated chances from `least` to `most`: what was stated on average, and what happened."""

    least: float
    most: float
    decisions: int
    games: int
    stated: float
    won: float
    low: float
    """The 95 % interval of what happened, counting games, not decisions."""
    high: float


class Calibration(msgspec.Struct, frozen=True):
    """How the chances of a bot in one game compare with what happened, and how they are sharpened to fit.

    The table compares every game's chances under the sharpness that the other half of the games gave.
    """

    bot: str = ""
    games: int = 0
    decisions: int = 0
    sharpness: float = 1.0
    """Chances are raised to this power and brought to a sum of 1 again."""
    off: float = 1.0
    """How far stated and real chances are apart on average."""
    bins: list[Bin] = []
    holds: bool = False
    """Whether the chances may be told as percentages."""

    def chances(self, stated: Sequence[float]) -> list[float]:
        weights = [max(chance, ALMOST) ** self.sharpness for chance in stated]
        total = sum(weights)
        return [weight / total for weight in weights]

    def error(self, stated: float, chance: float, error: float) -> float:
        """A standard error on the scale of the sharpened chance."""
        return error * self.sharpness * spread(chance) / spread(stated)


def spread(chance: float) -> float:
    return max(chance * (1 - chance), ALMOST)


@cache
def calibration(game: str, bot: str) -> Calibration:
    """What is known of the chances a bot states in a game; for a bot that was not compared, nothing."""
    path = FOLDER / f"{game}.json"
    if not path.is_file():
        return Calibration()
    found = msgspec.json.decode(path.read_bytes(), type=Calibration)
    return found if found.bot == bot else Calibration()
