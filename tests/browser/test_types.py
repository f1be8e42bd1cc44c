"""The client's message types are made from the server's models, and are not behind them."""

import json
import subprocess

from server.harness import ROOT

from sternhafen.server.schema import schema


def test_the_generated_types_are_up_to_date(client: None) -> None:
    """`python -m sternhafen.server.schema | node tools/protocol.mjs` gives the committed file."""
    made = subprocess.run(
        ["node", "tools/protocol.mjs"],
        cwd=ROOT / "client",
        input=json.dumps(schema(), sort_keys=True),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert made == (ROOT / "client" / "src" / "generated" / "protocol.ts").read_text()
