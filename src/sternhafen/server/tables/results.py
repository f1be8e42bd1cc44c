"""How finished games came out, a line for each seat: what statistics and ratings are made of."""

from collections.abc import Collection

from sqlalchemy import Connection, insert

from ..protocol import Json
from ..store import schema as t
from . import rating
from .rating import Rating
from .stored import Chair, StoredTable


def book(
    connection: Connection, stored: StoredTable, result: Json, ended: int, left: Collection[int], practice: int
) -> None:
    """Note the end of a game; ratings move if it counts."""
    places = counted_places(result["ranks"], left)
    counts = stored.rated and not practice
    whom = [who(chair) for chair in stored.chairs]
    after = rating.book(connection, stored.game, whom, places) if counts else [None] * stored.players
    common = {"table": stored.id, "game": stored.game, "players": stored.players, "rated": counts, "finished": ended}
    common["seconds"] = max(0, ended - (stored.started or ended)) // 1000
    rows = [
        common
        | {"seat": chair.seat, "player": chair.player, "bot": None if chair.player else chair.bot}
        | {"place": places[chair.seat], "score": result["scores"][chair.seat], "left": chair.seat in left}
        | known(after[chair.seat])
        for chair in stored.chairs
    ]
    connection.execute(insert(t.results), rows)


def known(after: Rating | None) -> Json:
    """The rating after the game, where it counted."""
    return {"mu": after.mu if after else None, "sigma": after.sigma if after else None}


def counted_places(ranks: list[int], left: Collection[int]) -> list[int]:
    """The places as they count: whoever left, or ran out of time, shares the last ones behind all who stayed."""
    stayed = len(ranks) - len(left)
    return [
        stayed + 1 if seat in left and stayed else 1 + sum(ranks[o] < rank for o in range(len(ranks)) if o not in left)
        for seat, rank in enumerate(ranks)
    ]


def who(chair: Chair) -> str:
    """Whose rating a seat moves: the person's who sat down there, else the bot's."""
    return chair.player or rating.bot_key(chair.bot or "")
