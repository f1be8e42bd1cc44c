"""Hints: advice of a bot for the person who asks, nobody else, and never in the log."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from server.harness import Person, Server
from server.tables.test_realtime import stored

import sternhafen
from sternhafen import Text, speak


def reasons(game: str, why: dict[str, Any]) -> bool:
    """Whether the reason is one sentence in both languages, without the bare key of any text."""
    names = sternhafen.game(game).names
    said = [speak(Text(why["key"], why["args"]), language, names) for language in ("de", "en")]
    return all(
        sentence and not re.search(r"\b(core|race|jumpdrive|trucker|solarius)-[a-z]+-", sentence) for sentence in said
    )


@pytest.mark.parametrize("game", sternhafen.games())
def test_hint_is_a_legal_move_and_leaves_no_trace(server: Server, ada: Person, game: str) -> None:
    """The moves come best first with chances from 0 to 1, the first can be played, and the log knows nothing of it."""
    table = ada.solo(game=game, players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        while not chair.view["decision"]:
            chair.until("view")
        hint = chair.ask("hint")
        assert (hint["type"], hint["decision"]) == ("hint", chair.view["decision"]["number"]), hint
        chances = [move["chance"] for move in hint["moves"]]
        assert chances
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(move["text"]["key"] for move in hint["moves"])
        assert all(reasons(game, move["why"]) for move in hint["moves"])
        assert all(entry.seat != 0 for entry in stored(server, table))
        best = hint["moves"][0]["action"]
        assert chair.ask("act", decision=hint["decision"], action=best)["type"] == "ack"


def test_tables_of_several_people_have_hints_only_if_they_wish(ada: Person, bob: Person) -> None:
    """Off without a word, on when the table says so; then only the one who asked gets an answer."""
    for wish in (None, True, False):
        table = ada.begin_with(bob, hints=wish)
        with ada.sit(table) as hers, bob.sit(table) as his:
            assert hers.until("view")["table"]["hints"] == bool(wish)
            his.until("view")
            answer = hers.ask("hint")
            assert answer["type"] == ("hint" if wish else "refused")
            assert wish or answer["text"]["key"] == "server-error-no-hints"
            his.ask("ping")
            assert not [frame for frame in his.frames if '"type":"hint"' in frame]


def test_no_hint_for_watchers_nor_without_a_decision(ada: Person, bob: Person) -> None:
    """Who has no seat, has decided already, or has seen the end, is refused with the reason."""
    table = ada.begin_with(bob, hints=True)
    solo = ada.solo(players=2)
    rng, watcher = random.Random(1), Person(ada.server, "Watcher")
    with ada.sit(table) as hers, watcher.sit(table) as looking:
        hers.until("view")
        looking.until("view")
        assert looking.ask("hint")["text"]["key"] == "server-error-not-seated"
        while hers.view["decision"]:
            hers.act(rng)
            hers.until("view")
        assert hers.ask("hint")["text"]["key"] == "core-not-your-turn"
    with ada.sit(solo) as chair:
        chair.play(rng)
        assert chair.ask("hint")["kind"] == "over"
    watcher.close()


def test_hints_are_rationed(tmp_path: Path) -> None:
    """So many in a time for each player, over however many connections."""
    with Server(f"sqlite:///{tmp_path / 'hints.sqlite3'}", rate_hints="2/hour") as server:
        ada = Person(server)
        table = ada.solo(players=2)
        with ada.sit(table) as first, ada.sit(table) as second:
            for chair in (first, second):
                chair.until("view")
            answers = [chair.ask("hint") for chair in (first, second, first)]
            assert [answer["type"] for answer in answers] == ["hint", "hint", "refused"]
            assert answers[-1]["kind"] == "rate"
        ada.close()
