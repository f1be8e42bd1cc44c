"""Writes the decisions of one game. Loaded where decisions are recorded only: numbers for learners need numpy.

Actions are written as JSON and as the words of `sternhafen.coding`.
"""

from typing import Any

import msgspec

import sternhafen
from sternhafen.arena.contest import Contest
from sternhafen.arena.records import Recording
from sternhafen.coding import Coding, coding, spell
from sternhafen.core.action import Action
from sternhafen.core.plain import Json
from sternhafen.core.state import State


class Witness:
    """Notes the decisions of one game as they are made."""

    def __init__(self, contest: Contest, number: int, recording: Recording) -> None:
        self._contest, self._number, self._recording = contest, number, recording
        self._seating = contest.seating(number)
        self._code = coding(sternhafen.game(contest.game))
        self._rows: list[Json] = []

    def note(self, state: State, seat: int, action: Action) -> None:
        """Before the action is played."""
        decision = state.decision(seat)
        words, legal = spelled(self._code, state, seat, action)
        row = {
            "game": self._number,
            "deal": self._contest.deal_number(self._number),
            "move": state.moves,
            "seat": seat,
            "bot": self._contest.bots[self._seating[seat]],
            "decision": decision.name,
            "action": msgspec.json.encode(action.json()).decode(),
            "words": words,
            "legal": legal,
        }
        if self._recording.observations:
            row["observation"] = self._code.observer.observe_state(state, seat)
        self._rows.append(row)

    def write(self, state: State) -> None:
        """After the end: all decisions, each with what its seat came to. A half-written file never has the name."""
        import pyarrow
        from pyarrow import parquet

        assert state.result is not None
        for row in self._rows:
            row["score"], row["rank"] = state.result.scores[row["seat"]], state.result.ranks[row["seat"]]
        table = pyarrow.Table.from_pylist(self._rows, schema=schema(self._code, self._recording.observations))
        path = self._recording.path(self._number)
        half = path.with_suffix(".half")
        parquet.write_table(table, half, compression="zstd")
        half.replace(path)


def spelled(code: Coding, state: State, seat: int, action: Action) -> tuple[list[int], list[list[int]]]:
    """The words of an action as the environments say them, and which could be said instead of each."""
    spelling = spell(code.vocabulary, state.decision(seat))
    legal: list[list[int]] = []
    for word in code.vocabulary.spelled(action):
        legal.append(spelling.next())
        if spelling.say(word) is not None:
            break
    return spelling.said, legal


def schema(code: Coding, observations: bool) -> Any:
    """The columns and their types."""
    import pyarrow

    word = pyarrow.int16()
    columns = {
        "game": pyarrow.int32(),
        "deal": pyarrow.int32(),
        "move": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "bot": pyarrow.string(),
        "decision": pyarrow.string(),
        "action": pyarrow.string(),
        "words": pyarrow.list_(word),
        "legal": pyarrow.list_(pyarrow.list_(word)),
    }
    seen = {"observation": pyarrow.list_(pyarrow.float32(), code.observer.size)} if observations else {}
    return pyarrow.schema(columns | seen | {"score": pyarrow.int32(), "rank": pyarrow.int8()})
