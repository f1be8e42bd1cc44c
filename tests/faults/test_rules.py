"""Running games survive an update of the rules, or are closed with a sentence and stay readable."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from faults.rules import Scene, UpdatedServer


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    made = Scene(f"sqlite:///{tmp_path / 'rules.sqlite3'}")
    made.server.stop()
    yield made
    made.close()


def told(view: Any) -> list[Any]:
    return [event["event"] for event in view["events"]]


def test_a_version_that_changes_nothing_lets_all_go_on(scene: Scene) -> None:
    """Version 2 with the same rules: checked beforehand, told at the tables, played to the end, replayed."""
    with UpdatedServer(scene.server, version=2) as updated:
        checked = updated.admin_check()
        assert (checked.returncode, "1 finished and 2 running games replayed, 0 differ" in checked.stdout) == (0, True)
        view = scene.look(scene.middle)
        assert view["table"]["closed"] is None
        assert view["view"]["seats"] == scene.seen[scene.middle]["view"]["seats"]
        assert told(view)[-1]["type"] == "table-rules"
        with scene.ada.sit(scene.middle) as chair:
            assert chair.play(random.Random(5))
        assert scene.ada.get(f"/api/tables/{scene.done}/moments/5")["n"] == 5
        assert scene.ada.get(f"/api/tables/{scene.done}/record")["result"] == scene.result


@pytest.mark.parametrize("version", [1, 2], ids=["unannounced", "announced"])
def test_a_changed_rule_closes_the_games_it_changes_and_no_others(scene: Scene, version: int) -> None:
    """With a rule deliberately changed: the table before its first scoring goes on, the others stay as they were."""
    updated = UpdatedServer(scene.server, version=version, bonus=1)
    checked = updated.admin_check()
    assert (checked.returncode, "2 differ" in checked.stdout) == (1, True)
    assert scene.begun not in checked.stdout
    with updated:
        with scene.ada.sit(scene.begun) as chair:
            assert chair.play(random.Random(5))
        for table, why in ((scene.middle, "server-closed-rules"), (scene.done, "server-closed-past")):
            view, before = scene.look(table), scene.seen[table]
            assert view["table"]["closed"]["key"] == why
            assert (view["table"]["status"], view["decision"]) == ("finished", None)
            assert view["view"] == before["view"]
            assert told(view) == told(before)
            refused = scene.ada.get(f"/api/tables/{table}/moments/5", status=409)
            assert refused["error"]["text"]["key"] == why
        assert scene.look(scene.done)["result"] == scene.result
        with scene.ada.sit(scene.middle) as chair:
            assert chair.ask("resign")["kind"] == "over"
