"""Two packs side by side, and the work of several owners put together."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sternhafen.core.pack import PackKind
from sternhafen.core.pack_schema import BOX, HIDDEN, key_of, sections
from sternhafen.core.plain import Json

Data = Mapping[str, Any]
SURE = frozenset(("verified", "owner", "rulebook"))
"""What an entry says of itself whose printed values somebody has read."""
OPEN = "reconstructed"
MISSING = "–"


class Difference(NamedTuple):
    """A field in which packs differ; `values` in the order of the packs, None where the entry or field is missing."""

    section: str
    entry: str
    field: str
    values: tuple[Any, ...]

    def __str__(self) -> str:
        values = " | ".join(MISSING if value is None else str(value) for value in self.values)
        return f"{self.section} {self.entry}, {self.field}: {values}"


def differences(kind: PackKind, first: Data, second: Data) -> list[Difference]:
    """Every printed field in which two packs differ, in the order of the first."""
    mine, theirs = entries(kind, first), entries(kind, second)
    found = []
    for place in dict.fromkeys((*mine, *theirs)):
        left, right = mine.get(place, {}), theirs.get(place, {})
        for field in dict.fromkeys((*left, *right)):
            if field not in HIDDEN and left.get(field) != right.get(field):
                found.append(Difference(*place, field, (left.get(field), right.get(field))))
    return found


def entries(kind: PackKind, data: Data) -> dict[tuple[str, str], Data]:
    """All entries of a pack by section and key; what belongs to no list is one entry of its own."""
    lists = dict(sections(kind))
    found: dict[tuple[str, str], Data] = {}
    for section, entry in lists.items():
        for raw in data.get(section, ()):
            found[section, str(raw.get(key_of(entry)))] = raw
    found[BOX, BOX] = {name: value for name, value in data.items() if name not in lists}
    return found


def merged(kind: PackKind, shipped: Data, packs: Sequence[Data]) -> tuple[Json, list[Difference]]:
    """The shipped pack with what owners have typed in, and where they disagree.

    An entry counts as typed where its pack is sure of it and the shipped one is not, or says otherwise. Where two
    owners disagree the first one's value stands, and the entry stays marked.
    """
    known, given = entries(kind, shipped), [entries(kind, pack) for pack in packs]
    parted: list[Difference] = []
    settled: dict[tuple[str, str], Data] = {}
    for place in dict.fromkeys(place for pack in (known, *given) for place in pack):
        old = known.get(place, {})
        typed = [pack[place] for pack in given if place in pack and is_typed(kind, old, pack[place])]
        clash = _clashes(place, typed)
        parted += clash
        settled[place] = {**typed[0], **({kind.status: OPEN} if clash and place[0] != BOX else {})} if typed else old
    return _whole(kind, shipped, settled), parted


def is_typed(kind: PackKind, old: Data, new: Data) -> bool:
    """Whether an owner stands for this entry."""
    printed = {field for field in (*old, *new) if field not in HIDDEN}
    differs = any(old.get(field) != new.get(field) for field in printed)
    newly = new.get(kind.status) in SURE and old.get(kind.status) not in SURE
    return differs or newly


def _clashes(place: tuple[str, str], typed: Sequence[Data]) -> list[Difference]:
    fields = dict.fromkeys(field for entry in typed for field in entry if field not in HIDDEN)
    found = []
    for field in fields:
        values = tuple(entry.get(field) for entry in typed)
        if any(value != values[0] for value in values):
            found.append(Difference(*place, field, values))
    return found


def _whole(kind: PackKind, shipped: Data, settled: Mapping[tuple[str, str], Data]) -> Json:
    """Entries put back into their lists."""
    data: Json = dict(settled[BOX, BOX])
    for section, _ in sections(kind):
        data[section] = [dict(entry) for (own, _), entry in settled.items() if own == section]
    return {name: data[name] for name in (*shipped, *(set(data) - set(shipped)))}
