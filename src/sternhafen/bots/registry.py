"""Which bots there are: the same strengths in every game, each made of the game's own instinct."""

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

from sternhafen.bots.bot import Bot
from sternhafen.bots.instinct import Instinct
from sternhafen.bots.quick import Cadet, Greedy, Instinctive, Pilot
from sternhafen.bots.random import RandomBot
from sternhafen.bots.search import Captain
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game

if TYPE_CHECKING:
    from sternhafen.bots.net import ValueNet

STRENGTHS = ("random", "cadet", "pilot", "captain", "admiral")
"""The weakest first."""
BESIDES = ("greedy",)
"""Known by name, but offered to nobody: Pilot without its oversights, a yardstick for bot makers."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    has_net = (files("sternhafen.bots") / "nets" / f"{game}.npz").is_file()
    return STRENGTHS if has_net or "admiral" in _own_kinds(game) else STRENGTHS[:-1]


def strength(game: str, name: str) -> str | None:
    """The name, if the game has such a bot."""
    return name if name in (*names(game), *BESIDES) else None


def strongest(game: str) -> str:
    """Whom to ask for advice."""
    return names(game)[-1]


def make(game: Game, name: str, seed: Any = None, own: Mapping[str, type[Bot]] = {}) -> Bot:
    """A bot by name, one's own before ours; with a seed it plays the same way each time."""
    if name in own:
        return own[name](game, Random(seed))
    found = strength(game.id, name)
    if found is None:
        known = ", ".join([*own, *names(game.id)])
        raise DataError("bot", f"there is no bot {name!r} for {game.name}; there are {known}")
    return _made(game, found, Random(seed))


def instinct_of(game: Game) -> Instinct:
    """The quick judgement of a game; it lives in the module of the game's name."""
    module = import_module(f"sternhafen.bots.{game.id}")
    instinct: Instinct = module.INSTINCT(game)
    return instinct


def _made(game: Game, strength: str, rng: Random) -> Bot:
    if strength == "random":
        return RandomBot(game, rng)
    return kind_of(game, strength)(game, rng, instinct_of(game))


def admiral(game: Game, rng: Random, net: "ValueNet") -> Bot:
    """The strongest bot, judging by a net that is not shipped."""
    kind: Any = kind_of(game, "admiral")
    bot: Bot = kind(game, rng, instinct_of(game), net)
    return bot


def kind_of(game: Game, strength: str) -> type[Instinctive]:
    """A game may have kinds of its own, where moves are planned several at a time."""
    own = _own_kinds(game.id)
    if strength == "admiral" and strength not in own:
        from sternhafen.bots.admiral import Admiral

        return Admiral
    usual: dict[str, type[Instinctive]] = {"cadet": Cadet, "greedy": Greedy, "pilot": Pilot, "captain": Captain}
    return own.get(strength) or usual[strength]


def _own_kinds(game: str) -> dict[str, type[Instinctive]]:
    kinds: dict[str, type[Instinctive]] = getattr(import_module(f"sternhafen.bots.{game}"), "KINDS", {})
    return kinds
