"""What stands in the way of an action, the same for all games: for refusals, and for what is shown as not possible."""

from typing import NamedTuple

from sternhafen.core.text import Text


class Obstacle(NamedTuple):
    """The ledger line that forbids something now, and the sentence that tells a player so."""

    rule: str
    text: Text
