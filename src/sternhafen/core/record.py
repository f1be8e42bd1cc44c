"""Records: a whole game as JSON that plays again to equal states, proved by hashes."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from sternhafen.core.errors import DataError, Refused
from sternhafen.core.former import renamed
from sternhafen.core.pack import LARGEST, Own, PackText
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as

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
    options: Json
    decisions: list[tuple[int, Json]]
    hashes: list[str]
    """Of the state at the beginning and after each decision."""
    seed: str | None = None
    script: Json | None = None
    position: Json | None = None
    result: Json | None = None
    practice: int = 0
    """How many decisions were taken back although others had acted or something had been revealed."""
    deal: str | None = None
    """Set by a server where somebody may have known the deal beforehand: `repeated` or `chosen`."""
    components: Annotated[str, Meta(max_length=LARGEST)] | None = None
    """The data pack itself, as TOML, where it is not the shipped one: so that the record plays everywhere."""


def write(state: "State") -> Json:
    """The record of a state, made by playing its decisions again."""
    data: Json = {
        "format": FORMAT,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "pack": state.game.pack_hash,
        "players": state.players,
        "options": dict(state.options),
        **(state.origin or {"position": state.beginning().position()}),
        "decisions": [[seat, action.json()] for seat, action in state.history()],
        "hashes": _hashes(state),
        "result": state.result.json() if state.result else None,
    }
    if state.practice:
        data["practice"] = state.practice
    if state.game.data is not None:
        data["components"] = state.game.source
    return data


def _hashes(state: "State") -> list[str]:
    """Of the first state, and of the one after each decision."""
    again = state.beginning()
    hashes = [again.hash()]
    for seat, action in state.history():
        again.apply(seat, action)
        hashes.append(again.hash())
    return hashes


def own_pack(record: Record) -> Own:
    """The components a record brings with it."""
    return PackText(record.components, "record, field 'components'") if record.components else None


def read(data: Any) -> Record:
    try:
        record = read_as(Record, data)
    except msgspec.ValidationError as error:
        raise DataError("record", str(error)) from None
    if record.format != FORMAT:
        raise DataError("record, field 'format'", f"expected {FORMAT!r}, found {record.format!r}")
    if len(record.hashes) != len(record.decisions) + 1:
        raise DataError("record, field 'hashes'", "expected one hash more than there are decisions")
    return record


def replayed(game: "Game", record: Record) -> Iterator["State"]:
    """The state at the beginning and after each decision: one state, going forward.

    A record of another version of the rules plays as well, as long as every state comes out as it did then.
    """
    _check_pack(game, record)
    state = _beginning(game, record)
    state.practice = record.practice
    _compare(state, record, 0, "at the beginning")
    yield state
    for number, (seat, action) in enumerate(record.decisions, 1):
        try:
            state.apply(seat, action)
        except Refused as refusal:
            problem = f"{refusal}{_other_rules(game, record)}"
            raise DataError(f"record, decision {number} (seat {seat})", problem) from refusal
        _compare(state, record, number, f"after decision {number} (seat {seat})")
        yield state


def hash_of(state: "State", **written: Any) -> str:
    """The hash of a state, or the one it has with other words in the head of its position."""
    return digest(renamed(state.position() | written, state.game.former))


def _other_rules(game: "Game", record: Record) -> str:
    """Why a record may not hold: said only where the rules have changed since."""
    if record.rules_version == game.rules_version:
        return ""
    return f" (played under rules version {record.rules_version}; this is version {game.rules_version})"


def _check_pack(game: "Game", record: Record) -> None:
    if record.pack != game.pack_hash:
        problem = f"played with data pack {record.pack}; this one is {game.pack_hash} (give the right one by --data)"
        raise DataError("record, field 'pack'", problem)


def _beginning(game: "Game", record: Record) -> "State":
    if record.position is not None:
        # That the rules were others then is for the hashes to judge.
        return game.position(record.position | {"rules_version": game.rules_version})
    try:
        return game.new_from(record.players, record.options, record.seed, record.script)
    except Refused as refusal:
        raise DataError("record", str(refusal)) from refusal


def _compare(state: "State", record: Record, place: int, when: str) -> None:
    """Records of old may hold settings that mean nothing beside the others: their hashes hold them, too."""
    rules, expected = record.rules_version, record.hashes[place]
    found = hash_of(state, rules_version=rules)
    if found != expected and expected != hash_of(state, rules_version=rules, options=record.options):
        problem = f"the state's hash is {found}, the record says {expected}{_other_rules(state.game, record)}"
        raise DataError(f"record, {when}", problem)
