"""Tables for tests: positions with little said, and short ways to act on them."""

from typing import Any

import sternhafen
from sternhafen.games.solarius.box import COLOURS as COLOURS
from sternhafen.games.solarius.model import SolariusState

GAME = sternhafen.game("solarius")
BRIDGE = ["-1 black 2", "+0 yellow 3", "+1 turquoise *", "+2 brown *+1"]
FULL_ROWS = dict.fromkeys(COLOURS, "1 IV 3/2/1")
SEED = {"seed": "5", "count": 0}


def table(own: dict[str, Any] | None = None, *others: dict[str, Any], players: int = 2, **more: Any) -> SolariusState:
    """Seat 0 is about to take a die, with what is said of it; the other seats are as at the start."""
    rest = [*others, *[{} for _ in range(players - 1 - len(others))]]
    rest = [{"ship": f"{-3 + number},3", **other} for number, other in enumerate(rest)]
    data = {"players": players, "seats": [own or {}, *rest], "bridge": BRIDGE, "chance": SEED, "hubs": list("ABCDEF")}
    return GAME.position({**data, **more})


def at(step: list[Any], own: dict[str, Any] | None = None, *others: dict[str, Any], **more: Any) -> SolariusState:
    """Seat 0 is asked this step in its own turn."""
    players = more.get("players", 2)
    lanes = [[step], *[[] for _ in range(players - 1)]]
    agenda = more.pop("agenda", [["turn", 1], ["refill", 0]])
    return table(own, *others, **{"turn": 0, "lanes": lanes, "agenda": agenda, **more})
