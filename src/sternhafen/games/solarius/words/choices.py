"""How actions are called and where on the board they lie: one place for the words of all questions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.offers import Option
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, card, text
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules.dice import COLUMNS
from sternhafen.games.solarius.view_types import SolariusDetails
from sternhafen.games.solarius.words import landing, preview, tracks


def options(state: SolariusState, seat: int, step: Step, actions: Sequence[Action]) -> list[Option]:
    start: landing.Start | None = None
    found = []
    for action in actions:
        if isinstance(action, a.Fly):
            start = start or landing.start(state, seat, step)
            found.append(landing.option(state, start, action))
        else:
            found.append(option(state, seat, step, action))
    return found


def option(state: SolariusState, seat: int, step: Step, action: Action) -> Option:
    words = preview.branch(state, step, action) if isinstance(action, a.ChooseEffect) else label(action)
    return Option(action, words, target(state, seat, action), preview.preview(state, seat, step, action))


def details(
    state: SolariusState, seat: int, step: Step, options: Sequence[Option], plain: Action | None
) -> SolariusDetails:
    """What a question says besides its options."""
    found: SolariusDetails = {"tracks": []}
    for place, option in enumerate(options):
        shown = tracks.after(state, seat, step, option)
        if shown is not None:
            found["tracks"].append({"option": place, **shown})
    if plain is not None:
        found["plain"] = plain.json()
    return found


def colour(name: str) -> Text:
    return text(f"solarius-{name}")


@lru_cache(4096)
def label(action: Action) -> Text:
    """The words on a button, the same in every game."""
    return text(f"solarius-do-{action.type_name().replace('_', '-')}", **_arguments(action))


def _arguments(action: Any) -> Json:
    match action:
        case a.Take():
            as_colour = colour(action.counts_as or action.colour)
            die = text("solarius-die", colour=colour(action.colour), face=action.face.replace("*", "★"))
            changed = "yes" if action.counts_as else "no"
            named = {"die": die, "wheel": action.wheel, "field": field(action.field)}
            return {**named, "colour": as_colour, "changed": changed}
        case a.StoreRow() | a.PayCubes():
            one, two, three = action.cubes
            return {"one": one, "two": two, "three": three}
        case a.Sell():
            return {"cubes": [cube(name) for name in action.cubes], "fuel": action.fuel, "bucks": action.bucks}
        case a.Keep() | a.Discard():
            return {"cards": [card(name) for name in action.cards]}
        case _:
            return {name: _argument(name, value) for name, value in vars_of(action).items()}


def vars_of(action: Action) -> Json:
    return {name: getattr(action, name) for name in action.__struct_fields__}


def _argument(name: str, value: Any) -> Any:
    if name in ("colour", "high"):
        return colour(value)
    if name == "column":
        return COLUMNS[value - 1]
    if name in ("card", "planet", "piece", "outpost"):
        return card(value)
    return value


def field(name: str) -> Any:
    if name in ("ordinary", "transformation", "research"):
        return text(f"solarius-field-{name}")
    return card(name)


def cube(name: str) -> Text:
    own, column = name.split()
    return text("solarius-cube", colour=colour(own), column=COLUMNS[int(column) - 1])


ZONES: dict[Any, tuple[str, str]] = {
    a.BuildStation: ("stations", "card"),
    a.FulfilMission: ("missions", "card"),
    a.PlaceOutpost: ("outposts", "outpost"),
    a.HubBonus: ("outposts", "outpost"),
    a.UseEffect: ("effects", "piece"),
    a.Complete: ("planets", "planet"),
    a.PlayCard: ("hand", "card"),
}
"""Where the piece lies that an action names, and the field that names it."""
PLACES: dict[Any, str] = {a.FlipDrive: "drives", a.BuyDrives: "drives", a.OpenPortals: "drives", a.Trade: "trade"}


def target(state: SolariusState, seat: int, action: Any) -> Json | None:
    """Where on the board the choice lies."""
    kind = type(action)
    if kind in ZONES:
        zone, field = ZONES[kind]
        found = {"zone": zone, "card": getattr(action, field), "seat": seat}
        return found | {"half": action.half} if kind is a.PlayCard else found
    if kind in PLACES:
        return {"zone": PLACES[kind], "seat": seat}
    return _on_board(state, seat, action)


def _on_board(state: SolariusState, seat: int, action: Any) -> Json | None:
    """Bridge, map, and the rows of the tableau."""
    match action:
        case a.Take():
            die = {"colour": action.colour, "face": action.face, "wheel": action.wheel}
            return {"zone": "bridge", "die": die, "field": action.field, "counts_as": action.counts_as}
        case a.Fly():
            return {"zone": "map", "cell": action.to}
        case a.Settle() | a.Explore():
            return {"zone": "map", "cell": state.box.geometry.cells[state.seats[seat].ship]}
        case a.PutCube():
            return {"zone": "store", "row": action.colour, "column": action.column, "seat": seat}
        case a.Raise() | a.Push():
            return {"zone": "tech", "row": action.colour, "seat": seat}
        case a.ToResource():
            return {"zone": "store", "row": action.colour, "column": 1, "seat": seat}
        case _:
            return None
