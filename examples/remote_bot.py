"""A program that takes a seat at a running Sternhafen server and plays to the end by legal random decisions.

Get a key first (docs/api.md, "Who you are": one POST to /api/tokens). Then:

    python examples/remote_bot.py http://localhost:8080 --token sh_... --table <id>
    python examples/remote_bot.py http://localhost:8080 --token sh_... --game jumpdrive

It needs only Python and `pip install websockets`. Replace `choose` to make it clever: it gets the view (what
this seat may know) and the decision (every legal choice), and returns an action.
"""

import argparse
import json
import random
import urllib.request
import uuid
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(view: dict[str, Any], decision: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Any legal action. Decisions come from a closed set of kinds, so this plays every game."""
    ready = [option["action"] for option in decision["options"]]
    if decision["kind"] == "one" or decision.get("sets") == [] or (ready and rng.random() < 0.3):
        return dict(rng.choice(ready))
    return {**decision["template"], **answer(decision, rng)}


def answer(decision: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The fields to fill in, by the kind of decision."""
    if decision["kind"] == "number":
        return {decision["field"]: rng.randint(decision["min"], decision["max"])}
    if decision["kind"] == "place":
        return place(decision, rng)
    if decision.get("sets"):
        return {decision["field"]: rng.choice(decision["sets"])["items"]}
    return {decision["field"]: some(decision, rng)}


def place(decision: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A cell and, where the game asks for one, a rotation."""
    cell = rng.choice(decision["cells"])
    filled = {decision["cell_field"]: cell["cell"]}
    if decision["rotation_field"]:
        filled[decision["rotation_field"]] = rng.choice(cell["rotations"])
    return filled


def some(decision: dict[str, Any], rng: random.Random) -> list[str]:
    """Enough of the things on offer: all of them in some order, the number asked for, or the price."""
    things = [item for item in decision["items"] for _ in range(item.get("count", 1))]
    rng.shuffle(things)
    if decision["kind"] == "order":
        return [item["id"] for item in things]
    if decision["kind"] == "several":
        return [item["id"] for item in things[: rng.randint(decision["min"], min(decision["max"], len(things)))]]
    paid: list[dict[str, Any]] = []
    while sum(item.get("value", 1) for item in paid) < decision["need"]:
        paid.append(things.pop())
    return [item["id"] for item in paid]


class Server:
    """The HTTP side: JSON in, JSON out, with our key."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def post(self, path: str, data: dict[str, Any]) -> Any:
        request = urllib.request.Request(self.url + path, json.dumps(data).encode(), self.headers)
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)

    def seat(self, table: str | None, game: str, invite: str | None) -> str:
        """Sit down at the table, or open a solo one."""
        if table is None:
            made = self.post("/api/tables", {"game": game, "visibility": "solo", "start": True})
            return str(made["table"]["id"])
        self.post(f"/api/tables/{table}/join", {"invite": invite})
        self.post(f"/api/tables/{table}/ready", {"ready": True})
        return table

    def play(self, table: str, rng: random.Random) -> dict[str, Any]:
        """Play until there is a result, coming back after every lost connection."""
        seen = 0
        while True:
            try:
                for view in self.views(table, seen, rng):
                    seen = view["seq"]
                    if view["result"]:
                        return dict(view["result"])
            except (ConnectionClosed, OSError) as lost:
                print(f"connection lost ({lost}); coming back")

    def views(self, table: str, since: int, rng: random.Random) -> Any:
        """Every view of the table; each decision asked of us is answered once."""
        answered = None
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{table}?since={since}"
        with connect(address, additional_headers=self.headers, max_size=None) as socket:
            for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":
                    print("refused:", message["rule"], message["text"]["key"])
                    answered = None
                if message["type"] != "view":
                    continue
                yield message
                decision = message["decision"]
                if decision and decision["number"] != answered:
                    answered = decision["number"]
                    action = choose(message["view"], decision, rng)
                    command = {"type": "act", "id": uuid.uuid4().hex, "decision": answered, "action": action}
                    socket.send(json.dumps(command))


def main() -> None:
    """Read the command line, play, print the scores."""
    parser = argparse.ArgumentParser(description="Take a seat at a running Sternhafen server.")
    parser.add_argument("url")
    parser.add_argument("--token", required=True, help="a key of your account")
    parser.add_argument("--table", help="the table to sit down at; otherwise a solo table is opened")
    parser.add_argument("--invite", help="the invitation of a private table")
    parser.add_argument("--game", default="jumpdrive")
    parser.add_argument("--seed", type=int, default=None)
    wish = parser.parse_args()
    server = Server(wish.url, wish.token)
    table = server.seat(wish.table, wish.game, wish.invite)
    result = server.play(table, random.Random(wish.seed))
    print(json.dumps({"table": table, "scores": result["scores"], "winners": result["winners"]}))


if __name__ == "__main__":
    main()
