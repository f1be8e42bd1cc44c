"""When a bot's sealed choice is seen to be made says nothing about its hand."""

import random
from pathlib import Path

import pytest
from server.harness import Person, Server

from sternhafen.server.store.store import make_engine
from sternhafen.server.system.settings import Settings
from sternhafen.server.tables import move_log
from sternhafen.server.thinking.pacing import SealedTurn

SETTINGS = Settings(bot_pause=0.5, bot_thinking=2.0)


@pytest.mark.parametrize(("steps", "thought"), [(1, 0.0), (1, 0.9), (2, 1.4), (5, 1.9)])
def test_done_at_a_time_fixed_beforehand(steps: int, thought: float) -> None:
    """However many steps there were and however long they took."""
    turn = SealedTurn(opened=3, began=100.0, settings=SETTINGS, bot="captain")
    given = [turn.thinking() for _ in range(steps)]
    now = 100.5 + thought
    assert sum(given) < SETTINGS.bot_thinking
    assert now + turn.wait(now) == pytest.approx(102.5)


def test_late_answers_keep_the_beat() -> None:
    """On a busy machine too, the time is one of few, not the moment the thinking ended."""
    turn = SealedTurn(opened=3, began=100.0, settings=SETTINGS, bot="captain")
    assert {round(now + turn.wait(now), 6) for now in (102.6, 103.0, 104.4)} == {104.5}


def test_bots_that_do_not_search_keep_to_the_pause() -> None:
    """They have nothing to think about, and say so always."""
    turn = SealedTurn(opened=3, began=100.0, settings=SETTINGS, bot="pilot")
    assert turn.thinking() == 0.0
    assert 100.1 + turn.wait(100.1) == pytest.approx(100.5)


def test_a_searching_bot_is_never_done_early(tmp_path: Path) -> None:
    """In the log of a real game, each section's last sealed step of the bot comes no sooner than its time."""
    thinking = 0.4
    database = f"sqlite:///{tmp_path / 'sealed.sqlite3'}"
    with Server(database, bot_thinking=str(thinking)) as server:
        ada = Person(server)
        table = ada.solo(players=2, bots=["captain"], seed=5)
        with ada.sit(table) as chair:
            chair.until("view")
            chair.play(random.Random(1), until=6)
        ada.close()
    engine = make_engine(database)
    with engine.connect() as connection:
        entries = move_log.read(connection, table)
    engine.dispose()
    done = [entry.time - entries[0].time for entry in entries if entry.kind == "act" and entry.seat == 1]
    assert done
    assert min(done) >= thinking * 1000 - 5
