"""The errors an outside program can meet.

SternhafenError
├── Refused        an action the rules, or the moment, do not allow; nothing has changed
├── DataError      a file (pack, record, position) that does not say what it must
└── ScriptError    a script of chance outcomes that does not fit the game
"""

from typing import Any, Literal

from sternhafen.core.plain import RefusalData
from sternhafen.core.text import NO_NAMES, Names, Text, speak, text

RefusalKind = Literal["malformed", "illegal", "stale", "wrong_seat", "over"]


class SternhafenError(Exception):
    """The root of all errors raised on purpose."""


class Refused(SternhafenError):
    """An action that was not carried out, with the rule that forbids it and a sentence in each language."""

    def __init__(
        self,
        text: Text,
        *,
        rule: str | None = None,
        kind: RefusalKind = "illegal",
        names: Names = NO_NAMES,
    ) -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
        self.kind: RefusalKind = kind
        self.names = names

    @property
    def en(self) -> str:
        return speak(self.text, "en", self.names)

    @property
    def de(self) -> str:
        return speak(self.text, "de", self.names)

    def json(self) -> RefusalData:
        return {"kind": self.kind, "rule": self.rule, "text": self.text.json()}

    def __str__(self) -> str:
        return f"{self.rule}: {self.en}" if self.rule else self.en


class DataError(SternhafenError):
    """Something written in a file is not what is expected there."""

    def __init__(self, where: str, problem: str | Text) -> None:
        self.text = problem if isinstance(problem, Text) else text("core-problem", problem=problem)
        """For people who read no English: what was said in English alone stays so."""
        self.problem = problem if isinstance(problem, str) else speak(problem, "en")
        super().__init__(f"{where}: {self.problem}")
        self.where = where
        self._said = problem

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it travels between processes."""
        return DataError, (self.where, self._said)

    def inside(self, place: str) -> "DataError":
        """The same error, seen from the file or entry that contains the place."""
        return DataError(f"{place}, {self.where}", self._said)


class ScriptError(SternhafenError):
    """A scripted game asked for a chance outcome that its script does not hold."""
