"""Environments of all games for PettingZoo and gymnasium, and what they are made of. Needs the extra `env`."""

from sternhafen.coding.code import Coding, coding
from sternhafen.env.aec import env, make, raw_env
from sternhafen.env.parallel import parallel_env
from sternhafen.env.policy import PolicyBot
from sternhafen.env.single import SingleEnv
from sternhafen.env.table import Table
from sternhafen.env.vector import VectorEnv

__all__ = [
    "Coding",
    "PolicyBot",
    "SingleEnv",
    "Table",
    "VectorEnv",
    "coding",
    "env",
    "make",
    "parallel_env",
    "raw_env",
]
