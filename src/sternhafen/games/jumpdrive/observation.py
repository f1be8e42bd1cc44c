"""Words and observations of Jump Drive."""

from typing import Any

from sternhafen.core.game import Game
from sternhafen.core.observation import Field, Values, choice, counts, everybody, key, number

SEAT_NUMBERS = (
    ("Victory points.", key("score", 50)),
    ("Points the next scoring would bring.", key("vp_next", 20)),
    ("Cards the next income would bring.", key("income", 10)),
    ("Military strength.", key("strength", 10)),
    ("Explore symbols.", key("explore", 5)),
    ("Chromosome symbols.", key("chromosome", 5)),
    ("Cards in hand.", key("hand_count", 10)),
    ("Cards put on the discard pile so far.", key("discard_count", 50)),
)


def values(game: Game) -> Values:
    cards = list(game.component_names)
    worlds = [name for name, card in game.components()["cards"].items() if card["kind"] == "world"]
    return {"place.cards": cards, "pay.cards": cards, "discard.cards": cards, "second_world.card": worlds}


def table(game: Game) -> list[Field]:
    cards = game.component_names
    return [
        choice("dealer", "The dealer, from you on.", everybody(game), lambda seen: seen.away(seen.view["dealer"])),
        number("pile", "Cards on the draw pile.", lambda seen: seen.view["pile"], 100),
        number("discard_pile", "Cards on the discard pile.", lambda seen: seen.view["discard_pile"], 100),
        counts(
            "open_discards", "Cards lying open on the discard pile.", cards, lambda seen: seen.view["open_discards"]
        ),
        number("survey_teams", "Survey Teams still to be had.", lambda seen: seen.view["survey_teams"], 4),
        counts("hand", "Your hand.", cards, lambda seen: seen.own["hand"]),
        counts("discards", "What you have put on the discard pile.", cards, lambda seen: seen.own["discards"]),
        counts("chosen", "What you have chosen to place.", cards, lambda seen: seen.own["chosen"] or ()),
    ]


def seat(game: Game) -> list[Field]:
    cards = game.component_names
    return [
        *(number(name, about, read, by) for about, (name, read, by) in SEAT_NUMBERS),
        counts("tableau", "The tableau.", cards, in_tableau),
        counts("revealed", "Revealed and not placed yet.", cards, lambda seen: seen["revealed"]["cards"]),
        number("explores", "Whether the seat explores this round.", lambda seen: seen["revealed"]["explores"]),
    ]


def in_tableau(seen: Any) -> list[str]:
    return [card["card"] for card in seen["tableau"]]
