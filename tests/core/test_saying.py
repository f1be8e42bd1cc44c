"""Every action can be said in words."""

from random import Random

import pytest

import sternhafen
from sternhafen.core.saying import said
from sternhafen.core.text import LANGUAGES, speak


@pytest.mark.parametrize("game", sternhafen.games())
def test_every_action_has_words_in_both_languages(game: str) -> None:
    """Whatever kind of question an action answers, in a whole random game; no words are empty."""
    state, rng = sternhafen.game(game).new(players=2, seed=4), Random(4)
    while not state.over:
        seat = state.to_act[0]
        decision = state.decision(seat)
        action = decision.sample(rng)
        assert all(speak(said(decision, action), language, state.game.names) for language in LANGUAGES)
        state.apply(seat, action)
