"""Analyses on the server: of finished games only, in a process of their own, kept; and "try it from here"."""

import random
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
from server.harness import PATIENCE, Person, Server
from sqlalchemy import update

import sternhafen
from sternhafen.server.protocol import Text
from sternhafen.server.store import schema as t
from sternhafen.server.store.store import make_engine
from sternhafen.server.tables import analyses
from sternhafen.server.tables.analyses import record_of
from sternhafen.server.tables.logged_game import Entry, LoggedGame, start_data
from sternhafen.server.thinking import analyst


def finished(person: Person, seed: int, **wish: Any) -> str:
    table = person.solo(seed=seed, bots=["pilot"], players=2, **wish)
    with person.sit(table) as chair:
        chair.play(random.Random(seed))
    return table


def analysed(person: Person, table: str) -> Any:
    """Ask for an analysis and wait for its end."""
    person.post(f"/api/tables/{table}/analysis")
    until(lambda: person.get(f"/api/tables/{table}/analysis")["status"] in ("finished", "failed"))
    return person.get(f"/api/tables/{table}/analysis")


def until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 3 * PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def key(answer: Any) -> str:
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def test_a_finished_game_is_analysed_and_kept(ada: Person) -> None:
    """On request; every decision with its place in everybody's log; asked again it is there at once."""
    table = finished(ada, 901)
    before = ada.get(f"/api/tables/{table}/analysis")
    assert ("none", 0) == (before["status"], before["done"])
    assert before["estimate"] > 0
    found = analysed(ada, table)
    assert "finished" == found["status"]
    record = ada.get(f"/api/tables/{table}/record")
    assert len(record["decisions"]) == len(found["decisions"]) == len(found["moments"]) == found["total"]
    for judged, (moment, *numbers) in zip(found["decisions"], found["moments"], strict=True):
        assert [judged["seat"], judged["moves"][judged["played"]]["action"]] == record["decisions"][judged["place"]]
        seen = ada.get(f"/api/tables/{table}/moments/{moment}?seat=all")
        assert judged["seat"] in seen["view"]["to_act"]
        own = ada.get(f"/api/tables/{table}/moments/{numbers[0]}?seat=0")
        assert own["view"]["round"] == seen["view"]["round"]
    assert found == ada.post(f"/api/tables/{table}/analysis")
    rest = ada.get(f"/api/tables/{table}/analysis?since=5")
    assert found["decisions"][5:] == rest["decisions"]


def test_running_games_are_analysed_by_nobody(ada: Person, bob: Person) -> None:
    """Neither by those who play nor by those who watch, nor tried from one of its moments."""
    table = ada.solo(seed=902, bots=["pilot"], players=2)
    for answer in (
        ada.get(f"/api/tables/{table}/analysis", status=403),
        ada.post(f"/api/tables/{table}/analysis", status=403),
        ada.post(f"/api/tables/{table}/branch", {"moment": 1, "seat": 0}, status=403),
    ):
        assert "not-finished" == key(answer)
    bob.get(f"/api/tables/{table}/analysis", status=404)
    ada.get(f"/api/tables/{table}/record", status=403)


def test_the_deal_of_a_running_game_that_counts_is_not_analysed_by_import(database: str) -> None:
    """Who has a record of the same deal, wherever from, waits until the game that counts is over."""
    with Server(database) as server, closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        running = ada.post("/api/tables", {"game": "jumpdrive", "players": 2, "visibility": "open", "rated": True})
        rated = running["table"]["id"]
        bob.post(f"/api/tables/{rated}/join")
        bob.post(f"/api/tables/{rated}/ready", {"ready": True})
        ada.post(f"/api/tables/{rated}/start")
        with ada.sit(rated) as chair:
            chair.until("view")
        state = sternhafen.game("jumpdrive").new(players=2, seed=2026)
        sternhafen.play(state, "pilot", seed=1)
        imported = ada.post("/api/records", state.record())["id"]
        assert "deal-in-play" == key(ada.post(f"/api/tables/{imported}/analysis", status=403))
        assert "deal-in-play" == key(ada.get(f"/api/tables/{imported}/analysis", status=403))
        wish = {"moment": 1, "seat": 0}
        assert "deal-in-play" == key(ada.post(f"/api/tables/{imported}/branch", wish, status=403))
        begun = sternhafen.game("jumpdrive").new(players=2, seed=2026).position()
        assert "deal-in-play" == key(ada.post("/api/positions", {"game": "jumpdrive", "position": begun}, status=403))
        for person in (ada, bob):
            with person.sit(rated) as chair:
                chair.until("view")
                chair.ask("resign")
        until(lambda: ada.get(f"/api/tables/{rated}")["table"]["status"] == "finished")
        assert "finished" == analysed(ada, imported)["status"]


