"""Positions of Race for the Galaxy, written in a line, and ways to play on from them."""

from collections.abc import Iterable, Sequence
from typing import Any

import sternhafen
from sternhafen.games.race.model import RaceState

GAME = sternhafen.game("race")
CARDS = GAME.components()["cards"]
FILLERS = (
    "rebel_homeworld", "rebel_base", "lost_alien_battle_fleet", "rebel_outpost", "lost_alien_warship",
    "deserted_alien_library", "alien_robotic_factory", "alien_robot_scout_ship", "malevolent_lifeforms",
    "terraformed_world", "deserted_alien_colony", "galactic_survey_seti", "new_galactic_order", "trade_league",
)  # fmt: skip
"""Cards that a poor seat cannot place, to pay with or to hold."""


def seat(*tableau: str, hand: Iterable[str] = (), goods: Any = (), **more: Any) -> dict[str, Any]:
    return {
        "tableau": list(tableau),
        "hand": list(hand),
        "goods": goods if isinstance(goods, dict) else list(goods),
        **more,
    }


def table(
    *seats: dict[str, Any],
    play: Sequence[str | Sequence[str]] = (),
    deck: Sequence[str] = (),
    game: Any = GAME,
    **fields: Any,
) -> RaceState:
    """A position; with `play`, the action of each seat, the phases of the round begin."""
    options = {"advanced": fields.pop("advanced", False)}
    entries = [{"start": number, **entry} for number, entry in enumerate(seats)]
    for entry, actions in zip(entries, play, strict=False):
        entry["actions"] = [actions] if isinstance(actions, str) else list(actions)
    position = {"game": "race", "players": len(seats), "options": options, "chance": {"seed": "5", "count": 0}}
    state: RaceState = game.position({**position, "seats": entries, "deck": list(deck), **fields})
    return state
