"""Sternhafen plays Jump Drive, Race for the Galaxy, Galaxy Trucker and Solarius Mission by their rulebooks."""

from sternhafen.bots.bot import Bot, Limits
from sternhafen.bots.playing import play
from sternhafen.core.action import Action
from sternhafen.core.chance import Chance, ScriptedChance
from sternhafen.core.decision import Decision
from sternhafen.core.errors import DataError, Refused, ScriptError, SternhafenError
from sternhafen.core.event import Event
from sternhafen.core.game import Game
from sternhafen.core.result import Result
from sternhafen.core.state import State
from sternhafen.core.text import Text, speak
from sternhafen.records import Record, replay
from sternhafen.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bot",
    "Chance",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "Limits",
    "Record",
    "Refused",
    "Result",
    "ScriptError",
    "ScriptedChance",
    "State",
    "SternhafenError",
    "Text",
    "__version__",
    "game",
    "games",
    "play",
    "replay",
    "speak",
]
