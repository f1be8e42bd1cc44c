"""Sheets on which a table writes its observations again and again hold nothing of what stood there before."""

from random import Random

import numpy
import pytest
from playing import Setup, game_setups

from sternhafen.coding.observer import asked_of
from sternhafen.env.table import NOBODY, Table

LOOKED_AT = 0.15
"""How many of the sheets are held against the view."""


@pytest.mark.parametrize("setup", game_setups(), ids=str)
def test_a_sheet_written_again_is_what_the_view_gives(setup: Setup) -> None:
    """Through two games at one table, word by word, whoever looks how often; now and then number by number."""
    table, rng = Table(setup.game.id, setup.players, setup.options), Random(7)
    observer = table.coding.observer
    for seed in (3, 4):
        seat = table.deal(seed).to_act[0]
        while seat != NOBODY:
            viewer = rng.randrange(setup.players)
            seen = table.observe(viewer)
            if rng.random() < LOOKED_AT:
                said = table.spelling(viewer).said if table.on_table.lanes[viewer] else []
                viewed = observer.observe(table.on_table.view(viewer), asked_of(table.on_table, viewer), said)
                assert [] == [observer.labels()[place] for place in numpy.flatnonzero(viewed != seen)]
            if table.say(seat, rng.choice(table.spelling(seat).next())):
                seat = table.next_after(seat)
