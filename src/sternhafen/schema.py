"""What leaves the engine, as a JSON schema: views, decisions, events, results and actions.

`python -m sternhafen.schema race > race.schema.json`; without a game, what all games share.
"""

import json
import sys
from typing import Any

import msgspec

from sternhafen.core.game import Game
from sternhafen.core.plain import DecisionData, EventData, Json, ResultData
from sternhafen.registry import game

SHARED = (DecisionData, EventData, ResultData)
HEAD = "https://json-schema.org/draft/2020-12/schema"


def parts(*kinds: Any) -> Json:
    """The definitions of these types and of all that is in them."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return dict(sorted(found.items()))


def shared_schema() -> Json:
    """What all games share."""
    return {"$schema": HEAD, "title": "All games", "$defs": parts(*SHARED)}


def schema(rules: Game) -> Json:
    """One document for a game: a definition for each kind of thing, and for each action. `x-shared` are all games'."""
    actions = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in rules.action_kinds]}
    every = parts(rules.view_kind, rules.decision_kind, *SHARED, *rules.action_kinds)
    return {
        "$schema": HEAD,
        "title": rules.name,
        "x-shared": list(parts(*SHARED)),
        "$defs": {**every, "Action": actions},
    }


if __name__ == "__main__":
    made = schema(game(sys.argv[1])) if len(sys.argv) > 1 else shared_schema()
    json.dump(made, sys.stdout, indent=1, sort_keys=True)
