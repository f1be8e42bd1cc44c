"""An action in words, as the decision that it answers would say it, and what speaks for it."""

from collections.abc import Sequence
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.inputs import PlaceAt
from sternhafen.core.offers import Option
from sternhafen.core.plain import ItemData
from sternhafen.core.state import State
from sternhafen.core.text import LANGUAGES, Text, TextData, has_text, text


def said(decision: Decision, action: Action) -> Text:
    """What the action chooses: an option by its label, else the things, the number or the place it names."""
    for option in decision.options:
        if option.action == action:
            return option.label
    asked, answer = decision.json(), action.json()
    if "items" in asked:
        return _things(asked["items"], answer[asked["field"]])
    if "cells" in asked:
        turned = answer.get(asked["rotation_field"] or "", 0)
        return text("core-said-place", cell=_cell(decision, answer[asked["cell_field"]]), turned=turned)
    return text("core-said-number", number=answer[asked["field"]])


def named(decision: Decision, action: Action) -> Text:
    """The same in few words: an option that is one card's alone by the card."""
    for option in decision.options:
        if option.action == action and (card := _own_card(decision, option)) is not None:
            return text("core-said-things", things=[{"card": card}])
    return said(decision, action)


def deed(decision: Decision, action: Action) -> Text:
    """What is done, with the verb that the question has and the answer alone lacks: "Discard Drop Ships"."""
    asked = decision.prompt
    key = f"{asked.key}-deed"
    if not has_text(key, LANGUAGES[0]) or any(option.action == action for option in decision.options):
        return named(decision, action)
    return text(key, **{**asked.args, "what": said(decision, action)})


def chosen(decision: Decision, action: Action) -> list[str]:
    """The ids of the cards that an answer names, where several are asked for."""
    asked, answer = decision.json(), action.json()
    names = answer.get(asked.get("field", ""), [])
    cards = {item["id"]: (item["target"] or {}).get("card") for item in asked.get("items", [])}
    return [card for name in names if (card := cards.get(name)) is not None]


def _cell(decision: Decision, cell: str) -> Any:
    return decision.input.called(cell) if isinstance(decision.input, PlaceAt) else cell


def _own_card(decision: Decision, option: Option) -> str | None:
    """The card that the option alone stands at and speaks of; one that lies at a card's place may be something else."""
    card = (option.target or {}).get("card")
    alone = sum((other.target or {}).get("card") == card for other in decision.options) == 1
    return card if alone and {"card": card} in option.label.args.values() else None


def previewed(decision: Decision, action: Action) -> list[TextData]:
    """What the action costs and brings, in the lines that the decision itself shows before it is made."""
    for option in decision.options:
        if option.action == action:
            return [line.json() for line in option.preview]
    asked, answer = decision.json(), action.json()
    chosen = answer.get(asked.get("field", ""), [])
    for pick in asked.get("sets") or []:
        if sorted(pick["items"]) == sorted(chosen):
            return list(pick["preview"])
    own = [line for item in asked.get("items", []) if item["id"] in chosen for line in item.get("preview", [])]
    return own or list(asked.get("preview", []))


def reasons(state: State, seat: int, action: Action) -> list[TextData]:
    """What speaks for the action: what its game says of it, else what the decision previews."""
    own = [line.json() for line in state.game.advice(state, seat, action)]
    return own or previewed(state.decision(seat), action)


def why(lines: Sequence[TextData], threat: Text | None, margin: float | None) -> Text:
    """One sentence for a move: what it costs and brings, what others threaten, how far ahead of the next best it is."""
    parts = [{"text": line} for line in lines]
    if parts and threat:
        return text("core-why-threat", lines={"list": parts}, threat={"text": threat.json()})
    if parts:
        return text("core-why", lines={"list": parts})
    key = "core-why-only" if margin is None else "core-why-behind" if margin < 0 else "core-why-ahead"
    plain = text(key, points=abs(round(100 * (margin or 0))))
    return text("core-why-threat", lines={"text": plain.json()}, threat={"text": threat.json()}) if threat else plain


def _things(items: Sequence[ItemData], chosen: Sequence[str]) -> Text:
    called = {item["id"]: _called(item) for item in items}
    return text("core-said-things", things=[called[name] for name in chosen])


def _called(item: ItemData) -> Any:
    """Cards by their name; other things by the label of the choice."""
    target = item["target"] or {}
    return {"card": target["card"]} if target.get("card") == item["id"] else {"text": item["label"]}
