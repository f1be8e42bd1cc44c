"""The page of a game: what a view holds, what actions and events there are. Made of the types and their docstrings.

`python -m sternhafen.pages docs/views` writes the pages of all games.
"""

import ast
import re
import sys
from pathlib import Path
from typing import Any

from sternhafen.core import plain
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.registry import game, games, texts
from sternhafen.schema import SHARED, parts

Docs = dict[str, dict[str, str]]
"""What stands below the fields of a class, by class and field."""


def page(rules: Game) -> str:
    """The page of one game."""
    own, shared = parts(rules.view_kind, rules.decision_kind), parts(*SHARED)
    docs = field_docs(rules)
    view = rules.view_kind.__name__
    order = [view, *(name for name in own if name != view and name not in shared)]
    chapters = [
        *_head(rules, view),
        "## Views\n",
        *(_kind(name, own[name], docs.get(name, {})) for name in order),
        "## Actions\n",
        _actions(rules),
        "## Events\n",
        _events(rules),
        "## Decisions, events and results\n",
        "These are the same in all games.\n",
        *(_kind(name, node, docs.get(name, {})) for name, node in shared.items()),
    ]
    return "\n".join(chapters).rstrip() + "\n"


def _head(rules: Game, view: str) -> tuple[str, str]:
    return (
        f"# What {rules.name} shows\n",
        f"Made by `python -m sternhafen.pages docs/views` from the types in `games/{rules.id}`. `state.view(seat)` is "
        f"a `{view}` in plain data; `python -m sternhafen.schema {rules.id}` prints all of this as a JSON schema.\n",
    )


def _kind(name: str, node: Json, docs: dict[str, str]) -> str:
    required = set(node.get("required", ()))
    rows = [
        f"| `{field}`{'' if field in required else ' (not always)'} | {_words(kind)} | {docs.get(field, '')} |"
        for field, kind in _in_order(node["properties"], required, docs)
    ]
    about = node.get("description", "").split("\n")[0]
    return "\n".join([f"### {name}\n", f"{about}\n", "| Field | Holds | Meaning |", "| --- | --- | --- |", *rows, ""])


def _in_order(fields: Json, required: set[str], docs: dict[str, str]) -> list[tuple[str, Any]]:
    """What is always there first, then as the class has them, where it says so: schemas are sorted."""
    places = {name: place for place, name in enumerate(docs)}
    return sorted(fields.items(), key=lambda field: (field[0] not in required, places.get(field[0], 0)))


def _words(node: Json) -> str:
    """A type in words."""
    if "$ref" in node:
        name = node["$ref"].split("/")[-1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in node:
        return " or ".join(map(_words, node["anyOf"]))
    if "enum" in node:
        return ", ".join(f"`{value}`" for value in node["enum"])
    if "prefixItems" in node:
        return "pair of " + " and ".join(map(_words, node["prefixItems"]))
    if node.get("type") == "array":
        return f"list of {_words(node['items'])}"
    if node.get("type") == "object":
        more = node.get("additionalProperties")
        return f"object of {_words(more)}" if more else "object"
    return str(node.get("type", "anything"))


def _actions(rules: Game) -> str:
    rows = []
    for kind in rules.action_kinds:
        fields = parts(kind)[kind.__name__]["properties"]
        said = "; ".join(f"`{name}`: {_words(node)}" for name, node in fields.items() if name != "type")
        rows.append(f"| `{kind.type_name()}` | {said} | {_first_line(kind)} |")
    return "\n".join(["| Type | Fields | Meaning |", "| --- | --- | --- |", *rows, ""])


def _events(rules: Game) -> str:
    """The types of events with the arguments of their sentences, as the English texts have them."""
    told = re.findall(rf"^{rules.id}-event-([\w-]+) =((?:.|\n[ }}])*)", texts(rules.id, "en") or "", re.M)
    rows = []
    for key, sentence in told:
        if not key.endswith("-own"):
            arguments = sorted(set(re.findall(r"\$(\w+)", sentence)))
            rows.append(f"| `{key.replace('-', '_')}` | {', '.join(f'`{name}`' for name in arguments)} |")
    return "\n".join(["| Type | In its text |", "| --- | --- |", *rows, ""])


def _first_line(kind: type) -> str:
    return (kind.__doc__ or "").split("\n")[0]


def field_docs(rules: Game) -> Docs:
    """The docstrings below fields, inherited ones included, in the order of the classes."""
    found: Docs = {}
    for module in (plain, sys.modules[rules.view_kind.__module__]):
        for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases = [found.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
                found[node.name] = {name: text for base in bases for name, text in base.items()} | _documented(node)
    return found


def _documented(node: ast.ClassDef) -> dict[str, str]:
    docs: dict[str, str] = {}
    for part, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            docs[part.target.id] = str(text)
    return docs


def write(folder: Path) -> None:
    """All pages."""
    folder.mkdir(exist_ok=True)
    for name in games():
        (folder / f"{name}.md").write_text(page(game(name)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
