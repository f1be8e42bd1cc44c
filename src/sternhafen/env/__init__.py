"""PettingZoo environments of all games, and what they are made of. Needs the extra `env`."""

from sternhafen.env.aec import env, make, raw_env
from sternhafen.env.coding import Coding, coding
from sternhafen.env.policy import PolicyBot

__all__ = ["Coding", "PolicyBot", "coding", "env", "make", "raw_env"]
