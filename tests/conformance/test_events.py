"""What the texts can tell is told: no event is forgotten where it happens."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playing import Setup, game_setups

import sternhafen
from sternhafen import bots

GAMES = Path(sternhafen.__file__).parent / "games"
RARE = {
    "race": {"gambled_in_vain"},
    "solarius": {"drive_lost"},
    "trucker": {"declined", "forced_out_lapped", "put_back"},
}
"""Events that take too many games to come up; scenes of their game show them."""
ENOUGH = 100


def told_in(setup: Setup, seed: int) -> Iterator[str]:
    """The kinds of events of one game between random and greedy players; where time counts, some of it passes."""
    state, rng = setup.new(seed), Random(seed)
    seated = [bots.make(setup.game, rng.choice(("random", "greedy")), rng.random()) for _ in range(setup.players)]
    while not state.over:
        seat = rng.choice(state.to_act)
        events = state.apply(seat, bots.ask(seated[seat], state, seat))
        yield from [event.type for event in events + state.advance_clock(3.0)]


@pytest.mark.parametrize("name", sternhafen.games())
def test_every_event_that_has_words_comes_up(name: str) -> None:
    """Played until all have: a kind of event nobody is told of any more would never come up."""
    texts = (GAMES / name / "locale" / "en.ftl").read_text(encoding="utf-8")
    known = {word.removesuffix("-own") for word in re.findall(rf"^{name}-event-([a-z0-9-]+) =", texts, re.MULTILINE)}
    missing = {word.replace("-", "_") for word in known} - RARE.get(name, set())
    setups = [setup for setup in game_setups() if setup.game.id == name]
    for seed in range(ENOUGH):
        missing.difference_update(told_in(setups[seed % len(setups)], seed))
        if not missing:
            return
    assert not missing
