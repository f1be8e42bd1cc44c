"""Loading a log, and looking into its past: quick, and the same as playing everything from the start."""

import asyncio
import random
from functools import cache
from typing import Any

import pytest
from playing import play_on
from server.harness import Person

import sternhafen
from sternhafen.server.protocol.errors import ApiError
from sternhafen.server.tables import archive
from sternhafen.server.tables.logged_game import Entry, LoggedGame, replayed, start_data, state_after
from sternhafen.server.tables.past import STEP, Past
from sternhafen.server.tables.versions import OtherRules, recalled
from sternhafen.server.tables.written import Written

GAMES = sternhafen.games()


@cache
def entries_of(game: str) -> list[Entry]:
    """The log of a whole random game of three."""
    seats = [{"player": None, "kind": "human", "bot": None}] * 3
    clock = {"kind": "live", "seconds": 600, "increment": 5, "days": 3}
    entries = [Entry(1, 1000, "start", None, start_data(game, 3, 7, {}, seats, clock))]
    state = LoggedGame(entries[0]).state
    for seat, action in play_on(state, random.Random(7)):
        number = len(entries) + 1
        entries.append(Entry(number, 1000 * number, "act", seat, {"action": action.json()}, f"c{number}"))
    return entries


@cache
def log_of(game: str) -> list[Written]:
    return archive.written_log(entries_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_log_read_is_the_game_played(game: str) -> None:
    """Events, moments, commands, clocks and state of a log that is read are those of one that is played anew."""
    read, played = recalled(log_of(game)), replayed(entries_of(game))
    assert (read.told, read.moments, read.commands) == (played.told, played.moments, played.commands)
    assert read.clocks
    assert played.clocks
    assert (read.clocks.left, read.clocks.running) == (played.clocks.left, played.clocks.running)
    assert read.state.hash() == played.state.hash()
    assert read.state.record() == played.state.record()


def test_what_was_told_is_read_and_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a log asks no event what it says: that is most of what playing it costs."""
    monkeypatch.setattr(LoggedGame, "_tell", lambda *_: pytest.fail("worked out again"))
    assert recalled(log_of("solarius")).over


@pytest.mark.parametrize("game", GAMES)
def test_a_log_with_another_state_in_it_is_not_believed(game: str) -> None:
    """The last hash is compared always, and the proof names the entry."""
    log = [*log_of(game)]
    log[-1] = Written(log[-1].entry, log[-1].told, "0" * 16)
    with pytest.raises(OtherRules) as other:
        recalled(log)
    assert other.value.number == len(log)


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_is_the_same_as_from_the_start(game: str) -> None:
    """Moments asked for in any order, while copies are made on the way."""
    played, past, rng = recalled(log_of(game)), Past(), random.Random(3)
    places = rng.sample(range(len(played.entries)), 20)
    for place in places:
        state, expected = past.state("t", played, place), state_after(played.entries[: place + 1])
        assert state.hash() == expected.hash()
        assert [state.view(viewer) for viewer in played.viewers] == [expected.view(v) for v in played.viewers]
    past.close()


def test_a_step_plays_a_few_entries_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the end was seen, no moment of a long game costs more than the entries between two copies."""
    played, past = recalled(log_of("solarius")), Past()
    past.state("t", played, len(played.entries) - 1)
    steps: list[int] = []
    from sternhafen.server.tables import logged_game
    from sternhafen.server.tables import past as module

    play_again = logged_game.play_again

    def counted(state: Any, entry: Entry) -> None:
        steps[-1] += 1
        play_again(state, entry)

    monkeypatch.setattr(module, "play_again", counted)
    for place in range(0, len(played.entries), 7):
        steps.append(0)
        past.state("t", played, place)
    assert max(steps) < STEP
    past.close()


def test_askers_take_turns() -> None:
    """One who asks for a hundred moments does not make another wait for more than one of them."""

    async def scene() -> list[str]:
        past, done = Past(), []

        async def ask(who: str) -> None:
            await past.look(who, lambda: None)
            done.append(who)

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("modest"), *greedy)
        past.close()
        return done

    assert asyncio.run(scene()).index("modest") <= 2


def test_a_record_longer_than_any_game_is_refused_unplayed(ada: Person) -> None:
    """55,000 ticks: the answer says how many are taken, and no engine saw them."""
    ticks = [[-1, {"type": "advance_clock", "seconds": 0.01}]] * 55_000
    record = {"format": "sternhafen-record/1", "game": "trucker", "decisions": ticks}
    refused = ada.post("/api/records", record, status=413)
    assert refused["error"]["text"]["key"] == "server-error-record-too-long"
    with pytest.raises(ApiError):
        archive.require_short(record)


def test_a_record_that_breaks_the_engine_is_refused(ada: Person) -> None:
    """Whatever a record says is answered in words, from the process that tried it."""
    state = sternhafen.game("jumpdrive").new(players=2, seed=1)
    broken = state.record() | {"decisions": [[0, {"type": "explore"}]], "hashes": ["", ""]}
    assert ada.post("/api/records", broken, status=400)["error"]["kind"] == "malformed"
