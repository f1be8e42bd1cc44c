"""What a table of Jump Drive shows, and what it refuses."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.jumpdrive.moves import CONQUER, place
from games.jumpdrive.table import JUMP_DRIVE, choose

from sternhafen import Event, Refused, Result
from sternhafen.games.jumpdrive.model import JumpDriveState


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
