"""Every action can be said in words."""

from random import Random

import pytest

import sternhafen
from sternhafen.core.saying import named, previewed, reasons, said, why
from sternhafen.core.text import LANGUAGES, Text, speak


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


def test_why_is_made_of_the_decisions_own_previews() -> None:
    """Placing in Jump Drive: the sentence holds every line that the choice itself shows, in both languages."""
    state = sternhafen.game("jumpdrive").new(players=2, seed=7, options={"start": "first_game"})
    decision = state.decision(0)
    shown = next(pick for pick in decision.json()["sets"] or () if pick["preview"])
    action = next(one for one in decision.actions() if sorted(one.json().get("cards", [])) == sorted(shown["items"]))
    lines = previewed(decision, action)
    assert lines == shown["preview"]
    for language in ("de", "en"):
        sentence = speak(why(lines, None, 0.1), language, state.game.names)
        assert all(speak(Text(line["key"], line["args"]), language, state.game.names) in sentence for line in lines)


def test_why_without_a_preview_compares() -> None:
    """A move that shows no price says how far it is ahead or behind; a single one that nothing else is worth it."""
    assert speak(why([], None, 0.124), "en") == "Wins 12 percentage points more often than the next best move"
    assert speak(why([], None, -0.05), "en") == "Wins 5 percentage points less often than the best move"
    assert speak(why([], None, None), "de") == "Etwas anderes kommt hier nicht in Frage"


def test_a_threat_is_named() -> None:
    """Whoever is near the end, or ahead, is named; nobody when the viewer leads or is only a little behind."""
    game = sternhafen.game("race")
    view = game.new(players=2, seed=3).view(0)
    view["seats"][1]["tableau"] = [{"card": "gem_world", "vp": 1, "good": None, "new": False}] * 11
    threat = game.threat(view, 0)
    assert threat == Text("race-threat-cards", {"seat": {"seat": 1}, "number": 11})
    assert "11" in speak(why([], threat, 0.1), "de")
    plain = sternhafen.game("solarius")
    seen = plain.new(players=2, seed=3).view(0)
    seen["seats"][0]["score"], seen["seats"][1]["score"] = 9, 4
    assert plain.threat(seen, 0) is None
    seen["seats"][1]["score"] = 7
    assert plain.threat(seen, 1) is None
    seen["seats"][1]["score"] = 4
    assert plain.threat(seen, 1) == Text("core-threat-ahead", {"seat": {"seat": 0}, "score": 9, "own": 4})


def test_an_action_card_is_called_by_its_words_not_by_a_card_of_the_pack() -> None:
    """Race's actions lie on the board as cards do, but are none of the pack's."""
    race = sternhafen.game("race")
    state = race.new(players=2, seed=1)
    for seat in (0, 1):
        state.apply(seat, state.decision(seat).actions()[0])
    decision = state.decision(0)
    assert "race-choose-action" == decision.prompt.key
    assert all(speak(named(decision, action), "en", race.names) for action in decision.actions())
    assert {"race-action-produce"} <= {named(decision, action).key for action in decision.actions()}


BARE = {"Look", "Trade", "OpenPortals", "Ready", "KeepTitle", "GiveTitle", "Choose", "Name", "Take", "Leave", "NoBonus"}
"""Moves whose own words say all there is, or which change nothing that could be counted."""


@pytest.mark.parametrize("game", sternhafen.games())
def test_moves_have_a_reason_of_their_own(game: str) -> None:
    """In a whole random game nearly every move that can be told by the rules is, in both languages."""
    state, rng = sternhafen.game(game).new(players=2, seed=4), Random(4)
    told = 0
    silent = []
    while not state.over:
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        lines = reasons(state, seat, action)
        told += bool(lines)
        silent += [] if lines or type(action).__name__ in BARE else [type(action).__name__]
        assert all(speak(why(lines, None, 0.1), language, state.game.names) for language in LANGUAGES)
        state.apply(seat, action)
    assert len(silent) <= told / 10, silent
