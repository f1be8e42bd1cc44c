"""Placeholder"""
from typing import Any
def written(state: Any) -> dict[str, Any]:
    return {}
def read(state: Any, data: dict[str, Any]) -> None:
    pass
