"""Players' pages, friends, and one's own data."""

import json
import random
import sqlite3
import time
from contextlib import closing
from typing import Any

from server.harness import Person, Server

from sternhafen.server.system.secrecy import new_id


def played(person: Person, **wish: Any) -> str:
    table = person.solo(players=2, bots=["cadet"], **wish)
    with person.sit(table) as chair:
        chair.play(random.Random(5))
    return table


def test_a_page_says_what_was_played(ada: Person, bob: Person) -> None:
    """Games, places, points, best, durations and opponents; others see the numbers but no private table."""
    first, second = played(ada), played(ada, rated=True)
    page = ada.get(f"/api/players/{ada.id}")
    assert (page["name"], page["you"], page["counts"]) == ("Ada", True, [{"game": "jumpdrive", "games": 2}])
    found = page["statistics"]
    assert (found["games"], sum(found["places"]), len(found["points"])) == (2, 2, 2)
    assert found["best"]["score"] == max(one["score"] for one in found["points"])
    assert {one["table"] for one in found["points"]} == {first, second}
    assert [(one["who"], one["games"]) for one in found["against"]] == [("cadet", 2)]
    assert found["against"][0]["low"] <= found["against"][0]["ahead"] / 2 <= found["against"][0]["high"]
    assert [(one["bot"], one["table"]) for one in found["rivals"]] == [("cadet", second)]
    stranger = bob.get(f"/api/players/{ada.id}")
    assert (stranger["you"], stranger["statistics"]["games"]) == (False, 2)
    assert {one["table"] for one in stranger["statistics"]["points"]} == {None}
    assert stranger["statistics"]["rivals"] == []
    assert bob.get(f"/api/players/{bob.id}")["statistics"] is None
    bob.get("/api/players/nobody-at-all", status=404)


def test_an_account_is_found_by_its_name(ada: Person, bob: Person) -> None:
    """Whatever the capitals; the page of somebody deleted is gone, and so are results and ratings."""
    name = f"ada-{new_id(6)}"
    ada.post("/api/account/register", {"username": name, "password": "correct horse 9"})
    played(ada, rated=True)
    assert bob.get(f"/api/players/{name.upper()}")["id"] == ada.id
    data = ada.get("/api/me/data")
    assert (len(data["results"]), len(data["ratings"]), data["player"][0]["username"]) == (1, 1, name)
    assert "password" not in json.dumps(data)
    assert ada.http.delete("/api/me/results").status_code == 200
    assert ada.get("/api/me/data")["results"] == ada.get("/api/me/data")["ratings"] == []
    played(ada, rated=True)
    ada.post("/api/account/delete", {"password": "correct horse 9"})
    bob.get(f"/api/players/{name}", status=404)
    with closing(sqlite3.connect(path(ada.server))) as connection:
        for table, column in (("results", "player"), ("ratings", "who"), ("friends", "player")):
            query = f"SELECT count(*) FROM {table} WHERE {column} = ?"
            assert connection.execute(query, (ada.id,)).fetchone() == (0,)


def path(server: Server) -> str:
    return server.environment["STERNHAFEN_DATABASE"].removeprefix("sqlite:///")


def friends(person: Person) -> list[tuple[str, str, bool]]:
    return [(one["name"], one["friendship"], one["online"]) for one in person.get("/api/friends")["friends"]]


def test_friends_agree_see_each_other_and_invite(ada: Person, bob: Person) -> None:
    """One asks, the other agrees; only then online marks and invitations; parting ends it for both."""
    ada.post("/api/friends", {"player": bob.id})
    assert friends(ada) == [("Bob", "asked", False)]
    assert friends(bob) == [("Ada", "asks", False)]
    table = ada.open_table(players=2, visibility="private")["table"]["id"]
    ada.post(f"/api/friends/{bob.id}/invite", {"table": table}, status=403)
    bob.get(f"/api/tables/{table}", status=404)
    bob.post("/api/friends", {"player": ada.id})
    assert friends(ada) == [("Bob", "friends", True)]
    assert ada.get(f"/api/players/{bob.id}")["friendship"] == "friends"
    ada.post(f"/api/friends/{bob.id}/invite", {"table": table})
    invited = bob.get("/api/friends")["invitations"]
    assert invited == [{"table": table, "game": "jumpdrive", "host": "Ada"}]
    bob.post(f"/api/tables/{table}/join")
    assert bob.get("/api/friends")["invitations"] == []
    assert bob.http.delete(f"/api/friends/{ada.id}").status_code == 200
    assert friends(ada) == friends(bob) == []


def test_a_stranger_learns_nothing_of_friends(server: Server, ada: Person, bob: Person) -> None:
    """Neither from the page nor by inviting; nobody is their own friend."""
    eve = Person(server, "Eve")
    ada.post("/api/friends", {"player": bob.id})
    assert eve.get(f"/api/players/{bob.id}")["friendship"] == "none"
    assert friends(eve) == []
    ada.post("/api/friends", {"player": ada.id}, status=400)
    eve.post(f"/api/friends/{bob.id}/invite", {"table": "nowhere"}, status=404)
    eve.close()


def test_a_page_with_a_thousand_games_needs_few_steps_of_the_database(ada: Person) -> None:
    """A thousand games against three opponents each: read through the index, never row by row of all tables."""
    with closing(sqlite3.connect(path(ada.server), timeout=60)) as connection:
        fill(connection, ada.id, 1000)
    began = time.perf_counter()
    found = ada.get(f"/api/players/{ada.id}?game=race")["statistics"]
    print(f"the page of a player with 1,000 games: {1000 * (time.perf_counter() - began):.0f} ms")
    assert (found["games"], len(found["points"]), found["points"][-1]["against"]) == (1000, 200, ["pilot"] * 3)
    with closing(sqlite3.connect(path(ada.server))) as connection:
        plan = connection.execute(
            "EXPLAIN QUERY PLAN SELECT * FROM results WHERE player = ? AND game = ? ORDER BY finished", (ada.id, "race")
        ).fetchall()
    assert all("USING INDEX ix_results_player" in row[3] for row in plan), plan


def fill(connection: sqlite3.Connection, player: str, games: int) -> None:
    """So many finished games of Race against three Pilots."""
    tables = [(new_id(), number) for number in range(games)]
    connection.executemany(
        """INSERT INTO tables (id, game, options, players, status, visibility, language, created, finished, deal)
        VALUES (?, 'race', '{}', 4, 'finished', 'solo', 'en', ?, ?, 'fresh')""",
        [(table, number, number) for table, number in tables],
    )
    for seat in range(4):
        who, bot = (player, None) if seat == 0 else (None, "pilot")
        connection.executemany(
            "INSERT INTO seats (\"table\", seat, player, name, kind, bot, ready) VALUES (?, ?, ?, 'Nova', 'bot', ?, 1)",
            [(table, seat, who, bot) for table, _ in tables],
        )
        connection.executemany(
            """INSERT INTO results ("table", seat, player, bot, game, players, place, score, "left", rated, finished,
            seconds) VALUES (?, ?, ?, ?, 'race', 4, ?, ?, 0, 0, ?, 600)""",
            [(table, seat, who, bot, (seat + n) % 4 + 1, 30 + (7 * n + seat) % 25, n) for table, n in tables],
        )
    connection.commit()
