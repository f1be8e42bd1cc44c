"""The table for the eye: as text, as a drawing, or as pixels."""

from typing import Any

from sternhafen.core.errors import DataError
from sternhafen.env.table import Table

MODES = ("human", "ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise DataError("render_mode", f"expected one of {', '.join(MODES)}, found {mode!r}")


def rendered(table: Table, mode: str | None) -> Any:
    """What a spectator sees; `human` prints it."""
    if mode == "svg":
        return table.drawn().svg
    if mode == "rgb_array":
        return table.drawn().pixels()
    if mode == "human":
        print(table.told())
    return table.told() if mode == "ansi" else None
