"""A decision as a numbered menu: one widget for each kind of input, so that any game can be played."""

import re
from collections.abc import Callable
from typing import Any

from sternhafen.cli.common import put, text_of
from sternhafen.core.plain import BlockedData, CellData, DecisionData, ItemData, Json
from sternhafen.core.text import Text, listed, text

Say = Callable[[Text], str]


class NotUnderstood(Exception):
    """What was typed is no choice of this menu."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = text(key, **args)


class Menu:
    """The choices of one decision, numbered from 1: things to pick first, complete actions after them."""

    def __init__(self, decision: DecisionData, say: Say) -> None:
        self.decision = decision
        self.say = say
        self.items = [item for item in decision.get("items", []) for _ in range(item["count"])]
        self.options = decision["options"]
        self.cells = decision.get("cells", [])

    def show(self) -> None:
        put(self.say(text_of(self.decision["prompt"])))
        for number, line in enumerate([*self._item_lines(), *self._option_lines()], 1):
            put(f"{number}. {line}")
        for line in dict.fromkeys(map(self._blocked_line, self.decision["blocked"])):
            put(line)
        put(self.say(self._hint()))

    def action(self, line: str) -> Json:
        """The action that was typed."""
        if self.decision["kind"] == "number":
            return self._number(line)
        if self.decision["kind"] == "place":
            return self._place(line)
        numbers = self._numbers(line)
        if len(numbers) == 1 and numbers[0] > len(self.items):
            return self.options[numbers[0] - len(self.items) - 1]["action"]
        return self._selection(numbers)

    def _item_lines(self) -> list[str]:
        return [self.say(text_of(item["label"])) + self._single_preview(item) for item in self.items]

    def _single_preview(self, item: ItemData) -> str:
        """What the item alone would cost and give, where the decision says so."""
        for pick in self.decision.get("sets") or []:
            if pick["items"] == [item["id"]]:
                return "".join(f"; {self.say(text_of(line))}" for line in pick["preview"])
        return ""

    def _option_lines(self) -> list[str]:
        return [
            "; ".join([self.say(text_of(option["label"])), *(self.say(text_of(line)) for line in option["preview"])])
            for option in self.options
        ] + [self._cell_line(cell) for cell in self.cells]

    def _cell_line(self, cell: CellData) -> str:
        """A place, with what each rotation would mean where the decision says so."""
        if "preview" in cell:
            lines = "; ".join(self.say(text_of(line)) for line in cell["preview"])
            return f"{self.say(text_of(cell['label']))}: {lines}"
        return f"{cell['cell']} ({', '.join(map(str, cell['rotations']))})"

    def _blocked_line(self, blocked: BlockedData) -> str:
        """Only components have names; of other places the reason must do."""
        target, rule = blocked["target"], blocked["rule"] or ""
        reason = self.say(text_of(blocked["text"]))
        if "card" in target:
            what = self.say(text("core-item", card={"card": target["card"]}))
            return self.say(text("cli-blocked", what=what, reason=reason, rule=rule))
        return self.say(text("cli-blocked-place", reason=reason, rule=rule))

    def _hint(self) -> Text:
        kind = self.decision["kind"]
        if kind == "number":
            return text("cli-hint-number", least=self.decision["min"], most=self.decision["max"])
        if kind in ("several", "pay"):
            least, most = self.decision["min"], self.decision["max"]
            key = "cli-hint-exactly" if least == most else "cli-hint-several"
            return text(key, least=least, most=most)
        if kind == "place" and not self.cells:
            return text("cli-hint-no-place")
        return text(f"cli-hint-{kind}")

    def _numbers(self, line: str) -> list[int]:
        words = re.split(r"[\s,]+", line.strip())
        most = len(self.items) + len(self.options)
        if not all(word.isdigit() and 1 <= int(word) <= most for word in words):
            raise NotUnderstood("cli-not-understood", most=most)
        return [int(word) for word in words]

    def _selection(self, numbers: list[int]) -> Json:
        if not self.items or max(numbers) > len(self.items) or len(set(numbers)) < len(numbers):
            raise NotUnderstood("cli-one-choice")
        picked = [self.items[number - 1]["id"] for number in numbers]
        return {**self.decision["template"], self.decision["field"]: picked}

    def _number(self, line: str) -> Json:
        if not re.fullmatch(r"-?\d+", line.strip()):
            raise NotUnderstood("cli-hint-number", least=self.decision["min"], most=self.decision["max"])
        return {**self.decision["template"], self.decision["field"]: int(line)}

    def _place(self, line: str) -> Json:
        """A cell's number or name and, if it can be turned, the rotation; or an option's number."""
        first, *turned = line.replace("°", "").split() or [""]
        names = [cell["cell"] for cell in self.cells]
        # options come first: they are counted below nought
        place = names.index(first) if first in names else self._counted(first) - len(self.options)
        if place < 0 and not turned:
            return self.options[place]["action"]
        if not 0 <= place < len(self.cells) or len(turned) > 1:
            raise NotUnderstood("cli-hint-place")
        return self._attached(self.cells[place], turned)

    def _counted(self, word: str) -> int:
        """The place of what is numbered so among options and cells."""
        most = len(self.options) + len(self.cells)
        if not (word.isdecimal() and 1 <= int(word) <= most):
            raise NotUnderstood("cli-hint-place")
        return int(word) - 1

    def _attached(self, cell: CellData, turned: list[str]) -> Json:
        """The action for this cell; where it could be turned several ways nobody chooses for the one who types."""
        action = {**self.decision["template"], self.decision["cell_field"]: cell["cell"]}
        if not self.decision["rotation_field"]:
            return action
        rotations = cell["rotations"]
        if not turned and len(rotations) > 1:
            raise NotUnderstood("cli-hint-turn", degrees=listed(f"{degrees}°" for degrees in rotations))
        if turned and not turned[0].isdecimal():
            raise NotUnderstood("cli-hint-place")
        return {**action, self.decision["rotation_field"]: int(turned[0]) if turned else rotations[0]}
