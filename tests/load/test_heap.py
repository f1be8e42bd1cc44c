"""Many programs grab tiles from one heap in real time, over the network and faster than any people."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from server.harness import LINE, Person, Server
from server.tables.test_realtime import stored
from websockets.asyncio.client import ClientConnection, connect

from sternhafen.games.trucker.model import TruckerState
from sternhafen.server.tables.logged_game import Entry, carry_out, state_after

SEATS = 4
PROGRAMS_EACH = 3
TAKES_EACH = 60
PACE = 0.05
"""Seconds between two takes of a program: twelve programs offer 240 takes a second."""
LOOK_AGAIN = {"stale", "illegal"}
"""Another program of the same seat was quicker, or somebody else has the tile."""
YARD = {"building": "real_time", "hourglass_seconds": 300, "flight": "II"}


class Grabber:
    """A program with a key: it puts down what it holds and grabs, without waiting for the answers."""

    def __init__(self, server: Server, table: str, secret: str, rng: random.Random) -> None:
        self.url = server.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.rng = rng
        self.view: Any = None
        self.takes: set[str] = set()
        self.sent = 0
        self.answers: dict[str, Any] = {}
        self.doubles: list[Any] = []

    async def grab(self, all_here: asyncio.Barrier) -> None:
        """Take and take; the first time all programs of a seat answer the same decision, so that some come too late."""
        async with connect(self.url, additional_headers=self.headers, **LINE) as line:
            self.hear(await line.recv())
            await all_here.wait()
            reader = asyncio.create_task(self.read(line))
            for _ in range(TAKES_EACH):
                await self.take(line)
                await asyncio.sleep(PACE)
            while len(self.answers) < self.sent:
                await asyncio.sleep(PACE)
            reader.cancel()

    async def read(self, line: ClientConnection) -> None:
        async for frame in line:
            self.hear(frame)

    def hear(self, frame: Any) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "view":
            self.view = message
            self.doubles += doubles_in(message["view"])
        elif message["type"] in ("ack", "refused"):
            self.answers[message["id"]] = message

    async def take(self, line: ClientConnection) -> None:
        """A face-up tile that others want too, else a hidden one."""
        view, number = self.view["view"], self.view["decision"]["number"]
        if view["seats"][view["seat"]]["hand"]:
            await self.send(line, number, {"type": "return_tile"})
            number += 1
        shown = view["yard"]["shown"]
        hidden = not shown or self.rng.random() < 0.3
        wish = {"type": "take_hidden"} if hidden else {"type": "take", "tile": self.rng.choice(shown[:3])}
        self.takes.add(await self.send(line, number, wish))

    async def send(self, line: ClientConnection, number: int, action: Any) -> str:
        name = f"{id(self):x}-{self.sent}"
        self.sent += 1
        command = {"type": "act", "id": name, "decision": number, "action": action}
        await line.send(msgspec.json.encode(command).decode())
        return name


def doubles_in(view: Any) -> list[str]:
    """Tiles that a view shows in two places at once."""
    hands = [seat["hand"] for seat in view["seats"] if seat["hand"]]
    return [tile for tile, count in Counter([*hands, *view["yard"]["shown"]]).items() if count > 1]


def test_no_tile_is_ever_in_two_hands(server: Server) -> None:
    """Every take is answered, the refused ones for a proper reason, and each tile is in one place at every moment."""
    people = [Person(server, f"Trucker {seat}") for seat in range(SEATS)]
    table = real_time_table(people)
    grabbers = [
        Grabber(server, table, person.post("/api/tokens", {"label": "hand"})["secret"], random.Random(place))
        for place, person in enumerate(people * PROGRAMS_EACH)
    ]
    asyncio.run(grab_together(grabbers))
    entries = stored(server, table)
    check_answers(grabbers, entries)
    assert [grabber.doubles for grabber in grabbers if grabber.doubles] == []
    places = list(tiles_in_play(entries))
    assert all(len(set(tiles)) == len(tiles) for tiles in places)
    assert len({frozenset(tiles) for tiles in places}) == 1
    for person in people:
        person.close()


def real_time_table(people: list[Person]) -> str:
    """A table at which all of them build."""
    table = str(people[0].open_table(game="trucker", players=SEATS, options=YARD)["table"]["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
        person.post(f"/api/tables/{table}/ready")
    people[0].post(f"/api/tables/{table}/start")
    return table


async def grab_together(grabbers: list[Grabber]) -> None:
    all_here = asyncio.Barrier(len(grabbers))
    await asyncio.gather(*(grabber.grab(all_here) for grabber in grabbers))


def check_answers(grabbers: list[Grabber], entries: list[Entry]) -> None:
    """What was acknowledged is in the log once, what was refused is not; both happened, at 200 takes a second."""
    assert SEATS * PROGRAMS_EACH / PACE >= 200
    assert sum(len(grabber.takes) for grabber in grabbers) == SEATS * PROGRAMS_EACH * TAKES_EACH
    answers = {name: answer for grabber in grabbers for name, answer in grabber.answers.items()}
    refused = [answer for answer in answers.values() if answer["type"] == "refused"]
    assert refused
    assert {answer["kind"] for answer in refused} <= LOOK_AGAIN
    assert all(answer["rule"] or answer["stale"] for answer in refused)
    logged = [entry.command.split(":")[1] for entry in entries if entry.command]
    assert sorted(logged) == sorted(name for name, answer in answers.items() if answer["type"] == "ack")
    assert any(name in grabber.takes for grabber in grabbers for name in logged)


def tiles_in_play(entries: list[Entry]) -> Iterator[list[int]]:
    """Every tile in a hand, face up, or in the heap, after each entry."""
    state = state_after(entries[:1])
    assert isinstance(state, TruckerState)
    for entry in entries:
        if entry.seq > 1:
            carry_out(state, entry)
        hands = [player.hand for player in state.seats if player.hand >= 0]
        yield [*hands, *state.shown, *state.heap]
