"""Errors with one canonical shape: a kind for programs, a text key for people, an HTTP status."""

from typing import Any

from . import ErrorAnswer, Problem, Text

STATUS = {
    "malformed": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "origin": 403,
    "missing": 404,
    "method": 405,
    "slow": 408,
    "conflict": 409,
    "large": 413,
    "illegal": 422,
    "rate": 429,
    "broken": 500,
    "stopping": 503,
    "storage": 503,
}


class ApiError(Exception):
    """Answered as `ErrorAnswer`; the text is `server-error-<name>` in the locale files."""

    def __init__(self, kind: str, name: str, **args: Any) -> None:
        super().__init__(kind, name)
        self.kind = kind
        self.text = Text(f"server-error-{name}", args)

    @property
    def status(self) -> int:
        return STATUS[self.kind]

    def answer(self) -> ErrorAnswer:
        return ErrorAnswer(Problem(self.kind, self.text))


def missing_table() -> ApiError:
    """Said alike of tables that do not exist and of tables one may not see."""
    return ApiError("missing", "no-table")
