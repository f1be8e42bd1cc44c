"""Which bots there are: the same strengths in every game, each made of the game's own instinct."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from sternhafen.bots.bot import Bot
from sternhafen.bots.levels.earlier import Captain01, TurnAdmiral01, TurnCaptain01
from sternhafen.bots.levels.quick import Cadet, Greedy, Pilot
from sternhafen.bots.levels.random import RandomBot
from sternhafen.bots.levels.search import Captain
from sternhafen.bots.levels.turns import TurnCaptain, TurnGreedy, TurnPilot
from sternhafen.bots.levels.turns_admiral import TurnAdmiral
from sternhafen.bots.shipped import has_net, net_of
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.instinct import Instinct, TurnInstinct
from sternhafen.registry import game as shipped_game
from sternhafen.registry import part

if TYPE_CHECKING:
    from sternhafen.bots.net import ValueNet

STRENGTHS = ("random", "cadet", "pilot", "captain", "admiral")
"""The weakest first."""
MOVES: dict[str, type[Bot]] = {"cadet": Cadet, "greedy": Greedy, "pilot": Pilot, "captain": Captain}
TURNS: dict[str, type[Bot]] = {
    "greedy": TurnGreedy,
    "pilot": TurnPilot,
    "captain": TurnCaptain,
    "admiral": TurnAdmiral,
}
SEARCHING = frozenset({"captain", "admiral"})
"""Those that take as long for a decision as they are given."""
YARDSTICK = "greedy"
"""Known by name, but offered to nobody: takes what looks best at first sight, a Pilot without oversights."""
EARLIER = ("captain@0.1", "admiral@0.1")
"""As they were in earlier versions. `admiral@FOLDER` is Admiral with the net in that folder."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first."""
    kind = _instinct_kind(game)
    if kind is None:
        return STRENGTHS[:1]
    return STRENGTHS if has_net(game) or issubclass(kind, TurnInstinct) else STRENGTHS[:-1]


def besides(game: str) -> tuple[str, ...]:
    """Those known by name only: the yardstick, and the levels of earlier versions."""
    if _instinct_kind(game) is None:
        return ()
    return (YARDSTICK, *EARLIER) if has_net(game, EARLIER[0].partition("@")[2]) else (YARDSTICK,)


def strength(game: str, name: str) -> str | None:
    """The name, if the game has such a bot."""
    level, _, folder = name.partition("@")
    known = name in names(game) or name in besides(game)
    return name if known or (level == "admiral" and "/" in folder and has_net(game, folder)) else None


def strongest(game: str) -> str:
    """Whom to ask for advice."""
    return names(game)[-1]


def make(game: Game, name: str, seed: Any = None, own: Mapping[str, type[Bot]] = {}) -> Bot:
    """A bot by name, one's own before ours; with a seed it plays the same way each time."""
    if name in own:
        return own[name](game, Random(seed))
    found = strength(game.id, name)
    if found is None:
        known = ", ".join([*own, *names(game.id), *besides(game.id)])
        raise DataError("bot", f"there is no bot {name!r} for {game.name}; there are {known}")
    return _made(game, found, Random(seed))


def instinct_of(game: Game) -> Instinct:
    """The quick judgement of a game, which the game brings itself."""
    kind = _instinct_kind(game.id)
    if kind is None:
        raise DataError("instinct", f"{game.name} has no instinct: only the random bot can play it")
    return kind(game)


def _instinct_kind(game: str) -> type[Instinct] | None:
    module = part(game, "instinct")
    return module.INSTINCT if module else None


def _made(game: Game, strength: str, rng: Random) -> Bot:
    if strength == "random":
        return RandomBot(game, rng)
    if strength in EARLIER:
        return _earlier(game, strength, rng)
    level, _, folder = strength.partition("@")
    if level == "admiral":
        return admiral(game, rng, net_of(game.id, folder))
    instinct = instinct_of(game)
    if strength in SEARCHING:
        instinct = instinct.seasoned()
    bot: Bot = kind_of(instinct, strength)(game, rng, instinct)
    return bot


def _earlier(game: Game, strength: str, rng: Random) -> Bot:
    """Captain with its handicaps, Admiral with its net."""
    name, _, version = strength.partition("@")
    instinct, net = instinct_of(game), net_of(game.id, version)
    if isinstance(instinct, TurnInstinct):
        return TurnCaptain01(game, rng, instinct) if name == "captain" else TurnAdmiral01(game, rng, instinct, net)
    if name == "captain":
        return Captain01(game, rng, instinct)
    bot: Bot = kind_of(instinct, name)(game, rng, instinct, net)
    return bot


def admiral(game: Game, rng: Random, net: "ValueNet | None" = None) -> Bot:
    """The strongest bot, judging by the shipped net or another; with components no net has met, Captain."""
    if not has_known_components(game):
        return _made(game, "captain", rng)
    instinct = instinct_of(game).practised()
    bot: Bot = kind_of(instinct, "admiral")(game, rng, instinct, net)
    return bot


def has_known_components(game: Game) -> bool:
    """Whether a pack has the components nets have learned from, whatever their values: nets know them by number."""
    return game.data is None or tuple(game.component_names) == tuple(shipped_game(game.id).component_names)


def kind_of(instinct: Instinct, strength: str) -> Any:
    """The class of bots for a strength; where a turn takes several moves, one that plans it whole."""
    if strength == "admiral" and not isinstance(instinct, TurnInstinct):
        from sternhafen.bots.levels.admiral import Admiral

        return Admiral
    planning = TURNS.get(strength) if isinstance(instinct, TurnInstinct) else None
    return planning or MOVES[strength]
