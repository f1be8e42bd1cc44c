"""Hidden information: what every kind of viewer's socket receives in whole games, searched for what they must not know.

Beside each socket the test keeps the truth (the log, replayed), and at every frame asks which cards the viewer may
know at that moment. The names of all others must not be in the frame, anywhere, in any form.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from server.harness import Chair, Person, Server
from test_helpers import strings_in

import sternhafen
from sternhafen.server.store.store import make_engine
from sternhafen.server.tables import move_log
from sternhafen.server.tables.logged_game import LoggedGame, Viewer, replayed

GAMES = [(game, seed) for game in sternhafen.games() for seed in range(2)]
TURNED_UP = {"won", "lost"}
"""Events in which a card is turned up before everybody, who may then see the pile renewed with it (RACE-159)."""


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_no_frame_names_a_card_its_viewer_may_not_know(
    server: Server, ada: Person, bob: Person, game: str, seed: int
) -> None:
    """Two people, a bot, a stranger who watches: frames hold only cards that were open to their viewer."""
    table = ada.begin_with(bob, game=game, players=3, bots=["random"])
    with ada.sit(table) as a, bob.sit(table) as b, Chair(server, table, None) as watcher:
        play_together([a, b], watcher, seed)
        heard: dict[Viewer, Chair] = {0: a, 1: b, None: watcher}
    engine = make_engine(server.environment["STERNHAFEN_DATABASE"])
    with engine.connect() as connection:
        entries = move_log.read(connection, table)
    engine.dispose()
    for viewer, chair in heard.items():
        check_frames(replayed(entries), viewer, chair.frames)


def play_together(chairs: list[Chair], watcher: Chair, seed: int) -> None:
    """All take part until all have seen the result; each chooses by chance of their own, whoever is first."""
    chance = {chair: random.Random(10 * seed + place) for place, chair in enumerate(chairs)}
    everybody = [*chairs, watcher]
    for chair in everybody:
        chair.until("view")
    answered: dict[Chair, int | None] = dict.fromkeys(chairs)
    while not all(chair.view["result"] for chair in everybody):
        for chair in everybody:
            decision = chair.view["decision"]
            if decision and decision["number"] != answered[chair]:
                answered[chair] = decision["number"]
                assert chair.act(chance[chair])["type"] == "ack"
            elif not chair.view["result"]:
                take_if_any(chair)


def take_if_any(chair: Chair) -> None:
    try:
        chair.receive(timeout=0.005)
    except TimeoutError:
        return


def check_frames(played: LoggedGame, viewer: Viewer, frames: list[str]) -> None:
    """Every frame against what its viewer could know when it was sent, at the latest."""
    known = dict(knowledge(played, viewer))
    checked = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] != "view" or message["view"] is None or message["result"]:
            continue
        forbidden = known[message["seq"]]
        found = forbidden & strings_in(message)
        assert not found, f"viewer {viewer} at {message['seq']} saw {found}"
        checked += bool(forbidden)
    assert checked, f"viewer {viewer}: none of {len(frames)} frames hid anything"


def knowledge(played: LoggedGame, viewer: Viewer) -> Iterator[tuple[int, set[str]]]:
    """For each of the viewer's event numbers the cards whose every copy was hidden from them until then."""
    game = played.game
    total = copies(game)
    again = LoggedGame(played.entries[0])
    seen: set[str] = set()
    for entry in [None, *played.entries[1:]]:
        if entry is not None:
            told = len(again.told[viewer])
            again.advance([entry])
            seen |= turned_up(again, viewer, told) & set(total)
        hidden = Counter(game.component_name(number) for number in again.state.unknown_to(viewer).elements())
        seen |= {name for name in total if hidden[name] < total[name]}
        yield len(again.told[viewer]), set(total) - seen - named_by(game, seen)


def turned_up(played: LoggedGame, viewer: Viewer, since: int) -> set[str]:
    """What lay open for a moment in the last step, whether or not it is hidden again after it."""
    events = [json.loads(bytes(line.event)) for line in played.told[viewer][since:]]
    return strings_in([event for event in events if event and event["type"] in TURNED_UP])


@cache
def printed(game: Any) -> dict[str, set[str]]:
    """The cards that are named in the printed text of each card."""
    cards = game.components()["cards"]
    return {name: strings_in(facts.get("words", [])) & set(cards) for name, facts in cards.items()}


def named_by(game: Any, seen: set[str]) -> set[str]:
    """What one may read of on the cards one has seen."""
    return {other for name in seen for other in printed(game)[name]}


def copies(game: Any) -> dict[str, int]:
    """How many of each card there are in the whole game."""
    return {name: int(facts.get("copies", 1)) for name, facts in game.components()["cards"].items()}


def test_the_search_finds_what_is_there() -> None:
    """The check itself works: a planted card is found in a frame."""
    game = sternhafen.game("jumpdrive")
    name = game.component_names[0]
    assert name in strings_in({"deep": [{"args": {"card": {"card": name}}}]})
