"""Many people playing at once, each remembering what the server acknowledged and showed."""

import asyncio
import json
import random
import uuid
from typing import Any

from server.harness import LINE, Person, Server, choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin


class Player:
    """One person at one table, over any number of connections."""

    def __init__(self, server: Server, table: str, person: Person, rng: random.Random) -> None:
        self.server, self.table, self.cookie, self.rng = server, table, person.cookie, rng
        self.key = person.id
        self.acked: list[str] = []
        self.events: list[Any] = []
        self.view: Any = None
        self.pending: dict[str, Any] | None = None
        self.answered: int | None = None
        self.breaks: list[Exception] = []
        self.pause = 0.0
        """Seconds at most to think before deciding."""
        self.hesitates = False
        """Looks on and decides nothing."""

    @property
    def waits(self) -> bool:
        """Whether this person's choice is in, and others have not chosen yet."""
        return bool(self.view and not self.over and not self.pending and not self.view["decision"])

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["result"])

    async def play(self) -> None:
        """Play until the game is over or the line breaks."""
        url = self.server.url.replace("http", "ws", 1) + f"/ws/tables/{self.table}?since={len(self.events)}"
        headers = {"Cookie": self.cookie}
        try:
            async with connect(url, origin=Origin(self.server.url), additional_headers=headers, **LINE) as line:
                await self._play(line)
        except (ConnectionClosed, OSError, InvalidHandshake) as error:
            self.breaks.append(error)

    async def _play(self, line: ClientConnection) -> None:
        if self.pending:
            await line.send(json.dumps(self.pending))
        while not self.over:
            message = json.loads(await line.recv())
            if message["type"] == "view":
                self.take(message)
            elif message["type"] == "ack":
                self.acked.append(message["id"])
                self.pending = None
            elif message["type"] == "refused":
                assert message["stale"], message
                self.pending, self.answered = None, None
            await self.maybe_act(line)

    def take(self, message: Any) -> None:
        """Remember a view; its events must follow on those before."""
        assert message["since"] == len(self.events), (message["since"], len(self.events))
        self.events += message["events"]
        assert [event["n"] for event in self.events] == list(range(1, len(self.events) + 1))
        self.view = message

    async def maybe_act(self, line: ClientConnection) -> None:
        decision = self.view and self.view["decision"]
        if self.hesitates or not decision or self.pending or decision["number"] == self.answered:
            return
        self.answered = decision["number"]
        # before a decision, not before each view: whoever lags behind what is shown would measure their own lag
        await asyncio.sleep(self.rng.random() * self.pause)
        action = choose(self.view["view"], decision, self.rng)
        self.pending = {"type": "act", "id": uuid.uuid4().hex, "decision": self.answered, "action": action}
        await line.send(json.dumps(self.pending))


def seat_all(server: Server, people: list[Person], bots: int, game: str = "jumpdrive") -> str:
    """A running table of these people and some bots."""
    wish = {"game": game, "players": len(people) + bots, "bots": ["random"] * bots}
    table = str(people[0].open_table(**wish)["table"]["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
        person.post(f"/api/tables/{table}/ready")
    people[0].post(f"/api/tables/{table}/start")
    return table
