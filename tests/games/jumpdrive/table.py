"""Small words for tests of Jump Drive: lay out a table, choose, play on, look."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sternhafen
from sternhafen import Event, Game, Refused, Result
from sternhafen.games.jumpdrive.model import JumpDriveState

JUMP_DRIVE: Any = sternhafen.game("jumpdrive")
DESIGNS = JUMP_DRIVE.components()["cards"]
BOX = Counter({name: card["copies"] for name, card in DESIGNS.items() if name != "survey_team"})
"""All game cards, by name."""

EXPLORE = {"type": "explore"}
CONQUER = {"type": "conquer"}
CONTACT = {"type": "contact"}
NO_SECOND = {"type": "no_second_world"}


def place(*cards: str) -> dict[str, Any]:
    return {"type": "place", "cards": list(cards)}


def pay(*cards: str) -> dict[str, Any]:
    return {"type": "pay", "cards": list(cards)}


def discard(*cards: str) -> dict[str, Any]:
    return {"type": "discard", "cards": list(cards)}


def second(card: str, how: str) -> dict[str, Any]:
    return {"type": "second_world", "card": card, "how": how}


# Laying out


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


# Playing


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


# Looking


def asked(state: JumpDriveState, number: int) -> str | None:
    """The question the seat is asked now."""
    return state.decision(number).name if number in state.to_act else None


def hand(state: JumpDriveState, number: int = 0) -> list[str]:
    return sorted(state.view(number)["seats"][number]["hand"])


def tableau(state: JumpDriveState, number: int = 0) -> list[str]:
    return [own["card"] for own in state.view(None)["seats"][number]["tableau"]]


def seen(state: JumpDriveState, what: str) -> list[Any]:
    """A public fact of every seat."""
    areas: Sequence[Mapping[str, Any]] = state.view(None)["seats"]
    return [own[what] for own in areas]


def points(state: JumpDriveState, number: int = 0) -> dict[str, int]:
    """What each design of the tableau scores in all."""
    found: Counter[str] = Counter()
    for own in state.view(None)["seats"][number]["tableau"]:
        found[own["card"]] += own["vp"]
    return dict(found)


def refusal(state: JumpDriveState, number: int, action: dict[str, Any]) -> str | None:
    """The ledger line that forbids the action now; None if it is legal."""
    try:
        state.copy().apply(number, action)
    except Refused as refused:
        return refused.rule or refused.kind
    return None


def legal(state: JumpDriveState, number: int = 0) -> list[Any]:
    """Every legal action now, as plain data."""
    return [action.json() for action in state.decision(number).actions()]


def costs(state: JumpDriveState, *cards: str, way: dict[str, Any] = CONQUER) -> dict[str, int | str]:
    """What seat 0 would pay for each of the cards, if it revealed them now; `conquered` for a conquest."""
    trial = state.copy()
    events = choose(trial, {0: place(*cards)})
    while asked(trial, 0) in ("pay_development", "way_of_world", "pay_world"):
        events += trial.apply(0, way if asked(trial, 0) == "way_of_world" else trial.decision(0).actions()[0])
    return {
        JUMP_DRIVE.component_name(event.facts["card"]): _price(event)
        for event in events
        if event.type in ("placed", "conquered") and event.seat == 0
    }


def _price(event: Event) -> int | str:
    return "conquered" if event.type == "conquered" else event.facts["number"]


def told(events: Iterable[Event], type: str) -> list[tuple[int, Any]]:
    """Seat and public facts of the events of one type, cards by name; each told once."""
    found = []
    for event in events:
        if event.type == type and event.only_for == -1 and event.hidden_from == -1:
            found.append((event.seat, {name: _named(name, value) for name, value in event.facts.items()}))
    return found


def _named(name: str, value: Any) -> Any:
    return JUMP_DRIVE.component_name(value) if name == "card" else value


def result(state: JumpDriveState) -> Result:
    assert state.result is not None
    return state.result
