"""Small words for tests of Jump Drive: lay out a table, choose, play on, look."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from games.jumpdrive.moves import EXPLORE

import sternhafen
from sternhafen import Event, Game
from sternhafen.games.jumpdrive.model import JumpDriveState

JUMP_DRIVE: Any = sternhafen.game("jumpdrive")
DESIGNS = JUMP_DRIVE.components()["cards"]
BOX = Counter({name: card["copies"] for name, card in DESIGNS.items() if name != "survey_team"})
"""All game cards, by name."""


def seat(hand: Iterable[str] = (), tableau: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    return {"hand": list(hand), "tableau": list(tableau), **more}


def table(
    *seats: dict[str, Any], deck: Iterable[str] = (), discard_pile: bool = False, game: Game | None = None, **more: Any
) -> JumpDriveState:
    """A table at the beginning of a round's choices; dealer is seat 0.

    `deck` is drawn in that order. All cards named nowhere lie below it, or with `discard_pile` face up on the discard
    pile, so that
    the deck is the whole pile.
    """
    rules: Any = game or JUMP_DRIVE
    data = {"players": len(seats), "seats": list(seats), "deck": list(deck), "chance": {"seed": "1"}, **more}
    if discard_pile:
        data["open_discards"] = list((BOX - used(data)).elements())
    state: JumpDriveState = rules.position(data)
    return state


def used(data: Mapping[str, Any]) -> Counter[str]:
    """The cards that a position names."""
    found = Counter(data["deck"])
    for own in data["seats"]:
        for zone in ("hand", "tableau", "discards", "unplaced"):
            found.update(own.get(zone, ()))
    return found


def filler(how_many: int, *without: str) -> list[str]:
    """Worlds that nothing refers to, to be held and paid with; none of those named."""
    plain = ["merchant_world", "tourist_world", "terraformed_world", "galactic_engineers", "artist_colony"]
    plain += ["galactic_studios", "prosperous_world", "galactic_resort", "lost_species_ark_world", "distant_world"]
    plain += ["deserted_alien_library", "alien_robotic_factory", "rebel_homeworld", "malevolent_lifeforms"]
    return [name for name in plain if name not in without][:how_many]


def choose(state: JumpDriveState, choices: Mapping[int, dict[str, Any]]) -> list[Event]:
    """Everybody chooses; whoever is not mentioned explores. The events include the reveal."""
    events: list[Event] = []
    for number in range(state.players):
        events += state.apply(number, choices.get(number, EXPLORE))
    return events


def settle(state: JumpDriveState) -> list[Event]:
    """Answer every question with the first listed action (no second world, conquer before pay), up to a new round."""
    events: list[Event] = []
    while state.to_act and state.decision(state.to_act[0]).name != "choose_cards":
        number = state.to_act[0]
        events += state.apply(number, state.decision(number).actions()[0])
    return events


def play_round(state: JumpDriveState, choices: Mapping[int, dict[str, Any]]) -> list[Event]:
    return choose(state, choices) + settle(state)
