"""Logs outlive the rules they were made under: played again they must give the same states, or it is said where not.

Every entry is stored with a hash of the state after it. A log of the present rules is played quickly and its last
state compared. A log of other rules, or one whose last state differs, is proved entry by entry.
"""

from collections.abc import Sequence

from sternhafen.core.errors import SternhafenError

from ..protocol import Json, Text
from .clocks import Downtimes
from .logged_game import LoggedGame, carry_out, known_game, state_hash
from .written import Written, told_from

RULES = "rules"
"""The kind of entry by which a table goes on under other rules: all before it was proved to be the same."""


class OtherRules(SternhafenError):
    """The log does not give the same game any more."""

    def __init__(self, number: int, played: int, now: int) -> None:
        super().__init__(f"entry {number}: played under rules version {played}; version {now} has it otherwise")
        self.number, self.played, self.now = number, played, now

    def text(self, *, over: bool) -> Text:
        """The same for people: of a game that was under way, or of one that had ended before."""
        args = {"number": self.number, "played": self.played, "now": self.now}
        return Text("server-closed-past" if over else "server-closed-rules", args)


def version_of(log: Sequence[Written]) -> int:
    """The version of the rules under which the log was last known to hold."""
    changed = [written.entry.data["version"] for written in log if written.entry.kind == RULES]
    version: int = changed[-1] if changed else log[0].entry.data["rules_version"]
    return version


def rules_entry(version: int) -> Json:
    """The data of an entry that says from where on which rules hold."""
    return {"reason": RULES, "version": version}


def recalled(log: Sequence[Written], downtimes: Downtimes = ()) -> LoggedGame:
    """The game of a whole log; raises `OtherRules` where it does not come out as it did."""
    present = known_game(log[0].entry.data).rules_version
    if version_of(log) == present and all(written.told and written.hash for written in log):
        try:
            played = quickly(log, downtimes)
            if state_hash(played.state) == log[-1].hash:
                return played
        except Exception:
            # Whatever went wrong: the proof finds the entry.
            return proved(log, downtimes)
    return proved(log, downtimes)


def quickly(log: Sequence[Written], downtimes: Downtimes) -> LoggedGame:
    """The game, with what was told as it is stored and nothing checked twice."""
    played = _beginning(log[0], downtimes)
    for written in log[1:]:
        played.recall(written.entry, told_from(written.told or ""))
    return played


def _beginning(start: Written, downtimes: Downtimes) -> LoggedGame:
    return LoggedGame(start.entry, downtimes, told_from(start.told) if start.told else None)


def proved(log: Sequence[Written], downtimes: Downtimes = ()) -> LoggedGame:
    """The game, every entry checked by the present rules and every state compared."""
    present = known_game(log[0].entry.data).rules_version
    trial: LoggedGame | None = None
    for written in log:
        try:
            trial = _proved(trial, written, downtimes)
        except Exception as error:
            raise OtherRules(written.entry.seq, version_of(log), present) from error
    assert trial is not None
    return trial


def _proved(trial: LoggedGame | None, written: Written, downtimes: Downtimes) -> LoggedGame:
    """The game one entry further."""
    if trial is None:
        trial = _beginning(written, downtimes)
    elif written.told is None:
        trial.advance([written.entry])
    else:
        carry_out(trial.state.copy(), written.entry)
        trial.recall(written.entry, told_from(written.told))
    if written.hash is not None and state_hash(trial.state) != written.hash:
        raise SternhafenError("another state")
    return trial
