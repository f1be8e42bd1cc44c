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


def test_a_game_that_only_tells_its_fields_is_read_by_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a writer every observation comes from the view, in sealed moments and between words as well."""
    table, rng = Table("jumpdrive", 3), Random(5)
    observer = table.coding.observer
    monkeypatch.setattr(observer, "writer", None)
    seat, looked = table.deal(2).to_act[0], 0
    while seat != NOBODY and looked < 60:
        for viewer in range(table.players):
            said = table.spelling(viewer).said if table.on_table.lanes[viewer] else []
            viewed = observer.observe(table.on_table.view(viewer), asked_of(table.on_table, viewer), said)
            assert numpy.array_equal(viewed, table.observe(viewer))
            looked += 1
        if table.say(seat, rng.choice(table.spelling(seat).next())):
            seat = table.next_after(seat)


def test_who_looked_while_others_chose_in_secret_learns_nothing() -> None:
    """A choice made in secret changes nothing that the others see but who still has to choose."""
    table = Table("race", 4)
    table.deal(1)
    before = [table.observe(seat) for seat in range(4)]
    owed = table.coding.observer.layout.table["to_act"]
    table.play(0, table.on_table.decision(0).sample(Random(1)))
    for seat in (1, 2, 3):
        assert [owed + (0 - seat) % 4] == list(numpy.flatnonzero(table.observe(seat) != before[seat]))


def test_the_moment_before_choices_is_kept_for_whoever_has_no_sheet() -> None:
    """Bots look at the view: they need not wait for the game to be played again."""
    table = Table("race", 2)
    state = table.deal(1)
    table.observe(0)
    while state.moves < 40:
        seat = state.to_act[0]
        table.play(seat, state.decision(seat).sample(Random(state.moves)))
        if state.sealed and state.moves > state.opened:
            assert state.opened == state.base.moves
