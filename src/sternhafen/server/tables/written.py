"""A log's entry as it is stored: with what it told to whom, and a hash of the state after it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from .logged_game import Entry, LoggedGame, Outcome, Viewer, event_name, state_hash, table_event


class Written(msgspec.Struct, frozen=True):
    """`told` and `hash` are missing where an older server wrote the entry."""

    entry: Entry
    told: str | None
    hash: str | None


class ToldOf(msgspec.Struct, frozen=True):
    """Every line once, and for each viewer (those who watch first) the places of the lines they heard."""

    lines: list[Raw]
    heard: list[list[int]]


def told_text(told: Mapping[Viewer, Sequence[Any]]) -> str:
    """What was told of one entry, in the form it is stored in."""
    lines: dict[bytes, int] = {}
    heard = [[lines.setdefault(msgspec.json.encode(line), len(lines)) for line in told[who]] for who in told]
    return msgspec.json.encode(ToldOf([Raw(line) for line in lines], heard)).decode()


def told_from(written: str) -> dict[Viewer, list[Raw]]:
    """The lines each viewer heard."""
    found = msgspec.json.decode(written, type=ToldOf)
    viewers: list[Viewer] = [None, *range(len(found.heard) - 1)]
    return {viewer: [found.lines[n] for n in heard] for viewer, heard in zip(viewers, found.heard, strict=True)}


def of_outcome(outcome: Outcome) -> list[Written]:
    """The outcome's entries as they are to be stored."""
    lines = zip(outcome.entries, outcome.told, outcome.hashes, strict=True)
    return [Written(entry, told_text(told), digest) for entry, told, digest in lines]


def of_start(begun: LoggedGame) -> Written:
    """A log's first entry as it is to be stored."""
    told = {viewer: [line.event for line in begun.told[viewer]] for viewer in begun.viewers}
    return Written(begun.entries[0], told_text(told), state_hash(begun.state))


def of_table(entry: Entry, before: Written, players: int) -> Written:
    """An entry of the table alone, which is told to all and leaves the game's state as it was."""
    line = table_event(event_name(entry), entry.seat, entry.data)
    return Written(entry, told_text({viewer: [line] for viewer in (None, *range(players))}), before.hash)
