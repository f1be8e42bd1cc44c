"""Tables go on when people go: deleted hosts, players turned away, pauses nobody ends, games left to bots."""

import time
from pathlib import Path
from typing import Any

import pytest
from server.harness import Person, Server
from sqlalchemy import select, update

from sternhafen.server.protocol import CupRequest
from sternhafen.server.store import players
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.store import make_engine
from sternhafen.server.system.clocktime import now_ms
from sternhafen.server.tables import cups, quotas
from sternhafen.server.tables.clocks import DAY_MS


def key(answer: Any) -> str:
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def test_a_table_whose_host_is_deleted_goes_on(server: Server, bob: Person) -> None:
    """A bot plays the seat, the next person is host, and whoever looks sees it at once."""
    ada = Person(server, "Ada")
    table = ada.begin_with(bob)
    with bob.sit(table) as chair:
        chair.until("view")
        ada.post("/api/account/delete")
        ada.close()
        while not chair.view["table"]["host"]:
            chair.receive()
        seat = chair.view["table"]["seats"][0]
        assert (seat["name"], seat["kind"], seat["resigned"]) == ("–", "bot", True)
        assert any(event["event"] and event["event"]["type"] == "table-resign" for event in chair.events)
        chair.ask("resign")
        while not chair.view["result"]:
            chair.receive()


def test_a_room_whose_host_is_deleted_goes_on(server: Server, bob: Person) -> None:
    """The seat is free again, and the next person is host."""
    ada = Person(server, "Ada")
    table = str(ada.open_table(players=3)["table"]["id"])
    bob.post(f"/api/tables/{table}/join")
    ada.post("/api/account/delete")
    ada.close()
    left = bob.get(f"/api/tables/{table}")["table"]
    assert (left["host"], [seat["kind"] for seat in left["seats"]]) == (True, ["empty", "human", "empty"])


def test_who_was_turned_away_stays_out(ada: Person, bob: Person) -> None:
    """Neither the free seat nor the invitation opens the table again; an open one may be watched."""
    made = ada.open_table(players=2, visibility="private")
    table, invite = made["table"]["id"], {"invite": made["invite"]}
    bob.post(f"/api/tables/{table}/join", invite)
    ada.post(f"/api/tables/{table}/kick", {"seat": 1})
    bob.post(f"/api/tables/{table}/join", invite, status=404)
    bob.post(f"/api/tables/{table}/enter", invite, status=404)
    open_ = ada.open_table(players=2)["table"]["id"]
    bob.post(f"/api/tables/{open_}/join")
    ada.post(f"/api/tables/{open_}/kick", {"seat": 1})
    assert key(bob.post(f"/api/tables/{open_}/join", status=403)) == "turned-away"
    assert bob.get(f"/api/tables/{open_}")["table"]["you"] is None


def test_all_see_when_a_pause_ends(ada: Person, bob: Person) -> None:
    """A day after it began, unless the host of the server said otherwise."""
    table = ada.begin_with(bob)
    with bob.sit(table) as chair, ada.sit(table) as hers:
        hers.until("view")
        assert hers.ask("pause", paused=True)["type"] == "ack"
        while not chair.view or not chair.view["table"]["paused"]:
            chair.receive()
        assert chair.view["table"]["pause_ends"] == chair.events[-1]["time"] + DAY_MS


def test_a_pause_ends_by_itself(tmp_path: Path) -> None:
    """In its time the game goes on, whoever paused it being gone."""
    with Server(f"sqlite:///{tmp_path / 'pause.sqlite3'}", pause_hours="0.0003") as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        table = ada.begin_with(bob)
        with bob.sit(table) as chair:
            chair.until("view")
            with ada.sit(table) as hers:
                hers.until("view")
                assert hers.ask("pause", paused=True)["type"] == "ack"
            while chair.events[-1]["event"]["type"] != "table-pause-over":
                chair.receive()
            began, ended = (event["time"] for event in chair.events[-2:])
            assert ended - began >= 1080
            assert not chair.view["table"]["paused"]
        ada.close()
        bob.close()


def test_bots_of_guests_play_alone_only_while_somebody_looks(tmp_path: Path) -> None:
    """A guest resigns and goes: nobody thinks for nobody. Somebody comes to look: the game goes on to its end."""
    database = f"sqlite:///{tmp_path / 'alone.sqlite3'}"
    with Server(database, bot_pause="0.2") as server:
        ada = Person(server, "Ada")
        table = ada.solo(players=2)
        with ada.sit(table) as chair:
            chair.until("view")
            chair.ask("resign")
        length = settled(database, table)
        with ada.sit(table) as chair:
            chair.until("view")
            assert not chair.view["result"]
            while not chair.view["result"]:
                chair.receive()
        assert settled(database, table) > length
        ada.close()


def settled(database: str, table: str) -> int:
    """How long the log is once it grows no more for as long as a bot needs for several moves."""
    engine, lengths = make_engine(database), [-1, -2]
    while lengths[-1] != lengths[-2]:
        time.sleep(1.5)
        with engine.connect() as connection:
            lengths.append(len(connection.execute(select(t.log.c.seq).where(t.log.c.table == table)).all()))
    engine.dispose()
    return lengths[-1]


@pytest.mark.parametrize("who", ["guest", "account"])
def test_old_series_of_guests_alone_go(database: str, who: str) -> None:
    """And then the guests; one with somebody who has an account stays."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as connection:
        people = [players.create(connection, name, "en") for name in ("Ada", "Bob")]
        cup = cups.create(connection, people[0], CupRequest("night", "N", ["jumpdrive"]), "here")
        cups.join(connection, cup, people[1])
        if who == "account":
            players.register(connection, people[1].id, "bob", "hash", None)
        later = now_ms() + 1
        assert quotas.purge_cups(connection, before=0) == 0
        assert quotas.purge_cups(connection, before=later) == (who == "guest")
        assert players.purge_guests(connection, later) == (2 if who == "guest" else 0)
    engine.dispose()


@pytest.mark.parametrize("who", ["guest", "account", "deleted"])
def test_old_games_of_guests_alone_go(database: str, who: str) -> None:
    """With their log, seats and chat; those in which somebody has or had an account stay."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as connection:
        player = players.create(connection, "Ada", "en").id
        if who != "guest":
            players.register(connection, player, "ada", "hash", None)
        row = {"id": "x", "game": "jumpdrive", "options": {}, "players": 2, "status": "finished", "finished": 5}
        row |= {"visibility": "open", "language": "en", "created": 1, "host": player}
        connection.execute(t.tables.insert(), row)
        chair = {"table": "x", "seat": 0, "player": player, "name": "", "kind": "human", "ready": True}
        connection.execute(t.seats.insert(), chair)
        connection.execute(t.log.insert(), {"table": "x", "seq": 1, "time": 5, "kind": "start", "data": "{}"})
        if who == "deleted":
            players.forget(connection, player)
        assert quotas.purge_tables(connection, before=5) == 0
        assert quotas.purge_tables(connection, before=6) == (who == "guest")
        left = len(connection.execute(select(t.log)).all())
        connection.execute(update(t.tables).values(finished=None))
    engine.dispose()
    assert left == (who != "guest")
