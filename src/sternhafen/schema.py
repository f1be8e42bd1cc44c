"""What leaves the engine, as a JSON schema: views, decisions, events, results and actions.

`python -m sternhafen.schema race > race.schema.json`; `… race components` for what is in its box; without a game,
what all games share.
"""

import json
import sys
from typing import Any

import msgspec

from sternhafen.core.component_types import ComponentsData
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.plain import DecisionData, EventData, Json, ResultData, ViewData
from sternhafen.registry import game, part, shelf

SHARED = (DecisionData, EventData, ResultData)
"""What says the same in every game."""
FRAMES = (*SHARED, ViewData)
"""And what games add to."""
HEAD = "https://json-schema.org/draft/2020-12/schema"


def parts(*kinds: Any) -> Json:
    """The definitions of these types and of all that is in them."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return dict(sorted(found.items()))


def shared_schema() -> Json:
    """What all games share."""
    return {"$schema": HEAD, "title": "All games", "$defs": parts(*FRAMES, ComponentsData)}


def schema(rules: Game) -> Json:
    """One document for a game: a definition for each kind of thing, and for each action. `x-shared` are all games'."""
    actions = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in rules.action_kinds]}
    every = parts(rules.view_kind, rules.decision_kind, *FRAMES, *rules.action_kinds)
    return {
        "$schema": HEAD,
        "title": rules.name,
        "x-shared": list(parts(*FRAMES)),
        "$defs": {**every, "Action": actions},
    }


def components_schema(rules: Game) -> Json:
    """What `rules.components()` gives, of a game that says so in its `component_types`."""
    types = part(rules.id, "component_types")
    if types is None:
        raise DataError(f"game {rules.id}", "does not say what its components hold: it has no component_types")
    return {
        "$schema": HEAD,
        "title": f"{rules.name}: components",
        "x-shared": list(parts(*SHARED, ComponentsData)),
        "$defs": parts(types.COMPONENTS),
    }


def made(name: str = "", what: str = "") -> Json:
    """The document that the command line asks for."""
    if not name:
        return shared_schema()
    return components_schema(game(name)) if what else schema(game(name))


def shelf_module() -> str:
    """The games in their order, as a client is built with them."""
    head = "// Made by sternhafen.schema: do not edit."
    return f"{head}\n\nexport const GAMES: readonly string[] = {json.dumps(shelf())};\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["shelf"]:
        sys.stdout.write(shelf_module())
    else:
        json.dump(made(*sys.argv[1:]), sys.stdout, indent=1, sort_keys=True)
