"""Bots that repeat themselves: at solo tables the same deal and the same decisions are always answered alike.

A bot is made anew for each decision, with a seed from the deal, its seat and the number of the decision, thinks a fixed
amount instead of a time, and looks at the table as if nobody else had sealed anything yet. So two people who decide
alike see the same game, on a quick machine or a slow one, and what parts them is what they decided.
"""

from hashlib import blake2b

from sternhafen.core.guide import SEED

from .logged_game import LoggedGame
from .stored import StoredTable

SECONDS = 0.05
"""What a bot thinks, in seconds of a usual machine: as much as in the published table of strengths."""

PATIENCE = 60.0
"""Seconds such a bot is waited for at least: a random decision in its place would be another game."""


def seed(stored: StoredTable, played: LoggedGame, seat: int, number: int) -> int | None:
    """The seed for a bot's decision; None where bots need not repeat themselves."""
    if stored.guided:
        return SEED
    deal = played.entries[0].data.get("seed")
    if stored.visibility != "solo" or deal is None:
        return None
    return int.from_bytes(blake2b(f"{deal}:{seat}:{number}".encode(), digest_size=8).digest())
