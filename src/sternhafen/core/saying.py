"""An action in words, as the decision that it answers would say it."""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.text import Text, text


def said(decision: Decision, action: Action) -> Text:
    """What the action chooses: an option by its label, else the things, the number or the place it names."""
    for option in decision.options:
        if option.action == action:
            return option.label
    asked, answer = decision.json(), action.json()
    if "items" in asked:
        return _things(asked["items"], answer[asked["field"]])
    if "cells" in asked:
        return text("core-said-place", cell=answer[asked["cell_field"]], turned=answer.get(asked["rotation_field"], 0))
    return text("core-said-number", number=answer[asked["field"]])


def _things(items: Sequence[dict[str, Any]], chosen: Sequence[str]) -> Text:
    called = {item["id"]: _called(item) for item in items}
    return text("core-said-things", things=[called[name] for name in chosen])


def _called(item: dict[str, Any]) -> Any:
    """Cards by their name; other things by the label of the choice."""
    target = item["target"] or {}
    return {"card": target["card"]} if target.get("card") == item["id"] else {"text": item["label"]}
