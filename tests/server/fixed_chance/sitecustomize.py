"""Loaded by every Python process of a server under test: deals and bots are the same in every run.

A server deals with a secret seed and seats its bots with system chance. Here each table gets the same deal, and each
bot draws the same numbers; what must be unguessable (cookies, keys, invitations) stays as it is.
"""

import os
import random
import secrets

DEAL = int(os.environ["DEAL"])


class SameAgain(random.Random):
    """In place of the system's chance."""

    def __init__(self) -> None:
        super().__init__(DEAL)


secrets.randbits = lambda _bits: DEAL  # type: ignore[assignment]
random.SystemRandom = SameAgain  # type: ignore[assignment, misc]
