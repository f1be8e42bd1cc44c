"""What every game must keep: the contract of DESIGN, checked along random games."""

from random import Random
from typing import Any

import pytest
from playing import game_setups, moments, plain, play_on, play_out, say, setup_id, texts_in

import sternhafen
from sternhafen import Refused, State

SETUPS = game_setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
Setup = tuple[str, int, dict[str, Any]]


def some(setup: Setup, seed: int = 11, every: int = 7) -> list[State]:
    return list(moments(*setup, seed=seed, every=every))


@every_setup
def test_somebody_has_a_legal_action_unless_the_game_is_over(setup: Setup) -> None:
    """While a game runs, each seat that must act has at least one legal action; afterwards nobody acts."""
    for state in some(setup):
        assert state.to_act
        assert all(len(state.decision(seat).actions()) > 0 for seat in state.to_act)
    name, players, options = setup
    state = play_out(sternhafen.game(name).new(players=players, seed=3, options=options), Random(3))
    assert state.to_act == ()
    assert state.result is not None
    with pytest.raises(Refused) as refusal:
        state.decision(0)
    assert refusal.value.kind == "over"


@every_setup
def test_each_listed_action_applies(setup: Setup) -> None:
    """What `actions()` lists and what `sample` gives is accepted, in the form of objects and of JSON."""
    rng = Random(5)
    for state in some(setup):
        for seat in state.to_act:
            decision = state.decision(seat)
            listed = decision.actions()
            assert decision.allows(decision.sample(rng))
            for action in {listed[0], listed[-1], *(rng.choice(listed) for _ in range(6))}:
                state.copy().apply(seat, action)
                state.copy().apply(seat, plain(action.json()))


@every_setup
def test_unlisted_actions_are_refused_and_change_nothing(setup: Setup) -> None:
    """Actions of other moments, if not listed now, are refused with a text in both languages."""
    pool = {state.decision(seat).sample(Random(1)) for state in some(setup, seed=2, every=3) for seat in state.to_act}
    for state in some(setup, every=17):
        before = state.hash()
        for seat in range(state.players):
            legal = set() if seat not in state.to_act else set(state.decision(seat).actions()[:2000])
            for action in sorted(pool - legal, key=repr)[:25]:
                if seat in state.to_act and state.decision(seat).allows(action):
                    continue  # legal, but beyond the part of the list that was read
                with pytest.raises(Refused) as refusal:
                    state.apply(seat, action)
                assert refusal.value.en
                assert refusal.value.de
        assert before == state.hash()


@every_setup
def test_bad_input_is_refused_by_kind(setup: Setup) -> None:
    """Malformed data, a wrong seat and a stale number are different refusals, and nothing changes."""
    state = some(setup, every=10_000)[0]
    before, seat = state.hash(), state.to_act[0]
    action = state.decision(seat).sample(Random(1))
    bad: list[tuple[int, Any, int | None, str]] = [
        (seat, {"type": "no such thing"}, None, "malformed"),
        (seat, {**action.json(), "surplus": 1}, None, "malformed"),
        (seat, [], None, "malformed"),
        (state.players, action, None, "wrong_seat"),
        (-1, action, None, "wrong_seat"),
        (seat, action, state.decision(seat).number + 1, "stale"),
    ]
    for who, what, number, kind in bad:
        with pytest.raises(Refused) as refusal:
            state.apply(who, what, number=number)
        assert kind == refusal.value.kind
        assert refusal.value.en
        assert refusal.value.de
    assert before == state.hash()


@every_setup
def test_copies_are_independent(setup: Setup) -> None:
    """Playing a copy to the end leaves the original as it was, and the copy starts equal."""
    for state in some(setup, every=13):
        before, twin = state.hash(), state.copy()
        assert before == twin.hash()
        play_out(twin, Random(1))
        assert before == state.hash()


@every_setup
def test_a_playout_is_a_game_like_any_other(setup: Setup) -> None:
    """The decisions of a playout, applied one by one with all checks, lead to the same end."""
    name, players, options = setup
    state = sternhafen.game(name).new(players=players, seed=9, options=options)
    again = state.copy()
    state.playout(Random(9))
    for seat, action in state.history():
        again.apply(seat, action)
    assert state.hash() == again.hash()
    assert state.result == again.result
    assert state.history() == again.history()


@every_setup
def test_a_record_replays_to_equal_states(setup: Setup) -> None:
    """Record, JSON, replay: every state equal by hash, proved by `replay` itself; the result too."""
    name, players, options = setup
    state = play_out(sternhafen.game(name).new(players=players, seed=8, options=options), Random(8))
    record = plain(state.record())
    again = sternhafen.replay(record)
    assert state.hash() == again.hash()
    assert plain(again.record()) == record
    assert record["result"] == plain(again.result.json())


@every_setup
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    """Seed and decisions determine everything; another seed gives another game."""
    name, players, options = setup
    first, second, other = (
        play_out(sternhafen.game(name).new(players=players, seed=seed, options=options), Random(4))
        for seed in (21, 21, 22)
    )
    assert first.record() == second.record()
    assert first.record()["hashes"] != other.record()["hashes"]


@every_setup
def test_positions_come_back_equal(setup: Setup) -> None:
    """Position, JSON, state, position: nothing is lost, and play goes on alike."""
    for state in some(setup, every=9):
        position = plain(state.position())
        again = state.game.position(position)
        assert position == plain(again.position())
        assert state.to_act == again.to_act
        rng, twin_rng = Random(2), Random(2)
        play_on_a_little(state, rng)
        play_on_a_little(again, twin_rng)
        assert state.hash() == again.hash()


def play_on_a_little(state: State, rng: Random) -> None:
    for _ in play_on(state, rng, limit=12):
        pass


@every_setup
def test_everything_said_can_be_read_in_both_languages(setup: Setup) -> None:
    """Views, decisions, events and results speak German and English; no text is missing."""
    name, players, options = setup
    game = sternhafen.game(name)
    state = game.new(players=players, seed=6, options=options)
    rng = Random(6)
    while not state.over:
        seat = rng.choice(state.to_act)
        decision = state.decision(seat)
        said: list[Any] = [decision.json(), state.view(seat), state.view(None)]
        for event in state.apply(seat, decision.sample(rng)):
            said += [event.json(viewer) for viewer in (None, *range(players))]
        for message in texts_in(said):
            assert all(say(message, game))
    assert state.result is not None
    for message in texts_in(state.result.json()):
        assert all(say(message, game))
