"""A whole Trek in the browser: two people and two bots, from the yard to the payout, three times."""

import random
from collections.abc import Callable

from browser.seat import Seat, until
from browser.truckers import click_turn, together

Visitors = Callable[..., Seat]
FEW = 3
"""Components of a ship that flies a while and is built quickly."""


def test_three_flights_of_a_trek_with_two_people_and_two_bots(visitor: Visitors) -> None:
    """By clicks on what is lit; between the flights both see what was paid and who holds which title."""
    ada, bob = visitor(), visitor()
    chance = {ada: random.Random(4), bob: random.Random(5)}
    together(ada, bob, ("random", "cadet"), flight="trek", building="turns", hourglass_rounds=6)
    landings: set[str] = set()
    while asked := until(ada, bob):
        for seat in asked:
            if seat.page.query_selector(".landing"):
                landings.add(look_around(seat))
            click_turn(seat, chance[seat], FEW)
    assert landings == {"Flight I", "Flight II"}
    assert ada.scores == bob.scores
    assert len(ada.scores) == 4
    assert ada.page.locator(".gtpay tfoot td").count() == 4
    sums = ada.page.locator(".gtpay tfoot td").all_inner_texts()
    assert sorted(int(one.replace("−", "-")) for one in sums) == sorted(ada.scores)


def look_around(seat: Seat) -> str:
    """The payout of the flight: four columns, four titles with what they count."""
    assert seat.page.locator(".landing .gtpaytable tfoot td").count() == 4
    assert seat.page.locator(".landing .titletable tbody tr").count() == 4
    assert seat.violations() == []
    return seat.page.inner_text(".landing h2").split(":")[0]
