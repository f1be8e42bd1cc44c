"""The library shows itself: help, words for every object, equality, pickles, and helpers for whole games."""

import pickle
import pydoc
import subprocess
import sys
from random import Random

import pytest
from playing import Setup, game_setups, play_on, play_out

import sternhafen
from sternhafen import Limits, Record, Refused
from sternhafen import bots as bots_room
from sternhafen.core.text import text

PUBLIC = [
    (module, name)
    for module in (sternhafen, bots_room)
    for name in module.__all__
    if name not in ("__version__", "Imagine")
]


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=lambda part: getattr(part, "__name__", part))
def test_help_tells_of_every_public_name(module: object, name: str) -> None:
    """`help` renders each public name and says what holds of it."""
    thing = getattr(module, name)
    assert pydoc.plain(pydoc.render_doc(thing))
    assert thing.__doc__


def test_help_renders_the_library() -> None:
    """`help(sternhafen)` works and lists what is public."""
    page = pydoc.plain(pydoc.render_doc(sternhafen))
    assert [name for name in sternhafen.__all__ if name not in page and name != "__version__"] == []


def test_import_loads_no_more_than_it_needs() -> None:
    """Neither Fluent nor numpy is loaded until somebody speaks or a net judges."""
    assert loaded_with("sternhafen", "fluent", "numpy", "importlib.resources") == set()


@pytest.mark.parametrize("module", ["sternhafen.cli.main", "sternhafen.server.ops.run"])
def test_commands_and_servers_start_without_what_takes_longest_to_load(module: str) -> None:
    """What learns, draws or writes columns is loaded by those who use it."""
    assert loaded_with(module, "numpy", "matplotlib", "pyarrow") == set()


def loaded_with(module: str, *others: str) -> set[str]:
    """Which of the others are loaded with a module."""
    program = f"import sys, {module}; print(*{set(others)} & set(sys.modules))"
    return set(
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    )


def test_objects_show_themselves_in_words() -> None:
    """Games, states, decisions, events, records and results have a repr that a person reads."""
    game = sternhafen.game("race")
    state = game.new(players=2, seed=7)
    assert repr(game) == "<Race for the Galaxy (race), 2 to 4 players>"
    assert repr(state) == "<Race for the Galaxy, 2 players, after 0 decisions; to act: seat 0, seat 1>"
    expected = "<Decision 1 of seat 0: starting_discard (several): Discard 2 of your six cards.>"
    assert repr(state.decision(0)) == expected
    (sealed,) = state.apply(0, state.decision(0).sample(Random(1)))
    assert repr(sealed) == "<Event discarded_at_start of seat 0, sealed>"
    told = state.apply(1, state.decision(1).sample(Random(1)))
    assert repr(told[1]) == "<Event discarded_at_start: Seat 1 discarded 2 starting cards.>"
    assert repr(Record(state.record())) == "<Record of Race for the Galaxy, 2 players, 2 decisions>"
    reason = sternhafen.Text("race-end-full", {"limit": 12})
    expected = "<Result: 9, 9 points; won by seat 0 and seat 1: A tableau holds 12 cards or more.>"
    assert repr(sternhafen.Result((9, 9), (1, 1), reason)) == expected


@pytest.mark.parametrize("setup", game_setups(), ids=str)
def test_a_state_tells_its_table_and_hides_what_is_hidden(setup: Setup) -> None:
    """`str(state)` is the spectator's table in words; it leaves no trace in the state."""
    state = setup.new(3)
    for _ in zip(range(20), play_on(state, Random(3)), strict=False):
        watched = state.watched
        assert str(state).split("\n") == state.told(None, "en")
        assert watched == state.watched
        assert str(state) == str(state.determinize(0, Random(5)))
    assert len(state.told(0, "de")) >= setup.players


@pytest.mark.parametrize("name", sternhafen.games())
def test_states_are_equal_by_content(name: str) -> None:
    """A copy equals its state until one of them goes on; a state is no key."""
    state = sternhafen.game(name).new(players=2, seed=3)
    copy = state.copy()
    assert state == copy
    copy.apply(copy.to_act[0], copy.decision(copy.to_act[0]).sample(Random(1)))
    assert state != copy
    assert state != sternhafen.game(name).new(players=2, seed=4)
    assert state != "a state"
    with pytest.raises(TypeError, match=r"state\.hash\(\)"):
        hash(state)


