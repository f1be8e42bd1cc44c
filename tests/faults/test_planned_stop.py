"""A planned stop drains, and the clocks do not count the time without a server."""

import random
import time
from pathlib import Path

import pytest
from server.harness import Chair, Person, Server
from websockets.exceptions import ConnectionClosed

CLOCK: dict[str, object] = {"kind": "live", "seconds": 60, "increment": 0}


DOWN = 2


def listen(chair: Chair) -> None:
    """Hear whatever comes."""
    while True:
        chair.receive()


def test_planned_stop_keeps_all_and_credits_clocks(tmp_path: Path) -> None:
    """Stopped with SIGTERM, down for two seconds, started again: view and clock are as before."""
    with Server(f"sqlite:///{tmp_path / 'planned.sqlite3'}") as server:
        ada = Person(server)
        table = ada.solo(players=2, clock=CLOCK)
        with ada.sit(table) as chair:
            chair.play(random.Random(1), until=3)
            # what is asked next, when the bot has decided: nobody but Ada has anything to do
            while not chair.asked or chair.view["view"]["to_act"] != [0]:
                chair.receive()
            server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                listen(chair)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        before = chair.view
        time.sleep(DOWN)
        server.start()
        with ada.sit(table, since=before["seq"]) as again:
            view = again.until("view")
            assert (view["view"], view["decision"], view["events"]) == (before["view"], before["decision"], [])
            used = before["table"]["seats"][0]["clock_ms"] - view["table"]["seats"][0]["clock_ms"]
            # What counts is the time before the stop and after the start, not the seconds between.
            assert used < view["table"]["time"] - before["table"]["time"] - DOWN * 1000
            assert again.play(random.Random(2))
        ada.close()
