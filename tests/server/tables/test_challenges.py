"""The same deal for everybody: the deal of the day, challenges, and where two lines part."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from faults.wall import JumpyServer
from server.harness import Person, Server, wait_for

import sternhafen
from sternhafen.server.tables.lines import compare, line_of
from sternhafen.server.tables.logged_game import Entry, LoggedGame, start_data
from sternhafen.server.thinking.worker import Job, Worker, question

DAY_SECONDS, HALF_AN_HOUR = 86_400, 1_800


def finish(person: Person, table: str, seed: int = 5) -> Any:
    with person.sit(table) as chair:
        return chair.play(random.Random(seed))


def key(answer: Any) -> str:
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def deal_of(person: Person, game: str) -> Any:
    found = person.get("/api/daily")
    return next(one for one in found["deals"] if one["game"] == game)


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_who_decides_alike_sees_the_same_game(server: Server, game: str) -> None:
    """Two people play the deal of the day with the same choices: every decision of every bot is the same."""
    records = []
    for name in ("Ada", "Bob"):
        person = Person(server, name)
        table = person.post(f"/api/daily/{game}")["table"]["id"]
        finish(person, table)
        records.append(person.get(f"/api/tables/{table}/record"))
        person.close()
    assert sorted(map(str, records[0]["decisions"])) == sorted(map(str, records[1]["decisions"]))
    assert records[0]["deal"] == "daily"


@pytest.mark.parametrize("game", sternhafen.games())
def test_a_bot_that_repeats_itself_does_not_look_at_what_others_sealed(game: str) -> None:
    """Asked before or after the others have acted in the same section, with a worker of its own, it answers alike."""
    data = start_data(game, 2, 11, {}, [{"player": None, "kind": "bot", "bot": "captain"}] * 2, None)
    played, rng = LoggedGame(Entry(1, 1, "start", None, data)), random.Random(2)
    compared = 0
    while compared < 3 and not played.over:
        if played.state.sealed and played.state.to_act == (0, 1):
            before = answer(played, 1)
            act(played, 0, rng)
            if not played.state.sealed or 1 not in played.state.to_act:
                continue
            assert before == answer(played, 1)
            compared += 1
        act(played, played.state.to_act[0], rng)
    assert compared or game in ("solarius", "trucker")


def answer(played: LoggedGame, seat: int) -> Any:
    job = Job("table", played.entries, len(played.entries), seat, "captain", 10, 0.05, seed=77)
    return Worker().think(question(job, share=0.3))


def act(played: LoggedGame, seat: int, rng: random.Random) -> None:
    action = played.state.decision(seat).sample(rng).json()
    played.advance([Entry(played.seq + 1, 1, "act", seat, {"action": action})])


def test_the_deal_of_the_day_is_one_try_and_gives_nothing_away(server: Server, ada: Person, bob: Person) -> None:
    """The same table each time; no hints, no report, no results before the end; afterwards all of it."""
    assert deal_of(ada, "jumpdrive")["you"] is None
    first = ada.post("/api/daily/jumpdrive")["table"]
    assert (first["deal"], first["rated"], first["hints"]) == ("daily", False, False)
    assert ada.post("/api/daily/jumpdrive")["table"]["id"] == first["id"]
    day = ada.get("/api/daily")["day"]
    where = f"/api/daily/{day}/jumpdrive"
    assert key(ada.get(where, status=403)) == "not-yet-played"
    assert key(ada.get(f"{where}/lines", status=403)) == "not-yet-played"
    assert ada.get(f"/api/tables/{first['id']}/report")["record"] is None
    scores = finish(ada, first["id"])["scores"]
    found = ada.get(where)
    assert found["you"]["score"] == scores[0]
    mine = next(one for one in found["results"] if one["you"])
    assert (mine["name"], mine["place"]) == ("Ada", found["you"]["place"])
    assert key(bob.get(where, status=403)) == "not-yet-played"
    again = ada.post("/api/tables", {"game": "jumpdrive", "same_deal": first["id"], "visibility": "open"}, status=400)
    assert key(again) == "seed-solo-only"
    ada.get("/api/daily/yesterday/jumpdrive", status=404)
    ada.post("/api/daily/chess", status=404)


def bots_of(person: Person, where: str) -> list[Any]:
    """The bots' results, when all four have ended."""

    def found() -> list[Any]:
        return [one for one in person.get(where)["results"] if one["bot"]]

    wait_for(lambda: len(found()) == 4, "the bots have not played the deal of the day")
    return found()


def test_bots_of_all_strengths_play_it_too_and_the_best_can_be_watched(ada: Person, bob: Person) -> None:
    """Alone on a host one is still among others; who has finished may watch, who has not may not."""
    table = ada.post("/api/daily/jumpdrive")["table"]["id"]
    finish(ada, table)
    day = ada.get("/api/daily")["day"]
    where = f"/api/daily/{day}/jumpdrive"
    bots = bots_of(ada, where)
    assert {one["bot"] for one in bots} == {"cadet", "pilot", "captain", "admiral"}
    best = max(bots, key=lambda one: one["score"])
    ada.get(f"/api/tables/{best['table']}", status=404)
    ada.post(f"{where}/watch", {"table": best["table"]})
    assert ada.get(f"/api/tables/{best['table']}/record")["deal"] == "daily"
    assert key(bob.post(f"{where}/watch", {"table": best["table"]}, status=403)) == "not-yet-played"
    lines = ada.get(f"{where}/lines")
    assert lines["points"][-1]["mine"] == ada.get(where)["you"]["score"]
    assert 1 <= len(lines["forks"]) <= 3
    assert lines["parted"] == lines["forks"][0]["round"]