def test_a_killed_server_goes_on_where_it_was(database: str) -> None:
    """What is done is done; nobody has to ask again."""
    server = Server(database, analysis_seconds="0.3").start()
    ada = Person(server, "Ada")
    table = finished(ada, 903)
    ada.post(f"/api/tables/{table}/analysis")
    until(lambda: ada.get(f"/api/tables/{table}/analysis")["done"])
    done = ada.get(f"/api/tables/{table}/analysis")["done"]
    server.kill()
    server.start()
    assert done <= ada.get(f"/api/tables/{table}/analysis")["done"]
    until(lambda: ada.get(f"/api/tables/{table}/analysis")["status"] == "finished")
    after = ada.get(f"/api/tables/{table}/analysis")
    ada.close()
    server.stop()
    assert after["done"] == len(after["decisions"])


def test_a_failure_tells_its_reason(database: str) -> None:
    """Kind and place, never a text that might show cards; asked again it goes on, whatever was kept before."""
    told = analyst.outcome(analyst.answer(analyst.Bench(0.01), msgspec.msgpack.encode(analyst.Task("t", 1.0, []))))
    assert ("IndexError", True) == (told.failed, told.where.startswith("analyst.py:"))
    with Server(database) as server, closing(Person(server, "Ada")) as ada:
        table = finished(ada, 906)
        whole = analysed(ada, table)
        why = Text("server-analysis-error", {"kind": told.failed, "place": told.where})
        engine = make_engine(database)
        with engine.begin() as connection:
            analyses.fail(connection, table, why)
            connection.execute(update(t.analyses).values(finished=False, data=b"of another version"))
        engine.dispose()
        failed = ada.get(f"/api/tables/{table}/analysis")
        assert ("failed", why.key, why.args) == (failed["status"], failed["why"]["key"], failed["why"]["args"])
        assert whole == analysed(ada, table)


def test_try_it_from_here(ada: Person) -> None:
    """A solo table from this moment with the move that was chosen, against the same bots; its deal is a known one."""
    table = finished(ada, 904)
    found = analysed(ada, table)
    number = next(n for n, one in enumerate(found["decisions"]) if one["seat"] == 0 and len(one["moves"]) > 1 and n > 4)
    judged, moment = found["decisions"][number], found["moments"][number][0]
    wish = {"moment": moment, "seat": 0, "action": judged["moves"][-1]["action"]}
    opened = ada.post(f"/api/tables/{table}/branch", wish)["table"]
    assert ("solo", "running", "chosen") == (opened["visibility"], opened["status"], opened["deal"])
    assert {"table": table, "moment": moment, "seat": 0, "round": judged["round"]} == opened["branched"]
    assert [None, "pilot"] == [seat["bot"] for seat in opened["seats"]]
    with ada.sit(opened["id"]) as chair:
        chair.play(random.Random(1))
    record = ada.get(f"/api/tables/{opened['id']}/record")
    own = [action for seat, action in record["decisions"] if seat == 0]
    assert judged["moves"][-1]["action"] == own[0]
    other = ada.post(f"/api/tables/{table}/branch", {"moment": moment, "seat": 1, "bot": "captain"})["table"]
    assert (1, "captain") == (other["you"], other["seats"][0]["bot"])
    ada.post(f"/api/tables/{table}/branch", {"moment": 10_000, "seat": 0}, status=404)
    over = {"moment": len(record["decisions"]) + 10_000, "seat": 0}
    ada.post(f"/api/tables/{table}/branch", over, status=404)
    illegal = {"moment": moment, "seat": 0, "action": {"type": "nonsense"}}
    ada.post(f"/api/tables/{table}/branch", illegal, status=400)


@pytest.mark.parametrize("game", sternhafen.games())
def test_a_table_from_a_position(ada: Person, game: str) -> None:
    """Written by anybody, checked, for one person alone; nonsense gets a sentence."""
    state = sternhafen.game(game).new(players=2, seed=7)
    made = ada.post("/api/positions", {"game": game, "position": state.position(), "seat": 1})["table"]
    assert ("solo", "chosen", 1) == (made["visibility"], made["deal"], made["you"])
    wrong = ada.post("/api/positions", {"game": game, "position": {"players": 2, "nonsense": 1}}, status=400)
    assert "no-position" == key(wrong)


def test_what_was_taken_back_is_not_judged() -> None:
    """The places of a record's decisions in the log leave out what was undone."""
    data = start_data("race", 2, 11, {}, [{"player": None, "kind": "human", "bot": None}] * 2, None)
    played, rng = LoggedGame(Entry(1, 1, "start", None, data)), random.Random(2)

    def act(seat: int) -> None:
        action = played.state.decision(seat).sample(rng).json()
        played.advance([Entry(played.seq + 1, 1, "act", seat, {"action": action})])

    act(0)
    played.advance([Entry(played.seq + 1, 1, "undo", 0, {})])
    act(1)
    act(0)
    record, places = record_of(played.entries)
    assert [1, 0] == [seat for seat, _ in record["decisions"]]
    assert [3, 4] == places
