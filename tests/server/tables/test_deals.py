"""Who may know a deal: one rule, whatever way the seed comes."""

import random
from typing import Any

import pytest
from server.harness import Person, Server
from sqlalchemy import Connection, insert

import sternhafen
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate, run_alembic
from sternhafen.server.store.store import make_engine


def key(answer: Any) -> str:
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def finished(person: Person, game: str, **wish: Any) -> str:
    """A solo table played to its end by bots, whoever sat there having resigned."""
    table = person.solo(game=game, players=2, bots=["random"], **wish)
    with person.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")
        while not chair.view["result"]:
            chair.receive()
    return table


@pytest.mark.parametrize("game", sternhafen.games())
def test_a_chosen_deal_never_comes_to_a_shared_table(ada: Person, game: str) -> None:
    """Neither at once, nor by way of a solo table, nor by way of two."""
    chosen = finished(ada, game, seed=7)
    again = finished(ada, game, same_deal=chosen)
    for source in (chosen, again):
        for visibility in ("open", "private"):
            wish = {"game": game, "same_deal": source, "visibility": visibility}
            assert key(ada.post("/api/tables", wish, status=400)) == "seed-solo-only"
    alone = ada.post("/api/tables", {"game": game, "same_deal": again, "visibility": "solo"})
    assert alone["table"]["deal"] == "chosen"


def test_a_repeated_deal_is_told_to_all(server: Server, ada: Person, bob: Person) -> None:
    """In the list, in the room, at the table, with the result and in the record; a fresh one is not."""
    first = finished(ada, "jumpdrive")
    shared = ada.open_table(players=2, same_deal=first)["table"]
    assert (shared["deal"], shared["same_deal"]) == ("repeated", first)
    listed = {entry["id"]: entry["deal"] for entry in bob.get("/api/tables?status=lobby")["tables"]}
    assert listed[shared["id"]] == "repeated"
    assert bob.get(f"/api/tables/{shared['id']}")["table"]["deal"] == "repeated"
    ada.begin(shared["id"], bob)
    with bob.sit(shared["id"]) as b, ada.sit(shared["id"]) as a:
        assert b.until("view")["table"]["deal"] == "repeated"
        assert b.events[0]["event"]["type"] == "table-start-repeated"
        b.ask("resign")
        a.until("view")
        a.ask("resign")
        while not b.view["result"]:
            b.receive()
        assert b.view["table"]["deal"] == "repeated"
    record = bob.get(f"/api/tables/{shared['id']}/record")
    assert record["deal"] == "repeated"
    assert sternhafen.replay(record).result
    assert ada.get(f"/api/tables/{first}")["table"]["deal"] == "fresh"
    assert "deal" not in ada.get(f"/api/tables/{first}/record")


def test_a_rematch_with_the_same_deal_says_so_and_one_without_does_not(ada: Person, bob: Person) -> None:
    """The same rule as for a table of one's own."""
    first = ada.begin_with(bob)
    with ada.sit(first) as a, bob.sit(first) as b:
        a.until("view")
        a.ask("resign")
        b.ask("resign")
        while not a.view["result"]:
            a.receive()
    assert ada.post(f"/api/tables/{first}/rematch", {"same_deal": True})["table"]["deal"] == "repeated"
    second = finished(ada, "jumpdrive")
    assert ada.post(f"/api/tables/{second}/rematch")["table"]["deal"] == "fresh"


def test_an_imported_deal_is_a_chosen_one_and_a_missing_seed_is_no_seed(ada: Person) -> None:
    """Whoever brings a record may have made it. One that starts from a position has nothing to repeat."""
    game, rng = sternhafen.game("jumpdrive"), random.Random(3)
    state = game.new(players=2, seed=3)
    position = state.position()
    for start, status, refusal in ((state, 400, "seed-solo-only"), (game.position(position), 409, "no-deal")):
        while not start.over:
            for seat in start.to_act:
                start.apply(seat, start.decision(seat).sample(rng))
        table = ada.post("/api/records", start.record())["id"]
        wish = {"game": "jumpdrive", "same_deal": table}
        assert key(ada.post("/api/tables", wish, status=status)) == refusal
        assert ada.get(f"/api/tables/{table}")["table"]["deal"] == "chosen"
    assert key(ada.post("/api/tables", wish | {"visibility": "solo"}, status=409)) == "no-deal"


def test_tables_from_before_know_whose_deal_they_have(database: str) -> None:
    """A migration marks what was chosen, what repeats it, however often, and what was imported."""
    engine = make_engine(database)
    with engine.begin() as connection:
        run_alembic(connection, "0003")
        old_table(connection, "fresh")
        old_table(connection, "chosen", seed="7")
        old_table(connection, "twice", seed="7", same_deal="once")
        old_table(connection, "once", seed="7", same_deal="chosen")
        old_table(connection, "again", seed="8", same_deal="fresh")
        old_table(connection, "brought", visibility="private", status="finished")
    migrate(database)
    with engine.connect() as connection:
        marked = {row.id: row.deal for row in connection.execute(t.tables.select())}
    engine.dispose()
    expected = {"fresh": "fresh", "again": "repeated"} | dict.fromkeys(("chosen", "once", "twice", "brought"), "chosen")
    assert marked == expected


def old_table(connection: Connection, name: str, **values: str) -> None:
    row = {"id": name, "game": "jumpdrive", "options": {}, "players": 2, "status": "lobby", "visibility": "open"}
    columns = [column for column in t.tables.c if column.name in {"language", "created", *row, *values}]
    old = t.tables.insert().values(
        {column: (row | values | {"language": "en", "created": 1})[column.name] for column in columns}
    )
    connection.execute(old)
    connection.execute(insert(t.seats), {"table": name, "seat": 0, "name": "1", "kind": "human", "ready": False})
