"""Small things several tests use."""

from typing import Any


def strings_in(data: Any) -> set[str]:
    """Every string in plain data, keys included."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set(data) | {text for value in data.values() for text in strings_in(value)}
    if isinstance(data, list):
        return {text for value in data for text in strings_in(value)}
    return set()