def test_a_game_is_on_when_the_day_changes(tmp_path: Path) -> None:
    """Begun before midnight, played on after it: no result of that day, which is now open to all; the new day has
    a deal and a try of its own."""
    before_midnight = DAY_SECONDS - int(time.time()) % DAY_SECONDS - HALF_AN_HOUR
    with JumpyServer(tmp_path, before_midnight) as server, closing(Person(server)) as ada:
        old = ada.post("/api/daily/jumpdrive")["table"]["id"]
        day = ada.get("/api/daily")["day"]
        with ada.sit(old) as chair:
            chair.play(random.Random(1), until=2)
        server.jump(before_midnight + 2 * HALF_AN_HOUR)
        today = ada.get("/api/daily")
        assert today["day"] > day
        assert {one["you"] for one in today["deals"]} == {None}
        assert [(one["day"], one["you"]["table"], one["you"]["score"]) for one in today["past"]] == [(day, old, None)]
        finish(ada, old)
        results = ada.get(f"/api/daily/{day}/jumpdrive")
        assert (results["you"]["status"], results["you"]["score"]) == ("finished", None)
        assert not [one for one in results["results"] if one["you"]]
        new = ada.post("/api/daily/jumpdrive")["table"]["id"]
        assert new != old
        assert key(ada.get(f"/api/daily/{today['day']}/jumpdrive", status=403)) == "not-yet-played"
    with closing(sqlite3.connect(tmp_path / "jumpy.sqlite3")) as connection:
        drawn = connection.execute("SELECT day FROM daily WHERE game = 'jumpdrive' ORDER BY day").fetchall()
    assert drawn == [(day,), (today["day"],)]


def test_what_ends_after_midnight_does_not_count(server: Server, ada: Person) -> None:
    """A try whose game ended on another day is in no list."""
    table = ada.post("/api/daily/trucker")["table"]["id"]
    day = ada.get("/api/daily")["day"]
    finish(ada, table)
    where = f"/api/daily/{day}/trucker"
    assert any(one["you"] for one in ada.get(where)["results"])
    path = server.environment["STERNHAFEN_DATABASE"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=60)) as connection:
        connection.execute('UPDATE results SET finished = finished + 86400000 WHERE "table" = ?', (table,))
        connection.commit()
    assert not any(one["you"] for one in ada.get(where)["results"])


def test_a_challenge_is_the_same_deal_and_is_compared_at_the_end(server: Server, ada: Person, bob: Person) -> None:
    """The link says who and what; the moves stay hidden until the own game has ended; then both lie side by side."""
    table = ada.solo(players=2, bots=["pilot"])
    assert key(ada.post(f"/api/tables/{table}/challenge", status=409)) == "not-finished"
    score = finish(ada, table)["scores"][0]
    made = ada.post(f"/api/tables/{table}/challenge")["id"]
    assert ada.post(f"/api/tables/{table}/challenge")["id"] == made
    where = f"/api/challenges/{made}"
    seen = bob.get(where)
    assert (seen["name"], seen["score"], seen["bots"], seen["deal"]) == ("Ada", score, ["pilot"], "repeated")
    assert (seen["table"], seen["you"], seen["replies"]) == (None, None, [])
    assert key(bob.get(f"{where}/lines", status=403)) == "not-yet-played"
    assert key(ada.post(where, status=409)) == "own-challenge"
    own = bob.post(where)["table"]
    assert (own["deal"], own["same_deal"], own["hints"], own["rated"]) == ("repeated", table, False, False)
    assert bob.post(where)["table"]["id"] == own["id"]
    theirs = finish(bob, own["id"], seed=6)["scores"][0]
    lines = bob.get(f"{where}/lines")
    assert (lines["points"][-1]["mine"], lines["points"][-1]["theirs"]) == (theirs, score)
    bob.post(f"{where}/watch")
    assert bob.get(f"/api/tables/{table}/record")["players"] == 2
    reply = ada.get(where)["replies"][0]
    assert (reply["name"], reply["score"]) == ("Bob", theirs)
    ours = ada.get(f"{where}/lines?player={bob.id}")
    assert (ours["points"][-1]["mine"], ours["points"][-1]["theirs"]) == (score, theirs)
    stranger = Person(server, "Eve")
    assert stranger.get(where)["table"] is None
    stranger.get("/api/challenges/nothing", status=404)
    stranger.post(f"/api/tables/{table}/challenge", status=404)
    stranger.close()


def test_the_same_choices_lead_to_the_same_line() -> None:
    """A game compared with itself parts nowhere; with another one it parts where the first choice differs."""
    first, second = (line_of(bots_game(seed)) for seed in (3, 4))
    same = compare(first, first)
    assert (same.parted, same.forks) == (None, [])
    other = compare(first, second)
    assert other.parted == other.forks[0].round
    assert [one.round for one in other.forks] == sorted(one.round for one in other.forks)
    assert other.forks[0].mine != other.forks[0].theirs


def bots_game(seed: int) -> LoggedGame:
    data = start_data("race", 2, 11, {}, [{"player": None, "kind": "bot", "bot": "cadet"}] * 2, None)
    played, rng = LoggedGame(Entry(1, 1, "start", None, data)), random.Random(seed)
    while not played.over:
        act(played, played.state.to_act[0], rng)
    return played
