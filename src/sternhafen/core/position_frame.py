"""What a position holds around the game's own part: its head, the pending steps, and what was played since."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from sternhafen.core.chance import Chance, read_chance
from sternhafen.core.errors import DataError, Refused, ScriptError
from sternhafen.core.former import by_old, renamed
from sternhafen.core.plain import Json
from sternhafen.core.state import State

if TYPE_CHECKING:
    from sternhafen.core.game import Game


class PositionFrame(NamedTuple):
    """The parts of a position that are the same in all games."""

    players: int
    options: Json
    chance: Chance
    then: list[Any]
    agenda: Any
    lanes: Any
    open: bool


def read(game: "Game", data: Any) -> tuple[PositionFrame, Json]:
    """The frame of a position, and the rest: the game's own part."""
    if not isinstance(data, dict):
        raise DataError("position", "expected an object")
    own = dict(renamed(data, by_old(game.former)))
    _check_head(game, own)
    frame = PositionFrame(
        players=own.pop("players"),
        options=own.pop("options", {}),
        chance=read_chance(own.pop("chance", None)),
        then=own.pop("then", []),
        agenda=own.pop("agenda", None),
        lanes=own.pop("lanes", None),
        open=own.pop("open", False),
    )
    return frame, own


def go_on(state: State, frame: PositionFrame) -> None:
    """From a state that holds the game's own part: the pending steps to the first question, then what was played."""
    if frame.agenda is not None or frame.lanes is not None:
        state.resume(*_read_steps(state, frame.agenda or [], frame.lanes), open=frame.open)
    _take_up(state)
    _play_on(state, frame.then)


def _check_head(game: "Game", data: Json) -> None:
    for field, expected in (("game", game.id), ("rules_version", game.rules_version), ("pack", game.pack_hash)):
        found = data.pop(field, expected)
        if found != expected:
            raise DataError(f"position, field '{field}'", f"expected {expected!r}, found {found!r}")
    if not isinstance(data.get("players"), int):
        raise DataError("position, field 'players'", "expected the number of players")
    for field, kind, expected in (("options", dict, "an object"), ("then", list, "a list of [seat, action]")):
        if not isinstance(data.get(field, kind()), kind):
            raise DataError(f"position, field '{field}'", f"expected {expected}, found {data[field]!r}")


def _read_steps(state: State, agenda: Any, lanes: Any) -> tuple[Any, Any]:
    lanes = [[] for _ in state.lanes] if lanes is None else lanes
    if not isinstance(agenda, list):
        raise DataError("position, field 'agenda'", f"expected a list of steps, found {agenda!r}")
    if not isinstance(lanes, list) or [type(lane) for lane in lanes] != [list] * state.players:
        raise DataError("position, field 'lanes'", f"expected {state.players} lists of steps, one for each seat")
    _check_steps("agenda", iter(agenda), state.game.steps)
    _check_steps("lanes", chain.from_iterable(lanes), {**state.game.steps, **state.game.inputs})
    return agenda, lanes


def _check_steps(field: str, steps: Iterator[Any], known: Any) -> None:
    for step in steps:
        if not isinstance(step, list) or not step or not isinstance(step[0], str) or step[0] not in known:
            raise DataError(f"position, field '{field}'", f"expected steps such as {[min(known)]}, found {step!r}")


def _take_up(state: State) -> None:
    """Run to the first question and try an answer: parts that contradict each other come to light here."""
    try:
        state.advance()
        state.begin()
        trial = state.copy()
        for seat in state.to_act:
            trial.decision(seat).json()
            trial.apply(seat, trial.decision(seat).sample(Random(0)))
    except (Refused, ScriptError):
        return
    except (AssertionError, LookupError, TypeError, ValueError):
        raise DataError("position", "the pending steps do not fit the rest of it") from None


def _play_on(state: State, then: list[Any]) -> None:
    told = state.events
    for number, move in enumerate(then, 1):
        try:
            seat, action = move
            told = told + state.apply(seat, state.game.action(action))
        except (TypeError, ValueError):
            raise DataError(f"position, field 'then', entry {number}", "expected [seat, action]") from None
        except Refused as refusal:
            raise DataError(f"position, field 'then', entry {number}", str(refusal)) from None
    state.events = told
