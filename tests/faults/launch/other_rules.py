"""Sternhafen with another version of Jump Drive's rules: RULES_VERSION, and an extra point a round if RULES_BONUS."""

import os
import sys
from typing import Any

import sternhafen
from sternhafen.cli.main import main as command
from sternhafen.server.__main__ import main

GAME: Any = type(sternhafen.game("jumpdrive"))
score = GAME.steps["score"]


def generous(state: Any) -> None:
    """The deliberately changed rule: everybody scores one point more each round."""
    score(state)
    for player in state.seats:
        player.vp += int(os.environ["RULES_BONUS"])


GAME.rules_version = int(os.environ["RULES_VERSION"])
if os.environ.get("RULES_BONUS"):
    GAME.steps = {**GAME.steps, "score": generous}

if __name__ == "__main__":
    if sys.argv[1:]:
        command()
    else:
        main()
