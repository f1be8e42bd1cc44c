"""To a stranger a private table is one that does not exist: on every route, in every state, over the socket."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from server.harness import PATIENCE, PLAIN, Chair, Person, Server
from starlette.routing import Route

from sternhafen.server.web.routes import ROUTES

HIDDEN: dict[str, Callable[[Person], str]] = {
    "private-lobby": lambda ada: str(ada.open_table(visibility="private", players=2)["table"]["id"]),
    "private-running": lambda ada: str(
        ada.open_table(visibility="private", players=2, bots=["random"], start=True)["table"]["id"]
    ),
    "solo-running": lambda ada: ada.solo(players=2),
    "solo-finished": lambda ada: over(ada),
}
BODIES: list[Any] = [{}, {"seat": 0}, {"seat": 1, "bot": "random"}, {"ready": True}, {"invite": "x"}]


def over(ada: Person) -> str:
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.play(random.Random(1))
    return table


def addresses() -> list[tuple[str, str]]:
    """Every route that names a table."""
    routes = [
        route for route in ROUTES if isinstance(route, Route) and "/{table}" in route.path and "/api/" in route.path
    ]
    return sorted((method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"})


@pytest.mark.parametrize("kind", HIDDEN)
def test_strangers_hear_that_there_is_no_such_table(server: Server, ada: Person, bob: Person, kind: str) -> None:
    """Word for word what is said of a name nobody ever gave, whether they have a name or not."""
    table = HIDDEN[kind](ada)
    assert len(addresses()) >= 13
    visitor = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE, verify=PLAIN)
    for person in (bob.http, visitor):
        for method, path in addresses():
            for data in BODIES if method == "POST" else [None]:
                shown = [ask(person, method, path, name, data) for name in (table, "nowhere")]
                assert shown[0] == shown[1], (method, path, data)
                assert shown[0][0] in (401, 404, 400), (method, path, shown)
    visitor.close()
    with Chair(server, table, bob.cookie) as line, Chair(server, "nowhere", bob.cookie) as other:
        assert line.ended() == other.ended() == 4404


def ask(person: httpx.Client, method: str, path: str, table: str, data: Any) -> tuple[int, str]:
    address = path.replace("{table}", table).replace("{n:int}", "1")
    answer = person.request(method, address, json=data)
    return answer.status_code, answer.text
