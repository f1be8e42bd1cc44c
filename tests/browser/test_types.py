"""The client's types are made from the server's and the engine's, and are not behind them."""

import json
import subprocess
from typing import Any

import pytest
from server.harness import ROOT

import sternhafen
from sternhafen import schema as engine
from sternhafen.server.protocol import schema as protocol

MADE = {
    "protocol": protocol.schema(),
    "plain": engine.shared_schema(),
    **{name: engine.schema(sternhafen.game(name)) for name in sternhafen.games()},
    **{f"{name}.components": engine.components_schema(sternhafen.game(name)) for name in sternhafen.games()},
}


def test_the_order_of_the_games_is_the_engines() -> None:
    """Until the server answers, the client offers the games as the engine it was built with does."""
    made = (ROOT / "client" / "src" / "generated" / "games.ts").read_text()
    assert made == engine.shelf_module()


@pytest.mark.parametrize(("name", "schema"), MADE.items(), ids=list(MADE))
def test_the_generated_types_are_up_to_date(client: None, name: str, schema: dict[str, Any]) -> None:
    """`make generated` gives the committed files."""
    made = subprocess.run(
        ["node", "tools/protocol.mjs"],
        cwd=ROOT / "client",
        input=json.dumps(schema, sort_keys=True),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert made == (ROOT / "client" / "src" / "generated" / f"{name}.ts").read_text()
