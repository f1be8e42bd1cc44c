"""A deal that somebody may know is shown as one wherever others meet it."""

import random
from collections.abc import Callable
from contextlib import closing

from server.harness import Person, Server

from browser.seat import OVER, Seat

KNOWN = ".known-deal"


def test_a_repeated_deal_is_seen_from_the_list_to_the_result(visitor: Callable[..., Seat], server: Server) -> None:
    """Before sitting down in the list and in the room, then at the table, then on the page of the result."""
    seat = visitor()
    with closing(Person(server, "Ada")) as ada, closing(Person(server, "Bob")) as bob:
        first = ada.solo(players=2, bots=["random"])
        with ada.sit(first) as chair:
            chair.play(random.Random(1))
        table = ada.open_table(players=2, same_deal=first)["table"]["id"]
        seat.take_over(bob)
        seat.page.goto("/lobby")
        seat.page.wait_for_selector(f"a.tline[href='/t/{table}'] {KNOWN}")
        seat.page.goto(f"/t/{table}")
        seat.page.wait_for_selector(f".room {KNOWN}")
        bob.post(f"/api/tables/{table}/join")
        bob.post(f"/api/tables/{table}/ready")
        ada.post(f"/api/tables/{table}/start")
        seat.page.wait_for_selector(f".bar {KNOWN}")
        with ada.sit(table) as left, bob.sit(table) as right:
            for chair in (left, right):
                chair.until("view")
                assert chair.ask("resign")["type"] == "ack"
        seat.page.wait_for_selector(OVER)
        seat.page.wait_for_selector(f"main[data-result] {KNOWN}")
