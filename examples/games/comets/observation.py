"""Words and observations of Comets, for learning environments."""

from sternhafen.core.game import Game
from sternhafen.core.observation import Field, Values, counts, key, number


def values(game: Game) -> Values:
    return {"play.card": list(game.component_names)}


def table(game: Game) -> list[Field]:
    stars = game.component_names
    return [
        counts("hand", "Your hand.", stars, lambda seen: seen.own["hand"]),
        counts("shown", "Stars played so far.", stars, lambda seen: seen.view["shown"]),
    ]


def seat(game: Game) -> list[Field]:
    name, read, by = key("score", 10)
    return [number(name, "Points.", read, by)]
