"""Full, locked, restarted and broken storage: people are told, nothing stops for good, nothing floods the log."""

import random
from pathlib import Path

import pytest
from faults.storage import Trouble, break_file, full, locked, play_through, stopped, trouble_lines
from server.harness import Person, Server
from server.postgres import Postgres


@pytest.mark.parametrize(("trouble", "kind"), [(full, "full"), (locked, "locked")])
def test_a_choice_that_cannot_be_stored_is_refused_and_kept_when_sent_again(
    tmp_path: Path, trouble: Trouble, kind: str
) -> None:
    """The refusal says storage, `/healthz` says what is wrong, and afterwards play, heartbeat and health go on."""
    with Server(f"sqlite:///{tmp_path / 'own.sqlite3'}") as server:
        seen = play_through(server, trouble, random.Random(3))
    assert (seen["refused"]["type"], seen["refused"]["kind"], seen["refused"]["stale"]) == ("refused", "storage", False)
    assert (seen["sick"].status_code, seen["sick"].json()["storage"]) == (503, kind)
    assert (seen["other"].status_code, seen["other"].json()["error"]["kind"]) == (503, "storage")
    assert (seen["healthy"]["status"], seen["healthy"]["failing"]) == ("ok", [])
    assert len(trouble_lines(server)) < 30


def test_a_database_that_is_restarted_is_found_again() -> None:
    """PostgreSQL goes and comes back: two workers refuse meanwhile, and go on with all their work."""
    with Postgres() as postgres, Server(postgres.url, workers="2") as server:
        seen = play_through(server, stopped(postgres), random.Random(3))
    assert (seen["refused"]["type"], seen["refused"]["kind"]) == ("refused", "storage")
    assert (seen["sick"].status_code, seen["sick"].json()["status"]) == (503, "storage")
    assert seen["healthy"]["status"] == "ok"
    assert len(trouble_lines(server)) < 60


def test_a_broken_file_is_told_and_nothing_crashes(tmp_path: Path) -> None:
    """Whatever cannot be read is answered with the storage's refusal, never with an error of the server."""
    with Server(f"sqlite:///{tmp_path / 'own.sqlite3'}") as server:
        ada = Person(server)
        tables = [ada.solo(players=2) for _ in range(4)]
        break_file(server)
        answers = [ada.http.get(f"/api/tables/{table}/moments/1") for table in tables]
        answers += [ada.http.post("/api/tables", json={"game": "jumpdrive"}), ada.http.get("/api/tables?mine=1")]
        assert {answer.status_code for answer in answers} <= {200, 404, 503}
        sick = server.get("/healthz")
        assert (sick.status_code, sick.json()["storage"]) == (503, "corrupt")
        assert server.process
        assert server.process.poll() is None
        ada.close()
