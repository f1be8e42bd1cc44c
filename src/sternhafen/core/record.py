"""Records: a whole game as JSON that plays again to equal states, proved by hashes."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.core.errors import DataError, Refused

if TYPE_CHECKING:
    from sternhafen.core.game import Game
    from sternhafen.core.state import State

FORMAT = "sternhafen-record/1"

_encoder = msgspec.json.Encoder(order="sorted")


def digest(data: Any) -> str:
    """A hash of plain data, the same on every machine."""
    return blake2b(_encoder.encode(data), digest_size=8).hexdigest()


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a record. Exactly one of `seed`, `script` and `position` says how the game began."""

    format: str
    game: str
    rules_version: int
    pack: str
    players: int
    options: dict[str, Any]
    decisions: list[tuple[int, dict[str, Any]]]
    hashes: list[str]
    """Of the state at the beginning and after each decision."""
    seed: str | None = None
    script: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


def write(state: "State") -> dict[str, Any]:
    """The record of a state, made by playing its decisions again."""
    again = state.beginning()
    hashes = [again.hash()]
    for seat, action in state.history():
        again.apply(seat, action)
        hashes.append(again.hash())
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "pack": state.game.pack_hash,
        "players": state.players,
        "options": dict(state.options),
        **(state.origin or {"position": state.beginning().position()}),
        "decisions": [[seat, action.json()] for seat, action in state.history()],
        "hashes": hashes,
        "result": state.result.json() if state.result else None,
    }
    return data


def read(data: Any) -> Record:
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise DataError("record", str(error)) from None
    if record.format != FORMAT:
        raise DataError("record, field 'format'", f"expected {FORMAT!r}, found {record.format!r}")
    if len(record.hashes) != len(record.decisions) + 1:
        raise DataError("record, field 'hashes'", "expected one hash more than there are decisions")
    return record


def replayed(game: "Game", record: Record) -> Iterator["State"]:
    """The state at the beginning and after each decision: one state, going forward."""
    _check_game(game, record)
    state = _beginning(game, record)
    _compare(state, record.hashes[0], "at the beginning")
    yield state
    for number, ((seat, action), expected) in enumerate(zip(record.decisions, record.hashes[1:], strict=True), 1):
        try:
            state.apply(seat, action)
        except Refused as refusal:
            raise DataError(f"record, decision {number} (seat {seat})", str(refusal)) from refusal
        _compare(state, expected, f"after decision {number} (seat {seat})")
        yield state


def _check_game(game: "Game", record: Record) -> None:
    if record.rules_version != game.rules_version:
        problem = f"played under rules version {record.rules_version}; this is version {game.rules_version}"
        raise DataError("record, field 'rules_version'", problem)
    if record.pack != game.pack_hash:
        problem = f"played with data pack {record.pack}; this one is {game.pack_hash} (give the right one by --data)"
        raise DataError("record, field 'pack'", problem)


def _beginning(game: "Game", record: Record) -> "State":
    if record.position is not None:
        from_position: State = game.position(record.position)
        return from_position
    try:
        new: State = game.new_from(record.players, record.options, record.seed, record.script)
    except Refused as refusal:
        raise DataError("record", str(refusal)) from refusal
    return new


def _compare(state: "State", expected: str, when: str) -> None:
    found = state.hash()
    if found != expected:
        raise DataError(f"record, {when}", f"the state's hash is {found}, the record says {expected}")