@pytest.mark.parametrize("name", sternhafen.games())
def test_pickles_carry_the_game_by_name(name: str) -> None:
    """A state comes out of a pickle equal, with the one game of that name, its whole past and its undo."""
    state = sternhafen.game(name).new(players=2, seed=3)
    state.view(0)
    for _ in zip(range(30), play_on(state, Random(3)), strict=False):
        pass
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game is state.game
    assert again.record() == state.record()
    assert [again.can_undo(seat) for seat in (0, 1)] == [state.can_undo(seat) for seat in (0, 1)]
    assert play_out(again, Random(5)).result == play_out(state, Random(5)).result


def test_a_finished_game_of_any_length_can_be_pickled() -> None:
    """However many decisions a state has behind it: they are no deep nest in a pickle."""
    state = play_out(sternhafen.game("trucker").new(players=4, seed=3), Random(3))
    for _ in range(12):
        state.log = (state.log, 0, state.history()[0][1])
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_texts_speak_both_languages() -> None:
    """A text is heard as `en` and as `de`."""
    assert text("core-over").en == "The game is over."
    assert text("core-over").de == "Das Spiel ist zu Ende."


def test_a_record_is_stepped_through() -> None:
    """`for state, seat, action in record` gives each moment, who decides in it and what."""
    state = play_out(sternhafen.game("jumpdrive").new(players=2, seed=3), Random(3))
    record = Record(state.record())
    moments = list(record)
    assert len(moments) == len(record) == len(state.history())
    for moment, seat, action in moments:
        assert moment.decision(seat).allows(action)
    assert record.last == state


def test_bots_play_a_game_to_its_end() -> None:
    """`play` seats bots by name or made, one for all or one for each, and repeats itself with a seed."""
    game = sternhafen.game("jumpdrive")
    limits = Limits(0.01, counted=True)
    results = [sternhafen.play(game.new(players=2, seed=3), ["captain", "pilot"], limits=limits, seed=1) for _ in "ab"]
    assert results[0] == results[1]
    own = bots_room.make(game, "random", seed=1)
    assert sternhafen.play(game.new(players=2, seed=3), own).winners
    with pytest.raises(sternhafen.DataError, match="each of the 2 seats, found 3"):
        sternhafen.play(game.new(players=2, seed=3), ["pilot"] * 3)


def test_a_counted_clock_counts() -> None:
    """A search that counts has as many tries as are usual in its time, whatever the clock says."""
    clock = Limits(0.5, counted=True).clock(pace=8)
    assert [clock.tick() for _ in range(6)] == [True, True, True, True, False, False]


def test_a_hushed_state_tells_nobody() -> None:
    """After `hush` a state plays as before, without events."""
    state = sternhafen.game("race").new(players=2, seed=3)
    loud, quiet = state.copy(), state.copy()
    quiet.hush()
    told = 0
    for seat, action in play_on(loud, Random(3), limit=40):
        quiet.play(seat, action)
        told += len(quiet.events)
    assert quiet == loud
    assert told == 0


def test_instincts_and_nets_are_public() -> None:
    """Programs can ask what the shipped bots ask."""
    game = sternhafen.game("jumpdrive")
    state = game.new(players=2, seed=3)
    instinct, net = bots_room.instinct_of(game), bots_room.net_of("jumpdrive")
    assert state.decision(0).allows(instinct.answer(state, 0))
    assert net is not None
    assert len(net.of_rows([instinct.features()(state, seat) for seat in (0, 1)])) == 2


def test_refusals_name_the_seat_and_who_is_to_act() -> None:
    """A seat that is not asked is told who is."""
    state = sternhafen.game("solarius").new(players=2, seed=3)
    (acting,) = state.to_act
    with pytest.raises(Refused) as refused:
        state.decision(1 - acting)
    assert refused.value.en == f"Seat {2 - acting} has nothing to decide now; to act: Seat {acting + 1}."
    assert refused.value.de == f"Platz {2 - acting} hat jetzt nichts zu entscheiden; am Zug: Platz {acting + 1}."
