"""The past of games: moments, records, reports."""

import random
from collections.abc import Iterator

import pytest
from server.harness import Person, Server


@pytest.fixture(scope="module")
def winner(server: Server) -> Iterator[tuple[Person, str]]:
    """Somebody with a finished open game."""
    person = Person(server, "Ada")
    table = str(person.open_table(players=2, bots=["random"], start=True)["table"]["id"])
    with person.sit(table) as chair:
        chair.play(random.Random(8))
    yield person, table
    person.close()


def test_moments_while_running_are_ones_own(ada: Person, bob: Person) -> None:
    """One sees one's own past, a watcher that of a watcher; nobody another seat's or all."""
    table = str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])
    with ada.sit(table) as chair:
        chair.until("view")
        first = chair.view["view"] | {"to_act": [0, 1]}
        chair.play(random.Random(1), until=2)
        assert ada.get(f"/api/tables/{table}/moments/1")["view"] == first
        assert ada.get(f"/api/tables/{table}/moments/1")["moment"] is None
        assert bob.get(f"/api/tables/{table}/moments/1")["view"]["seat"] is None
        for place in ("1?seat=1", "1?seat=all", "0?seat=0&moment=1"):
            assert bob.get(f"/api/tables/{table}/moments/{place}", status=403)["error"]["kind"] == "forbidden"
        bob.get(f"/api/tables/{table}/record", status=403)
        ada.get(f"/api/tables/{table}/moments/999", status=404)


def test_all_is_open_after_the_end(winner: tuple[Person, str], bob: Person) -> None:
    """Any seat's knowledge at any moment, the same moment from another seat, and all at once."""
    _, table = winner
    last = bob.get(f"/api/tables/{table}/moments/1?seat=0")["last"]
    end = bob.get(f"/api/tables/{table}/moments/{last}?seat=0")
    assert end["result"]["scores"]
    middle = bob.get(f"/api/tables/{table}/moments/{last // 2}?seat=0")
    other = bob.get(f"/api/tables/{table}/moments/0?seat=1&moment={middle['moment']}")
    assert other["view"]["seat"] == 1
    assert other["view"]["round"] == middle["view"]["round"]
    everything = bob.get(f"/api/tables/{table}/moments/{middle['moment']}?seat=all")
    assert everything["views"] == [middle["view"], other["view"]]


def test_record_goes_out_and_comes_in_again(winner: tuple[Person, str], ada: Person, bob: Person) -> None:
    """An exported record, imported, is a finished game with the same result and moments; a forged one is refused."""
    _, table = winner
    record = ada.get(f"/api/tables/{table}/record")
    copy = ada.post("/api/records", record)["id"]
    assert ada.get(f"/api/tables/{copy}/record") == record | {"deal": "chosen"}
    assert ada.get(f"/api/tables/{copy}/moments/1?seat=1")["view"]["seat"] == 1
    bob.get(f"/api/tables/{copy}", status=404)
    hashes = [*record["hashes"][:3], "0" * 16, *record["hashes"][4:]]
    assert ada.post("/api/records", record | {"hashes": hashes}, status=400)["error"]["kind"] == "malformed"
    assert ada.post("/api/records", {"format": "other"}, status=400)["error"]["kind"] == "malformed"
    short = record | {"decisions": record["decisions"][:2], "hashes": record["hashes"][:3], "result": None}
    assert ada.post("/api/records", short, status=400)["error"]["text"]["key"] == "server-error-record-unfinished"
    assert ada.post("/api/records", record | {"pack": "another"}, status=409)["error"]["kind"] == "conflict"


def test_report_tells_all_after_the_end_and_nothing_hidden_before(winner: tuple[Person, str], ada: Person) -> None:
    """The report has record, position and versions where that gives nothing away."""
    _, table = winner
    report = ada.http.get(f"/api/tables/{table}/report?at=5")
    assert "attachment" in report.headers["content-disposition"]
    assert report.json()["record"]
    assert report.json()["versions"]["sternhafen"]
    running = str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])
    assert ada.get(f"/api/tables/{running}/report")["record"] is None
    assert ada.get(f"/api/tables/{ada.solo(players=2)}/report")["position"]


def test_history_lists_finished_games_with_scores(winner: tuple[Person, str], bob: Person) -> None:
    """Everybody finds finished open games, one's own among mine."""
    person, table = winner
    listed = {entry["id"]: entry for entry in bob.get("/api/tables?status=finished&game=jumpdrive")["tables"]}
    assert len(listed[table]["scores"]) == 2
    assert [entry["id"] for entry in person.get("/api/tables?mine=1")["tables"]] == [table]
    assert bob.get("/api/tables?mine=1")["tables"] == []
    bob.get("/api/tables?before=x", status=400)


def test_lists_come_in_pages(bob: Person) -> None:
    """Fifty at a time; `more` leads to the rest."""
    for _ in range(51):
        bob.open_table(visibility="private")
    first = bob.get("/api/tables?mine=1")
    rest = bob.get(f"/api/tables?mine=1&before={first['more']}")
    assert (len(first["tables"]), rest["more"]) == (50, None)
    assert len({entry["id"] for entry in first["tables"] + rest["tables"]}) == 51
