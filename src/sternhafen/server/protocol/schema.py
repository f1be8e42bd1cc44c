"""The JSON schema of all messages: `python -m sternhafen.server.protocol.schema > protocol.schema.json`."""

import json
import sys

import msgspec

from sternhafen.core.plain import Json

from .. import protocol


def schema() -> Json:
    """One document: a definition per message, and the two unions that travel over the WebSocket."""
    types = (protocol.ServerMessage, protocol.ClientMessage, protocol.ImportAnswer)
    every = (*types, *protocol.ANSWERS, *protocol.REQUESTS)
    tops, parts = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    parts["ServerMessage"], parts["ClientMessage"] = tops[0], tops[1]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "SternhafenProtocol",
        "$defs": dict(sorted(parts.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
